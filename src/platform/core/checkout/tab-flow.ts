export type Live<F> = {
  readonly flow: F;
  readonly stop: () => void;
};

/**
 * The active purchase of one product in this tab. It outlives its pages until another purchase replaces it. The new one takes over when it
 * is started, not when it is created: a render that React discards must not end the old one.
 */
export function createTabFlow<F extends { start(): void }, L extends Live<F>>() {
  let current: L | undefined;
  const entering = (live: L): F => {
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
    /** Ends it if `isOver` says so; the next page starts a new one. */
    end(isOver: (live: L) => boolean): void {
      if (!current || !isOver(current)) return;
      current.stop();
      current = undefined;
    },
    /** Returns the tab's flow if `isWanted`, else the one that `make` creates. */
    enter(isWanted: (live: L) => boolean, make: () => L): F {
      return current && isWanted(current) ? current.flow : entering(make());
    },
  };
}
