import { createFileRoute, redirect } from '@tanstack/react-router';
import { m } from '#src/copy/generated/messages.js';
import { loadTours } from '#src/routes/-support/tours/load-tours.ts';
import { papersScreen } from '#src/routes/-support/tours/tours-screens.ts';
import { papersStart } from '#src/routes/-support/tours/tours-start.ts';
import type { ToursOnPage } from '#src/routes/(tours)/tours/_booking.tsx';
import { wasCancelled } from '#src/screens/core/booking/order.ts';

export const Route = createFileRoute('/(tours)/tours/_booking/issue/{-$orderId}')({
  staticData: { frame: 'booking', ...(import.meta.env.SSR ? papersStart : {}) },
  loader: async ({ context, params }) => {
    if (!params.orderId) throw redirect({ to: '/find-booking', statusCode: 302 });
    const data = await loadTours(context, params.orderId, papersScreen);
    // The order's own page shows the result and any refund.
    if (data.order && wasCancelled(data.order)) {
      const to = data.order.isInAccount ? '/profile/orders/$orderId' : '/find-booking/$orderId';
      throw redirect({ to, params: { orderId: data.order.orderId }, statusCode: 302 });
    }
    return { tours: { data, page: 'issue' } satisfies ToursOnPage };
  },
  head: () => ({ meta: [{ title: m.tours_step_papers() }, { name: 'robots', content: 'noindex' }] }),
});
