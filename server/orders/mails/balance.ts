import { mailOf } from '#server/mails/layout.ts';
import type { Mail } from '#server/mails/outbox.ts';
import { type MailOrder, orderLink, paymentText } from '#server/orders/mails/layout.ts';

export const balanceMail = (order: MailOrder): Mail =>
  mailOf(`Your order ${order.reference} is paid`, [
    { lines: ['The rest of your order is paid. You need not do anything more.'] },
    { heading: 'Paid now', lines: [paymentText(order)] },
    order.bought,
    orderLink(order),
  ]);
