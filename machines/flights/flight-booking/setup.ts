import { assign, sendTo, setup } from 'xstate';
import type { Problem } from '#domain/core/problem.ts';
import { MINUTE_MS } from '#domain/core/time.ts';
import { MIN_CONNECTION_MINUTES } from '#domain/flights/flight-limits.ts';
import type { FlightSearch, Path } from '#domain/flights/flight-search.ts';
import { requestActor } from '#machines/core/actors.ts';
import { checkoutParts, holdParts, offerParts } from '#machines/core/checkout-parts.ts';
import type { OrderInfo } from '#machines/core/order.ts';
import { orderCheckoutMachine } from '#machines/core/order-checkout/machine.ts';
import type { IndicatePage } from '#machines/core/order-checkout/types.ts';
import { NOTHING_SELECTED, searchContext } from '#machines/flights/flight-booking/context.ts';
import type {
  CheckoutUpdate,
  FlightBookingContext,
  FlightBookingEvent,
  FlightBookingInput,
  FlightOffer,
  FlightRoute,
  PlaceHoldInput,
} from '#machines/flights/flight-booking/types.ts';
import { flightSessionMachine } from '#machines/flights/flight-session/machine.ts';
import { resultsAgeMachine } from '#machines/flights/results-age/machine.ts';
import type { ResultsRef } from '#machines/flights/results-age/types.ts';

/** The return flight departs at least an hour after the outbound flight lands. */
const leavesInTime = (departing: FlightOffer, returning: FlightOffer): boolean =>
  returning.flight.departsAt >= departing.flight.arrivesAt + MIN_CONNECTION_MINUTES * MINUTE_MS;

const isPathOpen = ({ type, selectedAvailables }: FlightBookingContext, path: Path) =>
  path === 'departing' || (type === 'twoWay' && selectedAvailables.departing !== null);

/** The legs with this one chosen. A new outbound flight removes a return flight that would depart too early. */
function legsWith({ path, selectedAvailables }: FlightBookingContext, offer: FlightOffer) {
  if (path === 'returning') return { ...selectedAvailables, returning: offer };
  const { returning } = selectedAvailables;
  return { departing: offer, returning: returning && leavesInTime(offer, returning) ? returning : null };
}

/** A new return date keeps the outbound flight; any other search starts with the outbound flight. */
function wayOutFor(context: FlightBookingContext, search: FlightSearch) {
  const departing = context.selectedAvailables.departing;
  const isSameWayOut = (Object.keys(search) as (keyof FlightSearch)[]).every(
    (key) => key === 'returning' || search[key] === context[key],
  );
  return departing && isSameWayOut && search.type === 'twoWay'
    ? { selectedAvailables: { departing, returning: null }, path: 'returning' as const }
    : { selectedAvailables: NOTHING_SELECTED, path: 'departing' as const };
}

const hasList = ({ origin }: FlightBookingContext): boolean => origin !== '';

/** Types, actors, actions and guards of the flow; the chart itself is in machine.ts. */
export const flightBooking = setup({
  types: {} as {
    input: FlightBookingInput;
    context: FlightBookingContext;
    events: FlightBookingEvent | CheckoutUpdate;
    children: { resultsAge: 'resultsAge'; placeHold: 'placeHold'; checkout: 'orderCheckout' };
  },
  actors: {
    resultsAge: resultsAgeMachine,
    orderCheckout: orderCheckoutMachine.provide({ actors: { hold: flightSessionMachine } }),
    placeHold: requestActor<OrderInfo, PlaceHoldInput>('placeHold'),
  },
  actions: {
    setSearch: assign(({ context }, { search }: { search: FlightSearch }) => ({
      ...searchContext(search),
      results: null,
      ...wayOutFor(context, search),
      acceptedTotal: null,
      problem: null,
    })),
    setPath: assign((_, { path }: { path: Path }) => ({ path })),
    setOffer: assign(({ context }, { offer }: { offer: FlightOffer }) => ({
      selectedAvailables: legsWith(context, offer),
      acceptedTotal: null,
      problem: null,
    })),
    /** A sold-out leg must be chosen again; the other one stays. */
    dropLostOffer: assign(({ context }, { problem }: { problem: Problem }) => {
      if (problem.code === 'offer_expired') {
        return { problem, path: 'departing' as const, selectedAvailables: NOTHING_SELECTED };
      }
      const lost = problem.leg ?? 'departing';
      return { problem, path: lost, selectedAvailables: { ...context.selectedAvailables, [lost]: null } };
    }),
    /** Resets price and protection of an earlier order. */
    setOrder: assign((_, { order }: { order: OrderInfo }) => ({
      confirmInfo: order,
      cancelPackage: false,
      acceptedTotal: null,
    })),
    /** Keeps the latest list for the way back to it. */
    noteResults: assign((_, { results }: { results: ResultsRef | null }) => ({ results })),
    dropOrder: assign({ confirmInfo: null, cancelPackage: false }),
    forgetOrder: assign({
      confirmInfo: null,
      cancelPackage: false,
      selectedAvailables: NOTHING_SELECTED,
      path: 'departing',
      acceptedTotal: null,
    }),
    passRefresh: sendTo('resultsAge', { type: 'results.refresh' }),
  },
  guards: {
    hasSearch: ({ context }) => hasList(context),
    isOrdersPage: ({ context }, { step }: { step: IndicatePage }) => context.confirmInfo !== null && step !== 'results',
    /** The way back is chosen after the way out; a one-way trip has none. */
    canChoosePath: ({ context }, { path }: { path: Path }) => isPathOpen(context, path),
    canShowPath: ({ context }, { route }: { route: FlightRoute }) =>
      route.indicatePage === 'results' && isPathOpen(context, route.path),
    completesTrip: ({ context }, { offer }: { offer: FlightOffer }) => {
      const { departing, returning } = legsWith(context, offer);
      return (
        departing !== null && (context.type === 'oneWay' || (returning !== null && leavesInTime(departing, returning)))
      );
    },
    isDeparting: ({ context }) => context.path === 'departing',
  },
})
  .extend(
    checkoutParts<FlightBookingContext, FlightBookingEvent | CheckoutUpdate>({
      attemptOf: ({ holdAttempt }) => holdAttempt,
      hasList,
      hasProtection: ({ cancelPackage }) => cancelPackage,
      kept: ({ order, cancelPackage }) => ({ confirmInfo: order, cancelPackage }),
      showsRelease: true,
    }),
  )
  .extend(holdParts<FlightBookingContext, FlightBookingEvent | CheckoutUpdate>({ hasList }))
  .extend(offerParts<FlightBookingContext, FlightBookingEvent | CheckoutUpdate>());
