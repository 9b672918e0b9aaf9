import { orderInfoOf } from '#machines/core/order.ts';
import type { IndicatePage } from '#machines/core/order-checkout/types.ts';
import type { FlightBookingInput, FlightOffer } from '#machines/flights/flight-booking/types.ts';
import { type FlightUrl, fareKey, pathOfUrl } from '#src/platform/flights/flight-url.ts';
import { resultsRefOf } from '#src/platform/flights/results-ref.ts';
import type { FlightsData } from '#src/routes/-support/flights/load-flights.ts';

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
