import { createFileRoute, redirect } from '@tanstack/react-router';
import { KEEP_PAPERS_MS } from '#domain/core/limits.ts';
import { isIssued, isResumable } from '#domain/core/status-questions.ts';
import { dayOf } from '#domain/core/time.ts';
import { m } from '#src/copy/generated/messages.js';
import { apiOf } from '#src/platform/core/api/api.ts';
import { documentsQuery, orderQuery } from '#src/platform/core/api/queries.ts';
import { queryClientOf } from '#src/platform/core/api/query-client.ts';
import { KEEP_UNTIL_HEADER } from '#src/platform/core/offline/names.ts';
import { orderOfFlights } from '#src/platform/flights/flight-order.ts';
import { routeParam, urlOfSearch } from '#src/platform/flights/flight-url.ts';
import { orFindBooking } from '#src/routes/-support/core/checkout/load-order.ts';
import { FlightBooking } from '#src/routes/-support/flights/FlightBooking.tsx';
import { firstFlightView } from '#src/routes/-support/flights/first-view.ts';
import { flowInput } from '#src/routes/-support/flights/flight-input.ts';
import { coveredPassports, liveFlow, papersScreen, ticketCode } from '#src/routes/-support/flights/flight-screens.ts';
import { issueStart } from '#src/routes/-support/flights/flight-start.ts';
import { type FlightsData, searchOfOrder } from '#src/routes/-support/flights/load-flights.ts';
import { wasCancelled } from '#src/screens/core/booking/order.ts';

export const Route = createFileRoute('/(flights)/flights/issue/{-$orderId}')({
  loader: async ({ context, params }) => {
    const queryClient = queryClientOf(context);
    // Visitors without access use find-booking.
    if (!params.orderId) throw redirect({ to: '/find-booking', statusCode: 302 });
    const query = orderQuery(apiOf(context), params.orderId);
    const order = await orFindBooking(
      params.orderId,
      queryClient.fetchQuery({ ...query, staleTime: 5000 }).then(orderOfFlights),
    );
    // The order's own page tells about cancellation and refund.
    if (wasCancelled(order)) {
      const to = order.isInAccount ? '/profile/orders/$orderId' : '/find-booking/$orderId';
      throw redirect({ to, params: { orderId: order.orderId }, statusCode: 302 });
    }
    const search = searchOfOrder(order);
    if (isResumable(order.status)) {
      throw redirect({
        to: '/flights/{-$route}',
        params: { route: routeParam(search) },
        search: {
          ...urlOfSearch(search),
          order: order.orderId,
          step: order.passengers.length > 0 ? 'confirm' : 'passengers',
        },
        statusCode: 302,
      });
    }
    const documents = isIssued(order.status)
      ? await queryClient.ensureQueryData(documentsQuery(apiOf(context), order.orderId))
      : null;
    await Promise.all([
      papersScreen.preload(),
      ticketCode.preload(),
      documents ? coveredPassports.preload() : null,
      liveFlow.preload(),
    ]);
    const now = context.now();
    const data: FlightsData = {
      search,
      problems: {},
      today: dayOf(now),
      now,
      availability: null,
      order,
      draft: null,
      isOrderLost: false,
      isFromServer: import.meta.env.SSR,
    };
    return { data, documents, first: await firstFlightView(context, data, documents, 'issue', {}) };
  },
  head: ({ loaderData }) => ({
    meta: [
      { title: loaderData?.documents ? m.pages_title_tickets() : m.pages_title_order() },
      { name: 'robots', content: 'noindex' },
    ],
  }),
  // Keep papers only: earlier pages are valid for minutes.
  headers: ({ loaderData }) =>
    loaderData?.documents && loaderData.data.order
      ? { [KEEP_UNTIL_HEADER]: String(loaderData.data.order.summary.endsAt + KEEP_PAPERS_MS) }
      : {},
  staticData: { frame: 'booking', ...(import.meta.env.SSR ? issueStart : {}) },
  component: Issue,
});

function Issue() {
  const { data, documents, first } = Route.useLoaderData();
  return (
    <FlightBooking
      data={data}
      first={first}
      documents={documents}
      input={flowInput(data, 'issue', {})}
      url={{}}
      preload={ticketCode.preload}
    />
  );
}
