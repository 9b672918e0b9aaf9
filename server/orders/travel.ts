import { sql } from 'kysely';

/** SQL: when the last flight of an order lands. */
export const landsAt = sql<number>`(orders.detail -> 'legs' -> -1 -> 'flight' ->> 'arrivesAt')::bigint`;
