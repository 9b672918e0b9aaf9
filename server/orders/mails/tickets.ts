import { mailOf } from '#server/mails/layout.ts';
import type { Mail } from '#server/mails/outbox.ts';
import { itinerary, type MailOrder, orderLink, paymentText } from '#server/orders/mails/layout.ts';

type MailTicket = { readonly name: string; readonly ticketNumber: string };
/** Lines about each flight: until when how much comes back, and the bags. */
type FlightRules = { readonly refund: readonly string[]; readonly bags: readonly string[] };

/** The tickets themselves need no page: number and name are what the airline asks for. */
export const ticketsMail = (order: MailOrder, tickets: readonly MailTicket[], rules: FlightRules): Mail =>
  mailOf(`Your tickets for ${order.reference}`, [
    { lines: ['Your flights are booked and your tickets are issued.'] },
    { heading: 'Tickets', lines: tickets.map(({ name, ticketNumber }) => `${name}: ${ticketNumber}`) },
    itinerary(order),
    { heading: 'Bags', lines: rules.bags },
    { heading: 'If you cancel (Tehran time)', lines: rules.refund },
    { heading: 'Paid', lines: [paymentText(order)] },
    {
      lines: [
        'Bring the passport that you booked with. Be at the airport 90 minutes before departure.',
        'Attached: your tickets in English and Persian, the receipt, and your flights for a calendar.',
      ],
    },
    orderLink(order),
  ]);
