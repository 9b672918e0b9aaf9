export type Place = { readonly pathname: string; readonly search: Record<string, unknown> };

/** A browser with a history. T: its navigation target. */
export type Browser<T> = {
  /** The current place, or the target of a running navigation. */
  latest(): Place;
  /** The current place. */
  shown(): Place;
  go(target: T, how: { readonly replace: boolean; readonly resetScroll: boolean }): void;
  /** Calls after each finished navigation; returns an unsubscribe function. */
  onShown(listener: () => void): () => void;
};

/** What the bridge needs of a flow. P: view, E: events. */
export type Flow<P, E> = { read(): P; send(event: E): void; subscribe(changed: () => void): () => void };

/** Maps the pages of a flow to addresses. P: view, S: parsed address, E: events, T: see Browser. */
export type Addresses<P, S, E, T> = {
  /** null on pages outside this flow. */
  read(place: Place): S | null;
  /** The flow's place as a comparable text. null: none yet, so the first one replaces the address instead of pushing. */
  placeOf(flowView: P): string | null;
  isThere(flowView: P, shown: S): boolean;
  targetOf(flowView: P, shown: S): T;
  /** The address names the same page with more or fewer details. */
  isSamePage(flowView: P, shown: S): boolean;
  /** There is no way back: a running payment, an issued order, an ended hold. */
  isFinal(flowView: P): boolean;
  /** The flow does not accept the address (a place further along the same path is not a refusal). */
  isRefused(flowView: P, shown: S): boolean;
  /** Sends the flow the events that the address asks for. */
  follow(shown: S, flow: Flow<P, E>): void;
};

const isSamePlace = (one: Place, other: Place): boolean =>
  one.pathname === other.pathname && JSON.stringify(one.search) === JSON.stringify(other.search);

/**
 * Keeps address and machine in sync. The machine decides: its moves push an address (final ones replace), and an address that it refuses is
 * corrected with `replace`. Events are sent only for addresses that were shown, never from loaders, which also run for hovered links.
 * Details: docs/address-and-machine.md. Returns an unsubscribe function.
 */
export function connectAddress<P, S, E, T>(
  flow: Flow<P, E>,
  browser: Browser<T>,
  addresses: Addresses<P, S, E, T>,
  onRefused: (shown: S, flowView: P) => void,
): () => void {
  let isFollowing = false;

  const go = (replace: boolean) => {
    const shown = addresses.read(browser.latest());
    if (!shown) return;
    const flowView = flow.read();
    if (addresses.isThere(flowView, shown)) return;
    const resetScroll = !addresses.isSamePage(flowView, shown);
    browser.go(addresses.targetOf(flowView, shown), { replace, resetScroll });
  };
  let last = addresses.placeOf(flow.read());
  // Documents also trigger this, even during a navigation: only a move of the machine navigates.
  const onMachine = () => {
    const place = addresses.placeOf(flow.read());
    if (place === last) return;
    const isArrival = last === null;
    last = place;
    if (!isFollowing) go(isArrival || addresses.isFinal(flow.read()));
  };
  const onAddress = () => {
    // A newer navigation is running: do not undo the user's click.
    if (!isSamePlace(browser.shown(), browser.latest())) return;
    const shown = addresses.read(browser.shown());
    if (!shown) return;
    isFollowing = true;
    addresses.follow(shown, flow);
    isFollowing = false;
    const flowView = flow.read();
    if (addresses.isRefused(flowView, shown)) onRefused(shown, flowView);
    go(true);
  };

  const stopMachine = flow.subscribe(onMachine);
  const stopAddress = browser.onShown(onAddress);
  onAddress();
  return () => {
    stopMachine();
    stopAddress();
  };
}
