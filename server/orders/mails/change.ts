import { formatMoney, type Money } from '#domain/core/money.ts';
import { type Block, mailOf } from '#server/mails/layout.ts';
import type { Mail } from '#server/mails/outbox.ts';
import { type MailOrder, orderLink, paymentText } from '#server/orders/mails/layout.ts';

type Made = {
  /** New numbers that replace old ones. */
  readonly numbers: readonly { readonly number: string; readonly name: string | null }[];
  /** A difference was paid; `byCard` and `fromBalance` of the order say how. */
  readonly isPaid: boolean;
  readonly back: { readonly toCard: Money; readonly toBalance: Money };
  readonly rules: readonly Block[];
};

/** The supplier has made the change: new numbers, the order as it is now, the money. The papers are attached. */
export const changedMail = (order: MailOrder, { numbers, isPaid, back, rules }: Made): Mail =>
  mailOf(`Your order ${order.reference} is changed`, [
    {
      lines: [
        'The change that you asked for is made.',
        ...(numbers.length > 0 ? ['Papers with the old numbers are no longer valid. Use the attached ones.'] : []),
      ],
    },
    ...(numbers.length > 0
      ? [
          {
            heading: order.words.numbers,
            lines: numbers.map(({ name, number }) => (name ? `${name}: ${number}` : number)),
          },
        ]
      : []),
    order.bought,
    ...rules,
    ...(isPaid ? [{ heading: 'Paid for the change', lines: [paymentText(order)] }] : []),
    ...backBlock(back),
    orderLink(order),
  ]);

type Refused = {
  /** Something was paid for it, which goes back. */
  readonly isPaid: boolean;
  /** The bank of the card took the difference back. */
  readonly isByBank?: boolean;
};

/** The supplier does not make it: the order stays, and the difference goes back. */
export const changeRefusedMail = (order: MailOrder, { isPaid, isByBank = false }: Refused): Mail =>
  mailOf(`Your order ${order.reference} could not be changed`, [
    {
      lines: [
        isByBank
          ? 'Your bank took back what you paid for the change, so we did not make it. Your order stays as it was, and its papers are valid.'
          : 'We could not make the change that you asked for. Your order stays as it was, and its papers are valid.',
        ...(isPaid
          ? [`${paymentText(order)}, what you paid for the change, goes back. You need not do anything.`]
          : []),
      ],
    },
    order.bought,
    orderLink(order),
  ]);

type Fallen = {
  readonly why: string /** Less to pay, in EUR. */;
  readonly lowered: Money;
  readonly back: Made['back'];
};

/** The price fell after the sale: what is less to pay, and what comes back. */
export const priceFellMail = (order: MailOrder, { why, lowered, back }: Fallen): Mail =>
  mailOf(`Your order ${order.reference} costs less`, [
    { lines: [why, ...(lowered.amount > 0 ? [`You have ${formatMoney(lowered)} less to pay.`] : [])] },
    ...backBlock(back),
    order.bought,
    orderLink(order),
  ]);

function backBlock({ toCard, toBalance }: Made['back']): Block[] {
  const lines = [
    ...(toCard.amount > 0 ? [`${formatMoney(toCard)} to the card that you paid with.`] : []),
    ...(toBalance.amount > 0 ? [`${formatMoney(toBalance)} to your balance; it is there now.`] : []),
  ];
  return lines.length > 0 ? [{ heading: 'You get back', lines }] : [];
}
