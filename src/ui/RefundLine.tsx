import type { RefundStep } from '#domain/fares.ts';
import { formatMoney, type Money, times } from '#domain/money.ts';
import { clockOf, dayOf, formatDay, formatShortDay } from '#domain/time.ts';
import { m } from '#src/copy/generated/messages.js';
import { flag } from '#src/ui/layout.tsx';
import css from '#src/ui/RefundLine.module.css';
import { type Frame, labelsOf, PAID_Y, type RefundWords, round, scalesOf } from '#src/ui/refund-layout.ts';
import { endsOf, type Stretch, stretchesOf } from '#src/ui/refund-steps.ts';

export type RefundLineProps = {
  readonly steps: readonly RefundStep[];
  readonly paid: Money;
  readonly now: number;
  readonly departsAt: number;
};

const WIDE: Frame = { width: 540, height: 196, isWide: true };
const NARROW: Frame = { width: 330, height: 190, isWide: false };

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
      <Drawing stretches={stretches} paid={paid} frame={WIDE} />
      <Drawing stretches={stretches} paid={paid} frame={NARROW} />
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

type DrawingProps = { readonly stretches: readonly Stretch[]; readonly paid: Money; readonly frame: Frame };

function Drawing({ stretches, paid, frame }: DrawingProps) {
  const { x, y, floor, right } = scalesOf(frame);
  const ends = endsOf(stretches);
  const line = pathOf(stretches, x, y);
  const first = stretches[0]?.percent ?? 0;
  return (
    <svg className={frame.isWide ? css.w : css.n} viewBox={`0 0 ${frame.width} ${frame.height}`} aria-hidden="true">
      <path className={css.area} d={`${line}V${floor}H8Z`} />
      <path className={css.axis} d={`M8 ${floor}H${right}`} />
      <path className={css.cut} d={`${line}V${floor}`} />
      {stretches.slice(0, -1).map(({ until, percent }, index) => (
        <path key={until} className={css.grid} d={`M${x(ends[index] ?? 1)} ${y(percent)}V${floor}`} />
      ))}
      <path className={css.paid} d={`M8 ${PAID_Y}H${right}`} />
      <path className={css.now} d={`M8 ${floor + 5}V${y(first)}`} />
      <circle className={css.pin} cx="8" cy={y(first)} r="5" />
      {labelsOf(stretches, wordsOf(stretches, paid), frame).map(({ id, text, isLarge, anchor, ...at }) => (
        <text key={id} className={isLarge ? css.pct : undefined} textAnchor={anchor} {...at}>
          {text}
        </text>
      ))}
    </svg>
  );
}

const isNothing = (stretches: readonly Stretch[]) => stretches.every(({ percent }) => percent === 0);
const when = (moment: number) => ({ day: formatDay(dayOf(moment)), time: clockOf(moment) });

function pathOf(stretches: readonly Stretch[], x: (share: number) => number, y: (percent: number) => number): string {
  const ends = endsOf(stretches);
  return stretches.reduce(
    (path, { percent }, index) => `${path}${index === 0 ? '' : `V${round(y(percent))}`}H${round(x(ends[index] ?? 1))}`,
    `M${round(x(0))} ${round(y(stretches[0]?.percent ?? 0))}`,
  );
}

const wordsOf = (stretches: readonly Stretch[], paid: Money): RefundWords => ({
  now: m.ui_refund_now(),
  paid: m.ui_refund_paid({ amount: formatMoney(paid) }),
  stretches: stretches.map(({ until, percent }) => {
    const { day, time } = when(until);
    return {
      percent: m.ui_refund_percent({ percent }),
      amount: formatMoney(times(paid, percent / 100)),
      day,
      shortDay: formatShortDay(dayOf(until)),
      time: time === '12:00' ? m.ui_refund_noon({ time }) : time,
      clock: time,
    };
  }),
});

function words({ until, percent }: Stretch, paid: Money): string {
  if (percent === 0) return m.ui_refund_zero(when(until));
  return m.ui_refund_step({ percent, amount: formatMoney(times(paid, percent / 100)), ...when(until) });
}
