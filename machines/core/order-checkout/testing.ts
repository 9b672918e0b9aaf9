import { createActor } from 'xstate';
import type { DeadlineLogic } from '#machines/core/deadline.ts';
import { createHoldSession } from '#machines/core/hold-session/chart.ts';
import type { OrderInfo, OrderInput } from '#machines/core/order.ts';
import { orderCheckoutMachine } from '#machines/core/order-checkout/machine.ts';
import type { HoldAgainInput, OrderCheckoutInput } from '#machines/core/order-checkout/types.ts';
import { orderCheckoutView } from '#machines/core/order-checkout/view.ts';
import { orderIssueMachine } from '#machines/core/order-issue/machine.ts';
import { paymentMachine } from '#machines/core/payment/machine.ts';
import type { BankPage, PaymentStarted, StartPaymentInput } from '#machines/core/payment/types.ts';
import { orderInfo } from '#machines/core/testing/order-info.ts';
import type { Scripted } from '#machines/core/testing/scripted.ts';

export const freshCheckout: OrderCheckoutInput = {
  flowId: 'visit-1:1',
  order: orderInfo('held'),
  indicatePage: 'passengers',
  hasList: true,
  cancelPackage: false,
};

export function scriptedCheckout(
  world: Scripted,
  hold = createHoldSession('hold'),
  deadline: DeadlineLogic = world.deadline(),
) {
  const readOrder = world.actor<OrderInfo, OrderInput>('readOrder');
  return orderCheckoutMachine.provide({
    actors: {
      hold: hold.provide({
        actors: { deadline, readOrder, extendHold: world.actor<OrderInfo, OrderInput>('extendHold') },
      }),
      payment: paymentMachine.provide({
        actors: {
          deadline,
          readOrder,
          startPayment: world.actor<PaymentStarted, StartPaymentInput>('startPayment'),
          openBankPage: world.actor<void, BankPage>('openBankPage'),
          leavePayment: world.actor<OrderInfo, OrderInput>('leavePayment'),
        },
      }),
      orderIssue: orderIssueMachine.provide({ actors: { deadline, readOrder } }),
      readOrder,
      submitPassengers: world.actor<OrderInfo, OrderInput>('submitPassengers'),
      releaseHold: world.actor<void, OrderInput>('releaseHold'),
      holdAgain: world.actor<OrderInfo, HoldAgainInput>('holdAgain'),
    },
  });
}

export function startCheckout(world: Scripted, input: Partial<OrderCheckoutInput> = {}) {
  const actor = createActor(scriptedCheckout(world), { input: { ...freshCheckout, ...input }, clock: world.clock });
  actor.start();
  return { actor, view: () => orderCheckoutView(actor.getSnapshot()) };
}
