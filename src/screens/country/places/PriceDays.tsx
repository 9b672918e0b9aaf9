import { formatMoney, type Money } from '#domain/core/money.ts';
import { formatDay } from '#domain/core/time.ts';
import { m } from '#src/copy/generated/messages.js';
import css from '#src/screens/country/places/Places.module.css';
import { flag } from '#src/ui/layout.tsx';

export type PriceDay = {
  /** YYYY-MM-DD. */
  readonly date: string;
  /** null: nothing is on sale that day. */
  readonly lowest: Money | null;
};
export type DayPrice = { readonly adult: Money; readonly date: string };

/** The cheapest listed day; the earliest of equals. null: nothing is on sale. */
export const lowestDay = (days: readonly PriceDay[]): DayPrice | null =>
  days
    .flatMap(({ date, lowest }) => (lowest ? { date, adult: lowest } : []))
    .toSorted((a, b) => a.adult.amount - b.adult.amount)[0] ?? null;

type Props = { readonly days: readonly PriceDay[]; readonly hrefOn: (date: string) => string };

/** The lowest price of each day, side by side, that leads to its search. */
export function PriceDays({ days, hrefOn }: Props) {
  const highest = Math.max(...days.map(({ lowest }) => lowest?.amount ?? 0));
  return (
    <ul className={css.days}>
      {days.map(({ date, lowest }) => (
        <li key={date} data-lowest={flag(lowest?.amount === lowestDay(days)?.adult.amount)}>
          {lowest ? (
            <a href={hrefOn(date)}>
              <span>{formatDay(date)}</span>
              <b>{formatMoney(lowest)}</b>
              <Bar part={lowest.amount / highest} />
            </a>
          ) : (
            <span className="quiet">
              <span>{formatDay(date)}</span>
              <b>{m.places_prices_full()}</b>
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Share of the highest price; the number is above it. */
const Bar = ({ part }: { readonly part: number }) => (
  <svg className={css.bar} viewBox="0 0 100 3" preserveAspectRatio="none" aria-hidden="true">
    <path d="M0 0h100v3H0z" />
    <path d={`M0 0h${Math.round(part * 100)}v3H0z`} />
  </svg>
);
