import type { OrderStatus } from '#domain/order-status.ts';
import { departing, oneWay, problems, returning, returnTrip } from '#machines/flight-booking/fixtures.ts';
import type { flightBookingMachine } from '#machines/flight-booking/machine.ts';
import { freshInput } from '#machines/flight-booking/testing.ts';
import type {
  FlightBookingEvent,
  FlightBookingInput,
  FlightOffer,
  FlightRoute,
} from '#machines/flight-booking/types.ts';
import { extendOutcomes, flightSessionFacts } from '#machines/flight-session/alphabet.ts';
import { orderIssueFacts } from '#machines/order-issue/alphabet.ts';
import {
  leavePaymentOutcomes,
  openBankPageOutcomes,
  paymentFacts,
  startPaymentOutcomes,
} from '#machines/payment/alphabet.ts';
import { resultsAgeFacts, searchOutcomes } from '#machines/results-age/alphabet.ts';
import { NOW } from '#machines/shared/testing/moment.ts';
import { orderInfo } from '#machines/shared/testing/order-info.ts';
import { ok, problem } from '#machines/shared/testing/scripted.ts';
import { DEADLINE, defineAlphabet, factsOf } from '#machines/trace/alphabet.ts';

const [out] = departing as [FlightOffer];
const [back] = returning as [FlightOffer];
/** Leaves before the way out has landed. */
const tooEarly: FlightOffer = { ...back, offerId: 'too-early', flight: { ...back.flight, departsAt: NOW } };

const routeTo = (indicatePage: FlightRoute['indicatePage'], path: FlightRoute['path'] = 'departing'): FlightRoute => ({
  indicatePage,
  path,
  orderId: null,
});
const arrived = (status: OrderStatus): FlightBookingEvent => ({ type: 'order.arrived', order: orderInfo(status) });
const withOrder = (status: OrderStatus, page: FlightRoute['indicatePage']): FlightBookingInput => ({
  ...freshInput,
  results: null,
  route: routeTo(page),
  order: orderInfo(status),
});

/** One status of each kind that the flow tells apart. */
const STATUSES: readonly OrderStatus[] = [
  'held',
  'awaitingPayment',
  'paying',
  'paymentFailed',
  'paid',
  'issued',
  'refunded',
  'expired',
  'cancelled',
];

const TOTAL = { amount: 20_140, currency: 'EUR' } as const;

export const flightBookingAlphabet = defineAlphabet<typeof flightBookingMachine>({
  inputs: [
    freshInput,
    { ...freshInput, search: null, results: null },
    { ...freshInput, search: returnTrip, wayOut: out },
    withOrder('held', 'results'),
    withOrder('paymentFailed', 'issue'),
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
    { type: 'price.accept' },
    { type: 'price.reject' },
    { type: 'problem.dismiss' },
    { type: 'step.visit', step: 'results' },
    { type: 'step.visit', step: 'passengers' },
    { type: 'step.visit', step: 'confirm' },
    { type: 'hold.release' },
    { type: 'hold.again' },
    { type: 'session.extend' },
    { type: 'passengers.submit' },
    { type: 'payment.start', intent: { total: TOTAL, cancelPackage: false } },
    { type: 'payment.start', intent: { total: TOTAL, cancelPackage: true } },
    { type: 'bank.returned' },
    { type: 'payment.leave' },
    { type: 'order.retry' },
    ...STATUSES.map(arrived),
    ...(['results', 'passengers', 'confirm', 'issue'] as const).map(
      (page): FlightBookingEvent => ({ type: 'route.shown', route: routeTo(page) }),
    ),
    { type: 'route.shown', route: routeTo('results', 'returning') },
  ],
  outcomes: {
    searchFlights: searchOutcomes,
    placeHold: [
      ok(orderInfo('held')),
      { problem: problems.priceUp },
      { problem: problems.soldOut },
      { problem: problems.soldOutBack },
      problem('offer_expired'),
      problem('unavailable'),
      { error: new TypeError('Failed to fetch') },
    ],
    extendHold: extendOutcomes,
    submitPassengers: [
      ok(orderInfo('awaitingPayment')),
      problem('invalid_details', { fields: { 'passengers.0.firstName': 'not_latin' } }),
      problem('hold_expired'),
      problem('not_allowed'),
      problem('unavailable'),
    ],
    releaseHold: [ok(), problem('unavailable')],
    holdAgain: [ok(orderInfo('held')), { problem: problems.priceUp }, problem('sold_out'), problem('not_allowed')],
    startPayment: startPaymentOutcomes,
    openBankPage: openBankPageOutcomes,
    leavePayment: leavePaymentOutcomes,
    readOrder: [
      ...STATUSES.map((status) => ok(orderInfo(status))),
      ok(orderInfo('issueFailed')),
      problem('unavailable'),
    ],
  },
  says: { deadline: DEADLINE },
  facets: {
    flightBooking: factsOf<typeof flightBookingMachine>({
      search: ({ type, origin }) => [type, origin !== ''],
      legs: ({ path, selectedAvailables: { departing, returning } }) => [path, departing !== null, returning !== null],
      order: ({ confirmInfo, indicatePage }) => [
        confirmInfo?.status ?? null,
        confirmInfo?.hasPassengers ?? null,
        indicatePage,
      ],
      problem: ({ problem }) => problem?.code ?? null,
      isAirlineSlow: ({ isAirlineSlow }) => isAirlineSlow,
    }),
    resultsAge: resultsAgeFacts,
    flightSession: flightSessionFacts,
    payment: paymentFacts,
    orderIssue: orderIssueFacts,
  },
});
