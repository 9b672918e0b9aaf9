import type { Party } from '#domain/flight-search.ts';
import { partySize } from '#domain/flight-search.ts';
import { formatRoundMoney, type Money } from '#domain/money.ts';
import { daysBetween, formatDay } from '#domain/time.ts';
import { m } from '#src/copy/generated/messages.js';
import { buttonLook } from '#src/ui/Button.tsx';
import { Empty } from '#src/ui/Empty.tsx';

export type NoSeatsProps = {
  readonly day: string;
  readonly party: Party;
  readonly days: readonly { readonly date: string; readonly lowest: Money | null }[];
  readonly hrefOf: (day: string) => string;
  readonly slug: string;
};

/** The day has no seats for this party: the nearest days that have. */
export function NoSeats({ day, party, days, hrefOf, slug }: NoSeatsProps) {
  const distance = (date: string) => Math.abs(daysBetween(day, date));
  const near = days
    .flatMap(({ date, lowest }) => (lowest && date !== day ? [{ date, lowest }] : []))
    .sort((a, b) => distance(a.date) - distance(b.date))
    .slice(0, 3);
  const size = partySize(party);
  return (
    <Empty
      slug={slug}
      title={
        size === 1
          ? m.results_none_title({ day: formatDay(day) })
          : m.results_none_title_many({ count: size, day: formatDay(day) })
      }
      actions={near.map(({ date, lowest }) => (
        <a key={date} href={hrefOf(date)} {...buttonLook()}>
          {formatDay(date)}, {formatRoundMoney(lowest)}
        </a>
      ))}
    >
      <p>{near.length > 0 ? m.results_none_near() : m.results_none_week()}</p>
    </Empty>
  );
}
