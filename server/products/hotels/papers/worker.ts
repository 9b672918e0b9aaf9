import { parentPort, workerData } from 'node:worker_threads';
import { receiptPdf } from '#server/orders/papers/receipt.ts';
import type { PaperFile } from '#server/orders/product.ts';
import type { PapersInput } from '#server/products/hotels/papers/papers-input.ts';
import { voucherPdf } from '#server/products/hotels/papers/voucher.ts';
import { ENGLISH } from '#server/products/hotels/papers/words.ts';

const { order, documents, url } = workerData as PapersInput;
const { reference } = documents;
const { arrives, leaves, nights } = ENGLISH.stay(order.item);
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
      bought: { heading: 'Hotel', lines: [ENGLISH.hotel(order.item), `${arrives} to ${leaves}, ${nights}`] },
      protection: null,
      tax: order.item.isSimulated
        ? 'Tax: none is shown, because these rates are simulated and have none. A city tax is paid at the desk.'
        : 'A city tax, where there is one, is paid at the desk.',
    }),
  },
] satisfies PaperFile[]);
