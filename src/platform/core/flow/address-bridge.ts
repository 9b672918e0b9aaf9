/** Where a browser is. */
export type Place = { readonly pathname: string; readonly search: Record<string, unknown> };

/** A browser with a history. T: what it can be sent to. */
export type Browser<T> = {
  /** Where it is, or is on its way to. */
  latest(): Place;
  /** Where it is. */
  shown(): Place;
  go(target: T, how: { readonly replace: boolean; readonly resetScroll: boolean }): void;
  /** Calls when it has arrived somewhere; returns the way to stop. */
  onShown(listener: () => void): () => void;
};

/** What the bridge needs of a flow. P: its picture, E: its events. */
export type Flow<P, E> = { read(): P; send(event: E): void; subscribe(changed: () => void): () => void };

/** How the pages of a flow are named. P: its picture, S: what an address says, E: its events, T: see Browser. */
export type Addresses<P, S, E, T> = {
  /** null on pages that are not of this flow. */
  read(place: Place): S | null;
  /** Where the flow is, as a text that compares by value. null: nowhere yet, so where it comes to first is no move of its own. */
  placeOf(picture: P): string | null;
  isThere(picture: P, shown: S): boolean;
  targetOf(picture: P, shown: S): T;
  /** The address says more or less of the same page. */
  isSamePage(picture: P, shown: S): boolean;
  /** Nothing to go back to: a payment that runs, an order that is issued, a hold that ended. */
  isFinal(picture: P): boolean;
  /** The flow is elsewhere, and not only further on with the same. */
  isRefused(picture: P, shown: S): boolean;
  /** Tells the flow what the address asks for. */
  follow(shown: S, flow: Flow<P, E>): void;
};

const isSamePlace = (one: Place, other: Place): boolean =>
  one.pathname === other.pathname && JSON.stringify(one.search) === JSON.stringify(other.search);

/**
 * Keeps address and machine together. The machine decides: its moves push an address (final ones replace), and an
 * address that it does not accept is corrected with `replace`. Events are sent only for addresses that were really shown,
 * never from loaders, which also run for links that are merely hovered. docs/address-and-machine.md tells more. Returns
 * the way to stop.
 */
export function connectAddress<P, S, E, T>(
  flow: Flow<P, E>,
  browser: Browser<T>,
  addresses: Addresses<P, S, E, T>,
  onRefused: (shown: S, picture: P) => void,
): () => void {
  let isFollowing = false;

  const go = (replace: boolean) => {
    const shown = addresses.read(browser.latest());
    if (!shown) return;
    const picture = flow.read();
    if (addresses.isThere(picture, shown)) return;
    const resetScroll = !addresses.isSamePage(picture, shown);
    browser.go(addresses.targetOf(picture, shown), { replace, resetScroll });
  };
  let last = addresses.placeOf(flow.read());
  // Documents arrive too, and while a new address is on its way: only a machine that moved leads.
  const onMachine = () => {
    const place = addresses.placeOf(flow.read());
    if (place === last) return;
    const isArrival = last === null;
    last = place;
    if (!isFollowing) go(isArrival || addresses.isFinal(flow.read()));
  };
  const onAddress = () => {
    // A newer one is on its way: who clicked meanwhile is not taken back.
    if (!isSamePlace(browser.shown(), browser.latest())) return;
    const shown = addresses.read(browser.shown());
    if (!shown) return;
    isFollowing = true;
    addresses.follow(shown, flow);
    isFollowing = false;
    const picture = flow.read();
    if (addresses.isRefused(picture, shown)) onRefused(shown, picture);
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
