import { euro, type Money } from '#domain/core/money.ts';
import { type MoneyBack, refundBy, sumOfBacks } from '#domain/core/refund-split.ts';
import type { PaymentRow } from '#server/orders/order-row.ts';
import { paymentAs, spread } from '#server/orders/parts.ts';

/** Where a refund goes, unless the balance is to have all of it. `payments`: less what earlier refunds returned. */
export function backFrom(refund: Money, payments: readonly PaymentRow[]): MoneyBack {
  const ways = [...spread(refund.amount, payments)].map(([payment, share]) =>
    refundBy(euro(share), paymentAs(payment)),
  );
  return sumOfBacks(ways, payments[0]?.currency ?? 'EUR');
}
