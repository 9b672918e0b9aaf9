import { mailOf } from '#server/mails/layout.ts';
import type { Mail } from '#server/mails/outbox.ts';
import { type MailOrder, orderLink, paymentText } from '#server/orders/mails/layout.ts';

/** Sent before the bank page, so that the traveller has the reference whatever happens there. */
export const referenceMail = (order: MailOrder): Mail =>
  mailOf(`Your order ${order.reference}`, [
    {
      lines: [`Your reference is ${order.reference}. Keep it: with your e-mail address it opens your order anywhere.`],
    },
    order.bought,
    {
      heading: 'To pay',
      lines: [paymentText(order), order.words.whenPaid],
    },
    orderLink(order),
  ]);
