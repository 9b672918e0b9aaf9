import { formatPersianDay } from '#domain/core/persian-day.ts';
import { addDays, formatDay } from '#domain/core/time.ts';
import { m } from '#src/copy/generated/messages.js';
import css from '#src/screens/transport/runs/Runs.module.css';
import { flag } from '#src/ui/layout.tsx';

type Props = {
  readonly day: string;
  readonly today: string;
  /** The last day that is sold now. */
  readonly lastOpen: string;
  readonly hrefOf: (day: string) => string;
};

/** So many before the chosen day: on a phone, where a row shows three, it is in sight. */
const BEFORE = 1;
const DAYS = 7;

/** The days around the chosen one, none of the past; those whose sale is not open look so. */
export function DayLinks({ day, today, lastOpen, hrefOf }: Props) {
  const first = [addDays(day, -BEFORE), today].sort().at(-1) ?? day;
  const days = Array.from({ length: DAYS }, (_, at) => addDays(first, at));
  return (
    <nav className={css.days} aria-label={m.transportrun_days()}>
      {days.map((one) => (
        <a
          key={one}
          href={hrefOf(one)}
          aria-current={one === day ? 'date' : undefined}
          data-closed={flag(one > lastOpen)}
        >
          <span>{formatDay(one)}</span>
          <small>{formatPersianDay(one)}</small>
          {one > lastOpen ? <small>{m.transportrun_day_closed()}</small> : null}
        </a>
      ))}
    </nav>
  );
}
