import { type ChangeFilters, sortBy } from '#src/screens/core/list/filters.ts';
import { HiddenFields } from '#src/screens/core/list/HiddenFields.tsx';
import { useTicks } from '#src/screens/core/list/useTicks.ts';
import { Button } from '#src/ui/Button.tsx';
import { layoutClass } from '#src/ui/layout.tsx';
import { Segments } from '#src/ui/Segments.tsx';

type ListSortFormProps<Sort extends string, Filters> = {
  /** Where the form goes without scripts, with what it must keep. */
  readonly action: string;
  readonly kept: Readonly<Record<string, string>>;
  readonly label: string;
  /** Of the button that it has without scripts. */
  readonly go: string;
  readonly sorts: Readonly<Record<Sort, () => string>>;
  readonly filters: Filters;
  readonly onFilters: ChangeFilters<Filters>;
  /** The first script may send it before the application is here (src/app/early-press.ts). */
  readonly isAhead?: boolean;
};

/** The order of a list; a small GET form of its own, so that it works without scripts. */
export function ListSortForm<
  Sort extends string,
  Filters extends { readonly sort?: Exclude<Sort, 'best'>; readonly all?: true },
>({ action, kept, label, go, sorts, filters, onFilters, isAhead }: ListSortFormProps<Sort, Filters>) {
  const [shown, change] = useTicks(filters, onFilters);
  return (
    <form
      className={layoutClass.row}
      action={action}
      method="get"
      {...(isAhead ? { id: 'sort', 'data-ahead': '' } : {})}
    >
      <HiddenFields of={kept} />
      <Segments<string>
        label={label}
        name="sort"
        value={shown.sort ?? 'best'}
        options={Object.entries<() => string>(sorts).map(([value, name]) => ({ value, label: name() }))}
        onChange={(next) => change((asked) => sortBy(asked, next))}
      />
      <noscript>
        <Button type="submit" size="s">
          {go}
        </Button>
      </noscript>
    </form>
  );
}
