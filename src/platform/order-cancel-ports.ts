import { fromPromise } from 'xstate';
import { orderCancelMachine } from '#machines/order-cancel/machine.ts';
import type { CancellationQuote, CancelOrderInput } from '#machines/order-cancel/types.ts';
import type { OrderInput } from '#machines/shared/order.ts';
import type { PortsOf } from '#machines/shared/ports.ts';
import { unwrap } from '#src/platform/api.ts';
import { askingPassword } from '#src/platform/ask-password.ts';
import { forgetPapersOf } from '#src/platform/offline/papers.ts';
import { type ProfileDeps, type ProvableOrder, type TypedCode, wiredOrderStepUp } from '#src/platform/step-up-ports.ts';

export function wiredOrderCancel(deps: ProfileDeps, typed: TypedCode, order: ProvableOrder) {
  const { api, refresh } = deps;
  return orderCancelMachine.provide({
    actors: {
      stepUp: wiredOrderStepUp(deps, typed, order),
      quoteCancellation: fromPromise<CancellationQuote, OrderInput>(({ input }) =>
        unwrap(api.GET('/orders/{orderId}/cancellation', { params: { path: { orderId: input.orderId } } })),
      ),
      cancelOrder: fromPromise<void, CancelOrderInput>(async ({ input: { orderId, refund, to, idempotencyKey } }) => {
        const params = { path: { orderId }, header: { 'Idempotency-Key': idempotencyKey } };
        await askingPassword(unwrap(api.POST('/orders/{orderId}/cancellation', { params, body: { refund, to } })));
        await forgetPapersOf(orderId);
        await refresh();
      }),
    } satisfies PortsOf<typeof orderCancelMachine>,
  });
}
