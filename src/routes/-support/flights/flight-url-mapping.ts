import type { FlightSearch } from '#domain/flights/flight-search.ts';
import { routeOf } from '#machines/flights/flight-booking/route.ts';
import type { FlightBookingEvent, FlightRoute } from '#machines/flights/flight-booking/types.ts';
import type { FlightBookingView } from '#machines/flights/flight-booking/view.ts';
import type { UrlMapping } from '#src/platform/core/flow/url-bridge.ts';
import type { FlightFlowView } from '#src/platform/flights/flight-flow.ts';
import {
  type FlightUrl,
  fareKey,
  filtersOfUrl,
  parseFlightUrl,
  pathOfUrl,
  routeParam,
  searchOfUrl,
  urlOfSearch,
  withFilters,
} from '#src/platform/flights/flight-url.ts';
import { isFinalPage } from '#src/routes/-support/core/checkout/purchase-page.ts';

export type Shown = {
  readonly route: FlightRoute;
  readonly search: FlightSearch | null;
  readonly url: FlightUrl;
};

/** The chosen outbound fare during the return choice: the URL keeps it for a reload. */
const wayOutOf = (view: FlightBookingView): string | undefined =>
  view.kind === 'results' && view.path === 'returning' && view.selectedAvailables.departing
    ? fareKey(view.selectedAvailables.departing)
    : undefined;

/** The parsed URL, or null on pages outside this flow. */
export function shownRoute(pathname: string, query: Record<string, unknown>): Shown | null {
  const issue = /^\/flights\/issue\/([0-9a-f-]{36})\/?$/.exec(pathname);
  if (issue) {
    const route: FlightRoute = { indicatePage: 'issue', path: 'departing', orderId: issue[1] ?? null };
    return { route, search: null, url: {} };
  }
  const flights = /^\/flights\/([A-Za-z]{3}-[A-Za-z]{3})\/?$/.exec(pathname);
  if (!flights) return null;
  const url = parseFlightUrl(query);
  return {
    route: {
      indicatePage: url.step ?? 'results',
      path: pathOfUrl(url),
      orderId: url.order ?? null,
    },
    search: searchOfUrl(flights[1], url),
    url,
  };
}

const isSame = (a: FlightRoute, b: FlightRoute) =>
  a.indicatePage === b.indicatePage && a.path === b.path && a.orderId === b.orderId;

/** The flow is elsewhere. An older history entry that lacks the order id is no other place. */
export const isRefused = (asked: FlightRoute, is: FlightRoute): boolean =>
  !isSame(is, { ...asked, orderId: asked.orderId ?? is.orderId });

const isSameSearch = (a: FlightSearch, b: FlightSearch) =>
  (Object.keys(a) as (keyof FlightSearch)[]).every((key) => a[key] === b[key]);

/** URL of the flow's page; `shown` is the browser's current URL. */
export function targetOf(route: FlightRoute, search: FlightSearch, out: string | undefined, shown: Shown) {
  if (route.indicatePage === 'issue') {
    return { to: '/flights/issue/{-$orderId}' as const, params: { orderId: route.orderId ?? undefined }, search: {} };
  }
  // Filters stay on the same list.
  const filters = route.indicatePage === 'results' ? withFilters({}, filtersOfUrl(shown.url)) : {};
  return {
    to: '/flights/{-$route}' as const,
    params: { route: routeParam(search) },
    search: {
      ...urlOfSearch(search),
      ...filters,
      ...(route.indicatePage === 'results' ? {} : { step: route.indicatePage }),
      ...(route.path === 'returning' ? { path: 'returning' as const } : {}),
      ...(out ? { out } : {}),
      ...(route.orderId ? { order: route.orderId } : {}),
    },
  };
}

export type FlightTarget = ReturnType<typeof targetOf>;

export const flightUrlMapping: UrlMapping<FlightFlowView, Shown, FlightBookingEvent, FlightTarget> = {
  read: ({ pathname, search }) => shownRoute(pathname, search),
  placeOf: ({ view, search }) => JSON.stringify([routeOf(view), wayOutOf(view), search]),
  isThere: ({ view, search }, { route, url, search: asked }) =>
    view.kind === 'idle' ||
    (isSame(routeOf(view), route) && url.out === wayOutOf(view) && (!asked || isSameSearch(search, asked))),
  targetOf: ({ view, search }, shown) => targetOf(routeOf(view), search, wayOutOf(view), shown),
  // The same page with a fuller URL stays.
  isSamePage: ({ view }, { route }) => {
    const { indicatePage, path } = routeOf(view);
    return indicatePage === route.indicatePage && path === route.path;
  },
  isFinal: ({ view }) => isFinalPage(view),
  isRefused: ({ view }, { route }) => isRefused(route, routeOf(view)),
  follow: ({ route, search }, flow) => {
    const isOtherSearch = search && !route.orderId && !isSameSearch(search, flow.read().search);
    if (isOtherSearch) flow.send({ type: 'search.submit', search });
    if (!isSame(routeOf(flow.read().view), route)) flow.send({ type: 'route.shown', route });
  },
};
