import { buttonLook } from '#src/ui/Button.tsx';
import { Icon } from '#src/ui/Icon.tsx';
import { Tag } from '#src/ui/Tag.tsx';
import { Words } from '#src/ui/Words.tsx';

type FilterSummaryProps = {
  readonly label: string;
  /** Groups that ask for something. */
  readonly count: number;
  /** The same for who hears it. */
  readonly countLabel: string;
};

/** The button that unfolds the filters: it says how many are on. */
export const FilterSummary = ({ label, count, countLabel }: FilterSummaryProps) => (
  <summary {...buttonLook({ size: 's' })}>
    {count > 0 ? (
      <span aria-hidden="true">
        <Tag tone="accent">{count}</Tag>
      </span>
    ) : (
      <Icon name="filters" />
    )}
    <Words>{label}</Words>
    {count > 0 ? <span className="vh"> {countLabel}</span> : null}
  </summary>
);
