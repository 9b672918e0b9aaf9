import { sql } from 'kysely';
import type { Queryable } from '#server/db/database.ts';

export type NightStock = {
  readonly capacity: number;
  /** Held and sold together. */
  readonly gone: number;
  /** Overrides the hotel's price rules, in cents. */
  readonly price: number | null;
  readonly minNights: number | null;
};

/** By room type and night; a night without a row has all rooms of its type. */
export type StockBook = ReadonlyMap<string, ReadonlyMap<string, NightStock>>;

/** `count` rooms of one type on each of these nights. `capacity`: initial capacity of a night without a row. */
export type RoomNights = {
  readonly room: string;
  readonly nights: readonly string[];
  readonly count: number;
  readonly capacity: number;
};

/** All rows of these room types in a range of nights, `to` excluded, in one query by primary key. */
export async function readStock(
  db: Queryable,
  rooms: readonly string[],
  { from, to }: { readonly from: string; readonly to: string },
): Promise<StockBook> {
  if (rooms.length === 0) return new Map();
  const { rows } = await sql<NightRow>`
    select room, night, capacity, held + sold as gone, price, min_nights from hotel_night
    where room = any(${rooms}::text[]) and night >= ${from} and night < ${to}`.execute(db);
  return toBook(rows);
}

type NightRow = {
  readonly room: string;
  readonly night: string;
  readonly capacity: number;
  readonly gone: number;
  readonly price: number | null;
  readonly min_nights: number | null;
};

function toBook(rows: readonly NightRow[]): StockBook {
  const book = new Map<string, Map<string, NightStock>>();
  for (const { room, night, capacity, gone, price, min_nights } of rows) {
    let nights = book.get(room);
    if (!nights) {
      nights = new Map();
      book.set(room, nights);
    }
    nights.set(night, { capacity, gone, price, minNights: min_nights });
  }
  return book;
}

/**
 * Changes the held and sold counts of all these nights, or of none; the table's check constraint is the last guard. A
 * released room is not sold again when the owner sells fewer by now. Call in a transaction. False when a night has too
 * few rooms.
 */
export async function changeNights(
  db: Queryable,
  wanted: readonly RoomNights[],
  change: { readonly held: number; readonly sold: number },
): Promise<boolean> {
  const rows = sumByNight(wanted);
  if (rows.length === 0) return true;
  const book = await lockNights(db, wanted);
  const taken = change.held + change.sold;
  const isFree = ({ room, night, count }: (typeof rows)[number]) => {
    const stock = book.get(room)?.get(night);
    return taken <= 0 || (stock !== undefined && stock.gone + taken * count <= stock.capacity);
  };
  if (!rows.every(isFree)) return false;
  await sql`
    update hotel_night as stock
    set held = stock.held + ${change.held}::int * asked.count, sold = stock.sold + ${change.sold}::int * asked.count,
      capacity = case when stock.told is null then stock.capacity
        else least(stock.capacity, greatest(stock.told, stock.held + stock.sold + ${taken}::int * asked.count)) end,
      told = case when stock.told < stock.held + stock.sold + ${taken}::int * asked.count then stock.told end
    from ${asTable(rows)} where stock.room = asked.room and stock.night = asked.night`.execute(db);
  return true;
}

/**
 * Locks the rows of these nights and creates missing ones, in order of room and night, so that buyers cannot deadlock.
 */
export async function lockNights(db: Queryable, wanted: readonly RoomNights[]): Promise<StockBook> {
  const rows = sumByNight(wanted);
  if (rows.length === 0) return new Map();
  await sql`
    insert into hotel_night (room, night, capacity)
    select room, night, capacity from ${asTable(rows)} order by room, night
    on conflict do nothing`.execute(db);
  const { rows: locked } = await sql<NightRow>`
    select stock.room, stock.night, stock.capacity, stock.held + stock.sold as gone, stock.price, stock.min_nights
    from hotel_night as stock join ${asTable(rows)} using (room, night)
    order by stock.room, stock.night for update of stock`.execute(db);
  return toBook(locked);
}

type Line = { readonly room: string; readonly night: string; readonly count: number; readonly capacity: number };

const asTable = (rows: readonly Line[]) => sql`unnest(
  ${rows.map(({ room }) => room)}::text[], ${rows.map(({ night }) => night)}::date[],
  ${rows.map(({ count }) => count)}::int[], ${rows.map(({ capacity }) => capacity)}::int[]
) as asked (room, night, count, capacity)`;

function sumByNight(wanted: readonly RoomNights[]): Line[] {
  const lines = new Map<string, Line>();
  for (const { room, nights, count, capacity } of wanted) {
    for (const night of nights) {
      const key = `${room} ${night}`;
      const line = lines.get(key);
      lines.set(key, { room, night, capacity, count: (line?.count ?? 0) + count });
    }
  }
  return [...lines.values()];
}

/** True while others can still get a room of each type on each night. */
export async function hasSpareNights(db: Queryable, wanted: readonly RoomNights[]): Promise<boolean> {
  const rows = sumByNight(wanted);
  const { rows: full } = await sql`
    select stock.room from hotel_night as stock
    join unnest(${rows.map(({ room }) => room)}::text[], ${rows.map(({ night }) => night)}::date[]) as asked (room, night)
      using (room, night)
    where stock.held + stock.sold >= stock.capacity limit 1`.execute(db);
  return full.length === 0;
}
