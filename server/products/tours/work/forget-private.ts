import { dayOf } from '#domain/core/time.ts';
import type { Database } from '#server/db/database.ts';
import { IS_PRIVATE } from '#server/products/tours/private-departures.ts';

/** Deletes departures of private dates that nobody paid, once their first day has passed: until then a late payment finds its places. */
export const forgetPrivateDepartures = (db: Database, now: number): Promise<unknown> =>
  db
    .deleteFrom('tour_departure')
    .where(IS_PRIVATE)
    .where('start', '<', dayOf(now))
    .where('held', '=', 0)
    .where('paid', '=', 0)
    .execute();
