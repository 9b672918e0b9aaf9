import { fromPromise } from 'xstate';
import type { ActorsOf } from '#machines/core/actors.ts';
import { createDeadline } from '#machines/core/deadline.ts';
import type { createHoldSession } from '#machines/core/hold-session/chart.ts';
import type { OrderInfo, OrderInput } from '#machines/core/order.ts';
import { orderCheckoutMachine } from '#machines/core/order-checkout/machine.ts';
import type { HoldAgainInput } from '#machines/core/order-checkout/types.ts';
import { orderIssueMachine } from '#machines/core/order-issue/machine.ts';
import { unwrap } from '#src/platform/core/api/api.ts';
import type { Api } from '#src/platform/core/api/api-client.ts';
import { readOrder as askOrder, type Order } from '#src/platform/core/api/queries.ts';
import type { DraftStore } from '#src/platform/core/checkout/draft-store.ts';
import { type CheckoutDeps, orderCall, wiredPayment } from '#src/platform/core/checkout/payment-actors.ts';

type Bought = {
  readonly hold: ReturnType<typeof createHoldSession>;
  readonly submitDetails: (orderId: string) => Promise<Order>;
};

const path = (orderId: string) => ({ path: { orderId } });
const key = (value: string) => ({ header: { 'Idempotency-Key': value } });

export const releaseActor = (deps: CheckoutDeps) =>
  fromPromise<void, OrderInput>(async ({ input }) => {
    await orderCall(deps)(() => unwrap(deps.api.POST('/orders/{orderId}/release', { params: path(input.orderId) })));
  });

export const holdAgainActor = (deps: CheckoutDeps) =>
  fromPromise<OrderInfo, HoldAgainInput>(({ input }) =>
    orderCall(deps)(() =>
      unwrap(
        deps.api.POST('/orders/{orderId}/hold-again', {
          params: { ...path(input.orderId), ...key(input.idempotencyKey) },
          body: input.acceptedTotal ? { acceptedTotal: input.acceptedTotal } : {},
        }),
      ),
    ),
  );

/** Provides all actors of the checkout and of its child machines; a missing one does not compile. */
export function wiredCheckout(deps: CheckoutDeps, { hold, submitDetails }: Bought) {
  const { api, clock } = deps;
  const deadline = createDeadline(clock);
  const ask = orderCall(deps);

  const readOrderNow = (orderId: string) => ask(() => askOrder(api, orderId), false);
  const readOrder = fromPromise<OrderInfo, OrderInput>(({ input }) => readOrderNow(input.orderId));

  const payment = wiredPayment(deps);

  return orderCheckoutMachine.provide({
    actors: {
      hold: hold.provide({
        actors: {
          deadline,
          readOrder,
          extendHold: fromPromise<OrderInfo, OrderInput>(({ input }) =>
            ask(() => unwrap(api.POST('/orders/{orderId}/extend', { params: path(input.orderId) }))),
          ),
        } satisfies ActorsOf<typeof hold>,
      }),
      payment,
      orderIssue: orderIssueMachine.provide({
        actors: { deadline, readOrder } satisfies ActorsOf<typeof orderIssueMachine>,
      }),
      readOrder,
      submitPassengers: fromPromise<OrderInfo, OrderInput>(({ input }) => ask(() => submitDetails(input.orderId))),
      releaseHold: releaseActor(deps),
      holdAgain: holdAgainActor(deps),
    } satisfies ActorsOf<typeof orderCheckoutMachine>,
  });
}

export const submitPassengers = (api: Api, drafts: Pick<DraftStore, 'read' | 'flush'>) => async (orderId: string) => {
  // The form has loaded this chunk already; lists do not need the name rules.
  const { detailsOf } = await import('#domain/core/passengers.ts');
  const body = detailsOf(drafts.read(orderId) ?? { passengers: [], email: '', phone: '' });
  await drafts.flush(orderId);
  return unwrap(api.PUT('/orders/{orderId}/passengers', { params: { path: { orderId } }, body }));
};
