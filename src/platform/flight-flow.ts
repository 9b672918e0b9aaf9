import type { FlightSearch } from '#domain/flight-search.ts';
import type { PassengerDraft } from '#domain/passengers.ts';
import type { Problem } from '#domain/problem.ts';
import type { FlightBookingEvent } from '#machines/flight-booking/types.ts';
import type { FlightBookingView } from '#machines/flight-booking/view.ts';
import type { AppClock } from '#machines/shared/clock.ts';
import { firstTouch } from '#src/platform/first-touch.ts';
import type { Documents, FlightAvailability, Order } from '#src/platform/queries.ts';

/** Everything a page of the flow draws: the machine's view and the documents it speaks of. */
export type FlightPicture = {
  readonly view: FlightBookingView;
  readonly search: FlightSearch;
  readonly availability: FlightAvailability | null;
  readonly order: Order | null;
  readonly documents: Documents | null;
  /** Why a document that is missing could not be read. */
  readonly problem: Problem | null;
};

/** The booking in progress, as pages know it. */
export type FlightFlow = {
  readonly clock: AppClock;
  /** The same object until something in it changes. */
  read(): FlightPicture;
  subscribe(changed: () => void): () => void;
  send(event: FlightBookingEvent): void;
  /** What was typed, when this tab knows better than `shown`. */
  recallDraft(orderId: string, shown: PassengerDraft): PassengerDraft;
  writeDraft(orderId: string, draft: PassengerDraft): void;
  /** Begins; doing it twice changes nothing. */
  start(): void;
  /** Asks again for a document that could not be read. */
  retry(): void;
};

/** The live flow is there in time for the moment when the list becomes old. */
const AHEAD_MS = 60_000;

/**
 * A page of results or of issued tickets needs no machine until somebody touches it: it shows `first`, which equals the
 * machine's first view, and wakes the live flow (its code, about 45 kB) at the first sign of a person, or in time for
 * what the clock will bring. What is sent before it is awake waits for it.
 */
export function restingFlow(
  first: FlightPicture,
  clock: AppClock,
  dueAt: number | null,
  wake: () => Promise<FlightFlow>,
): FlightFlow {
  let live: FlightFlow | undefined;
  let shown = first;
  let waking: Promise<void> | undefined;
  const waiting: FlightBookingEvent[] = [];
  const listeners = new Set<() => void>();
  const stops = new Map<() => void, () => void>();

  const tell = () => {
    for (const listener of [...listeners]) listener();
  };
  const awake = () => {
    waking ??= wake().then(
      (flow) => {
        live = flow;
        flow.start();
        for (const listener of listeners) stops.set(listener, flow.subscribe(listener));
        for (const event of waiting.splice(0)) flow.send(event);
        tell();
      },
      () => {
        waking = undefined; // the network failed: the next touch tries again
        waiting.length = 0;
        shown = first;
        tell();
      },
    );
  };
  const watch = () => {
    void firstTouch().then(awake);
    if (dueAt !== null) clock.setTimeout(awake, Math.max(0, dueAt - AHEAD_MS - clock.now()));
  };

  return {
    clock,
    read: () => live?.read() ?? shown,
    subscribe: (changed) => {
      listeners.add(changed);
      if (live) stops.set(changed, live.subscribe(changed));
      return () => {
        listeners.delete(changed);
        stops.get(changed)?.();
        stops.delete(changed);
      };
    },
    send: (event) => {
      if (live) return live.send(event);
      waiting.push(event);
      shown = answered(shown, event);
      tell();
      awake();
    },
    recallDraft: (orderId, shown) => live?.recallDraft(orderId, shown) ?? shown,
    writeDraft: (orderId, draft) => live?.writeDraft(orderId, draft),
    start: () => {
      if (!live && !waking) watch();
    },
    retry: () => live?.retry(),
  };
}

/** A choice, and Back from the way back, show at once, also while the flow is still on its way through a slow network. */
function answered(picture: FlightPicture, event: FlightBookingEvent): FlightPicture {
  const { view } = picture;
  if (view.kind !== 'results') return picture;
  if (event.type === 'route.shown' && event.route.indicatePage === 'results') {
    const path = view.selectedAvailables.departing ? event.route.path : 'departing';
    return { ...picture, view: { ...view, path } };
  }
  if (event.type !== 'offer.choose') return picture;
  const selectedAvailables = { ...view.selectedAvailables, [view.path]: event.offer };
  return { ...picture, view: { ...view, selectedAvailables, isHolding: true } };
}
