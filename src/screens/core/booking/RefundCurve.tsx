import { formatMoney, type Money } from '#domain/core/money.ts';
import { comesBack } from '#domain/core/refund-split.ts';
import { m } from '#src/copy/generated/messages.js';
import css from '#src/screens/core/booking/RefundCurve.module.css';
import { type Frame, labelsOf, PAID_Y, type RefundWords, scalesOf } from '#src/screens/core/booking/refund-layout.ts';
import {
  endsOf,
  isNothing,
  type RefundStep,
  refundPath,
  type Stretch,
  stretchesOf,
} from '#src/screens/core/booking/refund-steps.ts';

/** A moment in the product's local time; `shortDay` has no weekday. */
export type RefundMoment = { readonly day: string; readonly shortDay: string; readonly time: string };

export type RefundCurveWords = {
  /** Sentence when nothing is refunded. */
  readonly nothing: string;
  readonly paid: (data: { readonly amount: string }) => string;
  readonly momentOf: (moment: number) => RefundMoment;
  /** Screen reader texts of a stretch with and without a refund. */
  readonly step: (data: { readonly percent: number; readonly amount: string } & RefundMoment) => string;
  readonly zero: (data: RefundMoment) => string;
};

export type RefundCurveProps = {
  readonly steps: readonly RefundStep[];
  readonly paid: Money;
  /** What comes back at a percentage, where its parts are rounded by themselves; else the share of all that was paid. */
  readonly backOf?: (percent: number) => Money;
  readonly now: number;
  /** When the service begins. */
  readonly endsAt: number;
  readonly words: RefundCurveWords;
};

const WIDE: Frame = { width: 540, height: 196, isWide: true };
const NARROW: Frame = { width: 330, height: 190, isWide: false };

/** The refund over time as a descending line, with the same text for screen readers. Only a sentence if nothing is refunded. */
export function RefundCurve({ steps, paid, now, endsAt, words, ...props }: RefundCurveProps) {
  const { backOf = (percent) => comesBack(paid, percent) } = props;
  const stretches = stretchesOf(steps, now, endsAt);
  if (isNothing(stretches)) return <p className="quiet">{words.nothing}</p>;
  return (
    <div className={css.refund} data-part="refund">
      <ul className="vh">
        {stretches.map((stretch) => (
          <li key={stretch.until}>{sentenceOf(stretch, backOf, words)}</li>
        ))}
      </ul>
      <Drawing stretches={stretches} paid={paid} backOf={backOf} frame={WIDE} words={words} />
      <Drawing stretches={stretches} paid={paid} backOf={backOf} frame={NARROW} words={words} />
    </div>
  );
}

type DrawingProps = Required<Pick<RefundCurveProps, 'paid' | 'backOf' | 'words'>> & {
  readonly stretches: readonly Stretch[];
  readonly frame: Frame;
};

function Drawing({ stretches, paid, backOf, frame, words }: DrawingProps) {
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
      {labelsOf(stretches, labelWords(stretches, { paid, backOf, words }), frame).map(
        ({ id, text, isLarge, anchor, ...at }) => (
          <text key={id} className={isLarge ? css.pct : undefined} textAnchor={anchor} {...at}>
            {text}
          </text>
        ),
      )}
    </svg>
  );
}

const labelWords = (
  stretches: readonly Stretch[],
  { paid, backOf, words }: Pick<DrawingProps, 'paid' | 'backOf' | 'words'>,
): RefundWords => ({
  now: m.ui_refund_now(),
  paid: words.paid({ amount: formatMoney(paid) }),
  stretches: stretches.map(({ until, percent }) => {
    const { day, shortDay, time } = words.momentOf(until);
    return {
      percent: m.ui_refund_percent({ percent }),
      amount: formatMoney(backOf(percent)),
      day,
      shortDay,
      time: time === '12:00' ? m.ui_refund_noon({ time }) : time,
      clock: time,
    };
  }),
});

const sentenceOf = (
  { until, percent }: Stretch,
  backOf: DrawingProps['backOf'],
  { step, zero, momentOf }: RefundCurveWords,
): string =>
  percent === 0 ? zero(momentOf(until)) : step({ percent, amount: formatMoney(backOf(percent)), ...momentOf(until) });
