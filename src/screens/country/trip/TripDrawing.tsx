import { DAY_MS, formatDay, formatShortDay, momentOf } from '#domain/core/time.ts';
import type { Journey, TripFinding, TripOrder, TripStep } from '#domain/country/trip.ts';
import { m } from '#src/copy/generated/messages.js';
import { daysOf, sortedFindings } from '#src/screens/country/trip/journey.ts';
import css from '#src/screens/country/trip/Trip.module.css';

type Drawn = {
  readonly orders: readonly TripOrder[];
  /** Numbered from 1 in this order, across the page. */
  readonly findings: readonly TripFinding[];
  /** YYYY-MM-DD in Tehran. */
  readonly days: readonly string[];
};

type Bar = {
  readonly id: string;
  readonly from: number;
  readonly until: number;
  readonly look: 'booked' | 'begun' | 'gap' | 'soft';
  readonly text: string;
};
type Size = { readonly width: number; readonly labels: number; readonly letter: number };

const ROW = 44;
const HEAD = 28;
const WIDE: Size = { width: 1200, labels: 110, letter: 8 };
const NARROW: Size = { width: 360, labels: 68, letter: 7.5 };

/** The whole trip at a glance: nights, routes, visas. The list of days has the same. */
export function TripDrawing({ journey }: { readonly journey: Journey }) {
  const { orders } = journey;
  const drawn = { orders, findings: sortedFindings(journey).found, days: daysOf(orders) };
  const label = m.trip_drawing({ days: drawn.days.length, found: drawn.findings.length });
  return (
    <figure className={css.drawing}>
      <div className={css.wide}>
        <Drawing {...drawn} size={WIDE} label={label} />
      </div>
      <div className={css.narrow}>
        <Drawing {...drawn} size={NARROW} label={label} />
      </div>
      <figcaption className="small quiet">
        <i data-look="booked" /> {m.trip_key_booked()} <i data-look="begun" /> {m.trip_key_begun()}{' '}
        <i data-look="gap" /> {m.trip_key_gap()}
      </figcaption>
    </figure>
  );
}

function Drawing({ orders, findings, days, size, label }: Drawn & { readonly size: Size; readonly label: string }) {
  const { width, labels, letter } = size;
  const start = momentOf(days[0] ?? '');
  const each = (width - labels) / days.length;
  const x = (moment: number) => labels + Math.min(Math.max((moment - start) / DAY_MS, 0), days.length) * each;
  const rows = [
    { title: m.trip_nights(), bars: [...barsOf(orders, 'stay'), ...gapsOf(findings)] },
    { title: m.trip_ways(), bars: barsOf(orders, 'way') },
    { title: m.trip_visa(), bars: barsOf(orders, 'visa') },
    { title: m.trip_insured(), bars: barsOf(orders, 'insurance') },
  ].filter(({ bars }) => bars.length > 0);
  // Names as many days as fit.
  const step = Math.ceil((size === WIDE ? 84 : 44) / each);
  return (
    <svg viewBox={`0 0 ${width} ${HEAD + rows.length * ROW}`} role="img" aria-label={label}>
      {days.map((day, index) => (
        <g key={day}>
          <path className={css.rule} d={`M${labels + index * each} ${HEAD - 6}V${HEAD + rows.length * ROW}`} />
          {index % step === 0 ? (
            <text x={labels + (index + 0.5) * each} y="14" textAnchor="middle">
              {size === WIDE ? formatDay(day) : formatShortDay(day)}
            </text>
          ) : null}
        </g>
      ))}
      {rows.map(({ title, bars }, row) => (
        <g key={title}>
          <text x="0" y={HEAD + row * ROW + 22}>
            {title}
          </text>
          {bars.map(({ id, from, until, look, text }) => {
            const [left, right] = [x(from), Math.max(x(until), x(from) + 6)];
            return (
              <g key={id}>
                <rect data-look={look} x={left} y={HEAD + row * ROW + 5} width={right - left} height="24" rx="3" />
                {text.length * letter < right - left ? (
                  <text data-on={look} x={(left + right) / 2} y={HEAD + row * ROW + 22} textAnchor="middle">
                    {text}
                  </text>
                ) : null}
              </g>
            );
          })}
        </g>
      ))}
    </svg>
  );
}

const barsOf = (orders: readonly TripOrder[], kind: TripStep['kind']): Bar[] =>
  orders.flatMap(({ steps, reference, state }) =>
    steps
      .filter((step) => step.kind === kind)
      .map(({ startsAt, endsAt, to, title }) => ({
        id: `${reference} ${startsAt}`,
        ...{ from: startsAt, until: endsAt },
        look:
          kind === 'visa' || kind === 'insurance'
            ? ('soft' as const)
            : state === 'begun'
              ? ('begun' as const)
              : ('booked' as const),
        text: kind === 'stay' ? to.name : title,
      })),
  );

/** From the afternoon of the first day to noon of the last, like stays. */
const gapsOf = (findings: readonly TripFinding[]): Bar[] =>
  findings.flatMap((finding, index): Bar[] =>
    finding.kind === 'bed' || finding.kind === 'early' || finding.kind === 'open'
      ? [
          {
            id: finding.id,
            from: momentOf(finding.day, 14 * 60),
            until: momentOf(finding.until, 12 * 60),
            look: 'gap',
            text: String(index + 1),
          },
        ]
      : [],
  );
