import { sql, type Transaction } from 'kysely';
import type { Queryable, Tables } from '#server/db/database.ts';
import { fareOf, type TimetableFare } from '#server/products/flights/timetable.ts';

export type Stock = {
  /** 0 of a flight that its airline moved: it is not sold at its old time. */
  readonly capacity: number;
  /** Held and sold together. */
  readonly gone: number;
  /** Overrides the timetable's adult price, in cents; null keeps it. */
  readonly adultPrice: number | null;
};

/** By fareId; a fare without a row has all seats of the timetable. */
export type StockBook = ReadonlyMap<string, Stock>;

export const stockOf = (book: StockBook, fare: TimetableFare): Stock =>
  book.get(fare.fareId) ?? { capacity: fare.capacity, gone: 0, adultPrice: null };

const COLUMNS = ['fare_id', 'capacity', 'held', 'sold', 'adult_price', 'is_off_sale'] as const;
type Row = Pick<Tables['seat_stock'], 'fare_id' | 'capacity' | 'adult_price'> & {
  held: number;
  sold: number;
  is_off_sale: boolean;
};

const toBook = (rows: readonly Row[]): StockBook =>
  new Map(
    rows.map((row) => [
      row.fare_id,
      { capacity: row.is_off_sale ? 0 : row.capacity, gone: row.held + row.sold, adultPrice: row.adult_price },
    ]),
  );

/** All rows of these directions in a range of days, in one query. */
export async function readStock(
  db: Queryable,
  routes: readonly string[],
  days: { readonly from: string; readonly to: string },
): Promise<StockBook> {
  const rows = await db
    .selectFrom('seat_stock')
    .select(COLUMNS)
    .where('route', 'in', [...routes])
    .where('flight_on', '>=', days.from)
    .where('flight_on', '<=', days.to)
    .execute();
  return toBook(rows as Row[]);
}

/** Reads the rows of these fares without locks. */
export async function peekStock(db: Queryable, fareIds: readonly string[]): Promise<StockBook> {
  const rows = await db
    .selectFrom('seat_stock')
    .select(COLUMNS)
    .where('fare_id', 'in', [...fareIds])
    .execute();
  return toBook(rows as Row[]);
}

/**
 * Locks the rows of these fares and creates missing ones. Always in order of their ids, so that two buyers of the same
 * two flights cannot deadlock.
 */
export async function lockStock(tx: Transaction<Tables>, fareIds: readonly string[]): Promise<StockBook> {
  await ensureStock(tx, fareIds);
  const rows = await tx
    .selectFrom('seat_stock')
    .select(COLUMNS)
    .where('fare_id', 'in', [...fareIds])
    .orderBy('fare_id')
    .forUpdate()
    .execute();
  return toBook(rows as Row[]);
}

/** A row is created when somebody first wants a seat. */
export async function ensureStock(db: Queryable, fareIds: readonly string[]): Promise<void> {
  const fares = [...new Set(fareIds)].sort().flatMap((fareId) => fareOf(fareId) ?? []);
  if (fares.length === 0) return;
  await db
    .insertInto('seat_stock')
    .values(
      fares.map(({ fareId, route, day, capacity }) => ({
        fare_id: fareId,
        route,
        flight_on: day,
        capacity,
        adult_price: null,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Takes fares off sale, or puts them back; what is held or sold stays. */
export async function setOffSale(db: Queryable, fareIds: readonly string[], isOffSale: boolean): Promise<void> {
  if (fareIds.length === 0) return;
  await ensureStock(db, fareIds);
  await db
    .updateTable('seat_stock')
    .set({ is_off_sale: isOffSale })
    .where('fare_id', 'in', [...fareIds])
    .execute();
}

export type SeatChange = { readonly fareId: string; readonly held: number; readonly sold: number };

/**
 * One conditional statement per fare, in order of ids: changes held and sold seats only within the capacity. Returns
 * the fares with too few seats; the caller then rolls back.
 */
export async function changeSeats(db: Queryable, changes: readonly SeatChange[]): Promise<string[]> {
  const refused: string[] = [];
  for (const { fareId, held, sold } of changes.toSorted((a, b) => (a.fareId < b.fareId ? -1 : 1))) {
    if (held === 0 && sold === 0) continue;
    const changed = await db
      .updateTable('seat_stock')
      .set({ held: sql<number>`held + ${held}`, sold: sql<number>`sold + ${sold}` })
      .where('fare_id', '=', fareId)
      .where(sql<boolean>`(${held + sold} <= 0 or held + sold + ${held + sold} <= capacity)`)
      .returning('fare_id')
      .executeTakeFirst();
    if (!changed) refused.push(fareId);
  }
  return refused;
}
