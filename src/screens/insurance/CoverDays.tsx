import { addDays, dayOf, formatDay, formatShortDay } from '#domain/core/time.ts';
import { MAX_DAYS } from '#domain/insurance/plans.ts';
import { m } from '#src/copy/generated/messages.js';
import { coverSpans } from '#src/screens/insurance/cover-spans.ts';
import css from '#src/screens/insurance/Insurance.module.css';
import type { InsuranceOrder } from '#src/screens/insurance/insurance-words.ts';
import { daysWords, spanWords } from '#src/screens/insurance/insurance-words.ts';
import { Stack } from '#src/ui/layout.tsx';

/** So many days after the last one are drawn, where they can be added. */
const MORE = 4;

type Kind = 'past' | 'now' | 'left' | 'more';

/** Each covered day, and what could be added. Days of Tehran, at the moment of the answer. */
function coverDays(
  { firstDay, days }: Pick<InsuranceOrder['item'], 'firstDay' | 'days'>,
  today: string,
): readonly { readonly day: string; readonly kind: Kind }[] {
  const count = Math.min(MAX_DAYS, days + MORE);
  return Array.from({ length: count }, (_, at) => {
    const day = addDays(firstDay, at);
    const kind = at >= days ? 'more' : day < today ? 'past' : day === today ? 'now' : 'left';
    return { day, kind };
  });
}

/** "Dec 2026". `month`: YYYY-MM. */
const monthWords = (month: string): string => `${formatShortDay(`${month}-01`).slice(2)} ${month.slice(0, 4)}`;

/** The squares of each month that they are in. `month`: YYYY-MM. */
function byMonth<T extends { readonly day: string }>(squares: readonly T[]) {
  const months = [...new Set(squares.map(({ day }) => day.slice(0, 7)))];
  return months.map((month) => ({ month, days: squares.filter(({ day }) => day.startsWith(month)) }));
}

const KEYS: Readonly<Record<Kind, () => string>> = {
  past: m.insurance_squares_past,
  now: m.insurance_squares_now,
  left: m.insurance_squares_left,
  more: m.insurance_squares_more,
};

/** Days as squares, once for all or for each who has other days; for screen readers the span says it. */
export function CoverDays({ order }: { readonly order: InsuranceOrder }) {
  const { item, serverNow } = order;
  const rows = coverSpans(order).map((span) => ({
    ...span,
    squares: coverDays({ firstDay: item.firstDay, days: span.days }, dayOf(serverNow)),
  }));
  const kinds = (Object.keys(KEYS) as Kind[]).filter((kind) =>
    rows.some(({ squares }) => squares.some((one) => one.kind === kind)),
  );
  return (
    <figure className={css.days}>
      {rows.map(({ names, days, lastDay, squares }) => (
        <Stack key={lastDay} gap={2}>
          {rows.length > 1 ? <p className="small strong">{names}</p> : null}
          <p className="vh">
            {m.insurance_squares_label()}: {spanWords(item.firstDay, lastDay)}, {daysWords(days)}
          </p>
          {byMonth(squares).map(({ month, days: inMonth }) => (
            <div key={month} aria-hidden="true">
              <p className="small quiet">{monthWords(month)}</p>
              <ol>
                {inMonth.map(({ day, kind }) => (
                  <li key={day} data-k={kind}>
                    <small>{formatDay(day).slice(0, 2)}</small>
                    <span>{Number(day.slice(8))}</span>
                  </li>
                ))}
              </ol>
            </div>
          ))}
        </Stack>
      ))}
      <figcaption className={css.key} aria-hidden="true">
        {kinds.map((kind) => (
          <span key={kind} data-k={kind}>
            {KEYS[kind]()}
          </span>
        ))}
      </figcaption>
    </figure>
  );
}
