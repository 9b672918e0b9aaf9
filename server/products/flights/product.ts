import { randomInt } from 'node:crypto';
import { cancellationOf } from '#domain/cancellation.ts';
import { PROTECTION, priceLines } from '#domain/fares.ts';
import { ISSUE_PROMISE_SECONDS } from '#domain/limits.ts';
import { euro } from '#domain/money.ts';
import type { FlightDetail, HeldLeg } from '#server/db/database.ts';
import type { Product } from '#server/orders/product.ts';
import { spanOf } from '#server/products/flights/detail.ts';
import { changeSeats, ensureStock } from '#server/products/flights/stock.ts';

type Count = 'held' | 'sold';

const changes = (detail: FlightDetail, counts: Partial<Record<Count, 1 | -1>>) =>
  detail.legs.map(({ fareId, seats }) => ({
    fareId,
    held: seats * (counts.held ?? 0),
    sold: seats * (counts.sold ?? 0),
  }));

const pathOf = (legs: readonly HeldLeg[], refused: readonly string[]) =>
  legs.find(({ fareId }) => refused.includes(fareId))?.path;

/** Seats of simulated flights. A supplier's system would stand behind the same methods. */
export const flights: Product = {
  pageOf: (orderId) => `/flights/issue/${orderId}`,
  span: spanOf,
  promiseMs: () => ISSUE_PROMISE_SECONDS * 1000,
  take: async (db, detail) => {
    await ensureStock(
      db,
      detail.legs.map(({ fareId }) => fareId),
    );
    const refused = await changeSeats(db, changes(detail, { held: 1 }));
    const soldOut = pathOf(detail.legs, refused);
    if (!soldOut) return { taken: true };
    // All or none, also for a caller who does not undo the transaction.
    const got = { ...detail, legs: detail.legs.filter(({ fareId }) => !refused.includes(fareId)) };
    await changeSeats(db, changes(got, { held: -1 }));
    return { taken: false, soldOut };
  },
  release: async (db, detail) => void (await changeSeats(db, changes(detail, { held: -1 }))),
  sell: async (db, detail) => void (await changeSeats(db, changes(detail, { held: -1, sold: 1 }))),
  unsell: async (db, detail) => void (await changeSeats(db, changes(detail, { sold: -1 }))),
  hasSpare: async (db, detail) => {
    const rows = await db
      .selectFrom('seat_stock')
      .select('fare_id')
      .where(
        'fare_id',
        'in',
        detail.legs.map(({ fareId }) => fareId),
      )
      .whereRef('capacity', '>', (eb) => eb('held', '+', eb.ref('sold')))
      .execute();
    return rows.length === detail.legs.length;
  },
  quoteCancel: async ({ detail, discount, protection }, people, now) => {
    const { legs } = detail;
    const { startsAt } = spanOf(detail);
    if (now >= startsAt) return null;
    const birthDays = people.map(({ birth_on }) => birth_on);
    const sold = {
      legs,
      lines: priceLines(legs, detail, birthDays),
      discount: euro(discount),
      protection: {
        isChosen: protection > 0,
        refundPercent: PROTECTION.refundPercent,
        untilAt: startsAt - PROTECTION.endsBeforeMs,
      },
    };
    return cancellationOf(sold, now);
  },
  cancel: async () => undefined, // a simulated ticket is worthless as soon as its order says so
  issue: async ({ passengers }) => Array.from({ length: passengers }, ticketNumber),
};

/** `SIM 213 004417`: nobody takes it for an airline's. Uniqueness is the column's; a collision is tried again. */
function ticketNumber(): string {
  const digits = randomInt(1_000_000_000).toString().padStart(9, '0');
  return `SIM ${digits.slice(0, 3)} ${digits.slice(3)}`;
}
