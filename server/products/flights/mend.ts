import { pathTo } from '#domain/core/page-paths.ts';
import { addDays, dayOf } from '#domain/core/time.ts';
import { AIRPORTS } from '#domain/country/airports.ts';
import { citySlug } from '#domain/country/cities.ts';
import type { TripWish } from '#domain/country/trip-wishes.ts';
import { BOOKING_HORIZON_DAYS, MAX_PASSENGERS } from '#domain/flights/flight-limits.ts';
import type { OfferContext, Offered } from '#server/orders/product.ts';
import { quotesOn } from '#server/products/flights/quote.ts';
import { routeKey, routeOf } from '#server/products/flights/routes.ts';
import { readStock } from '#server/products/flights/stock.ts';

/**
 * The lowest fare for this number of adults between two cities on a day. Ages are asked later, in the search; a child
 * pays less.
 */
export async function findSeats(wish: TripWish, { db, now }: OfferContext): Promise<Offered | null> {
  const { people: adult } = wish;
  if (wish.kind !== 'way' || adult > MAX_PASSENGERS) return null;
  const { from, to, day, notBefore } = wish;
  if (day < dayOf(now) || day > addDays(dayOf(now), BOOKING_HORIZON_DAYS)) return null;
  const [origin, destination] = [flownFrom(from.slug), flownFrom(to.slug)];
  const route = routeKey(origin ?? '', destination ?? '');
  if (!origin || !destination || !routeOf(route)) return null;
  const stock = await readStock(db, [route], { from: day, to: day });
  const lowest = quotesOn(route, day, stock, { adult, child: 0, infant: 0 }, now).find(
    ({ fare }) => notBefore === null || fare.departsAt >= notBefore,
  );
  const query = { departing: day, ...(adult > 1 ? { adult } : {}) };
  return lowest ? { href: pathTo.flights({ origin, destination }, query), price: lowest.total } : null;
}

/** The city's airport with flights. */
const flownFrom = (slug: string): string | undefined =>
  AIRPORTS.find(({ code, isFlown }) => isFlown && citySlug(code) === slug)?.code;
