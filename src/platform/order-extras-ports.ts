import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import type { Money } from '#domain/money.ts';
import { orderExtrasMachine } from '#machines/order-extras/machine.ts';
import type { OrderInput } from '#machines/shared/order.ts';
import type { PortsOf } from '#machines/shared/ports.ts';
import { unwrap } from '#src/platform/api.ts';
import type { Api } from '#src/platform/api-client.ts';
import { type Order, orderQuery } from '#src/platform/queries.ts';

/** The code that was typed; no machine hears it. */
export type DiscountVault = { code: string };

export function wiredOrderExtras(api: Api, queryClient: QueryClient, vault: DiscountVault) {
  const path = (orderId: string) => ({ params: { path: { orderId } } });
  /** The order with its new price is the truth for every screen. */
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
    } satisfies PortsOf<typeof orderExtrasMachine>,
  });
}
