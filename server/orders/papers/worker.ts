// Runs in a worker thread: shaping and drawing a page takes some milliseconds each, and nobody else may wait for them.
import { parentPort, workerData } from 'node:worker_threads';
import type { PapersInput } from '#server/orders/papers/archive.ts';
import { receiptPdf } from '#server/orders/papers/receipt.ts';
import { ticketsPdf } from '#server/orders/papers/ticket.ts';

const { order, documents, url } = workerData as PapersInput;
const { reference } = documents;
parentPort?.postMessage([
  { name: `tickets-${reference}.pdf`, bytes: await ticketsPdf(order, documents, url) },
  { name: `receipt-${reference}.pdf`, bytes: await receiptPdf(order) },
]);
