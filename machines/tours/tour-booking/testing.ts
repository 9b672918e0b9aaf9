import { createActor } from 'xstate';
import { euro } from '#domain/core/money.ts';
import type { TourChoice } from '#domain/tours/choice.ts';
import type { DeadlineLogic } from '#machines/core/deadline.ts';
import type { OrderInfo } from '#machines/core/order.ts';
import { scriptedCheckout } from '#machines/core/order-checkout/testing.ts';
import type { Scripted } from '#machines/core/testing/scripted.ts';
import { tourBookingMachine } from '#machines/tours/tour-booking/machine.ts';
import { routeOf } from '#machines/tours/tour-booking/route.ts';
import type { PlaceHoldInput, TourBookingInput } from '#machines/tours/tour-booking/types.ts';
import { tourBookingView } from '#machines/tours/tour-booking/view.ts';
import { tourHoldMachine } from '#machines/tours/tour-hold/machine.ts';

/** Two adults in a double room of a journey. */
export const choice: TourChoice = {
  tour: 'classic-iran-8-days',
  departure: 'CL-20270410',
  day: null,
  language: null,
  people: { adults: 2, children: 0, infants: 0 },
  rooms: { double: 1, twin: 0, own: 0, shared: 0 },
};

export const asked = { choice, shownTotal: euro(176_000) };

export const freshInput: TourBookingInput = {
  flowId: 'visit-1',
  choice: null,
  order: null,
  route: { indicatePage: 'results', orderId: null },
};

/** The flow and its children with actors that answer from data. */
const scriptedTourBooking = (world: Scripted, deadline: DeadlineLogic = world.deadline()) =>
  tourBookingMachine.provide({
    actors: {
      placeHold: world.actor<OrderInfo, PlaceHoldInput>('placeHold'),
      orderCheckout: scriptedCheckout(world, tourHoldMachine, deadline),
    },
  });

/** A booking with scripted answers. */
export function startBooking(world: Scripted, input: Partial<TourBookingInput> = {}) {
  const actor = createActor(scriptedTourBooking(world), {
    input: { ...freshInput, ...input },
    clock: world.clock,
  });
  actor.start();
  const view = () => tourBookingView(actor.getSnapshot());
  return { actor, view, route: () => routeOf(view()) };
}
