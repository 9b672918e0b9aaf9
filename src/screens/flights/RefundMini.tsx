import css from '#src/screens/flights/RefundLine.module.css';
import type { RefundLineProps } from '#src/screens/flights/RefundLine.tsx';
import { isNothing, refundPath, stretchesOf } from '#src/screens/flights/refund-steps.ts';
import { flag } from '#src/ui/layout.tsx';

/** The line alone, for a fare; its sentence stands beside it. */
export function RefundMini({ steps, now, departsAt }: Omit<RefundLineProps, 'paid'>) {
  const stretches = stretchesOf(steps, now, departsAt);
  const line = refundPath(
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
