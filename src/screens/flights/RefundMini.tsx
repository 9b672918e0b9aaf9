import css from '#src/screens/core/booking/RefundCurve.module.css';
import { refundPath, stretchesOf } from '#src/screens/core/booking/refund-steps.ts';
import type { RefundLineProps } from '#src/screens/flights/refund-line-props.ts';

const FLOOR = 22;

/** Only the line, for a fare; its text is beside it. */
export const RefundMini = ({ steps, now, departsAt }: Omit<RefundLineProps, 'paid'>) => {
  const line = refundPath(
    stretchesOf(steps, now, departsAt),
    (share) => share * 100,
    (percent) => FLOOR - (percent / 100) * 20,
  );
  return (
    <svg className={css.mini} viewBox={`0 0 100 ${FLOOR}`} preserveAspectRatio="none" aria-hidden="true">
      <path d={`${line.replace('M0', 'M-9')}V99H-9Z`} />
    </svg>
  );
};
