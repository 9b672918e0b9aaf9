import type { QueryClient } from '@tanstack/react-query';
import { fromPromise } from 'xstate';
import { cardTrackingMachine } from '#machines/card/card-tracking/machine.ts';
import type { TrackedCard } from '#machines/card/card-tracking/stages.ts';
import type { ActorsOf } from '#machines/core/actors.ts';
import { createDeadline } from '#machines/core/deadline.ts';
import type { OrderInput } from '#machines/core/order.ts';
import type { SendCorrectionInput } from '#machines/core/order-tracking/types.ts';
import { orderOfCard } from '#src/platform/card/card-order.ts';
import { cardQuery } from '#src/platform/card/card-queries.ts';
import { trackedOf } from '#src/platform/card/tracked-card.ts';
import type { Api } from '#src/platform/core/api/api-client.ts';
import { documentsQuery, orderQuery, readOrder } from '#src/platform/core/api/queries.ts';
import type { ServerClock } from '#src/platform/core/flow/clock.ts';

type Deps = { readonly api: Api; readonly queryClient: QueryClient; readonly clock: ServerClock };

/** The tracker with its operations. The order goes to the cache, where the page takes it from. */
export function wiredCardTracking({ api, queryClient, clock }: Deps) {
  const ask = async (orderId: string): Promise<TrackedCard> => {
    const sentAt = Date.now();
    const order = await readOrder(api, orderId);
    clock.observe({ serverNow: order.serverNow, sentAt, receivedAt: Date.now() });
    const { queryKey } = orderQuery(api, orderId);
    const known = queryClient.getQueryData(queryKey);
    queryClient.setQueryData(queryKey, order);
    // Its papers and the card itself are others with each step.
    if (known && known.version !== order.version) {
      await queryClient.invalidateQueries({ queryKey: documentsQuery(api, orderId).queryKey });
      await queryClient.invalidateQueries({ queryKey: cardQuery(api, orderId).queryKey });
    }
    return trackedOf(orderOfCard(order));
  };
  return cardTrackingMachine.provide({
    actors: {
      deadline: createDeadline(clock),
      readTracked: fromPromise<TrackedCard, OrderInput>(({ input }) => ask(input.orderId)),
      // Only pictures are asked for, and the studio sends these: what is left to do is to look.
      sendCorrection: fromPromise<TrackedCard, SendCorrectionInput>(({ input }) => ask(input.orderId)),
    } satisfies ActorsOf<typeof cardTrackingMachine>,
  });
}
