import { parentPort, workerData } from 'node:worker_threads';
import { receiptPdf } from '#server/orders/papers/receipt.ts';
import type { PapersInput } from '#server/products/hotels/papers/papers-input.ts';
import { voucherPdf } from '#server/products/hotels/papers/voucher.ts';
import { ENGLISH } from '#server/products/hotels/papers/words.ts';

const { order, documents, url } = workerData as PapersInput;
const { reference } = documents;
const { arrives, leaves, nights } = ENGLISH.stay(order.item);
parentPort?.postMessage([
  { name: `voucher-${reference}.pdf`, bytes: await voucherPdf(order, documents, url) },
  {
    name: `receipt-${reference}.pdf`,
    bytes: await receiptPdf(order, {
      bought: { heading: 'Hotel', lines: [ENGLISH.hotel(order.item), `${arrives} to ${leaves}, ${nights}`] },
      protection: null,
      tax: order.item.isSimulated
        ? 'Tax: none is shown, because these rates are simulated and have none. A city tax is paid at the desk.'
        : 'A city tax, where there is one, is paid at the desk.',
    }),
  },
]);
