import type { RefundStep } from '#domain/fares.ts';
import { formatMoney, type Money, times } from '#domain/money.ts';
import { clockOf, dayOf, formatDay } from '#domain/time.ts';
import { m } from '#src/copy/generated/messages.js';
import { flag } from '#src/ui/layout.tsx';
import css from '#src/ui/RefundLine.module.css';
import { endsOf, type Stretch, stretchesOf } from '#src/ui/refund-steps.ts';

export type RefundLineProps = {
  readonly steps: readonly RefundStep[];
  readonly paid: Money;
  readonly now: number;
  readonly departsAt: number;
};

/** What comes back and until when, as a line that steps down. The same in words for a screen reader. */
export function RefundLine({ steps, paid, now, departsAt }: RefundLineProps) {
  const stretches = stretchesOf(steps, now, departsAt);
  return (
    <div className={css.refund} data-part="refund" data-none={flag(isNothing(stretches))}>
      <ul className="vh">
        {stretches.map((stretch) => (
          <li key={stretch.until}>{words(stretch, paid)}</li>
        ))}
        <li>{m.ui_refund_scale()}</li>
      </ul>
      <Drawing stretches={stretches} paid={paid} width={540} height={196} isWide />
      <Drawing stretches={stretches} paid={paid} width={330} height={190} />
    </div>
  );
}

/** The line alone, for a fare; its sentence stands beside it. */
export function RefundMini({ steps, now, departsAt }: Omit<RefundLineProps, 'paid'>) {
  const stretches = stretchesOf(steps, now, departsAt);
  const line = pathOf(
    stretches,
    (share) => share * 100,
    (percent) => 22 - (percent / 100) * 20,
  );
  return (
    <div className={css.refund} data-part="refund" data-mini="" data-none={flag(isNothing(stretches))}>
      <svg viewBox="0 0 100 24" preserveAspectRatio="none" aria-hidden="true">
        <path className={css.area} d={`${line}V22H0Z`} />
        <path className={css.cut} d={`${line}V22`} vectorEffect="non-scaling-stroke" />
      </svg>
    </div>
  );
}

/** "70 % back until Wed 2 Dec, 12:00 Tehran." or that nothing comes back. */
export function refundSentence({ steps, now, departsAt }: Omit<RefundLineProps, 'paid'>): string {
  const first = stretchesOf(steps, now, departsAt)[0];
  if (!first || first.percent === 0) return m.ui_refund_none();
  return m.ui_refund_short({ percent: first.percent, ...when(first.until) });
}

type DrawingProps = {
  readonly stretches: readonly Stretch[];
  readonly paid: Money;
  readonly width: number;
  readonly height: number;
  readonly isWide?: boolean;
};

function Drawing({ stretches, paid, width, height, isWide }: DrawingProps) {
  const floor = height - 46;
  const right = width - 8;
  const x = (share: number) => round(8 + share * (right - 8));
  const y = (percent: number) => round(floor - (percent / 100) * (floor - 24));
  const ends = endsOf(stretches);
  const line = pathOf(stretches, x, y);
  const first = stretches[0]?.percent ?? 0;
  return (
    <svg className={isWide ? css.w : css.n} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <path className={css.area} d={`${line}V${floor}H8Z`} />
      <path className={css.axis} d={`M8 ${floor}H${right}`} />
      <path className={css.cut} d={`${line}V${floor}`} />
      {stretches.map(({ until, percent }, index) => {
        const from = x(ends[index - 1] ?? 0);
        const to = x(ends[index] ?? 1);
        const isLast = index === stretches.length - 1;
        const isRoomy = to - from > 76;
        const hasDate = isLast || (index > 0 ? to - x(ends[index - 1] ?? 0) : to) > 60;
        const top = y(percent) - (isRoomy && percent > 0 && isWide ? 22 : 8);
        const { day, time } = when(until);
        return (
          <g key={until}>
            {isLast ? null : <path className={css.grid} d={`M${to} ${y(percent)}V${floor}`} />}
            <text className={css.pct} x={isRoomy ? from + 8 : to - 2} y={top} textAnchor={isRoomy ? 'start' : 'end'}>
              {m.ui_refund_percent({ percent })}
            </text>
            {isRoomy && percent > 0 && isWide ? (
              <text x={from + 8} y={top + 15}>
                {formatMoney(times(paid, percent / 100))}
              </text>
            ) : null}
            {hasDate && (isLast || right - to > 74) ? (
              <text textAnchor={isLast ? 'end' : 'middle'}>
                <tspan x={isLast ? right + 6 : to} y={floor + 17}>
                  {day}
                </tspan>
                <tspan x={isLast ? right + 6 : to} y={floor + 33}>
                  {time === '12:00' && isWide ? m.ui_refund_noon({ time }) : time}
                </tspan>
              </text>
            ) : null}
          </g>
        );
      })}
      <path className={css.paid} d={`M8 24H${right}`} />
      <text x={right + 6} y="18" textAnchor="end">
        {m.ui_refund_paid({ amount: formatMoney(paid) })}
      </text>
      <path className={css.now} d={`M8 ${floor + 5}V${y(first)}`} />
      <circle className={css.pin} cx="8" cy={y(first)} r="5" />
      <text x="2" y={floor + 17}>
        {m.ui_refund_now()}
      </text>
    </svg>
  );
}

const isNothing = (stretches: readonly Stretch[]) => stretches.every(({ percent }) => percent === 0);
const round = (n: number) => Math.round(n * 10) / 10;
const when = (moment: number) => ({ day: formatDay(dayOf(moment)), time: clockOf(moment) });

function pathOf(stretches: readonly Stretch[], x: (share: number) => number, y: (percent: number) => number): string {
  const ends = endsOf(stretches);
  return stretches.reduce(
    (path, { percent }, index) => `${path}${index === 0 ? '' : `V${round(y(percent))}`}H${round(x(ends[index] ?? 1))}`,
    `M${round(x(0))} ${round(y(stretches[0]?.percent ?? 0))}`,
  );
}

function words({ until, percent }: Stretch, paid: Money): string {
  if (percent === 0) return m.ui_refund_zero(when(until));
  return m.ui_refund_step({ percent, amount: formatMoney(times(paid, percent / 100)), ...when(until) });
}
