import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import type { ActorsOf } from '#machines/core/actors.ts';
import { orderKeepingMachine } from '#machines/core/order-keeping/machine.ts';
import { unwrap } from '#src/platform/core/api/api.ts';
import type { Api } from '#src/platform/core/api/api-client.ts';
import { type Order, orderQuery, readOrder } from '#src/platform/core/api/queries.ts';

type Deps = {
  readonly api: Api;
  readonly queryClient: QueryClient;
  readonly orderId: string;
  /** Tells the flow of the order what the server answered. */
  readonly tell: (order: Order) => void;
  /** The account did not get the order. */
  readonly onRefused: () => void;
};

export function wiredOrderKeeping({ api, queryClient, orderId, tell, onRefused }: Deps) {
  const keep = (order: Order) => {
    queryClient.setQueryData(orderQuery(api, orderId).queryKey, order);
    tell(order);
  };
  return orderKeepingMachine.provide({
    actors: {
      keepOrder: fromPromise<void, void>(async ({ signal }) => {
        try {
          const order = await unwrap(api.POST('/orders/{orderId}/keep', { params: { path: { orderId } } }));
          if (!signal.aborted) keep(order);
        } catch (error) {
          if (!signal.aborted) onRefused();
          throw error;
        }
      }),
      readOrder: fromPromise<void, void>(async ({ signal }) => {
        const order = await readOrder(api, orderId);
        if (!signal.aborted) keep(order);
      }),
    } satisfies ActorsOf<typeof orderKeepingMachine>,
  });
}
