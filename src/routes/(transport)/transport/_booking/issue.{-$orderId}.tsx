import { createFileRoute, redirect } from '@tanstack/react-router';
import { m } from '#src/copy/generated/messages.js';
import { loadTransport } from '#src/routes/-support/transport/load-transport.ts';
import { papersScreen } from '#src/routes/-support/transport/transport-screens.ts';
import { papersStart } from '#src/routes/-support/transport/transport-start.ts';
import type { TransportOnPage } from '#src/routes/(transport)/transport/_booking.tsx';
import { wasCancelled } from '#src/screens/core/booking/order.ts';

export const Route = createFileRoute('/(transport)/transport/_booking/issue/{-$orderId}')({
  staticData: { frame: 'booking', ...(import.meta.env.SSR ? papersStart : {}) },
  loader: async ({ context, params }) => {
    if (!params.orderId) throw redirect({ to: '/find-booking', statusCode: 302 });
    const data = await loadTransport(context, params.orderId, papersScreen);
    // The order's own page shows the result and any refund.
    if (data.order && wasCancelled(data.order)) {
      const to = data.order.isInAccount ? '/profile/orders/$orderId' : '/find-booking/$orderId';
      throw redirect({ to, params: { orderId: data.order.orderId }, statusCode: 302 });
    }
    return { transport: { data, page: 'issue' } satisfies TransportOnPage };
  },
  head: () => ({ meta: [{ title: m.transport_step_papers() }, { name: 'robots', content: 'noindex' }] }),
});
