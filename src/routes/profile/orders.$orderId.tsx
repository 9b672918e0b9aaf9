import { createFileRoute } from '@tanstack/react-router';
import { m } from '#src/copy/generated/messages.js';
import { orNotFound, orNull } from '#src/platform/account-queries.ts';
import { apiOf, unwrap } from '#src/platform/api.ts';
import { readOrder } from '#src/platform/queries.ts';
import { requireSignIn } from '#src/platform/session.ts';
import { OneOrder } from '#src/routes/-support/OneOrder.tsx';
import { ownHead } from '#src/routes/-support/own-head.ts';

export const Route = createFileRoute('/profile/orders/$orderId')({
  staticData: { hydrate: 'interaction' },
  loader: ({ context, location, params }) =>
    requireSignIn({ context, location }, async () => {
      const api = apiOf(context);
      const order = await orNotFound(readOrder(api, params.orderId));
      const documents =
        order.status === 'issued'
          ? await orNull(unwrap(api.GET('/orders/{orderId}/documents', { params: { path: params } })))
          : null;
      return { title: m.pages_title_order(), order, documents };
    }),
  head: ownHead,
  component: ProfileOrder,
});

function ProfileOrder() {
  const { order, documents } = Route.useLoaderData();
  return <OneOrder order={order} documents={documents} />;
}
