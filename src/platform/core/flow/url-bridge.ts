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

/** Maps the pages of a flow to URLs. P: view, S: parsed URL, E: events, T: see Browser. */
export type UrlMapping<P, S, E, T> = {
  /** null on pages outside this flow. */
  read(place: Place): S | null;
  /** The flow's place as a comparable text. null: none yet, so the first one replaces the URL instead of pushing. */
  placeOf(flowView: P): string | null;
  isThere(flowView: P, shown: S): boolean;
  targetOf(flowView: P, shown: S): T;
  /** The URL names the same page with more or fewer details. */
  isSamePage(flowView: P, shown: S): boolean;
  /** There is no way back: a running payment, an issued order, an ended hold. */
  isFinal(flowView: P): boolean;
  /** The flow does not accept the URL (a place further along the same path is not a refusal). */
  isRefused(flowView: P, shown: S): boolean;
  /** Sends the flow the events that the URL asks for. */
  follow(shown: S, flow: Flow<P, E>): void;
};

const isSamePlace = (one: Place, other: Place): boolean =>
  one.pathname === other.pathname && JSON.stringify(one.search) === JSON.stringify(other.search);

/**
 * Keeps URL and machine in sync. The machine decides: its moves push a URL (final ones replace), and a URL that it refuses is
 * corrected with `replace`. Events are sent only for URLs that were shown, never from loaders, which also run for hovered links.
 * Details: docs/url-and-machine.md. Returns an unsubscribe function.
 */
export function connectUrl<P, S, E, T>(
  flow: Flow<P, E>,
  browser: Browser<T>,
  urls: UrlMapping<P, S, E, T>,
  onRefused: (shown: S, flowView: P) => void,
): () => void {
  let isFollowing = false;

  const go = (replace: boolean) => {
    const shown = urls.read(browser.latest());
    if (!shown) return;
    const flowView = flow.read();
    if (urls.isThere(flowView, shown)) return;
    const resetScroll = !urls.isSamePage(flowView, shown);
    browser.go(urls.targetOf(flowView, shown), { replace, resetScroll });
  };
  let last = urls.placeOf(flow.read());
  // Documents also trigger this, even during a navigation: only a move of the machine navigates.
  const onMachine = () => {
    const place = urls.placeOf(flow.read());
    if (place === last) return;
    const isArrival = last === null;
    last = place;
    if (!isFollowing) go(isArrival || urls.isFinal(flow.read()));
  };
  const onUrl = () => {
    // A newer navigation is running: do not undo the user's click.
    if (!isSamePlace(browser.shown(), browser.latest())) return;
    const shown = urls.read(browser.shown());
    if (!shown) return;
    isFollowing = true;
    urls.follow(shown, flow);
    isFollowing = false;
    const flowView = flow.read();
    if (urls.isRefused(flowView, shown)) onRefused(shown, flowView);
    go(true);
  };

  const stopMachine = flow.subscribe(onMachine);
  const stopUrl = browser.onShown(onUrl);
  onUrl();
  return () => {
    stopMachine();
    stopUrl();
  };
}
