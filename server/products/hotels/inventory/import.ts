import { type RawBuilder, sql, type Transaction } from 'kysely';
import { addDays, daysBetween } from '#domain/core/time.ts';
import type { Database, Queryable, Tables } from '#server/db/database.ts';
import { ImportError, type LineProblem, type ReadLine, readJsonLines } from '#server/json-lines.ts';
import { type HotelRow, idOf, type Row, roomKey, row } from '#server/products/hotels/inventory/rows.ts';

type Tx = Transaction<Tables>;

const BATCH = 500;

/** Parses JSON Lines. Throws ImportError with all errors of all lines. */
export const readInventory = (text: string): Row[] =>
  readJsonLines(text, { parse: (value) => row.safeParse(value), nameOf, besides: withoutCity }).map((one) => one.row);

const nameOf = (one: Row): string => `${one.type} ${idOf(one)}`;

function withoutCity(found: readonly ReadLine<Row>[]): LineProblem[] {
  const known = new Set(found.map((one) => nameOf(one.row)));
  return found.flatMap(({ line, row: one }) =>
    one.type === 'city' || known.has(`city ${one.city}`)
      ? []
      : [{ line, field: 'city', why: `${one.city} has no line of its own` }],
  );
}

export type Imported = { readonly hotels: number; readonly rooms: number; readonly nights: number };

/**
 * Replaces the inventory by these rows, all or none: missing ones are no longer on sale, their orders stay. A night
 * never gets fewer rooms than are held and sold. Without `removes`, throws ImportError when hotels would be removed.
 */
export const importInventory = (
  db: Database,
  rows: readonly Row[],
  { removes, now }: { readonly removes: boolean; readonly now: number },
): Promise<Imported> =>
  db.transaction().execute(async (tx) => {
    const version = await lockedVersion(tx);
    if (!removes) await requireAll(tx, rows);
    return replace(tx, rows, version + 1, now);
  });

/** Detects a file that was truncated at the end of a line. */
async function requireAll(tx: Tx, rows: readonly Row[]): Promise<void> {
  const named = new Set(rows.filter(({ type }) => type === 'hotel').map(idOf));
  const sold = await tx.selectFrom('hotel_row').select('id').where('kind', '=', 'hotel').orderBy('position').execute();
  const gone = sold.filter(({ id }) => !named.has(id));
  const [first] = gone;
  if (!first) return;
  const why = `leaves out ${gone.length} of ${sold.length} hotels that are sold now, such as ${first.id}; with --replace they go`;
  throw new ImportError([{ line: rows.length, field: 'the file', why }]);
}

/** Imports into an empty database; does nothing when another process was faster. */
export const importFirst = (db: Database, rowsOf: () => readonly Row[], now: number): Promise<void> =>
  db.transaction().execute(async (tx) => {
    if ((await lockedVersion(tx)) === 0) await replace(tx, rowsOf(), 1, now);
  });

const LOCK = sql`hashtextextended('inventory of hotels', 0)`;

/** The inventory's version, 0 when empty. Serialises imports; searches continue with the old inventory. */
async function lockedVersion(tx: Tx): Promise<number> {
  await sql`select pg_advisory_xact_lock(${LOCK})`.execute(tx);
  return readVersion(tx);
}

/**
 * Blocks imports until the transaction ends, so that a sale sees one inventory. Call before locking nights, because an
 * import locks all of them.
 */
export const keepInventory = (tx: Queryable): Promise<unknown> =>
  sql`select pg_advisory_xact_lock_shared(${LOCK})`.execute(tx);

export async function readVersion(db: Queryable): Promise<number> {
  const row = await db.selectFrom('hotel_catalogue').select('version').executeTakeFirst();
  return row?.version ?? 0;
}

