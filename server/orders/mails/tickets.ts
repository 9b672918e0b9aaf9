import { mailOf } from '#server/mails/layout.ts';
import type { Mail } from '#server/mails/outbox.ts';
import { itinerary, type MailOrder, orderLink, paymentText } from '#server/orders/mails/layout.ts';

type MailTicket = { readonly name: string; readonly ticketNumber: string };

/** The tickets themselves need no page: number and name are what the airline asks for. */
export const ticketsMail = (order: MailOrder, tickets: readonly MailTicket[]): Mail =>
  mailOf(`Your tickets for ${order.reference}`, [
    { lines: ['Your flights are booked and your tickets are issued.'] },
    { heading: 'Tickets', lines: tickets.map(({ name, ticketNumber }) => `${name}: ${ticketNumber}`) },
    itinerary(order),
    { heading: 'Paid', lines: [paymentText(order)] },
    { lines: ['Bring the passport that you booked with. Be at the airport 90 minutes before departure.'] },
    orderLink(order),
  ]);
