import { createFileRoute, redirect } from '@tanstack/react-router';
import { ProblemError } from '#domain/problem.ts';
import { m } from '#src/copy/generated/messages.js';
import { orNull } from '#src/platform/account-queries.ts';
import { apiOf, unwrap } from '#src/platform/api.ts';
import { readOrder } from '#src/platform/queries.ts';
import { OneOrder } from '#src/routes/-support/OneOrder.tsx';
import { ownHead } from '#src/routes/-support/own-head.ts';

/** A booking without an account: cancel, mail the tickets again, download them. */
export const Route = createFileRoute('/find-booking_/$orderId')({
  staticData: { hydrate: 'interaction' },
  loader: async ({ context, params }) => {
    const api = apiOf(context);
    const order = await readOrder(api, params.orderId).catch((error: unknown) => {
      const isUnknown = error instanceof ProblemError && (error.status === 404 || error.status === 400);
      throw isUnknown ? redirect({ to: '/find-booking', search: { lost: true }, statusCode: 302 }) : error;
    });
    const documents =
      order.status === 'issued'
        ? await orNull(unwrap(api.GET('/orders/{orderId}/documents', { params: { path: params } })))
        : null;
    return { title: m.pages_title_order(), order, documents };
  },
  head: ownHead,
  component: GuestOrder,
});

function GuestOrder() {
  const { order, documents } = Route.useLoaderData();
  return <OneOrder order={order} documents={documents} isGuest />;
}
