import { formatMoney, type Money } from '#domain/core/money.ts';
import { mailOf } from '#server/mails/layout.ts';
import type { Mail } from '#server/mails/outbox.ts';
import { type MailOrder, orderLink } from '#server/orders/mails/layout.ts';

type PartBack = {
  /** What left, in the product's words. */
  readonly names: readonly string[];
  readonly toCard: Money;
  readonly toBalance: Money;
  /** Part of the unpaid balance that is no longer owed. */
  readonly waived: Money;
  /** The supplier could not issue them; the traveller did not ask to cancel. */
  readonly isRefused: boolean;
};

export const partMail = (order: MailOrder, { names, toCard, toBalance, waived, isRefused }: PartBack): Mail =>
  mailOf(`A part of your order ${order.reference} is cancelled`, [
    {
      lines: [
        isRefused
          ? `Could not be issued: ${names.join('; ')}. The rest of your order is valid.`
          : `No longer valid: ${names.join('; ')}. The rest of your order is.`,
        ...(waived.amount > 0 ? [`You have ${formatMoney(waived)} less to pay.`] : []),
      ],
    },
    { heading: 'You get back', lines: backLines(toCard, toBalance) },
    order.bought,
    orderLink(order),
  ]);

function backLines(toCard: Money, toBalance: Money): string[] {
  const lines = [
    ...(toCard.amount > 0 ? [`${formatMoney(toCard)} to the card that you paid with.`] : []),
    ...(toBalance.amount > 0 ? [`${formatMoney(toBalance)} to your balance; it is there now.`] : []),
  ];
  return lines.length > 0 ? lines : ['Nothing.'];
}
