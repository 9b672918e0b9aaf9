import { createActor } from 'xstate';
import type { DeadlineLogic } from '#machines/core/deadline.ts';
import type { OrderInfo } from '#machines/core/order.ts';
import { scriptedCheckout } from '#machines/core/order-checkout/testing.ts';
import type { Scripted } from '#machines/core/testing/scripted.ts';
import { transportBookingMachine } from '#machines/transport/transport-booking/machine.ts';
import { routeOf } from '#machines/transport/transport-booking/route.ts';
import type { PlaceHoldInput, TransportBookingInput } from '#machines/transport/transport-booking/types.ts';
import { transportBookingView } from '#machines/transport/transport-booking/view.ts';
import { transportHoldMachine } from '#machines/transport/transport-hold/machine.ts';

export const freshInput: TransportBookingInput = {
  flowId: 'visit-1',
  question: { day: '2026-12-05', people: 2 },
  order: null,
  route: { indicatePage: 'results', orderId: null },
};

/** The flow and its children with actors that answer from data. */
export const scriptedTransportBooking = (world: Scripted, deadline: DeadlineLogic = world.deadline()) =>
  transportBookingMachine.provide({
    actors: {
      placeHold: world.actor<OrderInfo, PlaceHoldInput>('placeHold'),
      orderCheckout: scriptedCheckout(world, transportHoldMachine, deadline),
    },
  });

/** A booking with scripted answers. */
export function startBooking(world: Scripted, input: Partial<TransportBookingInput> = {}) {
  const actor = createActor(scriptedTransportBooking(world), {
    input: { ...freshInput, ...input },
    clock: world.clock,
  });
  actor.start();
  const view = () => transportBookingView(actor.getSnapshot());
  return { actor, view, route: () => routeOf(view()) };
}
