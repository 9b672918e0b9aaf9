import { formatMoney, type Money } from '#domain/core/money.ts';
import { formatDay } from '#domain/core/time.ts';
import { m } from '#src/copy/generated/messages.js';
import type { ChangeProps } from '#src/screens/core/change/change-slots.ts';
import css from '#src/screens/hotels/change/Change.module.css';
import { itemAfter, type NightOnAxis, nightsOnAxis } from '#src/screens/hotels/change/nights-change.ts';
import type { HotelOrder } from '#src/screens/hotels/checkout/hold-slots.tsx';
import { Stack } from '#src/ui/layout.tsx';

/** Amounts stand in the bars as long as they fit. */
type Frame = { readonly look: 'w' | 'n'; readonly width: number; readonly labels: number; readonly most: number };
const WIDE: Frame = { look: 'w', width: 740, labels: 110, most: 8 };
const NARROW: Frame = { look: 'n', width: 340, labels: 0, most: 4 };

/** Booked and new nights on one axis; screen readers get the same as a list. Other changes draw nothing. */
export function NightsPicture({ order, change }: ChangeProps<HotelOrder>) {
  if (change.kind !== 'nights') return null;
  const nights = nightsOnAxis(order.item, itemAfter({ change }));
  return (
    <Stack gap={3}>
      <h4 className="strong">{m.hotels_change_by_night()}</h4>
      <figure className={css.axis}>
        <ul className="vh">
          {nights.map((one) => (
            <li key={one.night}>{sentenceOf(one)}</li>
          ))}
        </ul>
        <Drawing frame={WIDE} nights={nights} />
        <Drawing frame={NARROW} nights={nights} />
        <figcaption className={css.key} aria-hidden="true">
          <span data-k="stays">{m.hotels_change_key_stays()}</span>
          <span data-k="gone">{m.hotels_change_key_gone()}</span>
          <span data-k="new">{m.hotels_change_key_new()}</span>
        </figcaption>
      </figure>
    </Stack>
  );
}

function sentenceOf({ night, before, after }: NightOnAxis): string {
  const of = (amount: Money) => ({ day: formatDay(night), amount: formatMoney(amount) });
  if (before && after) return m.hotels_change_night_stays(of(before));
  return before ? m.hotels_change_night_gone(of(before)) : after ? m.hotels_change_night_new(of(after)) : '';
}

const BAR = 46;
const ROW = 68;
const TOP = 22;

function Drawing({ frame, nights }: { readonly frame: Frame; readonly nights: readonly NightOnAxis[] }) {
  const { look, width, labels, most } = frame;
  const step = (width - labels) / nights.length;
  const head = labels > 0 ? 0 : 20;
  const rowTop = (row: number) => TOP + head + 12 + row * (ROW + head);
  const bottom = rowTop(1) + BAR + 12;
  const hasAmounts = nights.length <= most;
  // With many nights only some days are written; bars have no amounts then.
  const every = Math.ceil(nights.length / most);
  return (
    <svg className={css[look]} viewBox={`0 0 ${width} ${bottom}`} aria-hidden="true">
      {nights.map(({ night }, at) => (
        <g key={night}>
          <path className={css.rule} d={`M${labels + at * step + 0.5} ${TOP}V${bottom}`} />
          {at % every === 0 ? (
            <text x={labels + at * step + 5} y={14}>
              {formatDay(night)}
            </text>
          ) : null}
        </g>
      ))}
      {([m.hotels_change_booked(), m.hotels_change_after()] as const).map((label, row) => (
        <text key={label} className={css.row} x={0} y={labels > 0 ? rowTop(row) + 28 : rowTop(row) - 8}>
          {label}
        </text>
      ))}
      {barsOf(nights).map(({ id, look: kind, at, row, amount }) => (
        <g key={id} data-k={kind}>
          <rect x={labels + at * step + 3} y={rowTop(row)} width={step - 6} height={BAR} rx={3} />
          {hasAmounts ? (
            <text x={labels + (at + 0.5) * step} y={rowTop(row) + 28} textAnchor="middle">
              {formatMoney(amount)}
            </text>
          ) : null}
        </g>
      ))}
    </svg>
  );
}

/** Booked nights in the first row, new ones in the second. */
const barsOf = (nights: readonly NightOnAxis[]) =>
  nights.flatMap(({ night, before, after }, at) => [
    ...(before ? [{ id: `${night} before`, look: after ? 'stays' : 'gone', at, row: 0, amount: before }] : []),
    ...(after ? [{ id: `${night} after`, look: before ? 'stays' : 'new', at, row: 1, amount: after }] : []),
  ]);
