import { fromPromise } from 'xstate';
import type { ActorsOf } from '#machines/core/actors.ts';
import type { AppClock } from '#machines/core/clock.ts';
import { createDeadline } from '#machines/core/deadline.ts';
import { type OrderInfo, type OrderInput, orderInfoOf } from '#machines/core/order.ts';
import { orderIssueMachine } from '#machines/core/order-issue/machine.ts';
import type { ProfileDeps } from '#src/platform/accounts/step-up-actors.ts';
import { type OrderCore, readOrder } from '#src/platform/core/api/queries.ts';
import { isWatched } from '#src/platform/core/checkout/is-watched.ts';

/** To the machine a valid order, a part of which is still on its way back, is one that is being refunded. */
const watchedInfoOf = (order: OrderCore): OrderInfo => ({
  ...orderInfoOf(order),
  ...(isWatched(order) ? { status: 'refunding' } : {}),
});

export const orderWatchInput = (order: OrderCore) => ({ order: watchedInfoOf(order) });

const newsOf = ({ status, version, refunds }: OrderCore): string => JSON.stringify({ status, version, refunds });

type Deps = Pick<ProfileDeps, 'api' | 'refresh'> & { readonly clock: AppClock };

/** Asks until the money has arrived, and lets the page of the order read again what has changed. */
export function wiredOrderWatch({ api, clock, refresh }: Deps, shown: OrderCore) {
  let news = newsOf(shown);
  return orderIssueMachine.provide({
    actors: {
      deadline: createDeadline(clock),
      readOrder: fromPromise<OrderInfo, OrderInput>(async ({ input: { orderId } }) => {
        const order = await readOrder(api, orderId);
        if (newsOf(order) !== news) await refresh();
        news = newsOf(order);
        return watchedInfoOf(order);
      }),
    } satisfies ActorsOf<typeof orderIssueMachine>,
  });
}
