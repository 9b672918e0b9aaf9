import { type AnyActorRef, createActor } from 'xstate';
import { oneWay } from '#machines/flight-booking/fixtures.ts';
import { flightBookingMachine } from '#machines/flight-booking/machine.ts';
import { routeOf } from '#machines/flight-booking/route.ts';
import type { FlightBookingInput, HoldAgainInput, PlaceHoldInput } from '#machines/flight-booking/types.ts';
import { flightBookingView } from '#machines/flight-booking/view.ts';
import { flightSessionMachine } from '#machines/flight-session/machine.ts';
import { orderIssueMachine } from '#machines/order-issue/machine.ts';
import { paymentMachine } from '#machines/payment/machine.ts';
import type { BankPage, PaymentStarted, StartPaymentInput } from '#machines/payment/types.ts';
import { resultsAgeMachine } from '#machines/results-age/machine.ts';
import type { ResultsRef, SearchFlightsInput } from '#machines/results-age/types.ts';
import type { DeadlineLogic } from '#machines/shared/deadline.ts';
import type { OrderInfo, OrderInput } from '#machines/shared/order.ts';
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
  const readOrder = world.port<OrderInfo, OrderInput>('readOrder');
  return flightBookingMachine.provide({
    actors: {
      resultsAge: resultsAgeMachine.provide({
        actors: { deadline, searchFlights: world.port<ResultsRef, SearchFlightsInput>('searchFlights') },
      }),
      flightSession: flightSessionMachine.provide({
        actors: { deadline, extendHold: world.port<OrderInfo, OrderInput>('extendHold') },
      }),
      payment: paymentMachine.provide({
        actors: {
          deadline,
          readOrder,
          startPayment: world.port<PaymentStarted, StartPaymentInput>('startPayment'),
          openBankPage: world.port<void, BankPage>('openBankPage'),
          leavePayment: world.port<OrderInfo, OrderInput>('leavePayment'),
        },
      }),
      orderIssue: orderIssueMachine.provide({ actors: { deadline, readOrder } }),
      readOrder,
      placeHold: world.port<OrderInfo, PlaceHoldInput>('placeHold'),
      submitPassengers: world.port<OrderInfo, OrderInput>('submitPassengers'),
      releaseHold: world.port<void, OrderInput>('releaseHold'),
      holdAgain: world.port<OrderInfo, HoldAgainInput>('holdAgain'),
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
