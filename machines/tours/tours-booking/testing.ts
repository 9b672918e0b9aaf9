import { createActor } from 'xstate';
import type { DeadlineLogic } from '#machines/core/deadline.ts';
import type { OrderInfo } from '#machines/core/order.ts';
import { scriptedCheckout } from '#machines/core/order-checkout/testing.ts';
import type { Scripted } from '#machines/core/testing/scripted.ts';
import { toursBookingMachine } from '#machines/tours/tours-booking/machine.ts';
import { routeOf } from '#machines/tours/tours-booking/route.ts';
import type { PlaceHoldInput, ToursBookingInput } from '#machines/tours/tours-booking/types.ts';
import { toursBookingView } from '#machines/tours/tours-booking/view.ts';
import { toursHoldMachine } from '#machines/tours/tours-hold/machine.ts';

export const freshInput: ToursBookingInput = {
  flowId: 'visit-1',
  question: { day: '2026-12-05', people: 2 },
  order: null,
  route: { indicatePage: 'results', orderId: null },
};

/** The flow and its children with actors that answer from data. */
export const scriptedToursBooking = (world: Scripted, deadline: DeadlineLogic = world.deadline()) =>
  toursBookingMachine.provide({
    actors: {
      placeHold: world.actor<OrderInfo, PlaceHoldInput>('placeHold'),
      orderCheckout: scriptedCheckout(world, toursHoldMachine, deadline),
    },
  });

/** A booking with scripted answers. */
export function startBooking(world: Scripted, input: Partial<ToursBookingInput> = {}) {
  const actor = createActor(scriptedToursBooking(world), {
    input: { ...freshInput, ...input },
    clock: world.clock,
  });
  actor.start();
  const view = () => toursBookingView(actor.getSnapshot());
  return { actor, view, route: () => routeOf(view()) };
}
