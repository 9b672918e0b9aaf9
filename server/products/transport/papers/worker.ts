import { parentPort, workerData } from 'node:worker_threads';
import { clockOf, dayOf, formatFullDay } from '#domain/core/time.ts';
import { receiptPdf } from '#server/orders/papers/receipt.ts';
import type { PaperFile } from '#server/orders/product.ts';
import type { PapersInput } from '#server/products/transport/papers/papers-input.ts';
import { voucherPdf } from '#server/products/transport/papers/voucher.ts';

const { order, documents, url } = workerData as PapersInput;
const { reference } = documents;
const { title, rides, isSimulated } = order.item;
parentPort?.postMessage([
  {
    of: 'papers',
    name: `voucher-${reference}.pdf`,
    type: 'application/pdf',
    bytes: await voucherPdf(order, documents, url),
  },
  {
    of: 'receipt',
    name: `receipt-${reference}.pdf`,
    type: 'application/pdf',
    bytes: await receiptPdf(order, {
      bought: {
        heading: 'Transport',
        lines: [
          title,
          ...rides.map(({ bookedAt }) => `${formatFullDay(dayOf(bookedAt))}, ${clockOf(bookedAt)} in Tehran`),
        ],
      },
      protection: null,
      tax: isSimulated
        ? 'Tax: none is shown, because these prices are simulated and have none.'
        : 'Tax is in the price.',
    }),
  },
] satisfies PaperFile[]);
