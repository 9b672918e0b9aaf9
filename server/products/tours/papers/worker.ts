import { parentPort, workerData } from 'node:worker_threads';
import { formatFullDay } from '#domain/core/time.ts';
import { receiptPdf } from '#server/orders/papers/receipt.ts';
import type { PaperFile } from '#server/orders/product.ts';
import type { PapersInput } from '#server/products/tours/papers/papers-input.ts';
import { tourPdf } from '#server/products/tours/papers/voucher.ts';

const { order, documents, url } = workerData as PapersInput;
const { reference } = documents;
const { title, start, end, isSimulated } = order.item;
parentPort?.postMessage([
  {
    of: 'papers',
    name: `tour-${reference}.pdf`,
    type: 'application/pdf',
    bytes: await tourPdf(order, documents, url),
  },
  {
    of: 'receipt',
    name: `receipt-${reference}.pdf`,
    type: 'application/pdf',
    bytes: await receiptPdf(order, {
      bought: { heading: 'Tour', lines: [title, `${formatFullDay(start)} to ${formatFullDay(end)}`] },
      protection: null,
      tax: isSimulated
        ? 'Tax: none is shown, because these prices are simulated and have none.'
        : 'Tax is in the price.',
    }),
  },
] satisfies PaperFile[]);
