import { formatMoney } from '#domain/core/money.ts';
import type { MoneyBack } from '#domain/core/refund-split.ts';
import { type Block, mailOf } from '#server/mails/layout.ts';
import type { Mail } from '#server/mails/outbox.ts';
import { type MailOrder, orderLink, paymentText } from '#server/orders/mails/layout.ts';

type MailPaper = { readonly number: string; readonly name: string | null };

type Sent = {
  readonly papers: readonly MailPaper[];
  readonly rules: readonly Block[];
  /** What went back of a part that left, or of a change. */
  readonly back: MoneyBack | undefined;
};

export const papersMail = (order: MailOrder, { papers, rules, back }: Sent): Mail =>
  mailOf(`${order.words.papers} for ${order.reference}`, [
    { lines: [order.words.issued] },
    {
      heading: order.words.numbers,
      lines: papers.map(numberLine(order)),
    },
    order.bought,
    ...rules,
    { heading: 'Paid', lines: [paymentText(order), ...backLines(back)] },
    { lines: [order.words.attached] },
    orderLink(order),
  ]);

/** Papers that came after the first ones, such as a voucher once all is paid. */
export const addedMail = (order: MailOrder, { papers, rules }: Omit<Sent, 'back'>): Mail =>
  mailOf(`More papers for ${order.reference}`, [
    { lines: ['There are more papers of your order. Those that you have stay valid.'] },
    { heading: order.words.numbers, lines: papers.map(numberLine(order)) },
    order.bought,
    ...rules,
    { lines: [order.words.attached] },
    orderLink(order),
  ]);

const numberLine =
  ({ words }: MailOrder) =>
  ({ name, number }: MailPaper): string => {
    const of = name ?? words.sharedPaper;
    return of ? `${of}: ${number}` : number;
  };

const backLines = (back: MoneyBack | undefined): string[] => [
  ...(back && back.toCard.amount > 0 ? [`${formatMoney(back.toCard)} of it went back to the card.`] : []),
  ...(back && back.toBalance.amount > 0 ? [`${formatMoney(back.toBalance)} of it went back to your balance.`] : []),
];
