import { pathTo } from '#domain/core/page-paths.ts';
import { addDays, dayOf } from '#domain/core/time.ts';
import type { TripWish } from '#domain/country/trip-wishes.ts';
import { BOOKING_HORIZON_DAYS, MAX_PASSENGERS } from '#domain/flights/flight-limits.ts';
import type { Party } from '#domain/flights/flight-search.ts';
import type { OfferContext, Offered } from '#server/orders/product.ts';
import { flownFrom } from '#server/products/flights/flown-from.ts';
import { quotesOn } from '#server/products/flights/quote.ts';
import { routeKey, routeOf } from '#server/products/flights/routes.ts';
import { readStock } from '#server/products/flights/stock.ts';

/** The lowest fare for these people between two cities on a day; of whom no age is known is searched as an adult. A child does not fly alone. */
export async function findSeats(wish: TripWish, { db, now }: OfferContext): Promise<Offered | null> {
  if (wish.kind !== 'way' || wish.people > MAX_PASSENGERS) return null;
  const party = partyOf(wish);
  if (party.adult === 0 || party.infant > party.adult) return null;
  const { from, to, day, notBefore } = wish;
  if (day < dayOf(now) || day > addDays(dayOf(now), BOOKING_HORIZON_DAYS)) return null;
  const [origin, destination] = [flownFrom(from.slug), flownFrom(to.slug)];
  const route = routeKey(origin ?? '', destination ?? '');
  if (!origin || !destination || !routeOf(route)) return null;
  const stock = await readStock(db, [route], { from: day, to: day });
  const lowest = quotesOn(route, day, stock, party, now).find(
    ({ fare }) => notBefore === null || fare.departsAt >= notBefore,
  );
  const { adult, child, infant } = party;
  const query = {
    departing: day,
    ...(adult > 1 ? { adult } : {}),
    ...(child > 0 ? { child } : {}),
    ...(infant > 0 ? { infant } : {}),
  };
  return lowest ? { href: pathTo.flights({ origin, destination }, query), price: lowest.total } : null;
}

function partyOf({ people, company }: TripWish): Party {
  const party = { adult: 0, child: 0, infant: 0 };
  if (!company) return { ...party, adult: people };
  for (const { ageClass } of company) party[ageClass] += 1;
  return party;
}
