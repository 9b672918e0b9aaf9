import { parentPort, workerData } from 'node:worker_threads';
import { receiptPdf } from '#server/orders/papers/receipt.ts';
import type { PaperFile } from '#server/orders/product.ts';
import type { TicketsInput } from '#server/products/transport/runs/papers/papers-input.ts';
import { ticketsPdf } from '#server/products/transport/runs/papers/ticket.ts';
import { momentWords, numberWords } from '#server/products/transport/runs/papers/words.ts';

const { order, documents, url } = workerData as TicketsInput;
const { reference } = documents;
const { item } = order;
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
      bought: {
        heading: 'Transport',
        lines: [item.title, numberWords(item), `Departs ${momentWords(item.departsAt)} in Tehran time`],
      },
      protection: null,
      tax: item.isSimulated
        ? 'Tax: none is shown, because these prices are simulated and have none.'
        : 'Tax is in the price.',
    }),
  },
] satisfies PaperFile[]);
