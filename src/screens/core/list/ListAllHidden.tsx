import { type ChangeFilters, without } from '#src/screens/core/list/filters.ts';
import { buttonLook } from '#src/ui/Button.tsx';
import { Empty } from '#src/ui/Empty.tsx';

/** One filter that is on: what it is called, and how many results come back without it. */
export type HidingFilter<Filters> = { readonly word: keyof Filters; readonly name: string; readonly count: number };

type ListAllHiddenProps<Filters> = {
  readonly title: string;
  readonly hiding: readonly HidingFilter<Filters>[];
  /** "Remove all", and "Remove this one". */
  readonly remove: string;
  readonly removeOne: (filter: HidingFilter<Filters>) => string;
  readonly filters: Filters;
  readonly hrefOf: (filters: Filters) => string;
  readonly onFilters: ChangeFilters<Filters>;
};

/** The filters hide everything: how much, and each filter that could go. Links, so that they work without scripts. */
export function ListAllHidden<Filters extends { readonly all?: true }>({
  title,
  hiding,
  remove,
  removeOne,
  filters,
  hrefOf,
  onFilters,
}: ListAllHiddenProps<Filters>) {
  const link = (gone: readonly (keyof Filters)[], text: string, kind: 'primary' | 'plain') => (
    <a
      key={text}
      href={hrefOf(without(filters, ...gone))}
      {...buttonLook({ kind })}
      onClick={(event) => {
        event.preventDefault();
        onFilters((asked) => without(asked, ...gone));
      }}
    >
      {text}
    </a>
  );
  const single = hiding.length > 1 ? hiding.filter(({ count }) => count > 0) : [];
  return (
    <Empty
      title={title}
      actions={
        <>
          {link(
            hiding.map(({ word }) => word),
            remove,
            'primary',
          )}
          {single.map((filter) => link([filter.word], removeOne(filter), 'plain'))}
        </>
      }
    >
      <p>{hiding.map(({ name }) => name).join(' · ')}</p>
    </Empty>
  );
}
