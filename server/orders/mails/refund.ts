import { formatMoney, type Money } from '#domain/core/money.ts';
import { mailOf } from '#server/mails/layout.ts';
import type { Mail } from '#server/mails/outbox.ts';
import { type MailOrder, orderLink } from '#server/orders/mails/layout.ts';

/** Full automatic refund: no papers could be issued, or the bank took the payment back. */
export const refundMail = (order: MailOrder, isByBank = false): Mail =>
  mailOf(`Your money for ${order.reference} goes back`, [
    {
      lines: [
        isByBank ? order.words.notIssuedByBank : order.words.notIssued,
        `${isByBank ? 'Back' : 'We gave back'} ${refundText(order)}, all that you paid. You need not do anything.`,
      ],
    },
    order.bought,
    orderLink(order),
  ]);

function refundText({ byCard, fromBalance }: MailOrder): string {
  const card = `${formatMoney(byCard)} to the card that you paid with`;
  const balance = `${formatMoney(fromBalance)} to your balance`;
  if (fromBalance.amount === 0) return card;
  return byCard.amount === 0 ? balance : `${card} and ${balance}`;
}

/** Paid twice or too late: the order does not change, this payment is refunded. `toBalance`: the balance's part of it. */
export const unusedPaymentMail = (order: MailOrder, toBalance: Money): Mail =>
  mailOf(`A payment for ${order.reference} goes back`, [
    {
      lines: [
        `A payment of ${formatMoney(order.byCard)} reached us, but your order does not need it. We paid it back to the card.`,
        ...(toBalance.amount > 0
          ? [`Its part from your balance, ${formatMoney(toBalance)}, is on your balance again.`]
          : []),
        'This happens when you pay twice, or when the bank answers too late and the price, the balance or the discount code has changed.',
        'Your order is not changed. Open it to see whether you still have to pay.',
      ],
    },
    orderLink(order),
  ]);
