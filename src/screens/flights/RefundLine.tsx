import { comesBack } from '#domain/cancellation.ts';
import type { RefundStep } from '#domain/fares.ts';
import { formatMoney, type Money } from '#domain/money.ts';
import { dayOf, formatShortDay } from '#domain/time.ts';
import { m } from '#src/copy/generated/messages.js';
import css from '#src/screens/flights/RefundLine.module.css';
import { type Frame, labelsOf, PAID_Y, type RefundWords, scalesOf } from '#src/screens/flights/refund-layout.ts';
import { refundMoment, refundSentence } from '#src/screens/flights/refund-sentence.ts';
import { endsOf, isNothing, refundPath, type Stretch, stretchesOf } from '#src/screens/flights/refund-steps.ts';

export type RefundLineProps = {
  readonly steps: readonly RefundStep[];
  readonly paid: Money;
  readonly now: number;
  readonly departsAt: number;
  /** An agency sold the seats on: whether anything comes back is for it to say. */
  readonly isCharter?: boolean;
};

const WIDE: Frame = { width: 540, height: 196, isWide: true };
const NARROW: Frame = { width: 330, height: 190, isWide: false };

/**
 * What comes back and until when, as a line that steps down; the same in words for a screen reader. A sentence is enough
 * where nothing does.
 */
export function RefundLine({ steps, paid, now, departsAt, isCharter = false }: RefundLineProps) {
  const stretches = stretchesOf(steps, now, departsAt);
  if (isNothing(stretches)) return <p className="quiet">{refundSentence({ steps, now, departsAt, isCharter })}</p>;
  return (
    <div className={css.refund} data-part="refund">
      <ul className="vh">
        {stretches.map((stretch) => (
          <li key={stretch.until}>{words(stretch, paid)}</li>
        ))}
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
      amount: formatMoney(comesBack(paid, percent)),
      day,
      shortDay: formatShortDay(dayOf(until)),
      time: time === '12:00' ? m.ui_refund_noon({ time }) : time,
      clock: time,
    };
  }),
});

function words({ until, percent }: Stretch, paid: Money): string {
  if (percent === 0) return m.ui_refund_zero(refundMoment(until));
  return m.ui_refund_step({ percent, amount: formatMoney(comesBack(paid, percent)), ...refundMoment(until) });
}
