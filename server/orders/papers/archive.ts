import { strToU8, zipSync } from 'fflate';
import type { components } from '#openapi/generated/types.ts';
import { receiptPage } from '#server/orders/papers/receipt.ts';
import { ticketPage } from '#server/orders/papers/ticket.ts';
import type { Order } from '#server/orders/read-order.ts';

type Documents = components['schemas']['Documents'];

/** All papers of an order: a page for each ticket, and the receipt. */
export function archiveOf(order: Order, { reference, tickets }: Documents): Uint8Array {
  const pages = tickets.map((ticket, index): [string, string] => [
    `ticket-${index + 1}-${fileName(ticket.passenger.lastName)}.html`,
    ticketPage(ticket, { number: index + 1, count: tickets.length, reference }),
  ]);
  const files = Object.fromEntries(
    [...pages, ['receipt.html', receiptPage(order)] as const].map(([name, html]) => [
      `${reference}/${name}`,
      strToU8(html),
    ]),
  );
  return zipSync(files);
}

/** A name of a file that every system takes. */
const fileName = (name: string) =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z]+/g, '-')
    .replace(/^-|-$/g, '')
    .toLowerCase()
    .slice(0, 40) || 'traveller';
