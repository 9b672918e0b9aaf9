import { parentPort, workerData } from 'node:worker_threads';
import { receiptPdf } from '#server/orders/papers/receipt.ts';
import type { PaperFile } from '#server/orders/product.ts';
import type { PapersInput } from '#server/products/flights/papers/papers-input.ts';
import { ticketsPdf } from '#server/products/flights/papers/ticket.ts';
import { flightLine } from '#server/products/flights/papers/words.ts';

const { order, documents, url } = workerData as PapersInput;
const { reference } = documents;
parentPort?.postMessage([
  {
    of: 'papers',
    name: `tickets-${reference}.pdf`,
    type: 'application/pdf',
    bytes: await ticketsPdf(order, documents, url),
  },
  {
    of: 'receipt',
    name: `receipt-${reference}.pdf`,
    type: 'application/pdf',
    bytes: await receiptPdf(order, {
      bought: { heading: 'Flights', lines: order.item.legs.map(flightLine) },
      protection: order.item.protection.isChosen ? order.item.protection.price : null,
      tax: 'Tax: none is shown, because these fares are simulated and have none.',
    }),
  },
] satisfies PaperFile[]);
