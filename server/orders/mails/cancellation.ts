import { formatMoney, type Money } from '#domain/core/money.ts';
import { mailOf } from '#server/mails/layout.ts';
import type { Mail } from '#server/mails/outbox.ts';
import { type MailOrder, orderLink, paymentText } from '#server/orders/mails/layout.ts';

export type PaidBack = {
  readonly toCard: Money;
  readonly toBalance: Money;
  readonly isByBank: boolean;
  readonly isUnpaid?: boolean;
};

/**
 * Cancelled by its owner, by a bank that took its payment back, or unpaid: what was paid, and what is refunded where.
 */
export const cancellationMail = (order: MailOrder, back: PaidBack): Mail =>
  mailOf(`Your order ${order.reference} is cancelled`, [
    {
      lines: [
        ...(back.isByBank ? [order.words.cancelledByBank] : []),
        ...(back.isUnpaid ? ['The rest of it was not paid in time.'] : []),
        order.words.cancelled,
        ...(back.isByBank ? ['You did not ask your bank for that? Then talk to it, and book again.'] : []),
      ],
    },
    { heading: 'Paid', lines: [paymentText(order)] },
    { heading: 'You get back', lines: backLines(back, order.words) },
    order.bought,
    orderLink(order),
  ]);

function backLines({ toCard, toBalance }: PaidBack, { nothingBack }: MailOrder['words']): string[] {
  const lines = [
    ...(toCard.amount > 0 ? [`${formatMoney(toCard)} to the card that you paid with.`] : []),
    ...(toBalance.amount > 0 ? [`${formatMoney(toBalance)} to your balance; it is there now.`] : []),
  ];
  return lines.length > 0 ? lines : [nothingBack];
}
