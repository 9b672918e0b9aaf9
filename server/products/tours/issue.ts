import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '#server/db/database.ts';
import { detailColumns } from '#server/orders/detail-columns.ts';
import type { Paper, Product } from '#server/orders/product.ts';
import { lockOrder } from '#server/orders/read-order.ts';
import { asTours, CONFIRMATION, summaryOf, type ToursDetail, VOUCHER } from '#server/products/tours/detail.ts';
import { givenBy } from '#server/products/tours/gives.ts';

type Supplier = Product<ToursDetail>['supplier'];

/** Cannot be taken for a real number, and is the same whenever it is asked for. */
export const numberFor = (orderId: string, what: string): string =>
  `SIM ${createHash('sha256').update(`${orderId} ${what}`).digest('hex').slice(0, 8).toUpperCase()}`;

const voucherOf = (orderId: string): Paper => ({ kind: VOUCHER, number: numberFor(orderId, VOUCHER), person: null });

/** A confirmation for each traveller, with the deposit too; the voucher comes along where all is paid. */
export const confirmTour: Supplier['issue'] = async ({ orderId, people }, { db }) => {
  const row = db.selectFrom('orders').select('balance_due_at').where('id', '=', orderId);
  const { balance_due_at } = await row.executeTakeFirstOrThrow();
  return {
    papers: [
      ...Array.from({ length: people }, (_, person) => ({
        ...{ kind: CONFIRMATION, person },
        number: numberFor(orderId, `${CONFIRMATION} ${person}`),
      })),
      ...(balance_due_at === null ? [voucherOf(orderId)] : []),
    ],
  };
};

/** The voucher. From then on the order names a guide and has paid the fee of the visa. */
export const voucherWhenPaid: NonNullable<Supplier['whenPaid']> = async ({ orderId, detail }, { db }) => {
  if (!detail.isPaid) await notePaid(db, orderId);
  return [voucherOf(orderId)];
};

const notePaid = (db: Database, orderId: string): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const order = asTours(await lockOrder(tx, orderId));
    if (order.balance_due_at !== null || order.detail.isPaid) return;
    const detail = { ...order.detail, isPaid: true as const };
    await tx
      .updateTable('orders')
      .set({ ...detailColumns({ summary: summaryOf, gives: givenBy }, detail), version: sql<number>`version + 1` })
      .where('id', '=', orderId)
      .execute();
  });
