import { createFileRoute, redirect } from '@tanstack/react-router';
import { KEEP_PAPERS_MS } from '#domain/core/limits.ts';
import { isResumable } from '#domain/core/status-questions.ts';
import { m } from '#src/copy/generated/messages.js';
import { KEEP_UNTIL_HEADER } from '#src/platform/core/offline/names.ts';
import { loadTransport } from '#src/routes/-support/transport/load-transport.ts';
import { papersStart } from '#src/routes/-support/transport/transport-start.ts';
import type { TransportOnPage } from '#src/routes/(transport)/iran-transportation/_booking.tsx';
import { wasCancelled } from '#src/screens/core/booking/order.ts';

export const Route = createFileRoute('/(transport)/iran-transportation/_booking/issue/{-$orderId}')({
  staticData: { frame: 'booking', ...(import.meta.env.SSR ? papersStart : {}) },
  loader: async ({ context, params }) => {
    if (!params.orderId) throw redirect({ to: '/find-booking', statusCode: 302 });
    const data = await loadTransport(context, { kind: 'transfer', orderId: params.orderId }, 'issue');
    // The order's own page shows the result and any refund.
    if (data.order && wasCancelled(data.order)) {
      const to = data.order.isInAccount ? '/profile/orders/$orderId' : '/find-booking/$orderId';
      throw redirect({ to, params: { orderId: data.order.orderId }, statusCode: 302 });
    }
    // Not paid yet: it goes on where it stands.
    if (data.order && isResumable(data.order.status)) {
      const step = data.order.passengers.length > 0 ? 'confirm' : 'passengers';
      throw redirect({ to: '/iran-transportation', search: { step, order: data.order.orderId }, statusCode: 302 });
    }
    return { transport: { data, page: 'issue' } satisfies TransportOnPage };
  },
  head: () => ({ meta: [{ title: m.transport_step_papers() }, { name: 'robots', content: 'noindex' }] }),
  // Vouchers only: earlier pages are valid for minutes.
  headers: ({ loaderData }) => {
    const data = loaderData?.transport.data;
    return data?.documents && data.order
      ? { [KEEP_UNTIL_HEADER]: String(data.order.summary.endsAt + KEEP_PAPERS_MS) }
      : {};
  },
});
