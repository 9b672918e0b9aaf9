import { fromPromise } from 'xstate';
import type { ActorsOf } from '#machines/core/actors.ts';
import { orderCancelMachine } from '#machines/core/order-cancel/machine.ts';
import type { CancellationQuote, CancelOrderInput, QuoteInput } from '#machines/core/order-cancel/types.ts';
import { askingPassword } from '#src/platform/accounts/ask-password.ts';
import {
  type ProfileDeps,
  type ProvableOrder,
  type TypedCode,
  wiredOrderStepUp,
} from '#src/platform/accounts/step-up-actors.ts';
import { unwrap } from '#src/platform/core/api/api.ts';
import { forgetPapersOf } from '#src/platform/core/offline/papers.ts';

export function wiredOrderCancel(deps: ProfileDeps, typed: TypedCode, order: ProvableOrder) {
  const { api, refresh } = deps;
  return orderCancelMachine.provide({
    actors: {
      stepUp: wiredOrderStepUp(deps, typed, order),
      quoteCancellation: fromPromise<CancellationQuote, QuoteInput>(({ input: { orderId, papers } }) => {
        const query = papers === null ? {} : { papers: papers.join(',') };
        return unwrap(api.GET('/orders/{orderId}/cancellation', { params: { path: { orderId }, query } }));
      }),
      cancelOrder: fromPromise<void, CancelOrderInput>(
        async ({ input: { orderId, papers, refund, to, idempotencyKey } }) => {
          const params = { path: { orderId }, header: { 'Idempotency-Key': idempotencyKey } };
          const body = { refund, to, ...(papers === null ? {} : { papers: [...papers] }) };
          await askingPassword(unwrap(api.POST('/orders/{orderId}/cancellation', { params, body })));
          await forgetPapersOf(orderId);
          await refresh();
        },
      ),
    } satisfies ActorsOf<typeof orderCancelMachine>,
  });
}
