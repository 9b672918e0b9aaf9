import { type QueryClient, type QueryKey, QueryObserver } from '@tanstack/react-query';
import { type Problem, toProblem } from '#domain/problem.ts';
import { searchOf } from '#machines/flight-booking/context.ts';
import type { FlightBookingInput } from '#machines/flight-booking/types.ts';
import { flightBookingView } from '#machines/flight-booking/view.ts';
import { orderInfoOf } from '#machines/shared/order.ts';
import { subscribeTree } from '#src/platform/actor-tree.ts';
import { type Api, apiOf } from '#src/platform/api.ts';
import { createBankVisits } from '#src/platform/bank-visits.ts';
import type { ServerClock } from '#src/platform/clock.ts';
import type { AppContext } from '#src/platform/context.ts';
import { createDraftStore } from '#src/platform/draft-store.ts';
import type { FlightFlow, FlightPicture } from '#src/platform/flight-flow.ts';
import { wiredFlightBooking } from '#src/platform/flight-ports.ts';
import { createFlow } from '#src/platform/flow.ts';
import { availabilityQuery, documentsQuery, orderQuery, readOrder } from '#src/platform/queries.ts';
import { queryClientOf } from '#src/platform/query-client.ts';
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

  let last: FlightPicture | undefined;
  let problem: Problem | null = null;
  let isAsking = false;
  /** The order that was asked for last: what failed for one says nothing of the next. */
  let asked = '';
  const read = (): FlightPicture => {
    const snapshot = actor.getSnapshot();
    const view = flightBookingView(snapshot);
    const search = searchOf(snapshot.context);
    const orderId = 'orderId' in view ? view.orderId : '';
    const next: FlightPicture = {
      // The same object as long as it says the same, so that a screen renders only for news.
      view: last && JSON.stringify(last.view) === JSON.stringify(view) ? last.view : view,
      search: last && JSON.stringify(last.search) === JSON.stringify(search) ? last.search : search,
      availability: queryClient.getQueryData(availabilityQuery(api, search).queryKey) ?? null,
      order: queryClient.getQueryData(orderQuery(api, orderId).queryKey) ?? null,
      documents: queryClient.getQueryData(documentsQuery(api, orderId).queryKey) ?? null,
      problem,
    };
    const isSame = last && (Object.keys(next) as (keyof FlightPicture)[]).every((key) => last?.[key] === next[key]);
    if (!isSame) last = next;
    return last ?? next;
  };

  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of [...listeners]) listener();
  };
  /** The cache drops what nobody observes for five minutes; what the flow shows is observed as long as it lives. */
  const observers = keysOf(api, read()).map((queryKey) => new QueryObserver(queryClient, { queryKey, enabled: false }));
  const observe = () => {
    for (const [at, queryKey] of keysOf(api, read()).entries()) observers[at]?.setOptions({ queryKey, enabled: false });
  };

  /** Asks for a document that the view speaks of and the cache has not, as tickets when there are some. */
  const fetchMissing = async () => {
    const { view, order, documents } = read();
    if (isAsking || !('orderId' in view)) return;
    if (asked !== view.orderId) problem = null;
    asked = view.orderId;
    if (problem) return;
    if (order && (view.kind !== 'issued' || documents)) return;
    isAsking = true;
    try {
      if (!order) await queryClient.fetchQuery(orderQuery(api, view.orderId));
      else await queryClient.fetchQuery(documentsQuery(api, view.orderId));
    } catch (error) {
      problem = toProblem(error);
    }
    isAsking = false;
    tell();
    void fetchMissing(); // an order that came may have tickets
  };
  const onChange = () => {
    observe();
    const { view } = read();
    if (view.kind === 'issued') drafts.forget(view.orderId); // what was typed has done its work
    void fetchMissing();
  };

  const flow: FlightFlow = {
    clock,
    read,
    subscribe: (changed) => {
      const stopActor = subscribeTree(actor, changed);
      const stopCache = queryClient.getQueryCache().subscribe(changed);
      listeners.add(changed);
      return () => {
        stopActor();
        stopCache();
        listeners.delete(changed);
      };
    },
    send: (event) => actor.send(event),
    recallDraft: (orderId, shown) => drafts.recall(orderId, shown),
    writeDraft: (orderId, draft) => drafts.write(orderId, draft),
    start: () => {
      if (actor.getSnapshot().status !== 'active') return;
      actor.start();
      const stops = observers.map((observer) => observer.subscribe(() => {}));
      actor.subscribe({
        complete: () => {
          for (const stop of stops) stop();
        },
      });
      onChange();
    },
    retry: () => {
      problem = null;
      tell();
      void fetchMissing();
    },
  };
  subscribeTree(actor, onChange);
  return { flow, actor };
}

const keysOf = (api: Api, { search, view }: FlightPicture): readonly QueryKey[] => {
  const orderId = 'orderId' in view ? view.orderId : 'held' in view ? (view.held?.orderId ?? '') : '';
  return [
    availabilityQuery(api, search).queryKey,
    orderQuery(api, orderId).queryKey,
    documentsQuery(api, orderId).queryKey,
  ];
};

type Live = ReturnType<typeof createLiveFlow>;

// Of the browser's one page; the server never gets here.
let current: Live | undefined;
let tabs: BroadcastChannel | null | undefined;

/** The booking in progress of this tab. It outlives the pages it goes through; only another booking replaces it. */
export function enterFlightBooking(
  context: AppContext,
  input: FlightBookingInput,
  clock: ServerClock,
  known: KnownDocuments,
): FlightFlow {
  if (import.meta.env.SSR) return createLiveFlow(context, input, clock, known, null).flow;
  if (current && isSameBooking(current, input)) return current.flow;
  current?.actor.stop();
  if (tabs === undefined) tabs = listenToTabs(context);
  current = createLiveFlow(context, { ...input, flowId: crypto.randomUUID() }, clock, known, tabs);
  return current.flow;
}

/** What the booking of this tab shows, if there is one. */
export const bookingNow = (): FlightPicture | null => current?.flow.read() ?? null;

function isSameBooking({ actor, flow }: Live, input: FlightBookingInput): boolean {
  const { status, context } = actor.getSnapshot();
  if (status !== 'active') return false;
  const wanted = input.order?.orderId ?? null;
  if (wanted) return wanted === (context.confirmInfo?.orderId ?? null);
  // An address without an order belongs to the flow unless that one is already through.
  const { kind } = flow.read().view;
  return kind !== 'issued' && kind !== 'refunded';
}

/** Another tab moved an order: if it is ours, the server says how it stands. So it does when a tab is looked at again. */
function listenToTabs(context: AppContext): BroadcastChannel | null {
  const refresh = async (moved?: unknown) => {
    const actor = current?.actor;
    const orderId = actor?.getSnapshot().context.confirmInfo?.orderId;
    if (!actor || !orderId || (moved !== undefined && moved !== orderId)) return;
    const api = apiOf(context);
    try {
      const order = await readOrder(api, orderId);
      queryClientOf(context).setQueryData(orderQuery(api, orderId).queryKey, order);
      actor.send({ type: 'order.arrived', order: orderInfoOf(order) });
    } catch {
      // Offline: the next answer of the server tells the same.
    }
  };
  document.addEventListener('visibilitychange', () => {
    // What else a flow does asks by itself.
    if (document.visibilityState === 'visible' && current?.actor.getSnapshot().matches('held')) void refresh();
  });
  if (typeof BroadcastChannel === 'undefined') return null;
  const channel = new BroadcastChannel('safar:orders');
  channel.onmessage = ({ data }) => void refresh(data);
  return channel;
}
