import { routeOf } from '#machines/tours/tours-booking/route.ts';
import type { ToursBookingEvent, ToursRoute } from '#machines/tours/tours-booking/types.ts';
import type { ToursBookingView } from '#machines/tours/tours-booking/view.ts';
import type { UrlMapping } from '#src/platform/core/flow/url-bridge.ts';
import type { ToursFlowView } from '#src/platform/tours/tours-flow.ts';
import { isFinalPage } from '#src/routes/-support/core/checkout/purchase-page.ts';

export type ShownTours = { readonly route: ToursRoute };

/** The place in the address bar; null on pages outside of this flow. */
function shownTours(pathname: string): ShownTours | null {
  if (/^\/tours\/?$/.test(pathname)) return { route: { indicatePage: 'results', orderId: null } };
  const [, page, orderId] = /^\/tours\/(passengers|confirm|issue)\/([0-9a-f-]{36})\/?$/.exec(pathname) ?? [];
  return page && orderId ? { route: { indicatePage: page as ToursRoute['indicatePage'], orderId } } : null;
}

const isSame = (one: ToursRoute, other: ToursRoute) =>
  one.indicatePage === other.indicatePage && one.orderId === other.orderId;

function targetOfTours(view: ToursBookingView) {
  const { indicatePage, orderId } = routeOf(view);
  if (indicatePage === 'results' || orderId === null) {
    const { day, people } = view.kind === 'asking' ? view.question : { day: '', people: 1 };
    return { to: '/tours' as const, params: {}, search: day === '' ? {} : { day, people } };
  }
  const params = { orderId };
  if (indicatePage === 'issue') return { to: '/tours/issue/{-$orderId}' as const, params, search: {} };
  return indicatePage === 'confirm'
    ? { to: '/tours/confirm/$orderId' as const, params, search: {} }
    : { to: '/tours/passengers/$orderId' as const, params, search: {} };
}
type ToursTarget = ReturnType<typeof targetOfTours>;

/** Pages of the flow, for the bridge between URL and machine. */
export const toursUrlMapping: UrlMapping<ToursFlowView, ShownTours, ToursBookingEvent, ToursTarget> = {
  read: ({ pathname }) => shownTours(pathname),
  placeOf: ({ view }) => JSON.stringify(routeOf(view)),
  isThere: ({ view }, { route }) => isSame(routeOf(view), route),
  targetOf: ({ view }) => targetOfTours(view),
  isSamePage: ({ view }, { route }) => routeOf(view).indicatePage === route.indicatePage,
  isFinal: ({ view }) => isFinalPage(view),
  isRefused: ({ view }, { route }) => !isSame(routeOf(view), route),
  follow: ({ route }, flow) => {
    if (isSame(routeOf(flow.read().view), route)) return;
    if (route.indicatePage === 'results') flow.send({ type: 'step.visit', step: 'results' });
    else flow.send({ type: 'route.shown', route });
  },
};
