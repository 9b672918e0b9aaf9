import { parentPort, workerData } from 'node:worker_threads';
import { receiptPdf } from '#server/orders/papers/receipt.ts';
import type { PaperFile } from '#server/orders/product.ts';
import { certificatesPdf } from '#server/products/insurance/papers/certificate.ts';
import type { PapersInput } from '#server/products/insurance/papers/papers-input.ts';

const { order, documents, url } = workerData as PapersInput;
const { reference } = documents;
parentPort?.postMessage([
  {
    of: 'papers',
    name: `insurance-${reference}.pdf`,
    type: 'application/pdf',
    bytes: await certificatesPdf(order, documents, url),
  },
  {
    of: 'receipt',
    name: `receipt-${reference}.pdf`,
    type: 'application/pdf',
    bytes: await receiptPdf(order, {
      bought: { heading: 'Travel insurance', lines: [order.summary.title] },
      protection: null,
      tax: 'Tax: none is shown, because this insurer is simulated.',
    }),
  },
] satisfies PaperFile[]);
