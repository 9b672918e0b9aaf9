import type { AppClock } from '#machines/core/clock.ts';
import type { OrderFlow } from '#src/platform/core/checkout/order-flow.ts';
import { firstTouch } from '#src/platform/core/flow/first-touch.ts';

/** How early the live flow loads before the list expires, in ms. */
export const AHEAD_MS = 60_000;

type IdleFlowOptions<P, E, F> = {
  /** The first view of the server's machine, with the page's documents. */
  readonly first: P;
  readonly clock: AppClock;
  /** When the clock next changes the page (epoch ms); null: never. */
  readonly dueAt: number | null;
  readonly wake: () => Promise<F>;
  /** The view to show at once for an event, while the live flow still loads. */
  readonly answered: (flowView: P, event: E) => P;
};

/**
 * A page of results or papers needs no machine until a user touches it: it shows `first` and loads the live flow (about 45 kB of code) at
 * the first sign of a user, or in time for `dueAt`. Events sent earlier wait for it.
 */
export function idleFlow<P, E, D>({
  first,
  clock,
  dueAt,
  wake,
  answered,
}: IdleFlowOptions<P, E, OrderFlow<P, E, D>>): OrderFlow<P, E, D> {
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
        waking = undefined; // the network failed: the next event tries again
        waiting.length = 0;
        shown = first;
        tell();
      },
    );
  };
  /** A page without subscribers is gone and loads nothing. */
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
