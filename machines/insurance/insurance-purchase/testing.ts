import { createActor } from 'xstate';
import type { DeadlineLogic } from '#machines/core/deadline.ts';
import { createHoldSession } from '#machines/core/hold-session/chart.ts';
import type { OrderInfo, OrderInput } from '#machines/core/order.ts';
import { scriptedCheckout } from '#machines/core/order-checkout/testing.ts';
import type { HoldAgainInput } from '#machines/core/order-checkout/types.ts';
import type { Scripted } from '#machines/core/testing/scripted.ts';
import { insurancePurchaseMachine } from '#machines/insurance/insurance-purchase/machine.ts';
import { routeOf } from '#machines/insurance/insurance-purchase/route.ts';
import type {
  InsurancePurchaseInput,
  InsuranceWish,
  OpenDraftInput,
} from '#machines/insurance/insurance-purchase/types.ts';
import { insurancePurchaseView } from '#machines/insurance/insurance-purchase/view.ts';

export const freshInput: InsurancePurchaseInput = {
  flowId: 'visit-1',
  order: null,
  route: { indicatePage: 'results', orderId: null },
};

export const wish: InsuranceWish = {
  ...{ plan: 'standard', isMountain: false, isInIran: false, firstDay: '2026-12-05', days: 12 },
  people: [
    { band: 'from12', birthDate: '1988-03-14' },
    { band: 'under12', birthDate: '2018-08-09' },
  ],
};

/** The flow and its children with actors that answer from data. */
const scriptedInsurancePurchase = (world: Scripted, deadline: DeadlineLogic = world.deadline()) =>
  insurancePurchaseMachine.provide({
    actors: {
      openDraft: world.actor<OrderInfo, OpenDraftInput>('openDraft'),
      placeOrder: world.actor<OrderInfo, OrderInput>('placeOrder'),
      placeAgain: world.actor<OrderInfo, HoldAgainInput>('placeAgain'),
      orderCheckout: scriptedCheckout(world, createHoldSession('hold'), deadline),
    },
  });

/** A purchase with scripted answers. */
export function startPurchase(world: Scripted, input: Partial<InsurancePurchaseInput> = {}) {
  const actor = createActor(scriptedInsurancePurchase(world), {
    input: { ...freshInput, ...input },
    clock: world.clock,
  });
  actor.start();
  const view = () => insurancePurchaseView(actor.getSnapshot());
  return { actor, view, route: () => routeOf(view()) };
}
