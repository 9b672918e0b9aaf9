import { useRouteContext } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { orderInfoOf } from '#machines/core/order.ts';
import { apiOf, unwrap } from '#src/platform/core/api/api.ts';
import { type OrderCore, orderQuery, readOrder } from '#src/platform/core/api/queries.ts';
import { queryClientOf } from '#src/platform/core/api/query-client.ts';
import { useSession } from '#src/routes/-support/accounts/useSession.ts';
import type { CheckoutFlow } from '#src/routes/-support/core/checkout/checkout-flow.ts';

/**
 * Who signs in over a booking, or comes to it signed in, has it in the account at once. When that is not possible, and
 * after signing out, the order is read again, for it may say something else.
 */
export function useKeptOrder({ orderId, isInAccount }: OrderCore, flow: Pick<CheckoutFlow, 'send'>): void {
  const context = useRouteContext({ from: '__root__' });
  const { account } = useSession();
  const accountId = account?.accountId ?? null;
  const settled = useRef<string | null>(null);
  useEffect(() => {
    if (settled.current === accountId) return;
    settled.current = accountId;
    if (accountId !== null && isInAccount) return;
    const api = apiOf(context);
    const read = () => readOrder(api, orderId);
    const keep = () => unwrap(api.POST('/orders/{orderId}/keep', { params: { path: { orderId } } }));
    (accountId === null ? read() : keep().catch(read)).then(
      (order) => {
        queryClientOf(context).setQueryData(orderQuery(api, orderId).queryKey, order);
        flow.send({ type: 'order.arrived', order: orderInfoOf(order) });
      },
      () => undefined, // without an answer the page shows what it knew
    );
  }, [accountId, isInAccount, orderId, context, flow]);
}
