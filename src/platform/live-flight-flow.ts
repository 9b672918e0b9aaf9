import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { PassengerDraft } from '#domain/passengers.ts';
import { isGone, isResumable, isUnfinished } from '#domain/status-questions.ts';
import { searchOf } from '#machines/flight-booking/context.ts';
import type { FlightBookingActor, FlightBookingSnapshot } from '#machines/flight-booking/machine.ts';
import type { FlightBookingEvent, FlightBookingInput } from '#machines/flight-booking/types.ts';
import { type FlightBookingView, flightBookingView } from '#machines/flight-booking/view.ts';
import { orderInfoOf } from '#machines/shared/order.ts';
import { type Api, apiOf } from '#src/platform/api.ts';
import { createBankVisits } from '#src/platform/bank-visits.ts';
import type { ServerClock } from '#src/platform/clock.ts';
import type { AppContext } from '#src/platform/context.ts';
import { createDraftStore } from '#src/platform/draft-store.ts';
import type { FlightFlow, FlightPicture } from '#src/platform/flight-flow.ts';
import { wiredFlightBooking } from '#src/platform/flight-ports.ts';
import { createFlow } from '#src/platform/flow.ts';
import { createOrderFlow } from '#src/platform/order-flow.ts';
import { availabilityQuery, documentsQuery, orderQuery, readOrder } from '#src/platform/queries.ts';
import { queryClientOf } from '#src/platform/query-client.ts';
import { createTabFlow } from '#src/platform/tab-flow.ts';
import { tabStorage } from '#src/platform/tab-storage.ts';

/** What the page came with. */
export type KnownDocuments = Pick<FlightPicture, 'search' | 'availability' | 'order' | 'documents'>;

/** The server's cache died with its request; what is in the page is in the cache of the browser again. */
function seed(queryClient: QueryClient, api: Api, { search, availability, order, documents }: KnownDocuments): void {
  const put = (queryKey: QueryKey, data: unknown) => {
    if (data && queryClient.getQueryData(queryKey) === undefined) queryClient.setQueryData(queryKey, data);
  };
  put(availabilityQuery(api, search).queryKey, availability);
  if (order) put(orderQuery(api, order.orderId).queryKey, order);
  if (documents) put(documentsQuery(api, documents.orderId).queryKey, documents);
}

/** A flow with its machine, its ports and its documents. Not started: the server only reads its first picture. */
export function createLiveFlow(
  context: AppContext,
  input: FlightBookingInput,
  clock: ServerClock,
  known: KnownDocuments,
  tabs: BroadcastChannel | null,
) {
  const api = apiOf(context);
  const queryClient = queryClientOf(context);
  seed(queryClient, api, known);
  const drafts = createDraftStore({
    api,
    storage: tabStorage(),
    timer: clock,
    now: context.now,
  });
  const machine = wiredFlightBooking({
    api,
    queryClient,
    clock,
    drafts,
    visits: createBankVisits(tabStorage()),
    openPage: (url) => location.assign(url),
    announce: (orderId) => tabs?.postMessage(orderId),
  });
  const actor = createFlow(machine, { input, clock });
  const flow: FlightFlow = createOrderFlow({
    api,
    queryClient,
    clock,
    actor,
    drafts,
    viewOf: flightBookingView,
    moreOf: ({ context }, last: Pick<FlightPicture, 'search' | 'availability'> | null) => {
      const search = searchOf(context);
      return {
        search: last && JSON.stringify(last.search) === JSON.stringify(search) ? last.search : search,
        availability: queryClient.getQueryData(availabilityQuery(api, search).queryKey) ?? null,
      };
    },
    keysOf: ({ search }) => [availabilityQuery(api, search).queryKey],
  });
  return { flow, actor, had: ordersOf(actor), stop: () => actor.stop() };
}

/** Every order that a booking had so far: other seats make another order. */
export function ordersOf(actor: FlightBookingActor): ReadonlySet<string> {
  const had = new Set<string>();
  const note = ({ context }: FlightBookingSnapshot) => {
    if (context.confirmInfo) had.add(context.confirmInfo.orderId);
  };
  note(actor.getSnapshot());
  actor.subscribe(note);
  return had;
}

type Live = ReturnType<typeof createLiveFlow>;
type Booking = Pick<Live, 'actor' | 'had'> & { readonly flow: Pick<FlightFlow, 'read'> };

// Of the browser's one page; the server never gets here.
const tab = createTabFlow<FlightPicture, FlightBookingEvent, PassengerDraft, Live>();
let tabs: BroadcastChannel | null | undefined;

/** The booking of this tab that the page belongs to, or a new one, which takes the tab when it is started. */
export function enterFlightBooking(
  context: AppContext,
  input: FlightBookingInput,
  clock: ServerClock,
  known: KnownDocuments,
): FlightFlow {
  if (import.meta.env.SSR) return createLiveFlow(context, input, clock, known, null).flow;
  if (tabs === undefined) tabs = listenToTabs(context);
  const flowId = crypto.randomUUID();
  return tab.enter(
    (live) => isSameBooking(live, input),
    () => createLiveFlow(context, { ...input, flowId }, clock, known, tabs ?? null),
  );
}

/** What the booking of this tab shows, if there is one. */
export const bookingNow = (): FlightPicture | null => tab.now()?.flow.read() ?? null;

/** Whether a page with this input belongs to a booking that goes on. */
export function isSameBooking({ actor, flow, had }: Booking, input: FlightBookingInput): boolean {
  const { status, context } = actor.getSnapshot();
  if (status !== 'active') return false;
  if (input.order) {
    const now = context.confirmInfo;
    if (input.order.orderId === now?.orderId) return true;
    // Back to the page of seats that were given up for others: those that are held now must not be lost for it. What is
    // known of the order may be from before; one that was paid has pages of its own.
    const isPast = isResumable(input.order.status) || isGone(input.order.status);
    return had.has(input.order.orderId) && isPast && now !== null && isUnfinished(now.status);
  }
  // An address without an order belongs to the flow unless that one is already through.
  const { kind } = flow.read().view;
  return kind !== 'issued' && kind !== 'refunded';
}

/** Its end may have moved, and nothing else asks. */
const isHeld = (view: FlightBookingView | undefined) =>
  view?.kind === 'passengers' || view?.kind === 'review' || (view?.kind === 'results' && view.held !== null);

/** Another tab moved an order: if it is ours, the server says how it stands. So it does when a tab is looked at again. */
function listenToTabs(context: AppContext): BroadcastChannel | null {
  const refresh = async (moved?: unknown) => {
    const actor = tab.now()?.actor;
    const orderId = actor?.getSnapshot().context.confirmInfo?.orderId;
    if (!actor || !orderId || (moved !== undefined && moved !== orderId)) return;
    const api = apiOf(context);
    try {
      const order = await readOrder(api, orderId);
      queryClientOf(context).setQueryData(orderQuery(api, orderId).queryKey, order);
      // By now it may hold other seats; the checkout knows its own order.
      actor.send({ type: 'order.arrived', order: orderInfoOf(order) });
    } catch {
      // Offline: the next answer of the server tells the same.
    }
  };
  document.addEventListener('visibilitychange', () => {
    // What else a flow does asks by itself.
    if (document.visibilityState === 'visible' && isHeld(bookingNow()?.view)) void refresh();
  });
  if (typeof BroadcastChannel === 'undefined') return null;
  const channel = new BroadcastChannel('safar:orders');
  channel.onmessage = ({ data }) => void refresh(data);
  return channel;
}
