import { sql } from 'kysely';
import { detailColumns } from '#server/orders/detail-columns.ts';
import type { Product } from '#server/orders/product.ts';
import { lockOrder } from '#server/orders/read-order.ts';
import { certificateNumber } from '#server/products/insurance/certificate-number.ts';
import {
  asInsurance,
  begunOf,
  CERTIFICATE,
  type InsuranceDetail,
  PROMISE_MS,
  summaryOf,
} from '#server/products/insurance/detail.ts';
import { insuredOf } from '#server/products/insurance/gives.ts';

/** Our own simulation of an insurer: a certificate for each person, at once. */
export const issueCertificates: Product<InsuranceDetail>['supplier']['issue'] = async (
  { orderId, detail, people },
  { db, now },
) => {
  // Most begin on a later day: what was sold says their begin already.
  if (detail.isInIran || detail.coverFrom <= now()) await db.transaction().execute((tx) => setBegin(tx, orderId));
  return {
    papers: Array.from({ length: people }, (_, person) => ({
      kind: CERTIFICATE,
      number: certificateNumber(),
      person,
    })),
  };
};

/**
 * The cover of who is in Iran already begins 72 hours after the payment, and one of today with it. The promise was counted from the
 * payment.
 */
async function setBegin(tx: Parameters<typeof lockOrder>[0], orderId: string): Promise<void> {
  const { status, detail, promised_at } = asInsurance(await lockOrder(tx, orderId));
  if (status !== 'issuing' || promised_at === null) return;
  const begun: InsuranceDetail = { ...detail, ...begunOf(detail, promised_at - PROMISE_MS) };
  const columns = detailColumns({ summary: summaryOf, gives: insuredOf }, begun);
  await tx
    .updateTable('orders')
    .set({ ...columns, version: sql<number>`version + 1` })
    .where('id', '=', orderId)
    .execute();
}
