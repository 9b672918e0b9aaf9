import { createFileRoute } from '@tanstack/react-router';
import { orNotFound } from '#src/platform/account-queries.ts';
import { apiOf } from '#src/platform/api.ts';
import { readOrder } from '#src/platform/queries.ts';
import { requireSignIn } from '#src/platform/session.ts';
import { orderPage } from '#src/routes/-support/load-order.ts';
import { OneOrder } from '#src/routes/-support/OneOrder.tsx';
import { ownHead } from '#src/routes/-support/own-head.ts';

export const Route = createFileRoute('/profile/orders/$orderId')({
  staticData: { hydrate: 'interaction' },
  loader: ({ context, location, params }) =>
    requireSignIn({ context, location }, async () => {
      const api = apiOf(context);
      return orderPage(api, await orNotFound(readOrder(api, params.orderId)));
    }),
  head: ownHead,
  component: ProfileOrder,
});

function ProfileOrder() {
  const { order, documents } = Route.useLoaderData();
  return <OneOrder order={order} documents={documents} />;
}
