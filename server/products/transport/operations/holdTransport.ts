import { isDeepStrictEqual } from 'node:util';
import { sql, type Transaction } from 'kysely';
import { plainWish } from '#domain/transport/plain-wish.ts';
import type { components } from '#openapi/generated/types.ts';
import { isMaker } from '#server/accounts/own-rows.ts';
import type { Operation } from '#server/contract.ts';
import type { Tables } from '#server/db/database.ts';
import { type BeginRequest, openOnce } from '#server/orders/begin-once.ts';
import { createHold } from '#server/orders/create-order.ts';
import type { OrderRow } from '#server/orders/order-row.ts';
import { requirePrice } from '#server/orders/require-price.ts';
import { ownHolds } from '#server/orders/visitor-holds.ts';
import { faresOf, PRODUCT } from '#server/products/transport/detail.ts';
import { ridesAmong } from '#server/products/transport/runs/detail.ts';
import { soldFor } from '#server/products/transport/sold-for.ts';

type Asked = BeginRequest<components['schemas']['TransportHoldRequest']>;

/** Holds the price of a wish; returns the existing order when the visitor already holds the same. */
export const holdTransport: Operation<'holdTransport'> = (call) =>
  openOnce(call, 'holdTransport', { product: PRODUCT, open });

async function open(tx: Transaction<Tables>, asked: Asked): Promise<OrderRow> {
  const { body, now } = asked;
  const wish = plainWish(body.wish);
  // One hold of a visitor after the other: the second of two tabs finds that of the first.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`transport held by ${asked.visitor}`}, 0))`.execute(tx);
  const holds = ridesAmong(await ownHolds(tx, PRODUCT, asked));
  const same = holds.find((order) => isMaker(order, asked) && isDeepStrictEqual(order.detail.wish, wish));
  if (same) return same;
  const detail = await soldFor(tx, wish, { now, purpose: 'sell' });
  const price = faresOf(detail);
  requirePrice(price, { shown: body.shownTotal, accepted: body.acceptedTotal });
  return createHold(tx, asked, { product: PRODUCT, detail, fares: price.amount });
}
