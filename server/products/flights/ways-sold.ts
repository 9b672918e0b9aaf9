import { pathTo } from '#domain/core/page-paths.ts';
import { addDays, dayOf, momentOf } from '#domain/core/time.ts';
import { airportNameOf } from '#domain/country/cities.ts';
import type { SoldWay, WayOffer } from '#domain/country/sold-way.ts';
import { BE_THERE_MINUTES } from '#domain/flights/check-in-counter.ts';
import { BOOKING_HORIZON_DAYS } from '#domain/flights/flight-limits.ts';
import { flownFrom } from '#server/products/flights/flown-from.ts';
import { type Quote, quotesOn } from '#server/products/flights/quote.ts';
import { routeKey, routeOf } from '#server/products/flights/routes.ts';
import { readStock } from '#server/products/flights/stock.ts';
import { faresOn, flightOf, isOnSale } from '#server/products/flights/timetable.ts';
import type { WaysSold } from '#server/products/ways-sold.ts';

const ADULT = { adult: 1, child: 0, infant: 0 };
const NO_WAY: SoldWay = { kind: 'plane', state: 'noWay', opensAt: null, href: null, isSample: false, offer: null };

/** The lowest fare between two cities, as the search of that day has it. */
export const waysSold: WaysSold = async (db, { from, to, day, now }) => {
  const [origin = '', destination = ''] = [flownFrom(from.slug), flownFrom(to.slug)];
  const route = routeKey(origin, destination);
  if (!routeOf(route)) return [NO_WAY];
  const today = dayOf(now);
  const opensOn = addDays(day, -BOOKING_HORIZON_DAYS);
  if (day < today) return [{ ...NO_WAY, state: 'over' }];
  if (opensOn > today) return [{ ...NO_WAY, state: 'notYet', opensAt: momentOf(opensOn) }];
  const stock = await readStock(db, [route], { from: day, to: day });
  const [lowest] = quotesOn(route, day, stock, ADULT, now);
  const href = pathTo.flights({ origin, destination }, { departing: day });
  if (lowest) return [{ ...NO_WAY, state: 'sold', href, offer: offerOf(lowest) }];
  return [{ ...NO_WAY, state: whyNone(route, day, now), href }];
};

function whyNone(route: string, day: string, now: number): SoldWay['state'] {
  const fares = faresOn(route, day);
  if (fares.length === 0) return 'notThatDay';
  return fares.some((fare) => isOnSale(fare, now)) ? 'soldOut' : 'over';
}

function offerOf({ fare, total }: Quote): WayOffer {
  const { airlineName, flightNumber, origin, destination, departsAt, arrivesAt } = flightOf(fare);
  const end = (code: string) => ({ at: 'airport' as const, code, name: `${airportNameOf(code)} (${code})` });
  return {
    title: `${airlineName} ${flightNumber}`,
    ...{ from: end(origin), to: end(destination), departsAt, arrivesAt },
    earlyMinutes: BE_THERE_MINUTES,
    ...{ price: total, people: 1, onlyFor: null, nights: 0 },
  };
}
