import type { RefundStep } from '#domain/fares.ts';
import { formatMoney, type Money, times } from '#domain/money.ts';
import { dayOf, formatShortDay } from '#domain/time.ts';
import { m } from '#src/copy/generated/messages.js';
import { flag } from '#src/ui/layout.tsx';
import css from '#src/ui/RefundLine.module.css';
import { type Frame, labelsOf, PAID_Y, type RefundWords, scalesOf } from '#src/ui/refund-layout.ts';
import { refundMoment } from '#src/ui/refund-sentence.ts';
import { endsOf, isNothing, refundPath, type Stretch, stretchesOf } from '#src/ui/refund-steps.ts';

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

type DrawingProps = { readonly stretches: readonly Stretch[]; readonly paid: Money; readonly frame: Frame };

function Drawing({ stretches, paid, frame }: DrawingProps) {
  const { x, y, floor, right } = scalesOf(frame);
  const ends = endsOf(stretches);
  const line = refundPath(stretches, x, y);
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

const wordsOf = (stretches: readonly Stretch[], paid: Money): RefundWords => ({
  now: m.ui_refund_now(),
  paid: m.ui_refund_paid({ amount: formatMoney(paid) }),
  stretches: stretches.map(({ until, percent }) => {
    const { day, time } = refundMoment(until);
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
  if (percent === 0) return m.ui_refund_zero(refundMoment(until));
  return m.ui_refund_step({ percent, amount: formatMoney(times(paid, percent / 100)), ...refundMoment(until) });
}
