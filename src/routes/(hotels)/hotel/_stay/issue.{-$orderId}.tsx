import { createFileRoute, redirect } from '@tanstack/react-router';
import { KEEP_PAPERS_MS } from '#domain/core/limits.ts';
import { isIssued, isResumable } from '#domain/core/status-questions.ts';
import { m } from '#src/copy/generated/messages.js';
import { apiOf } from '#src/platform/core/api/api.ts';
import { documentsQuery } from '#src/platform/core/api/queries.ts';
import { queryClientOf } from '#src/platform/core/api/query-client.ts';
import { KEEP_UNTIL_HEADER } from '#src/platform/core/offline/names.ts';
import { orderOfLink, parseHotelUrl } from '#src/platform/hotels/hotel-url.ts';
import { firstHotelView } from '#src/routes/-support/hotels/first-view.ts';
import { hotelPapersScreen, liveHotelFlow, voucherCode } from '#src/routes/-support/hotels/hotel-screens.ts';
import { voucherStart } from '#src/routes/-support/hotels/hotel-start.ts';
import { loadHotelOrder } from '#src/routes/-support/hotels/load-hotels.ts';
import type { StayOnPage } from '#src/routes/(hotels)/hotel/_stay.tsx';
import { wasCancelled } from '#src/screens/core/booking/order.ts';

export const Route = createFileRoute('/(hotels)/hotel/_stay/issue/{-$orderId}')({
  loader: async ({ context, params, location }) => {
    const named = orderOfLink(parseHotelUrl(location.search));
    if (!params.orderId && named)
      throw redirect({ to: '/hotel/issue/{-$orderId}', params: { orderId: named }, search: {}, statusCode: 302 });
    const data = await loadHotelOrder(context, params.orderId);
    const { order } = data;
    // The order's own page tells about cancellation and refund.
    if (order && wasCancelled(order)) {
      const to = order.isInAccount ? '/profile/orders/$orderId' : '/find-booking/$orderId';
      throw redirect({ to, params: { orderId: order.orderId }, statusCode: 302 });
    }
    if (order && isResumable(order.status)) {
      throw redirect({
        to: order.passengers.length > 0 ? '/hotel/reserve/confirm' : '/hotel/reserve/passengers',
        search: { order: order.orderId },
        statusCode: 302,
      });
    }
    const documents =
      order && isIssued(order.status)
        ? await queryClientOf(context).ensureQueryData(documentsQuery(apiOf(context), order.orderId))
        : null;
    await Promise.all([hotelPapersScreen.preload(), voucherCode.preload(), liveHotelFlow.preload()]);
    const first = await firstHotelView(context, data, documents, 'issue', parseHotelUrl(location.search));
    return { stay: { data, documents, first, page: 'issue' } satisfies StayOnPage };
  },
  head: ({ loaderData }) => ({
    meta: [
      { title: loaderData?.stay.documents ? m.hotels_step_papers() : m.pages_title_order() },
      { name: 'robots', content: 'noindex' },
    ],
  }),
  // Keep papers only: earlier pages are valid for minutes.
  headers: ({ loaderData }) =>
    loaderData?.stay.documents && loaderData.stay.data.order
      ? { [KEEP_UNTIL_HEADER]: String(loaderData.stay.data.order.summary.endsAt + KEEP_PAPERS_MS) }
      : {},
  staticData: { frame: 'booking', ...(import.meta.env.SSR ? voucherStart : {}) },
});
