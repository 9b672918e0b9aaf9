import { createFileRoute, redirect } from '@tanstack/react-router';
import { KEEP_PAPERS_MS } from '#domain/core/limits.ts';
import { m } from '#src/copy/generated/messages.js';
import { KEEP_UNTIL_HEADER } from '#src/platform/core/offline/names.ts';
import { loadTour } from '#src/routes/-support/tours/load-tour.ts';
import { papersScreen } from '#src/routes/-support/tours/tour-screens.ts';
import { papersStart } from '#src/routes/-support/tours/tour-start.ts';
import type { TourOnPage } from '#src/routes/(tours)/iran-tours/_booking.tsx';
import { wasCancelled } from '#src/screens/core/booking/order.ts';

export const Route = createFileRoute('/(tours)/iran-tours/_booking/issue/{-$orderId}')({
  staticData: { frame: 'booking', ...(import.meta.env.SSR ? papersStart : {}) },
  loader: async ({ context, params }) => {
    if (!params.orderId) throw redirect({ to: '/find-booking', statusCode: 302 });
    const data = await loadTour(context, { slug: null, people: 2, orderId: params.orderId }, papersScreen);
    // The order's own page shows the result and any refund.
    if (data.order && wasCancelled(data.order)) {
      const to = data.order.isInAccount ? '/profile/orders/$orderId' : '/find-booking/$orderId';
      throw redirect({ to, params: { orderId: data.order.orderId }, statusCode: 302 });
    }
    return { tour: { data, page: 'issue' } satisfies TourOnPage };
  },
  head: () => ({ meta: [{ title: m.tours_step_papers() }, { name: 'robots', content: 'noindex' }] }),
  // Papers only: earlier pages are valid for minutes.
  headers: ({ loaderData }) => {
    const data = loaderData?.tour.data;
    return data?.documents && data.order
      ? { [KEEP_UNTIL_HEADER]: String(data.order.summary.endsAt + KEEP_PAPERS_MS) }
      : {};
  },
});
