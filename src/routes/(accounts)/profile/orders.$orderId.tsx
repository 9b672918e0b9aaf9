import { createFileRoute } from '@tanstack/react-router';
import { orNotFound } from '#src/platform/accounts/account-queries.ts';
import { requireSignIn } from '#src/platform/accounts/session.ts';
import { apiOf } from '#src/platform/core/api/api.ts';
import { readOrder } from '#src/platform/core/api/queries.ts';
import { withLateParts } from '#src/routes/-support/core/checkout/late-parts.ts';
import { orderPage } from '#src/routes/-support/core/checkout/load-order.ts';
import { OneOrder } from '#src/routes/-support/core/checkout/OneOrder.tsx';
import { ownHead } from '#src/routes/-support/core/pages/own-head.ts';

export const Route = createFileRoute('/(accounts)/profile/orders/$orderId')({
  staticData: { hydrate: 'interaction' },
  loader: ({ context, location, params }) =>
    requireSignIn({ context, location }, async () => {
      const api = apiOf(context);
      return withLateParts(await orderPage(api, await orNotFound(readOrder(api, params.orderId))), context);
    }),
  head: ownHead,
  component: ProfileOrder,
});

function ProfileOrder() {
  const { order, documents, life } = Route.useLoaderData();
  return <OneOrder order={order} documents={documents} life={life} />;
}
