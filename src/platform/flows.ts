import { type Actor, createActor } from 'xstate';
import type { flightBookingMachine } from '#machines/flight-booking/machine.ts';
import type { FlightBookingInput } from '#machines/flight-booking/types.ts';
import { flightBookingView } from '#machines/flight-booking/view.ts';
import { orderInfoOf } from '#machines/shared/order.ts';
import type { AppContext } from '#src/platform/context.ts';
import { unwrap } from '#src/platform/api.ts';
import { createServerClock } from '#src/platform/clock.ts';
import { createDraftStore, type DraftStore } from '#src/platform/draft-store.ts';
import { wiredFlightBooking } from '#src/platform/flight-ports.ts';
import { orderQuery } from '#src/platform/queries.ts';
import { queryClientOf } from '#src/platform/query-client.ts';

export type FlightBookingFlow = {
  readonly actor: Actor<typeof flightBookingMachine>;
  readonly drafts: DraftStore;
  readonly clock: ReturnType<typeof createServerClock>;
};

// Without a page there is nothing to wait for, to store in or to leave: the server only renders the first snapshot.
const noStorage: Storage = {
  length: 0,
  clear: () => {},
  getItem: () => null,
  key: () => null,
  removeItem: () => {},
  setItem: () => {},
};

/** A flow that is not started: what the server renders and what the browser's first render must equal. */
function createFlow(context: AppContext, input: FlightBookingInput, tabs: BroadcastChannel | null): FlightBookingFlow {
  const clock = createServerClock(context.now);
  const timer = { setTimeout: clock.setTimeout, clearTimeout: clock.clearTimeout };
  const storage = typeof sessionStorage === 'undefined' ? noStorage : sessionStorage;
  const drafts = createDraftStore({ api: context.api, storage, timer });
  const machine = wiredFlightBooking({
    api: context.api,
    queryClient: queryClientOf(context),
    clock,
    drafts,
    openPage: (url) => location.assign(url),
    announce: (orderId) => tabs?.postMessage(orderId),
  });
  return { actor: createActor(machine, { input, clock }), drafts, clock };
}

let current: FlightBookingFlow | undefined;
let tabs: BroadcastChannel | null = null;

/** The booking in progress of this tab. It outlives the pages it goes through; only another booking replaces it. */
export function enterFlightBooking(context: AppContext, input: FlightBookingInput): FlightBookingFlow {
  if (import.meta.env.SSR) return createFlow(context, input, null);
  if (current && isSameBooking(current, input)) return current;
  current?.actor.stop();
  tabs ??= listenToTabs(context);
  current = createFlow(context, { ...input, flowId: crypto.randomUUID() }, tabs);
  return current;
}

function isSameBooking(flow: FlightBookingFlow, input: FlightBookingInput): boolean {
  const { status, context } = flow.actor.getSnapshot();
  if (status !== 'active') return false;
  const wanted = input.order?.orderId ?? null;
  const known = context.confirmInfo?.orderId ?? null;
  if (wanted) return wanted === known;
  // An address without an order belongs to the flow unless that one is already through.
  const { kind } = flightBookingView(flow.actor.getSnapshot());
  return kind !== 'issued' && kind !== 'refunded';
}

/** Another tab moved an order: if it is ours, the server says how it stands. */
function listenToTabs(context: AppContext): BroadcastChannel | null {
  if (typeof BroadcastChannel === 'undefined') return null;
  const channel = new BroadcastChannel('safar:orders');
  channel.onmessage = async ({ data }) => {
    const flow = current;
    const orderId = flow?.actor.getSnapshot().context.confirmInfo?.orderId;
    if (!flow || !orderId || data !== orderId) return;
    try {
      const order = await unwrap(context.api.GET('/orders/{orderId}', { params: { path: { orderId } } }));
      queryClientOf(context).setQueryData(orderQuery(context.api, orderId).queryKey, order);
      flow.actor.send({ type: 'order.arrived', order: orderInfoOf(order) });
    } catch {
      // Offline: the next answer of the server tells the same.
    }
  };
  return channel;
}
