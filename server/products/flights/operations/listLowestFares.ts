import { euro } from '#domain/core/money.ts';
import { ProblemError } from '#domain/core/problem.ts';
import { addDays, dayOf, minuteEnd } from '#domain/core/time.ts';
import { AIRPORTS, airportOf } from '#domain/country/airports.ts';
import { LOWEST_FARE_DAYS } from '#domain/flights/flight-limits.ts';
import type { components } from '#openapi/generated/types.ts';
import type { Operation } from '#server/contract.ts';
import type { Database } from '#server/db/database.ts';
import { quotesOn } from '#server/products/flights/quote.ts';
import { routeKey, routeOf } from '#server/products/flights/routes.ts';
import { readStock, type StockBook } from '#server/products/flights/stock.ts';

type LowestFare = components['schemas']['LowestFare'];
type Kept = { readonly until: number; readonly fares: Promise<LowestFare[]> };

const ONE_ADULT = { adult: 1, child: 0, infant: 0 };

/**
 * Valid until the minute ends, like other page data: a page that says "as of 14:05" has the prices of 14:05. Per
 * database, so that two servers in one process do not share it.
 */
const caches = new WeakMap<Database, Map<string, Kept>>();

/** The lowest adult fare within 60 days to each popular destination, cheapest first. */
export const listLowestFares: Operation<'listLowestFares'> = async ({ query, deps }) => {
  const { origin } = query;
  if (!airportOf(origin)) throw new ProblemError(404, { code: 'not_found', message: 'There is no such airport.' });
  const now = deps.now();
  const cache = caches.get(deps.db) ?? new Map<string, Kept>();
  caches.set(deps.db, cache);
  const key = `${origin}.${dayOf(now)}`;
  const kept = cache.get(key);
  if (kept && kept.until > now) return { status: 200, body: await kept.fares };
  const fares = findLowest(deps.db, origin, now);
  if (cache.size > AIRPORTS.length) cache.clear(); // past days
  cache.set(key, { until: minuteEnd(now), fares });
  fares.catch(() => cache.delete(key));
  return { status: 200, body: await fares };
};

async function findLowest(db: Database, origin: string, now: number): Promise<LowestFare[]> {
  const today = dayOf(now);
  const routes = AIRPORTS.filter(({ code, isPopular }) => isPopular && routeOf(routeKey(origin, code)));
  if (routes.length === 0) return [];
  const book = await readStock(
    db,
    routes.map(({ code }) => routeKey(origin, code)),
    { from: today, to: addDays(today, LOWEST_FARE_DAYS) },
  );
  return routes
    .flatMap(({ code }) => lowestOf(origin, code, book, now) ?? [])
    .sort((a, b) => a.adult.amount - b.adult.amount);
}

function lowestOf(origin: string, destination: string, book: StockBook, now: number): LowestFare | undefined {
  const route = routeKey(origin, destination);
  const days = Array.from({ length: LOWEST_FARE_DAYS }, (_, index) => addDays(dayOf(now), index));
  const cheapest = days
    .flatMap((day) => quotesOn(route, day, book, ONE_ADULT, now)[0] ?? [])
    .reduce<{ amount: number; day: string; minutes: number } | undefined>((best, { fare, total }) => {
      if (best && best.amount <= total.amount) return best;
      return { amount: total.amount, day: fare.day, minutes: fare.slot.route.blockMinutes };
    }, undefined);
  if (!cheapest) return;
  const { amount, day, minutes } = cheapest;
  return { destination, adult: euro(amount), date: day, durationMinutes: minutes };
}
