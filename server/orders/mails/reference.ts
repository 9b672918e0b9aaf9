import { mailOf } from '#server/mails/layout.ts';
import type { Mail } from '#server/mails/outbox.ts';
import { itinerary, type MailOrder, orderLink, paymentText } from '#server/orders/mails/layout.ts';

/** Sent before the bank step: whatever happens there, the traveller has the reference. */
export const referenceMail = (order: MailOrder): Mail =>
  mailOf(`Your order ${order.reference}`, [
    {
      lines: [`Your reference is ${order.reference}. Keep it: with your e-mail address it opens your order anywhere.`],
    },
    itinerary(order),
    {
      heading: 'To pay',
      lines: [paymentText(order), 'As soon as the payment is confirmed we issue your tickets and send them here.'],
    },
    orderLink(order),
  ]);
