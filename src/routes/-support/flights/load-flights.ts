import { notFound, redirect } from '@tanstack/react-router';
import { isAllowed } from '#domain/core/order-status.ts';
import type { PassengerDraft } from '#domain/core/passengers.ts';
import { ProblemError } from '#domain/core/problem.ts';
import { dayOf, formatDay } from '#domain/core/time.ts';
import { cityOf, isAirport } from '#domain/country/cities.ts';
import { surePlace } from '#domain/country/place-search.ts';
import { type FlightSearch, type SearchProblems, searchProblems } from '#domain/flights/flight-search.ts';
import { m } from '#src/copy/generated/messages.js';
import { apiOf } from '#src/platform/core/api/api.ts';
import { fetchFresh } from '#src/platform/core/api/fetch-fresh.ts';
import { draftQuery, orderQuery } from '#src/platform/core/api/queries.ts';
import { queryClientOf } from '#src/platform/core/api/query-client.ts';
import type { AppContext } from '#src/platform/core/flow/context.ts';
import { type FlightOrder, orderOfFlights } from '#src/platform/flights/flight-order.ts';
import { availabilityQuery, type FlightAvailability } from '#src/platform/flights/flight-queries.ts';
import {
  type FlightStep,
  type FlightUrl,
  parseRoute,
  routeParam,
  searchOfUrl,
  urlOfSearch,
} from '#src/platform/flights/flight-url.ts';
import { knownPlaces } from '#src/platform/flights/known-places.ts';
import type { CurrentSituation } from '#src/screens/core/facts/SituationNote.tsx';
import type { BesideEmptyList } from '#src/screens/flights/results/NoFlights.tsx';

/** Initial data of a flow page; equal on the server and, after hydration, in the browser. */
export type FlightsData = {
  readonly search: FlightSearch;
  readonly problems: SearchProblems;
  readonly today: string;
  readonly now: number;
  readonly availability: FlightAvailability | null;
  readonly order: FlightOrder | null;
  readonly draft: PassengerDraft | null;
  /** The URL names an order that this visitor cannot see. */
  readonly isOrderLost: boolean;
  /** News of the country; only beside a list. */
  readonly situation?: CurrentSituation | null;
  /** What products show beside a list without seats, by `legKey`. */
  readonly between?: BesideEmptyList;
  /** Came with the page, not from a request of this browser. */
  readonly isFromServer: boolean;
};

/** Loads `/flights/{route}`. Never sends events: loaders also run for hovered links. */
export async function loadFlights(
  context: AppContext,
  route: string | undefined,
  url: FlightUrl,
): Promise<FlightsData> {
  const search = await placesOf(await daysOf(searchOfUrl(route, url), dayOf(context.now())));
  canonicalise(route, url, search);
  const now = context.now();
  const today = dayOf(now);
  const base = {
    search,
    problems: {},
    today,
    now,
    availability: null,
    order: null,
    draft: null,
    isOrderLost: false,
    isFromServer: import.meta.env.SSR,
  };

  const order = url.order ? await orderOrNull(context, url.order) : null;
  if (order) return { ...base, search: searchOfOrder(order), order, draft: await draftOf(context, order) };
  const problems = searchProblems(search, today);
  const hasProblems = Object.keys(problems).length > 0;
  const availability = hasProblems ? null : await availabilityOf(context, search);
  return { ...base, problems, availability, isOrderLost: url.order !== undefined };
}

/** Converts Persian calendar dates (1405-09-14) for the field. */
async function daysOf(search: FlightSearch, today: string): Promise<FlightSearch> {
  const { departing, returning } = search;
  if (![departing, returning].some((day) => day !== '' && day < '1700')) return search;
  const { readDay } = await import('#domain/core/day-text.ts');
  return {
    ...search,
    departing: readDay(departing, today) ?? departing,
    returning: readDay(returning, today) ?? returning,
  };
}

/** Resolves place names to codes. Unknown or ambiguous text stays as typed: the form asks. */
async function placesOf(search: FlightSearch): Promise<FlightSearch> {
  if (isAirport(search.origin) && isAirport(search.destination)) return search;
  const airports = await knownPlaces();
  const codeOf = (text: string) => (isAirport(text) ? text : (surePlace(airports, text)?.code ?? text));
  return { ...search, origin: codeOf(search.origin), destination: codeOf(search.destination) };
}

function canonicalise(route: string | undefined, url: FlightUrl, search: FlightSearch): void {
  const places = parseRoute(route);
  if (!route) {
    if (Object.keys(url).length === 0) throw redirect({ to: '/iran-flight', statusCode: 302 });
    const { origin, destination } = search;
    const isComplete = isAirport(origin) && isAirport(destination) && origin !== destination;
    if (!isComplete) return;
    throw redirect({
      to: '/flights/{-$route}',
      params: { route: routeParam(search) },
      search: urlOfSearch(search),
      statusCode: 302,
    });
  }
  if (!places || !isAirport(places.origin) || !isAirport(places.destination)) throw notFound();
}

async function orderOrNull(context: AppContext, orderId: string): Promise<FlightOrder | null> {
  try {
    return orderOfFlights(await queryClientOf(context).ensureQueryData(orderQuery(apiOf(context), orderId)));
  } catch (error) {
    if (error instanceof ProblemError && error.status === 404) return null;
    throw error;
  }
}

const draftOf = async (context: AppContext, { orderId, status }: FlightOrder): Promise<PassengerDraft | null> =>
  isAllowed('saveDraft', status) ? queryClientOf(context).ensureQueryData(draftQuery(apiOf(context), orderId)) : null;

// On the server a failure is a real 500. In the browser the machine retries and offers a retry button.
async function availabilityOf(context: AppContext, search: FlightSearch): Promise<FlightAvailability | null> {
  const query = availabilityQuery(apiOf(context), search);
  const asking = fetchFresh(queryClientOf(context), query, { now: context.now() });
  return import.meta.env.SSR ? asking : asking.catch(() => null);
}

export function searchOfOrder(order: FlightOrder): FlightSearch {
  const [out, back] = order.item.legs;
  if (!out) throw new Error('An order has at least one leg');
  return {
    type: order.item.type,
    origin: out.flight.origin,
    destination: out.flight.destination,
    departing: dayOf(out.flight.departsAt),
    returning: back ? dayOf(back.flight.departsAt) : '',
    adult: order.item.adult,
    child: order.item.child,
    infant: order.item.infant,
  };
}

/** Page title; made here, so that the entry chunk ships neither airports nor calendars. */
export function titleOf({ origin, destination, departing }: FlightSearch, step?: FlightStep): string {
  const from = cityOf(origin);
  const to = cityOf(destination);
  if (step === 'passengers') return m.pages_title_step_passengers({ from, to });
  if (step === 'confirm') return m.pages_title_step_review({ from, to });
  return from && to && departing
    ? m.pages_title_flights({ from, to, day: formatDay(departing) })
    : m.pages_title_flight_search();
}
