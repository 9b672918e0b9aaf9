import { formatMoney, type Money } from '#domain/money.ts';
import { mailOf } from '#server/mails/layout.ts';
import type { Mail } from '#server/mails/outbox.ts';
import { type MailOrder, orderLink, paymentText } from '#server/orders/mails/layout.ts';

export type PaidBack = { readonly toCard: Money; readonly toBalance: Money; readonly isByBank: boolean };

/** Cancelled by its owner, or because the bank took the payment back: what was paid, and what comes back where. */
export const cancellationMail = (order: MailOrder, back: PaidBack): Mail =>
  mailOf(`Your order ${order.reference} is cancelled`, [
    {
      lines: [
        ...(back.isByBank ? [order.words.cancelledByBank] : []),
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
