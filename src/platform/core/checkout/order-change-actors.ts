import { fromPromise } from 'xstate';
import type { ActorsOf } from '#machines/core/actors.ts';
import { createDeadline } from '#machines/core/deadline.ts';
import type { OrderInput } from '#machines/core/order.ts';
import { orderChangeMachine } from '#machines/core/order-change/machine.ts';
import {
  type ChangeInfo,
  type ConfirmChangeInput,
  changeInfoOf,
  type DropChangeInput,
  type QuoteChangeInput,
} from '#machines/core/order-change/types.ts';
import type { components } from '#openapi/generated/types.ts';
import { askingPassword } from '#src/platform/accounts/ask-password.ts';
import {
  type ProfileDeps,
  type ProvableOrder,
  type TypedCode,
  wiredOrderStepUp,
} from '#src/platform/accounts/step-up-actors.ts';
import { unwrap } from '#src/platform/core/api/api.ts';
import { type Order, readOrder } from '#src/platform/core/api/queries.ts';
import { forgetPapersOf } from '#src/platform/core/offline/papers.ts';
import { papersRenewedAt } from '#src/platform/core/offline/papers-renewed.ts';

/** What is wished, beside the machine: names may be in it. */
export type TypedWish = { wish: components['schemas']['ChangeWish'] | null };

export function wiredOrderChange(
  { api, clock, refresh }: ProfileDeps,
  typed: TypedCode & TypedWish,
  order: ProvableOrder & Pick<Order, 'change' | 'events'>,
) {
  const path = (orderId: string) => ({ path: { orderId } });
  const key = (value: string) => ({ header: { 'Idempotency-Key': value } });
  /** Shows the order as it is now. Old papers are void at once, on the device too. */
  const shown = async ({ orderId, change }: Order): Promise<ChangeInfo | null> => {
    if (change?.status === 'done') await forgetPapersOf(orderId);
    await refresh();
    return change ? changeInfoOf(change) : null;
  };
  // It may have been done, or papers were added, while no page was here.
  const renewedAt = papersRenewedAt(order);
  if (renewedAt !== null) void forgetPapersOf(order.orderId, renewedAt).catch(() => undefined);
  return orderChangeMachine.provide({
    actors: {
      deadline: createDeadline(clock),
      stepUp: wiredOrderStepUp({ api, clock, refresh }, typed, order),
      quoteChange: fromPromise<ChangeInfo, QuoteChangeInput>(async ({ input: { orderId, idempotencyKey } }) => {
        const { wish } = typed;
        if (wish === null) throw new Error('Nothing is wished');
        const params = { ...path(orderId), ...key(idempotencyKey) };
        const change = await askingPassword(unwrap(api.POST('/orders/{orderId}/changes', { params, body: { wish } })));
        await refresh();
        return changeInfoOf(change);
      }),
      confirmChange: fromPromise<ChangeInfo | null, ConfirmChangeInput>(
        async ({ input: { orderId, changeId, idempotencyKey, ...body } }) => {
          const params = { path: { orderId, changeId }, ...key(idempotencyKey) };
          const confirming = unwrap(api.POST('/orders/{orderId}/changes/{changeId}/confirm', { params, body }));
          return shown(await askingPassword(confirming));
        },
      ),
      dropChange: fromPromise<ChangeInfo | null, DropChangeInput>(async ({ input }) =>
        shown(await unwrap(api.POST('/orders/{orderId}/changes/{changeId}/drop', { params: { path: input } }))),
      ),
      readChange: fromPromise<ChangeInfo | null, OrderInput>(async ({ input: { orderId } }) =>
        shown(await readOrder(api, orderId)),
      ),
    } satisfies ActorsOf<typeof orderChangeMachine>,
  });
}
