import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { FlightSearch } from '#domain/flight-search.ts';
import { routeOf } from '#machines/flight-booking/route.ts';
import type { FlightRoute } from '#machines/flight-booking/types.ts';
import type { FlightBookingView } from '#machines/flight-booking/view.ts';
import {
  addressOfSearch,
  type FlightAddress,
  fareKey,
  filtersOfAddress,
  parseFlightAddress,
  pathOfAddress,
  routeParam,
  searchOfAddress,
  withFilters,
} from '#src/platform/flight-address.ts';
import type { FlightFlow } from '#src/platform/flight-flow.ts';

type Shown = { readonly route: FlightRoute; readonly search: FlightSearch | null; readonly address: FlightAddress };

/** The chosen way out, while the way back is chosen: the address keeps it over a reload. */
const wayOutOf = (view: FlightBookingView): string | undefined =>
  view.kind === 'results' && view.path === 'returning' && view.selectedAvailables.departing
    ? fareKey(view.selectedAvailables.departing)
    : undefined;

/** What the address bar says, or null on pages that are not of this flow. */
export function shownRoute(pathname: string, query: Record<string, unknown>): Shown | null {
  const issue = /^\/flights\/issue\/([0-9a-f-]{36})\/?$/.exec(pathname);
  if (issue) {
    const route: FlightRoute = { indicatePage: 'issue', path: 'departing', orderId: issue[1] ?? null };
    return { route, search: null, address: {} };
  }
  const flights = /^\/flights\/([A-Za-z]{3}-[A-Za-z]{3})\/?$/.exec(pathname);
  if (!flights) return null;
  const address = parseFlightAddress(query);
  return {
    route: {
      indicatePage: address.step ?? 'results',
      path: pathOfAddress(address),
      orderId: address.order ?? null,
    },
    search: searchOfAddress(flights[1], address),
    address,
  };
}

const isSame = (a: FlightRoute, b: FlightRoute) =>
  a.indicatePage === b.indicatePage && a.path === b.path && a.orderId === b.orderId;

/** The flow is elsewhere. An older entry of the history that does not know of the order yet is no other place. */
export const isRefused = (asked: FlightRoute, is: FlightRoute): boolean =>
  !isSame(is, { ...asked, orderId: asked.orderId ?? is.orderId });

/** Leaves nothing to go back to: a payment that runs, an order that is issued, a hold that ended. */
export const isFinal = (view: FlightBookingView) =>
  ['verifying', 'issuing', 'issued', 'refunded', 'expired', 'resuming'].includes(view.kind);

/**
 * Keeps address and machine together. The machine decides: its moves push an address (final ones replace), and an
 * address it does not accept is corrected with `replace`. Events are sent only for addresses that were really shown,
 * never from loaders, which also run for links that are merely hovered.
 */
export function useFlightBridge(
  flow: FlightFlow,
  onRefused: (route: FlightRoute, view: FlightBookingView) => void,
): void {
  const router = useRouter();
  useEffect(() => {
    let isFollowing = false;

    const go = (isReplace: boolean) => {
      const shown = shownRoute(router.latestLocation.pathname, router.latestLocation.search);
      if (!shown) return;
      const { view, search } = flow.read();
      const wanted = routeOf(view);
      const isThere =
        isSame(wanted, shown.route) &&
        shown.address.out === wayOutOf(view) &&
        (!shown.search || isSameSearch(search, shown.search));
      if (view.kind === 'idle' || isThere) return;
      // The same page by a fuller address stays where it is.
      const resetScroll = wanted.indicatePage !== shown.route.indicatePage || wanted.path !== shown.route.path;
      void router.navigate({ ...targetOf(wanted, search, wayOutOf(view), shown), replace: isReplace, resetScroll });
    };
    let last = placeOf(flow);
    // Documents arrive too, and while a new address is on its way: only a machine that moved leads.
    const onMachine = () => {
      const place = placeOf(flow);
      if (place === last) return;
      last = place;
      if (!isFollowing) go(isFinal(flow.read().view));
    };
    const onAddress = () => {
      const shown = shownRoute(router.state.location.pathname, router.state.location.search);
      if (!shown) return;
      isFollowing = true;
      const isOtherSearch = shown.search && !shown.route.orderId && !isSameSearch(shown.search, flow.read().search);
      if (shown.search && isOtherSearch) flow.send({ type: 'search.submit', search: shown.search });
      if (!isSame(routeOf(flow.read().view), shown.route)) flow.send({ type: 'route.shown', route: shown.route });
      isFollowing = false;
      const { view } = flow.read();
      if (isRefused(shown.route, routeOf(view))) onRefused(shown.route, view);
      go(true);
    };

    const stopMachine = flow.subscribe(onMachine);
    const stopAddress = router.subscribe('onResolved', onAddress);
    onAddress();
    return () => {
      stopMachine();
      stopAddress();
    };
  }, [flow, router, onRefused]);
}

/** Where the machine is, as a text that compares by value. */
const placeOf = (flow: FlightFlow) => {
  const { view, search } = flow.read();
  return JSON.stringify([routeOf(view), wayOutOf(view), search]);
};

const isSameSearch = (a: FlightSearch, b: FlightSearch) =>
  (Object.keys(a) as (keyof FlightSearch)[]).every((key) => a[key] === b[key]);

/** The address of a place of the flow; `shown` is where the browser is. */
export function targetOf(route: FlightRoute, search: FlightSearch, out: string | undefined, shown: Shown) {
  if (route.indicatePage === 'issue') {
    return { to: '/flights/issue/{-$orderId}' as const, params: { orderId: route.orderId ?? undefined }, search: {} };
  }
  // Filters stay while the same list is looked at.
  const filters = route.indicatePage === 'results' ? withFilters({}, filtersOfAddress(shown.address)) : {};
  return {
    to: '/flights/{-$route}' as const,
    params: { route: routeParam(search) },
    search: {
      ...addressOfSearch(search),
      ...filters,
      ...(route.indicatePage === 'results' ? {} : { step: route.indicatePage }),
      ...(route.path === 'returning' ? { path: 'returning' as const } : {}),
      ...(out ? { out } : {}),
      ...(route.orderId ? { order: route.orderId } : {}),
    },
  };
}
