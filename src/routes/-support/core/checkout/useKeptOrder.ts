import { useRouteContext } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { orderInfoOf } from '#machines/core/order.ts';
import { apiOf, unwrap } from '#src/platform/core/api/api.ts';
import { type OrderCore, orderQuery, readOrder } from '#src/platform/core/api/queries.ts';
import { queryClientOf } from '#src/platform/core/api/query-client.ts';
import { useSession } from '#src/routes/-support/accounts/useSession.ts';
import type { CheckoutFlow } from '#src/routes/-support/core/checkout/checkout-flow.ts';

/**
 * Moves a booking into the account when its user signs in or is signed in. If that fails, and after a sign-out, fetches the order again,
 * because it may differ.
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
      () => undefined, // without an answer the page keeps its data
    );
  }, [accountId, isInAccount, orderId, context, flow]);
}
