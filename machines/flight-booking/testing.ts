import { type AnyActorRef, createActor } from 'xstate';
import { oneWay } from '#machines/flight-booking/fixtures.ts';
import { flightBookingMachine } from '#machines/flight-booking/machine.ts';
import { routeOf } from '#machines/flight-booking/route.ts';
import type { FlightBookingInput, PlaceHoldInput } from '#machines/flight-booking/types.ts';
import { flightBookingView } from '#machines/flight-booking/view.ts';
import { flightSessionMachine } from '#machines/flight-session/machine.ts';
import { scriptedCheckout } from '#machines/order-checkout/testing.ts';
import { resultsAgeMachine } from '#machines/results-age/machine.ts';
import type { ResultsRef, SearchFlightsInput } from '#machines/results-age/types.ts';
import type { DeadlineLogic } from '#machines/shared/deadline.ts';
import type { OrderInfo } from '#machines/shared/order.ts';
import { NOW } from '#machines/shared/testing/moment.ts';
import type { Scripted } from '#machines/shared/testing/scripted.ts';

export const RESULTS: ResultsRef = { searchedAt: NOW, expiresAt: NOW + 600_000, departing: 13, returning: 6 };

export const freshInput: FlightBookingInput = {
  flowId: 'visit-1',
  search: oneWay,
  route: { indicatePage: 'results', path: 'departing', orderId: null },
  results: RESULTS,
  order: null,
};

/** The flow and all its children with ports that answer by data. */
export function scriptedFlightBooking(world: Scripted, deadline: DeadlineLogic = world.deadline()) {
  return flightBookingMachine.provide({
    actors: {
      resultsAge: resultsAgeMachine.provide({
        actors: { deadline, search: world.port<ResultsRef, SearchFlightsInput>('search') },
      }),
      orderCheckout: scriptedCheckout(world, flightSessionMachine, deadline),
      placeHold: world.port<OrderInfo, PlaceHoldInput>('placeHold'),
    },
  });
}

/** A booking that runs in a scripted world. */
export function startBooking(world: Scripted, input: Partial<FlightBookingInput> = {}) {
  const actor = createActor(scriptedFlightBooking(world), { input: { ...freshInput, ...input }, clock: world.clock });
  actor.start();
  const view = () => flightBookingView(actor.getSnapshot());
  return { actor, view, route: () => routeOf(view()) };
}

/** A machine actor and all machine actors below it that are alive. */
export const actorsBelow = (actor: AnyActorRef): AnyActorRef[] => [
  actor,
  ...Object.values<AnyActorRef>(actor.getSnapshot()?.children ?? {})
    .filter((child) => child?.getSnapshot()?.status === 'active')
    .flatMap(actorsBelow),
];
