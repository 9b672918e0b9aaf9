import { MONTHS } from '#domain/country/seasons.ts';
import css from '#src/screens/country/places/Places.module.css';

type Props = {
  /** From 1. */
  readonly months: readonly number[];
  /** Outlined. */
  readonly month?: number | null;
  /** Text alternative. */
  readonly label: string;
};

/** Twelve boxes; the best months are filled. */
export const YearStrip = ({ months, month = null, label }: Props) => (
  <span className={css.strip} role="img" aria-label={label}>
    {MONTHS.map((name, index) => (
      <i
        key={name}
        data-best={months.includes(index + 1) ? '' : undefined}
        data-mine={month === index + 1 ? '' : undefined}
      />
    ))}
  </span>
);
