import { useRouteContext } from '@tanstack/react-router';
import { useEffect } from 'react';
import { orderInfoOf } from '#machines/core/order.ts';
import { m } from '#src/copy/generated/messages.js';
import { apiOf } from '#src/platform/core/api/api.ts';
import type { OrderCore } from '#src/platform/core/api/queries.ts';
import { queryClientOf } from '#src/platform/core/api/query-client.ts';
import { wiredOrderKeeping } from '#src/platform/core/checkout/order-keeping-actors.ts';
import { requestAlert } from '#src/platform/core/device/alert-channel.ts';
import { createFlow } from '#src/platform/core/flow/flow.ts';
import { useSession } from '#src/routes/-support/accounts/useSession.ts';
import type { CheckoutFlow } from '#src/routes/-support/core/checkout/checkout-flow.ts';
import { useFlow } from '#src/routes/-support/core/pages/useFlow.ts';

export type OrderKeepingProps = { readonly order: OrderCore; readonly flow: Pick<CheckoutFlow, 'send'> };

/** Tells its machine who is signed in beside an order. Draws nothing. */
export function OrderKeeping({ order: { orderId, isInAccount }, flow }: OrderKeepingProps) {
  const context = useRouteContext({ from: '__root__' });
  const { account } = useSession();
  const actor = useFlow(
    () =>
      createFlow(
        wiredOrderKeeping({
          api: apiOf(context),
          queryClient: queryClientOf(context),
          orderId,
          tell: (order) => flow.send({ type: 'order.arrived', order: orderInfoOf(order) }),
          onRefused: () => requestAlert({ text: m.review_not_kept() }),
        }),
      ),
    orderId,
  );
  const accountId = account?.accountId ?? null;
  useEffect(() => {
    actor.send({ type: 'account.change', isSignedIn: accountId !== null, isInAccount });
  }, [actor, accountId, isInAccount]);
  return null;
}
