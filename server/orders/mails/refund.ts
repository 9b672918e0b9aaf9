import { formatMoney } from '#domain/money.ts';
import { itinerary, type MailOrder, mailOf, orderLink } from '#server/orders/mails/layout.ts';
import type { Mail } from '#server/orders/outbox.ts';

/** No tickets could be issued; everything goes back by itself. */
export const refundMail = (order: MailOrder): Mail =>
  mailOf(`Your money for ${order.reference} goes back`, [
    {
      lines: [
        'We could not book these flights for you. We are sorry.',
        `We gave back ${formatMoney(order.total)}, all that you paid, to the card that you paid with. You need not do anything.`,
      ],
    },
    itinerary(order),
    orderLink(order),
  ]);

/** Paid twice, in two windows for instance, or after the order had changed: the order stands, this payment goes back. */
export const unusedPaymentMail = (order: MailOrder): Mail =>
  mailOf(`A payment for ${order.reference} goes back`, [
    {
      lines: [
        `A payment of ${formatMoney(order.total)} was more than your order needs. We gave it back to its card.`,
        'Your order is not changed by this.',
      ],
    },
    orderLink(order),
  ]);
