import { type Block, mailOf } from '#server/mails/layout.ts';
import type { Mail } from '#server/mails/outbox.ts';
import { type MailOrder, orderLink, paymentText } from '#server/orders/mails/layout.ts';

type MailPaper = { readonly number: string; readonly name: string | null };

export const papersMail = (order: MailOrder, papers: readonly MailPaper[], rules: readonly Block[]): Mail =>
  mailOf(`${order.words.papers} for ${order.reference}`, [
    { lines: [order.words.issued] },
    {
      heading: order.words.numbers,
      lines: papers.map(({ name, number }) => (name ? `${name}: ${number}` : number)),
    },
    order.bought,
    ...rules,
    { heading: 'Paid', lines: [paymentText(order)] },
    { lines: [order.words.attached] },
    orderLink(order),
  ]);
