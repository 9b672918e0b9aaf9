import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import type { ActorsOf } from '#machines/core/actors.ts';
import { createDeadline } from '#machines/core/deadline.ts';
import type { OrderInput } from '#machines/core/order.ts';
import { transportTrackingMachine } from '#machines/transport/transport-tracking/machine.ts';
import type { ReportRideInput, TrackedRide } from '#machines/transport/transport-tracking/types.ts';
import { unwrap } from '#src/platform/core/api/api.ts';
import type { Api } from '#src/platform/core/api/api-client.ts';
import { documentsQuery, type Order, orderQuery, readOrder } from '#src/platform/core/api/queries.ts';
import type { ServerClock } from '#src/platform/core/flow/clock.ts';
import { trackedOf } from '#src/platform/transport/tracked-ride.ts';
import { rideOrderOf } from '#src/platform/transport/transport-order.ts';

type Deps = { readonly api: Api; readonly queryClient: QueryClient; readonly clock: ServerClock };

/** The tracker with its operations. The order goes to the cache, where the page takes it from. */
export function wiredTransportTracking({ api, queryClient, clock }: Deps) {
  const ask = async (call: () => Promise<Order>): Promise<TrackedRide> => {
    const sentAt = Date.now();
    const order = await call();
    clock.observe({ serverNow: order.serverNow, sentAt, receivedAt: Date.now() });
    const { queryKey } = orderQuery(api, order.orderId);
    const known = queryClient.getQueryData(queryKey);
    queryClient.setQueryData(queryKey, order);
    // Its papers are drawn anew with a stage.
    if (known && known.version !== order.version)
      await queryClient.invalidateQueries({ queryKey: documentsQuery(api, order.orderId).queryKey });
    return trackedOf(rideOrderOf(order));
  };
  return transportTrackingMachine.provide({
    actors: {
      deadline: createDeadline(clock),
      readTracked: fromPromise<TrackedRide, OrderInput>(({ input: { orderId } }) => ask(() => readOrder(api, orderId))),
      reportRide: fromPromise<TrackedRide, ReportRideInput>(({ input: { orderId, report } }) =>
        ask(() =>
          unwrap(api.POST('/transport/orders/{orderId}/reports', { params: { path: { orderId } }, body: report })),
        ),
      ),
    } satisfies ActorsOf<typeof transportTrackingMachine>,
  });
}
