import { percentOf } from '#domain/core/money.ts';
import { isIssued } from '#domain/core/status-questions.ts';
import { VISA_WITHDRAWN_PERCENT } from '#domain/visa/visa-fees.ts';
import type { OrderOf } from '#server/orders/order-row.ts';
import type { Cancellation } from '#server/orders/product.ts';
import { needyOf, percentBack, spanOf, VISA, type VisaDetail } from '#server/products/visa/detail.ts';
import { type Reviewed, refusedPercent } from '#server/products/visa/review.ts';
import { paidFor } from '#server/products/visa/reviewer.ts';

export const codesOf = ({ review }: VisaDetail): number =>
  review?.people.filter(({ outcome }) => outcome === 'codeIssued').length ?? 0;

/**
 * Refund per person: half of the service fee when refused, or not yet sent to the ministry; nothing after that. null
 * once the journey begins; 0 when the codes were issued, because refusals were refunded then.
 */
export function withdrawalOf(order: OrderOf<VisaDetail>, now: number): Cancellation | null {
  if (now >= spanOf(order.detail).startsAt) return null;
  const count = needyOf(order.detail).length;
  const shares = isIssued(order.status)
    ? []
    : (order.detail.review?.people ?? Array.from({ length: count }, () => null)).map(percentFor);
  const percent = percentBack(order.detail, shares);
  const paid = paidFor(order);
  const refund = percentOf(paid, percent);
  const line = { part: VISA, percent: Math.round(percent), paid, amount: refund };
  return { refund, lines: [line], byProtection: false };
}

function percentFor(person: Reviewed | null): number {
  if (person?.outcome === 'refused') return refusedPercent(person);
  return person === null || (person.stage !== null && person.stage !== 'sentToMinistry') ? VISA_WITHDRAWN_PERCENT : 0;
}
