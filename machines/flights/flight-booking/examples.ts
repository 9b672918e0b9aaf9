import type { OrderStatus } from '#domain/core/order-status.ts';
import { orderCheckoutExamples } from '#machines/core/order-checkout/examples.ts';
import type { OrderCheckoutEvent } from '#machines/core/order-checkout/types.ts';
import { NOW } from '#machines/core/testing/moment.ts';
import { orderInfo } from '#machines/core/testing/order-info.ts';
import { ok, problem } from '#machines/core/testing/scripted.ts';
import { departing, oneWay, problems, returning, returnTrip } from '#machines/flights/flight-booking/fixtures.ts';
import type { flightBookingMachine } from '#machines/flights/flight-booking/machine.ts';
import { freshInput } from '#machines/flights/flight-booking/testing.ts';
import type {
  FlightBookingEvent,
  FlightBookingInput,
  FlightOffer,
  FlightRoute,
} from '#machines/flights/flight-booking/types.ts';
import { resultsAge } from '#machines/flights/results-age/results-age.ts';
import { DEADLINE, defineExamples, factsOf } from '#machines/trace/examples.ts';

const [out] = departing as [FlightOffer];
const [back] = returning as [FlightOffer];
/** Departs before the outbound flight has landed. */
const tooEarly: FlightOffer = { ...back, offerId: 'too-early', flight: { ...back.flight, departsAt: NOW } };

const routeTo = (indicatePage: FlightRoute['indicatePage'], path: FlightRoute['path'] = 'departing'): FlightRoute => ({
  indicatePage,
  path,
  orderId: null,
});
const withOrder = (status: OrderStatus, page: FlightRoute['indicatePage']): FlightBookingInput => ({
  ...freshInput,
  results: null,
  route: routeTo(page),
  order: orderInfo(status),
});

export const flightBookingExamples = defineExamples<typeof flightBookingMachine>({
  inputs: [
    freshInput,
    { ...freshInput, search: null, results: null },
    { ...freshInput, search: returnTrip, wayOut: out },
    withOrder('held', 'results'),
    withOrder('paymentFailed', 'issue'),
    withOrder('paid', 'issue'),
    { ...withOrder('cancelled', 'passengers'), search: null },
  ],
  events: [
    { type: 'search.submit', search: oneWay },
    { type: 'search.submit', search: returnTrip },
    { type: 'search.submit', search: { ...returnTrip, returning: '2026-12-13' } },
    { type: 'path.change', path: 'departing' },
    { type: 'path.change', path: 'returning' },
    { type: 'offer.choose', offer: out },
    { type: 'offer.choose', offer: back },
    { type: 'offer.choose', offer: tooEarly },
    { type: 'results.refresh' },
    ...(['results', 'passengers', 'confirm', 'issue'] as const).map(
      (page): FlightBookingEvent => ({ type: 'route.shown', route: routeTo(page) }),
    ),
    { type: 'route.shown', route: routeTo('results', 'returning') },
    ...(orderCheckoutExamples.events as readonly OrderCheckoutEvent[]).filter((event) => event.type !== 'list.show'),
  ],
  outcomes: {
    search: resultsAge.outcomes,
    placeHold: [
      ok(orderInfo('held')),
      { problem: problems.priceUp },
      { problem: problems.soldOut },
      { problem: problems.soldOutBack },
      problem('offer_expired'),
      problem('unavailable'),
      { error: new TypeError('Failed to fetch') },
    ],
    ...orderCheckoutExamples.outcomes,
  },
  says: { deadline: DEADLINE },
  facets: {
    flightBooking: factsOf<typeof flightBookingMachine>({
      search: ({ type, origin }) => [type, origin !== ''],
      legs: ({ path, selectedAvailables: { departing, returning } }) => [path, departing !== null, returning !== null],
      isHeld: ({ confirmInfo }) => confirmInfo !== null,
      problem: ({ problem }) => problem?.code ?? null,
      isSupplierSlow: ({ isSupplierSlow }) => isSupplierSlow,
    }),
    resultsAge: resultsAge.facts,
  },
  walkedAlone: ['orderCheckout'],
});
