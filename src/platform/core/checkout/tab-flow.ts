import type { OrderFlow } from '#src/platform/core/checkout/order-flow.ts';

/** A purchase of this tab. */
export type Live<P, E, D> = {
  readonly flow: OrderFlow<P, E, D>;
  readonly stop: () => void;
};

/**
 * The purchase in progress of a tab, of one product: it outlives the pages it goes through, and only another one replaces
 * it. The new one takes its place when it is started, not when it is made: a render that React throws away ends nothing.
 */
export function createTabFlow<P, E, D, L extends Live<P, E, D>>() {
  let current: L | undefined;
  const entering = (live: L): OrderFlow<P, E, D> => {
    let hasBegun = false;
    const start = () => {
      if (hasBegun) return;
      hasBegun = true;
      current?.stop();
      current = live;
      live.flow.start();
    };
    return { ...live.flow, start };
  };
  return {
    now: (): L | undefined => current,
    /** Ends it where `isOver` says so; the next page begins anew. */
    end(isOver: (live: L) => boolean): void {
      if (!current || !isOver(current)) return;
      current.stop();
      current = undefined;
    },
    /** The flow of the tab where it is the one that is wanted, else the one that `make` gives. */
    enter(isWanted: (live: L) => boolean, make: () => L): OrderFlow<P, E, D> {
      return current && isWanted(current) ? current.flow : entering(make());
    },
  };
}
