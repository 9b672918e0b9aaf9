import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { PassengerDraft } from '#domain/core/passengers.ts';
import { searchOf } from '#machines/flights/flight-booking/context.ts';
import type { FlightBookingEvent, FlightBookingInput } from '#machines/flights/flight-booking/types.ts';
import { flightBookingView } from '#machines/flights/flight-booking/view.ts';
import { apiOf } from '#src/platform/core/api/api.ts';
import type { Api } from '#src/platform/core/api/api-client.ts';
import { documentsQuery, orderQuery } from '#src/platform/core/api/queries.ts';
import { queryClientOf } from '#src/platform/core/api/query-client.ts';
import { createBankVisits } from '#src/platform/core/checkout/bank-visits.ts';
import { createDraftStore } from '#src/platform/core/checkout/draft-store.ts';
import { createOrderFlow } from '#src/platform/core/checkout/order-flow.ts';
import { createPurchase, createPurchases } from '#src/platform/core/checkout/purchases.ts';
import { tabStorage } from '#src/platform/core/device/tab-storage.ts';
import type { ServerClock } from '#src/platform/core/flow/clock.ts';
import type { AppContext } from '#src/platform/core/flow/context.ts';
import { createFlow } from '#src/platform/core/flow/flow.ts';
import type { FlightFlow, FlightPicture } from '#src/platform/flights/flight-flow.ts';
import { flightOrderOf } from '#src/platform/flights/flight-order.ts';
import { wiredFlightBooking } from '#src/platform/flights/flight-ports.ts';
import { availabilityQuery } from '#src/platform/flights/flight-queries.ts';

export type KnownDocuments = Pick<FlightPicture, 'search' | 'availability' | 'order' | 'documents'>;

/** The server's cache ended with its request: put the page's documents into the browser's cache. */
function seed(queryClient: QueryClient, api: Api, { search, availability, order, documents }: KnownDocuments): void {
  const put = (queryKey: QueryKey, data: unknown) => {
    if (data && queryClient.getQueryData(queryKey) === undefined) queryClient.setQueryData(queryKey, data);
  };
  put(availabilityQuery(api, search).queryKey, availability);
  if (order) put(orderQuery(api, order.orderId).queryKey, order);
  if (documents) put(documentsQuery(api, documents.orderId).queryKey, documents);
}

/** Creates a flow with its machine, ports and documents. Not started: the server reads only its first picture. */
export function createLiveFlow(
  context: AppContext,
  input: FlightBookingInput,
  clock: ServerClock,
  known: KnownDocuments,
  announce: (orderId: string) => void,
) {
  const api = apiOf(context);
  const queryClient = queryClientOf(context);
  seed(queryClient, api, known);
  const drafts = createDraftStore({
    api,
    storage: tabStorage(),
    timer: clock,
    now: context.now,
    product: 'flights',
  });
  const machine = wiredFlightBooking({
    api,
    queryClient,
    clock,
    drafts,
    visits: createBankVisits(tabStorage()),
    openPage: (url) => location.assign(url),
    announce,
  });
  const actor = createFlow(machine, { input, clock });
  const flow: FlightFlow = createOrderFlow({
    api,
    queryClient,
    clock,
    actor,
    drafts,
    viewOf: flightBookingView,
    orderOf: flightOrderOf,
    moreOf: ({ context }, last: Pick<FlightPicture, 'search' | 'availability'> | null) => {
      const search = searchOf(context);
      return {
        search: last && JSON.stringify(last.search) === JSON.stringify(search) ? last.search : search,
        availability: queryClient.getQueryData(availabilityQuery(api, search).queryKey) ?? null,
      };
    },
    keysOf: ({ search }) => [availabilityQuery(api, search).queryKey],
  });
  return { ...createPurchase(actor, flow, ({ context }) => context.confirmInfo), actor };
}

// State of the browser's single page; never used on the server.
const bookings = createPurchases<FlightPicture, FlightBookingEvent, PassengerDraft>();

/** The booking of this tab that the page belongs to, or a new one, which takes over when it is started. */
export function enterFlightBooking(
  context: AppContext,
  input: FlightBookingInput,
  clock: ServerClock,
  known: KnownDocuments,
): FlightFlow {
  if (import.meta.env.SSR) return createLiveFlow(context, input, clock, known, () => {}).flow;
  const flowId = crypto.randomUUID();
  return bookings.enter(context, input.order, (announce) =>
    createLiveFlow(context, { ...input, flowId }, clock, known, announce),
  );
}

export const bookingNow = (): FlightPicture | null => bookings.now();
