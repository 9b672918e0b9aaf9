import { ProblemError } from '#domain/core/problem.ts';
import { addDays, dayOf } from '#domain/core/time.ts';
import { BOOKING_HORIZON_DAYS, DAYS_AROUND, FLIGHT_LIST_SECONDS } from '#domain/flights/flight-limits.ts';
import { type FlightSearch, type SearchProblems, searchProblems } from '#domain/flights/flight-search.ts';
import type { components } from '#openapi/generated/types.ts';
import type { Operation } from '#server/contract.ts';
import type { Deps } from '#server/orders/deps.ts';
import { toOffer } from '#server/products/flights/offers.ts';
import { quotesOn } from '#server/products/flights/quote.ts';
import { routeKey, routeOf } from '#server/products/flights/routes.ts';
import { readStock } from '#server/products/flights/stock.ts';
import { ownSeats, type SeatsByFare, withoutOwn } from '#server/products/flights/visitor-holds.ts';

type Body = components['schemas']['FlightSearch'];
type LegAvailability = components['schemas']['LegAvailability'];

/** Offers of one day, or of two for a return trip, with the lowest totals of the days around. Holds nothing. */
export const searchFlights: Operation<'searchFlights'> = async ({ body, who, deps }) => {
  const now = deps.now();
  const search = toSearch(body);
  const problems = Object.entries(searchProblems(search, dayOf(now)));
  if (problems.length > 0) {
    const fields = Object.fromEntries(problems.map(([field, problem]) => [fieldOf(field), problem]));
    throw new ProblemError(422, { code: 'invalid_details', message: 'This search cannot be answered.', fields });
  }
  const own = await ownSeats(deps.db, who.visitor, now);
  const leg = (origin: string, destination: string, date: string) =>
    legAvailability(deps, { route: routeKey(origin, destination), date, search, now, own });
  return {
    status: 200,
    body: {
      searchedAt: now,
      expiresAt: now + FLIGHT_LIST_SECONDS * 1000,
      departing: await leg(search.origin, search.destination, search.departing),
      returning: search.returning ? await leg(search.destination, search.origin, search.returning) : null,
    },
  };
};

const toSearch = ({ origin, destination, departureDate, returnDate, adult, child, infant }: Body): FlightSearch => ({
  type: returnDate === undefined ? 'oneWay' : 'twoWay',
  origin,
  destination,
  departing: departureDate,
  returning: returnDate ?? '',
  adult,
  child,
  infant,
});

const FIELDS: Partial<Record<string, string>> = {
  departing: 'departureDate',
  returning: 'returnDate',
} satisfies Partial<Record<keyof SearchProblems, keyof Body>>;
const fieldOf = (field: string): string => FIELDS[field] ?? field;

type Leg = {
  readonly route: string;
  readonly date: string;
  readonly search: FlightSearch;
  readonly now: number;
  readonly own: SeatsByFare;
};

async function legAvailability({ db, config }: Deps, leg: Leg): Promise<LegAvailability> {
  const { route, date, search, now, own } = leg;
  const days = daysAround(date, dayOf(now));
  const stock = await readStock(db, [route], { from: days[0] ?? date, to: days.at(-1) ?? date });
  const book = withoutOwn(stock, own);
  const quotes = new Map(days.map((day) => [day, quotesOn(route, day, book, search, now)]));
  return {
    date,
    offers: (quotes.get(date) ?? []).map((quote) => toOffer(quote, search, now, config.secret)),
    ...(routeOf(route) ? {} : { isUnserved: true }),
    days: days.map((day) => ({ date: day, lowest: quotes.get(day)?.[0]?.total ?? null })),
  };
}

/** Days of the date strip on which flights are on sale. */
function daysAround(date: string, today: string): string[] {
  const last = addDays(today, BOOKING_HORIZON_DAYS);
  const strip = Array.from({ length: 2 * DAYS_AROUND + 1 }, (_, index) => addDays(date, index - DAYS_AROUND));
  return strip.filter((day) => day >= today && day <= last);
}
