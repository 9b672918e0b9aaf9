import { type AnyActorRef, createActor } from 'xstate';
import type { DeadlineLogic } from '#machines/core/deadline.ts';
import type { OrderInfo } from '#machines/core/order.ts';
import { scriptedCheckout } from '#machines/core/order-checkout/testing.ts';
import { NOW } from '#machines/core/testing/moment.ts';
import type { Scripted } from '#machines/core/testing/scripted.ts';
import { oneWay } from '#machines/flights/flight-booking/fixtures.ts';
import { flightBookingMachine } from '#machines/flights/flight-booking/machine.ts';
import { routeOf } from '#machines/flights/flight-booking/route.ts';
import type { FlightBookingInput, PlaceHoldInput } from '#machines/flights/flight-booking/types.ts';
import { flightBookingView } from '#machines/flights/flight-booking/view.ts';
import { flightSessionMachine } from '#machines/flights/flight-session/machine.ts';
import { resultsAgeMachine } from '#machines/flights/results-age/machine.ts';
import type { ResultsRef, SearchFlightsInput } from '#machines/flights/results-age/types.ts';

export const RESULTS: ResultsRef = { searchedAt: NOW, expiresAt: NOW + 600_000, departing: 13, returning: 6 };

export const freshInput: FlightBookingInput = {
  flowId: 'visit-1',
  search: oneWay,
  route: { indicatePage: 'results', path: 'departing', orderId: null },
  results: RESULTS,
  order: null,
};

export function scriptedFlightBooking(world: Scripted, deadline: DeadlineLogic = world.deadline()) {
  return flightBookingMachine.provide({
    actors: {
      resultsAge: resultsAgeMachine.provide({
        actors: { deadline, search: world.actor<ResultsRef, SearchFlightsInput>('search') },
      }),
      orderCheckout: scriptedCheckout(world, flightSessionMachine, deadline),
      placeHold: world.actor<OrderInfo, PlaceHoldInput>('placeHold'),
    },
  });
}

export function startBooking(world: Scripted, input: Partial<FlightBookingInput> = {}) {
  const actor = createActor(scriptedFlightBooking(world), { input: { ...freshInput, ...input }, clock: world.clock });
  actor.start();
  const view = () => flightBookingView(actor.getSnapshot());
  return { actor, view, route: () => routeOf(view()) };
}

/** A machine actor and all its live descendants that are machines. */
export const actorsBelow = (actor: AnyActorRef): AnyActorRef[] => [
  actor,
  ...Object.values<AnyActorRef>(actor.getSnapshot()?.children ?? {})
    .filter((child) => child?.getSnapshot()?.status === 'active')
    .flatMap(actorsBelow),
];
