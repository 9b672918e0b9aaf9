import { fromPromise } from 'xstate';
import type { ActorsOf } from '#machines/core/actors.ts';
import { createDeadline } from '#machines/core/deadline.ts';
import type { OrderInfo, OrderInput } from '#machines/core/order.ts';
import { orderDueMachine } from '#machines/core/order-due/machine.ts';
import {
  type ProfileDeps,
  type ProvableOrder,
  type TypedCode,
  wiredOrderStepUp,
} from '#src/platform/accounts/step-up-actors.ts';
import { readOrder as askOrder } from '#src/platform/core/api/queries.ts';
import { type CheckoutDeps, orderCall, wiredPayment } from '#src/platform/core/checkout/payment-actors.ts';

type Deps = CheckoutDeps & ProfileDeps;

/** `flowId`: part of the idempotency keys. The numbers of attempts of one order may come again with its next difference. */
export function wiredOrderDue(deps: Deps, typed: TypedCode, order: ProvableOrder, flowId: string) {
  return orderDueMachine.provide({
    actors: {
      deadline: createDeadline(deps.clock),
      stepUp: wiredOrderStepUp(deps, typed, order),
      payment: wiredPayment(deps, (orderId, attempt) => `${orderId}:${flowId}:${attempt}`),
      readOrder: fromPromise<OrderInfo, OrderInput>(async ({ input: { orderId } }) => {
        const info = await orderCall(deps)(() => askOrder(deps.api, orderId), false);
        await deps.refresh();
        return info;
      }),
    } satisfies ActorsOf<typeof orderDueMachine>,
  });
}
