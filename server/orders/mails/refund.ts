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

/** The order was paid twice, in two windows for instance: the order stands, the second payment goes back. */
export const secondPaymentMail = (order: MailOrder): Mail =>
  mailOf(`A second payment for ${order.reference} goes back`, [
    {
      lines: [
        `Your order was paid twice. We gave the second payment of ${formatMoney(order.total)} back to its card.`,
        'Your order is not changed by this.',
      ],
    },
    orderLink(order),
  ]);
