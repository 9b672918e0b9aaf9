import { formatMoney, type Money } from '#domain/money.ts';
import { mailOf } from '#server/mails/layout.ts';
import type { Mail } from '#server/mails/outbox.ts';
import { itinerary, type MailOrder, orderLink, paymentText } from '#server/orders/mails/layout.ts';

export type PaidBack = { readonly toCard: Money; readonly toBalance: Money };

/** Cancelled by its owner: what was paid, and what comes back where. */
export const cancellationMail = (order: MailOrder, back: PaidBack): Mail =>
  mailOf(`Your order ${order.reference} is cancelled`, [
    { lines: ['Your tickets are no longer valid, and others can buy your seats.'] },
    { heading: 'Paid', lines: [paymentText(order)] },
    { heading: 'You get back', lines: backLines(back) },
    itinerary(order),
    orderLink(order),
  ]);

function backLines({ toCard, toBalance }: PaidBack): string[] {
  const lines = [
    ...(toCard.amount > 0 ? [`${formatMoney(toCard)} to the card that you paid with.`] : []),
    ...(toBalance.amount > 0 ? [`${formatMoney(toBalance)} to your balance; it is there now.`] : []),
  ];
  return lines.length > 0 ? lines : ['Nothing: by the rules of these fares there is no refund at this time.'];
}
