import { createActor } from 'xstate';
import { cardBookingMachine } from '#machines/card/card-booking/machine.ts';
import { routeOf } from '#machines/card/card-booking/route.ts';
import type { CardBookingInput, PlaceHoldInput } from '#machines/card/card-booking/types.ts';
import { cardBookingView } from '#machines/card/card-booking/view.ts';
import { cardHoldMachine } from '#machines/card/card-hold/machine.ts';
import type { DeadlineLogic } from '#machines/core/deadline.ts';
import type { OrderInfo } from '#machines/core/order.ts';
import { scriptedCheckout } from '#machines/core/order-checkout/testing.ts';
import type { Scripted } from '#machines/core/testing/scripted.ts';

export const freshInput: CardBookingInput = {
  flowId: 'visit-1',
  question: { day: '2026-12-05', people: 2 },
  order: null,
  route: { indicatePage: 'results', orderId: null },
};

/** The flow and its children with actors that answer from data. */
export const scriptedCardBooking = (world: Scripted, deadline: DeadlineLogic = world.deadline()) =>
  cardBookingMachine.provide({
    actors: {
      placeHold: world.actor<OrderInfo, PlaceHoldInput>('placeHold'),
      orderCheckout: scriptedCheckout(world, cardHoldMachine, deadline),
    },
  });

/** A booking with scripted answers. */
export function startBooking(world: Scripted, input: Partial<CardBookingInput> = {}) {
  const actor = createActor(scriptedCardBooking(world), {
    input: { ...freshInput, ...input },
    clock: world.clock,
  });
  actor.start();
  const view = () => cardBookingView(actor.getSnapshot());
  return { actor, view, route: () => routeOf(view()) };
}
