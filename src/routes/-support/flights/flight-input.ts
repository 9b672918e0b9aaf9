import { isIssued } from '#domain/core/status-questions.ts';
import { orderInfoOf } from '#machines/core/order.ts';
import type { IndicatePage } from '#machines/core/order-checkout/types.ts';
import type { FlightBookingInput, FlightOffer } from '#machines/flights/flight-booking/types.ts';
import type { FlightBookingView } from '#machines/flights/flight-booking/view.ts';
import type { ResultsRef } from '#machines/flights/results-age/types.ts';
import type { Documents } from '#src/platform/core/api/queries.ts';
import type { FlightFlowView } from '#src/platform/flights/flight-flow.ts';
import type { FlightAvailability } from '#src/platform/flights/flight-queries.ts';
import { type FlightUrl, fareKey, pathOfUrl } from '#src/platform/flights/flight-url.ts';
import type { FlightsData } from '#src/routes/-support/flights/load-flights.ts';

/** Duplicate of flight-actors.ts, which idle pages do not load: a shared module would be one more chunk on each. */
const resultsRefOf = (availability: FlightAvailability): ResultsRef => ({
  searchedAt: availability.searchedAt,
  expiresAt: availability.expiresAt,
  departing: availability.departing.offers.length,
  returning: availability.returning?.offers.length ?? 0,
});

const hasProblems = ({ problems }: FlightsData) => Object.keys(problems).length > 0;

/** Initial input of the flow. `flowId` is set by the browser, which alone starts it. */
export const flowInput = (data: FlightsData, page: IndicatePage, url: FlightUrl): FlightBookingInput => ({
  flowId: '',
  search: hasProblems(data) ? null : data.search,
  route: { indicatePage: page, path: pathOfUrl(url), orderId: data.order?.orderId ?? null },
  results: data.availability ? resultsRefOf(data.availability) : null,
  order: data.order ? orderInfoOf(data.order) : null,
  wayOut: wayOutOf(data, url),
  cancelPackage: data.order?.item.protection.isChosen ?? false,
});

/** The outbound offer named in the URL, if the current list has it. */
const wayOutOf = ({ availability, search }: FlightsData, { path, out }: FlightUrl): FlightOffer | null =>
  (path === 'returning' &&
    search.type === 'twoWay' &&
    availability?.departing.offers.find((offer) => fareKey(offer) === out)) ||
  null;

/**
 * The first view of an idle page until touched; null where the machine must run: during a hold, a payment or ticketing. A test
 * compares it with the machine's first view.
 */
export function initialFlowView(data: FlightsData, documents: Documents | null, url: FlightUrl): FlightFlowView | null {
  const view = initialView(data, documents, wayOutOf(data, url));
  if (!view) return null;
  const { search, availability, order } = data;
  return { view, search, availability, order, documents, problem: null };
}

function initialView(
  data: FlightsData,
  documents: Documents | null,
  wayOut: FlightOffer | null,
): FlightBookingView | null {
  const { availability, order, search } = data;
  if (order) return isIssued(order.status) && documents ? { kind: 'issued', orderId: order.orderId } : null;
  if (hasProblems(data)) return { kind: 'idle' };
  if (!availability) return null;
  return {
    kind: 'results',
    search,
    path: wayOut ? 'returning' : 'departing',
    selectedAvailables: { departing: wayOut, returning: null },
    hasCharterLabel: true,
    results: {
      kind: 'shown',
      results: resultsRefOf(availability),
      isStale: false,
      isRefreshing: false,
      problem: null,
    },
    isHolding: false,
    isSupplierSlow: false,
    problem: null,
    isPriceChanged: false,
    held: null,
  };
}
