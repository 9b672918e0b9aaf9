import { routeOf } from '#machines/transport/transport-booking/route.ts';
import type { TransportBookingEvent, TransportRoute } from '#machines/transport/transport-booking/types.ts';
import type { TransportBookingView } from '#machines/transport/transport-booking/view.ts';
import type { UrlMapping } from '#src/platform/core/flow/url-bridge.ts';
import type { TransportFlowView } from '#src/platform/transport/transport-flow.ts';
import { type Query, queryOfWish, stepOfUrl } from '#src/platform/transport/transport-url.ts';
import { isFinalPage } from '#src/routes/-support/core/checkout/purchase-page.ts';

/** `asked`: the query of the forms, as it stands in the address. */
export type ShownTransport = { readonly route: TransportRoute; readonly asked: Query };

/** The place in the address bar; null on pages outside of this flow. */
function shownTransport(pathname: string, query: Query): ShownTransport | null {
  const [, issued] = /^\/iran-transportation\/issue\/([0-9a-f-]{36})\/?$/.exec(pathname) ?? [];
  if (issued) return { route: { indicatePage: 'issue', orderId: issued }, asked: {} };
  if (!/^\/iran-transportation\/?$/.test(pathname)) return null;
  const { step: _, order: __, ...asked } = query;
  const { step = null, order = null } = stepOfUrl(query);
  const route: TransportRoute =
    order === null
      ? { indicatePage: 'results', orderId: null }
      : { indicatePage: step ?? 'passengers', orderId: order };
  return { route, asked };
}

const isSame = (one: TransportRoute, other: TransportRoute) =>
  one.indicatePage === other.indicatePage && one.orderId === other.orderId;

/** URL of the flow's page. What was asked for comes back with the forms. */
function targetOfTransport(view: TransportBookingView, asked: Query) {
  const { indicatePage, orderId } = routeOf(view);
  if (indicatePage === 'issue')
    return {
      to: '/iran-transportation/issue/{-$orderId}' as const,
      params: { orderId: orderId ?? undefined },
      search: {},
    };
  const to = '/iran-transportation' as const;
  if (orderId !== null && indicatePage !== 'results')
    return { to, params: {}, search: { step: indicatePage, order: orderId } };
  const isAsked = Object.keys(asked).length > 0;
  return { to, params: {}, search: isAsked || view.kind !== 'asking' || !view.wish ? asked : queryOfWish(view.wish) };
}
type TransportTarget = ReturnType<typeof targetOfTransport>;

/** Pages of the flow, for the bridge between URL and machine. */
export const transportUrlMapping: UrlMapping<
  TransportFlowView,
  ShownTransport,
  TransportBookingEvent,
  TransportTarget
> = {
  read: ({ pathname, search }) => shownTransport(pathname, search),
  placeOf: ({ view }) => JSON.stringify(routeOf(view)),
  isThere: ({ view }, { route }) => isSame(routeOf(view), route),
  targetOf: ({ view, plan }, { asked }) => targetOfTransport(view, plan ?? asked),
  isSamePage: ({ view }, { route }) => routeOf(view).indicatePage === route.indicatePage,
  isFinal: ({ view }) => isFinalPage(view),
  isRefused: ({ view }, { route }) => !isSame(routeOf(view), route),
  follow: ({ route }, flow) => {
    if (isSame(routeOf(flow.read().view), route)) return;
    if (route.indicatePage === 'results') flow.send({ type: 'step.visit', step: 'results' });
    else flow.send({ type: 'route.shown', route });
  },
};
