import { createFileRoute } from '@tanstack/react-router';
import { isAllowed } from '#domain/core/order-status.ts';
import { pathTo } from '#domain/core/page-paths.ts';
import { addDays } from '#domain/core/time.ts';
import { m } from '#src/copy/generated/messages.js';
import { apiOf, unwrap } from '#src/platform/core/api/api.ts';
import { readOrder } from '#src/platform/core/api/queries.ts';
import { readVisaRequest } from '#src/platform/visa/visa-queries.ts';
import { orFindBooking } from '#src/routes/-support/core/checkout/load-order.ts';
import { ownHead } from '#src/routes/-support/core/pages/own-head.ts';
import { ItineraryScreen } from '#src/screens/visa/itinerary/ItineraryScreen.tsx';
import type { ItineraryPage } from '#src/screens/visa/itinerary/itinerary-page.ts';

export const Route = createFileRoute('/(visa)/iran-visa/itinerary/$orderId')({
  staticData: { hydrate: 'interaction' },
  loader: async ({ context, params: { orderId } }) => {
    const api = apiOf(context);
    const [order, request] = await orFindBooking(
      orderId,
      Promise.all([readOrder(api, orderId), readVisaRequest(api, orderId)]),
    );
    const { arrival, days, applicants } = request;
    const query = { from: arrival, until: addDays(arrival, days - 1) };
    const { orders } = await unwrap(api.GET('/trip', { params: { query } }));
    const page: ItineraryPage = {
      reference: order.reference,
      ...{ arrival, days },
      orders: orders.filter(({ state }) => state === 'booked'),
      people: applicants.filter(({ needsCode }) => needsCode),
      requestHref: isAllowed('saveDraft', order.status) ? pathTo.visaRequest({ order: orderId }) : order.page,
    };
    return { title: m.visarequest_plan_title(), page };
  },
  head: ownHead,
  component: Itinerary,
});

function Itinerary() {
  const { page } = Route.useLoaderData();
  return <ItineraryScreen page={page} onPrint={() => window.print()} />;
}
