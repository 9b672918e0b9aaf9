import { writeRooms } from '#domain/hotels/hotel-rooms.ts';
import type { StaySearch } from '#domain/hotels/hotel-search.ts';
import type { InquiryInfo } from '#machines/core/inquiry/types.ts';
import { routeOf } from '#machines/hotels/hotel-booking/route.ts';
import type { ChosenHotel, HotelBookingEvent, HotelRoute } from '#machines/hotels/hotel-booking/types.ts';
import type { HotelBookingView } from '#machines/hotels/hotel-booking/view.ts';
import type { UrlMapping } from '#src/platform/core/flow/url-bridge.ts';
import type { HotelFlowView } from '#src/platform/hotels/hotel-flow.ts';
import { type HotelUrl, orderOfLink, parseHotelUrl } from '#src/platform/hotels/hotel-url.ts';
import {
  filtersOfUrl,
  restoredOf,
  searchOfUrl,
  urlOfSearch,
  urlOfStay,
  withFilters,
} from '#src/platform/hotels/hotel-url-parts.ts';
import { isFinalPage } from '#src/routes/-support/core/checkout/purchase-page.ts';

export type ShownHotel = {
  readonly route: HotelRoute;
  /** The search in the URL; null where it shows an order. */
  readonly search: StaySearch | null;
  readonly hotel: ChosenHotel | null;
  readonly inquiry: InquiryInfo | null;
  readonly url: HotelUrl;
};

const ORDER_PAGES = { passengers: 'passengers', confirm: 'confirm' } as const;

export type FoundHotels = {
  readonly hotelOf: (link: string) => ChosenHotel | null;
  readonly inquiryOf: (inquiryId: string) => InquiryInfo | null;
};

/** The parsed URL, or null on pages outside this flow. */
function shownHotel(
  pathname: string,
  query: Record<string, unknown>,
  { hotelOf, inquiryOf }: FoundHotels,
): ShownHotel | null {
  const url = parseHotelUrl(query);
  const nothing = { search: null, hotel: null, inquiry: null };
  const base = { hotelLink: null, orderId: url.order ?? null, inquiryId: null };
  const issue = /^\/hotel\/issue\/([0-9a-f-]{36})\/?$/.exec(pathname);
  if (issue) {
    const route = { ...base, indicatePage: 'issue', orderId: issue[1] ?? null } as const;
    return { ...nothing, route, url };
  }
  const step = /^\/hotel\/reserve\/(passengers|confirm)\/?$/.exec(pathname)?.[1];
  if (step) {
    const indicatePage = ORDER_PAGES[step as keyof typeof ORDER_PAGES];
    return { ...nothing, route: { ...base, indicatePage }, url };
  }
  const search = searchOfUrl(url);
  if (/^\/hotel\/search\/results\/?$/.test(pathname)) {
    return { ...nothing, route: { ...base, indicatePage: 'results' }, search, url };
  }
  const [, link] = /^\/hotel\/([a-z0-9-]+\/[a-z0-9-]+)\/?$/.exec(pathname) ?? [];
  const hotel = link ? hotelOf(link) : null;
  const inquiry = url.inquiry ? inquiryOf(url.inquiry) : null;
  const named = orderOfLink(url);
  if (!link || !hotel || !(url.departing || inquiry || named)) return null;
  const route = { ...base, indicatePage: 'results', hotelLink: link, inquiryId: inquiry?.inquiryId ?? null } as const;
  // The server knows the nights of an inquiry.
  return { route, search: inquiry || !url.departing ? null : search, hotel, inquiry, url };
}

const isSame = (a: HotelRoute, b: HotelRoute) =>
  a.indicatePage === b.indicatePage &&
  a.hotelLink === b.hotelLink &&
  a.orderId === b.orderId &&
  a.inquiryId === b.inquiryId;

const stayIn = (view: HotelBookingView) =>
  view.kind === 'results' || view.kind === 'hotel' || view.kind === 'inquiry' ? view.stay : null;
const placeIn = (view: HotelBookingView) =>
  view.kind === 'results' || view.kind === 'hotel' || view.kind === 'inquiry' ? view.destination : null;

