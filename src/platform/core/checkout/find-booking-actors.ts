import { fromPromise } from 'xstate';
import type { ActorsOf } from '#machines/core/actors.ts';
import { findBookingMachine } from '#machines/core/find-booking/machine.ts';
import type { FindOrderInput, FoundOrder } from '#machines/core/find-booking/types.ts';
import { unwrap } from '#src/platform/core/api/api.ts';
import type { Api } from '#src/platform/core/api/api-client.ts';
import { placeOfOrder } from '#src/platform/core/checkout/place-of-order.ts';

/** `found.page` is set before the machine says that the order was found: an order names its own page. */
export const wiredFindBooking = (api: Api, found: { page: string }) =>
  findBookingMachine.provide({
    actors: {
      findOrder: fromPromise<FoundOrder, FindOrderInput>(async ({ input }) => {
        const order = await unwrap(api.POST('/orders/find', { body: { ...input } }));
        found.page = placeOfOrder(order);
        return { orderId: order.orderId };
      }),
    } satisfies ActorsOf<typeof findBookingMachine>,
  });