async function replace(tx: Tx, rows: readonly Row[], version: number, now: number): Promise<Imported> {
  await tx.deleteFrom('hotel_row').execute();
  for (const batch of batches(rows.map((one, position) => ({ one, position })))) {
    await tx
      .insertInto('hotel_row')
      .values(
        batch.map(({ one, position }) => ({ kind: one.type, id: idOf(one), position, content: JSON.stringify(one) })),
      )
      .execute();
  }
  const hotels = rows.filter((one): one is HotelRow => one.type === 'hotel');
  const rooms = hotels.flatMap((hotel) => hotel.rooms.map((room) => ({ key: roomKey(idOf(hotel), room.id), room })));
  const nights = rooms.flatMap(({ key, room }) => nightsOf(key, room));
  await forgetCalendars(tx);
  await setCapacities(tx, rooms);
  await setNights(tx, nights);
  const said = { version, imported_at: now };
  await tx
    .insertInto('hotel_catalogue')
    .values(said)
    .onConflict((conflict) => conflict.column('only_one').doUpdateSet(said))
    .execute();
  return { hotels: hotels.length, rooms: rooms.length, nights: nights.length };
}

/** Removes the calendars of earlier files; nights with held or sold rooms keep their counts. */
async function forgetCalendars(tx: Tx): Promise<void> {
  // Same lock order as releases of rooms.
  await sql`select from hotel_night order by room, night for update`.execute(tx);
  await tx.deleteFrom('hotel_night').where('held', '=', 0).where('sold', '=', 0).execute();
  await sql`update hotel_night set price = null, min_nights = null, capacity = held + sold, told = 0`.execute(tx);
}

/** Held and sold rooms stay, but are not sold again when released: `told` is the number in the file. */
const withTold = (rooms: RawBuilder<number>) => ({
  capacity: sql<number>`greatest(hotel_night.held + hotel_night.sold, ${rooms})`,
  told: sql<number | null>`case when ${rooms} < hotel_night.held + hotel_night.sold then ${rooms} end`,
});

type Room = { readonly key: string; readonly room: HotelRow['rooms'][number] };

async function setCapacities(tx: Tx, rooms: readonly Room[]): Promise<void> {
  for (const batch of batches(rooms)) {
    const keys = batch.map(({ key }) => key);
    const counts = batch.map(({ room }) => room.rooms);
    const { capacity, told } = withTold(sql<number>`file.rooms`);
    await sql`
      update hotel_night set capacity = ${capacity}, told = ${told}
      from unnest(${keys}::text[], ${counts}::int[]) as file (room, rooms)
      where hotel_night.room = file.room`.execute(tx);
  }
}

type NightRow = {
  readonly room: string;
  readonly night: string;
  readonly capacity: number;
  readonly price: number | null;
  readonly min_nights: number | null;
};

/** A later calendar entry replaces an earlier one. */
function nightsOf(key: string, { rooms, calendar }: Room['room']): NightRow[] {
  const nights = new Map<string, NightRow>();
  for (const entry of calendar) {
    for (let day = 0; day <= daysBetween(entry.from, entry.to); day += 1) {
      const night = addDays(entry.from, day);
      const before = nights.get(night);
      nights.set(night, {
        room: key,
        night,
        capacity: entry.rooms ?? before?.capacity ?? rooms,
        price: entry.price ?? before?.price ?? null,
        min_nights: entry.minNights ?? before?.min_nights ?? null,
      });
    }
  }
  return [...nights.values()];
}

async function setNights(tx: Tx, nights: readonly NightRow[]): Promise<void> {
  for (const batch of batches(nights)) {
    await tx
      .insertInto('hotel_night')
      .values(batch)
      .onConflict((conflict) =>
        conflict.columns(['room', 'night']).doUpdateSet({
          ...withTold(sql<number>`excluded.capacity`),
          price: sql<number>`excluded.price`,
          min_nights: sql<number>`excluded.min_nights`,
        }),
      )
      .execute();
  }
}

const batches = <T>(items: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(items.length / BATCH) }, (_, index) =>
    items.slice(index * BATCH, (index + 1) * BATCH),
  );