/** A search as a comparable text. Hotel page URLs do not name the place. */
const said = ({ departing, returning, rooms, destination }: StaySearch, hasPlace: boolean): string =>
  [departing, returning, writeRooms(rooms), hasPlace ? `${destination?.type}/${destination?.id}` : ''].join('|');

function isSameSearch(view: HotelBookingView, { route, search }: ShownHotel): boolean {
  const stay = stayIn(view);
  if (!search || !stay) return true;
  // A link from a hotel may lead to a list of another place.
  const hasPlace = route.hotelLink === null;
  return said({ ...stay, destination: placeIn(view) }, hasPlace) === said(search, hasPlace);
}

/** URL of the flow's page; `shown` is the browser's current URL. */
function targetOfStay(view: HotelBookingView, shown: ShownHotel) {
  const { indicatePage, hotelLink, orderId, inquiryId } = routeOf(view);
  if (indicatePage === 'issue') {
    return { to: '/hotel/issue/{-$orderId}' as const, params: { orderId: orderId ?? undefined }, search: {} };
  }
  const order = { ...(orderId ? { order: orderId } : {}), ...(inquiryId ? { inquiry: inquiryId } : {}) };
  if (indicatePage === 'passengers') return { to: '/hotel/reserve/passengers' as const, params: {}, search: order };
  if (indicatePage === 'confirm') return { to: '/hotel/reserve/confirm' as const, params: {}, search: order };
  const stay = stayIn(view);
  if (hotelLink && stay) {
    const [land = '', hotel] = hotelLink.split('/');
    return {
      to: '/hotel/$land/{-$hotel}' as const,
      params: { land, hotel },
      search: { ...urlOfStay(stay), ...order },
    };
  }
  // Filters stay on the same list.
  const filters = shown.route.hotelLink === null ? filtersOfUrl(shown.url) : {};
  const search = stay ? urlOfSearch({ ...stay, destination: placeIn(view) }) : {};
  return { to: '/hotel/search/results' as const, params: {}, search: withFilters({ ...search, ...order }, filters) };
}

export type HotelTarget = ReturnType<typeof targetOfStay>;

export const hotelUrlMapping = (
  found: FoundHotels,
): UrlMapping<HotelFlowView, ShownHotel, HotelBookingEvent, HotelTarget> => ({
  read: ({ pathname, search }) => shownHotel(pathname, search, found),
  placeOf: ({ view }) =>
    view.kind === 'reading' ? null : JSON.stringify([routeOf(view), stayIn(view), placeIn(view)]),
  isThere: ({ view }, shown) =>
    view.kind === 'idle' ||
    view.kind === 'reading' ||
    (isSame(routeOf(view), shown.route) &&
      isSameSearch(view, shown) &&
      restoredOf(shown.url) === null &&
      shown.url.countryCode === undefined),
  targetOf: ({ view }, shown) => targetOfStay(view, shown),
  isSamePage: ({ view }, { route }) => {
    const { indicatePage, hotelLink, inquiryId } = routeOf(view);
    return indicatePage === route.indicatePage && hotelLink === route.hotelLink && inquiryId === route.inquiryId;
  },
  isFinal: ({ view }) => isFinalPage(view),
  isRefused: ({ view }, { route }) => {
    const is = routeOf(view);
    // An answered inquiry may be an order by now: Back leads to the hotel without a message.
    const inquiryId = is.orderId ? is.inquiryId : (route.inquiryId ?? is.inquiryId);
    return !isSame(is, { ...route, orderId: route.orderId ?? is.orderId, inquiryId });
  },
  follow: (shown, flow) => {
    const { route, search, hotel, inquiry } = shown;
    const { view } = flow.read();
    const { destination } = search ?? {};
    if (search && destination && route.hotelLink === null && !isSameSearch(view, shown)) {
      flow.send({ type: 'search.submit', search: { ...search, destination } });
    }
    if (!isSame(routeOf(flow.read().view), route)) flow.send({ type: 'route.shown', route, hotel, inquiry });
    // A hotel may be opened for other nights than the list's.
    const { view: now } = flow.read();
    if (search && now.kind === 'hotel' && !isSameSearch(now, shown)) {
      const { departing, returning, rooms } = search;
      flow.send({ type: 'stay.change', stay: { departing, returning, rooms } });
    }
  },
});
