import { createFileRoute } from '@tanstack/react-router';
import { apiOf } from '#src/platform/core/api/api.ts';
import { readOrder } from '#src/platform/core/api/queries.ts';
import { withLateParts } from '#src/routes/-support/core/checkout/late-parts.ts';
import { orderPage, orFindBooking } from '#src/routes/-support/core/checkout/load-order.ts';
import { OneOrder } from '#src/routes/-support/core/checkout/OneOrder.tsx';
import { ownHead } from '#src/routes/-support/core/pages/own-head.ts';

/** A booking without an account: cancel it, mail or download the tickets. */
export const Route = createFileRoute('/(core)/find-booking_/$orderId')({
  staticData: { hydrate: 'interaction' },
  loader: async ({ context, params }) => {
    const api = apiOf(context);
    const page = await orderPage(api, await orFindBooking(params.orderId, readOrder(api, params.orderId)));
    return withLateParts(page, context, true);
  },
  head: ownHead,
  component: GuestOrder,
});

function GuestOrder() {
  const { order, documents } = Route.useLoaderData();
  return <OneOrder order={order} documents={documents} isGuest />;
}
