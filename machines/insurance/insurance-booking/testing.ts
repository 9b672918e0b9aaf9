import { createActor } from 'xstate';
import type { DeadlineLogic } from '#machines/core/deadline.ts';
import type { OrderInfo } from '#machines/core/order.ts';
import { scriptedCheckout } from '#machines/core/order-checkout/testing.ts';
import type { Scripted } from '#machines/core/testing/scripted.ts';
import { insuranceBookingMachine } from '#machines/insurance/insurance-booking/machine.ts';
import { routeOf } from '#machines/insurance/insurance-booking/route.ts';
import type { InsuranceBookingInput, PlaceHoldInput } from '#machines/insurance/insurance-booking/types.ts';
import { insuranceBookingView } from '#machines/insurance/insurance-booking/view.ts';
import { insuranceHoldMachine } from '#machines/insurance/insurance-hold/machine.ts';

export const freshInput: InsuranceBookingInput = {
  flowId: 'visit-1',
  question: { day: '2026-12-05', people: 2 },
  order: null,
  route: { indicatePage: 'results', orderId: null },
};

/** The flow and its children with actors that answer from data. */
export const scriptedInsuranceBooking = (world: Scripted, deadline: DeadlineLogic = world.deadline()) =>
  insuranceBookingMachine.provide({
    actors: {
      placeHold: world.actor<OrderInfo, PlaceHoldInput>('placeHold'),
      orderCheckout: scriptedCheckout(world, insuranceHoldMachine, deadline),
    },
  });

/** A booking with scripted answers. */
export function startBooking(world: Scripted, input: Partial<InsuranceBookingInput> = {}) {
  const actor = createActor(scriptedInsuranceBooking(world), {
    input: { ...freshInput, ...input },
    clock: world.clock,
  });
  actor.start();
  const view = () => insuranceBookingView(actor.getSnapshot());
  return { actor, view, route: () => routeOf(view()) };
}
