import { sql } from 'kysely';
import type { Queryable } from '#server/db/database.ts';
import { placesIn, type ToursDetail } from '#server/products/tours/detail.ts';

/** A departure after its places were changed. `largest`: the largest group since the price settled; 0 before. */
export type Counted = { readonly paid: number; readonly largest: number; readonly certainAt: number | null };

/** `certainAt`: since when who takes these places was told that it runs; then it does, whoever left meanwhile. */
type Change = { readonly held: number; readonly paid: number; readonly certainAt?: number | null };

/**
 * Changes the held and paid places of a departure in one statement, within its capacity; the check of the table is the
 * last guard. undefined when it has too few, or is called off. Who is released is not sold again where the inventory has fewer by now.
 */
export async function changePlaces(
  db: Queryable,
  departure: string,
  { held, paid, certainAt = null }: Change,
): Promise<Counted | undefined> {
  const taken = held + paid;
  const { rows } = await sql<{ paid: number; largest: number; certain_at: number | null }>`
    update tour_departure set held = held + ${held}::int, paid = paid + ${paid}::int,
      largest = case when settled_at is null then largest else greatest(largest, paid + ${paid}::int) end,
      certain_at = case when called_off_at is null then coalesce(certain_at, ${certainAt}::bigint) else certain_at end,
      capacity = case when told is null then capacity
        else least(capacity, greatest(told, held + paid + ${taken}::int)) end,
      told = case when told < held + paid + ${taken}::int then told end
    where id = ${departure}
      and (${taken}::int <= 0 or (called_off_at is null and held + paid + ${taken}::int <= capacity))
    returning paid, largest, certain_at`.execute(db);
  const [row] = rows;
  return row && { paid: row.paid, largest: row.largest, certainAt: row.certain_at };
}

/** The same for the places of an order; a day tour takes none. True when they could be had. */
export async function changeOf(db: Queryable, detail: ToursDetail, by: Change): Promise<boolean> {
  const count = placesIn(detail);
  if (detail.departure === null || count === 0) return true;
  const isTaken = by.held > 0 || by.paid > 0;
  const certainAt = isTaken ? detail.certainAt : null;
  const change = { held: by.held * count, paid: by.paid * count, certainAt };
  return (await changePlaces(db, detail.departure, change)) !== undefined;
}

/** False once its departure is called off. Locks the departure, so that it is not called off before it is paid. */
export async function takesPlace(db: Queryable, { departure }: ToursDetail): Promise<boolean> {
  if (departure === null) return true;
  const { rows } = await sql<{ is_off: boolean }>`
    select called_off_at is not null as is_off from tour_departure where id = ${departure} for update`.execute(db);
  return rows[0]?.is_off !== true;
}

/** What was sold, with the group that it is in since then: people may have come or left since the places were held. */
export async function withGroup(db: Queryable, detail: ToursDetail): Promise<ToursDetail> {
  if (detail.departure === null) return detail;
  const row = db.selectFrom('tour_departure').select('paid').where('id', '=', detail.departure);
  const found = await row.executeTakeFirst();
  return found ? { ...detail, group: Math.max(1, found.paid) } : detail;
}
