import { urlOfChoice } from '#domain/tours/choice.ts';
import { routeOf } from '#machines/tours/tour-booking/route.ts';
import type { TourBookingEvent, TourRoute } from '#machines/tours/tour-booking/types.ts';
import type { UrlMapping } from '#src/platform/core/flow/url-bridge.ts';
import type { TourFlowView } from '#src/platform/tours/tour-flow.ts';
import { stepOfUrl } from '#src/platform/tours/tour-url.ts';
import { isFinalPage } from '#src/routes/-support/core/checkout/purchase-page.ts';

export type ShownTour = {
  readonly route: TourRoute;
  /** null on the page of papers. */
  readonly slug: string | null;
  readonly search: Readonly<Record<string, unknown>>;
};

/** Pages below `/iran-tours` that are no tour. */
const OTHERS = ['search', 'issue', 'ask'];

/** The place in the address bar; null on pages outside of this flow. */
function shownTour(pathname: string, search: Readonly<Record<string, unknown>>): ShownTour | null {
  const [, issued] = /^\/iran-tours\/issue\/([0-9a-f-]{36})\/?$/.exec(pathname) ?? [];
  if (issued) return { route: { indicatePage: 'issue', orderId: issued }, slug: null, search: {} };
  const [, slug] = /^\/iran-tours\/([a-z0-9-]+)\/?$/.exec(pathname) ?? [];
  if (!slug || OTHERS.includes(slug)) return null;
  const { step, order } = stepOfUrl(search);
  if (order && step) return { route: { indicatePage: step, orderId: order }, slug, search };
  return { route: { indicatePage: 'results', orderId: null }, slug, search };
}

const isSame = (one: TourRoute, other: TourRoute) =>
  one.indicatePage === other.indicatePage && one.orderId === other.orderId;

/** URL of the flow's page. The tour is that of the order, or of the choice, or the one that is looked at. */
function targetOfTour({ view, order }: TourFlowView, shown: ShownTour) {
  const { indicatePage, orderId } = routeOf(view);
  if (indicatePage === 'issue' && orderId !== null)
    return { to: '/iran-tours/issue/{-$orderId}' as const, params: { orderId }, search: {} };
  const choice = view.kind === 'viewing' ? view.choice : null;
  const slug = (orderId === null ? choice?.tour : order?.item.tour) ?? shown.slug ?? choice?.tour ?? '';
  if (orderId !== null) {
    const search: Record<string, unknown> = { step: indicatePage, order: orderId };
    return { to: '/iran-tours/$slug' as const, params: { slug }, search };
  }
  const search: Record<string, unknown> = choice ? urlOfChoice(choice) : {};
  return { to: '/iran-tours/$slug' as const, params: { slug }, search };
}
type TourTarget = ReturnType<typeof targetOfTour>;

/** Pages of the flow, for the bridge between URL and machine. */
export const tourUrlMapping: UrlMapping<TourFlowView, ShownTour, TourBookingEvent, TourTarget> = {
  read: ({ pathname, search }) => shownTour(pathname, search),
  placeOf: ({ view }) => JSON.stringify(routeOf(view)),
  isThere: ({ view }, { route }) => isSame(routeOf(view), route),
  targetOf: targetOfTour,
  isSamePage: ({ view }, { route }) => routeOf(view).indicatePage === route.indicatePage,
  isFinal: ({ view }) => isFinalPage(view),
  isRefused: ({ view }, { route }) => !isSame(routeOf(view), route),
  follow: ({ route }, flow) => {
    if (isSame(routeOf(flow.read().view), route)) return;
    if (route.indicatePage === 'results') flow.send({ type: 'step.visit', step: 'results' });
    else flow.send({ type: 'route.shown', route });
  },
};
