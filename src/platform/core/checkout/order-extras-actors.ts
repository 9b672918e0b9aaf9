import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import type { Money } from '#domain/core/money.ts';
import type { ActorsOf } from '#machines/core/actors.ts';
import type { OrderInput } from '#machines/core/order.ts';
import { orderExtrasMachine } from '#machines/core/order-extras/machine.ts';
import { unwrap } from '#src/platform/core/api/api.ts';
import type { Api } from '#src/platform/core/api/api-client.ts';
import { type Order, orderQuery } from '#src/platform/core/api/queries.ts';

/** The typed code; it never enters a machine. */
export type DiscountVault = { code: string };

export function wiredOrderExtras(api: Api, queryClient: QueryClient, vault: DiscountVault) {
  const path = (orderId: string) => ({ params: { path: { orderId } } });
  /** Caches the order with its new price for all screens. */
  const keep = (order: Order) => void queryClient.setQueryData(orderQuery(api, order.orderId).queryKey, order);
  return orderExtrasMachine.provide({
    actors: {
      applyDiscount: fromPromise<void, OrderInput>(async ({ input }) => {
        const body = { code: vault.code };
        keep(await unwrap(api.PUT('/orders/{orderId}/discount', { ...path(input.orderId), body })));
      }),
      removeDiscount: fromPromise<void, OrderInput>(async ({ input }) => {
        keep(await unwrap(api.DELETE('/orders/{orderId}/discount', path(input.orderId))));
      }),
      readBalance: fromPromise<Money, void>(async () => (await unwrap(api.GET('/account/balance'))).balance),
    } satisfies ActorsOf<typeof orderExtrasMachine>,
  });
}
