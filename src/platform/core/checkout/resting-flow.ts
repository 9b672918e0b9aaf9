import type { AppClock } from '#machines/core/clock.ts';
import type { OrderFlow } from '#src/platform/core/checkout/order-flow.ts';
import { firstTouch } from '#src/platform/core/flow/first-touch.ts';

/** The live flow is there in time for the moment when the list becomes old. */
export const AHEAD_MS = 60_000;

type Resting<P, E, F> = {
  /** Equals the machine's first view. */
  readonly first: P;
  readonly clock: AppClock;
  /** When the clock will have something to say; null: never. */
  readonly dueAt: number | null;
  readonly wake: () => Promise<F>;
  /** What shows at once of an event, also while the flow is still on its way through a slow network. */
  readonly answered: (picture: P, event: E) => P;
};

/**
 * A page of results or of papers needs no machine until somebody touches it: it shows `first`, and wakes the live flow (its
 * code, about 45 kB) at the first sign of a person, or in time for what the clock will bring. What is sent before it is
 * awake waits for it.
 */
export function restingFlow<P, E, D>({
  first,
  clock,
  dueAt,
  wake,
  answered,
}: Resting<P, E, OrderFlow<P, E, D>>): OrderFlow<P, E, D> {
  let live: OrderFlow<P, E, D> | undefined;
  let shown = first;
  let waking: Promise<void> | undefined;
  const waiting: E[] = [];
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
        waking = undefined; // the network failed: what is sent next tries again
        waiting.length = 0;
        shown = first;
        tell();
      },
    );
  };
  /** A page that is gone wakes nothing. */
  const awakeIfSeen = () => {
    if (listeners.size > 0) awake();
  };
  const watch = () => {
    void firstTouch().then(awakeIfSeen);
    if (dueAt !== null) clock.setTimeout(awakeIfSeen, Math.max(0, dueAt - AHEAD_MS - clock.now()));
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
    recallDraft: (orderId, shown, rules) => live?.recallDraft(orderId, shown, rules) ?? shown,
    writeDraft: (orderId, draft) => live?.writeDraft(orderId, draft),
    start: () => {
      if (!live && !waking) watch();
    },
    retry: () => live?.retry(),
  };
}
