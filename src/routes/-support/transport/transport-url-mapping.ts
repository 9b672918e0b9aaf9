import { routeOf } from '#machines/transport/transport-booking/route.ts';
import type { TransportBookingEvent, TransportRoute } from '#machines/transport/transport-booking/types.ts';
import type { TransportBookingView } from '#machines/transport/transport-booking/view.ts';
import type { UrlMapping } from '#src/platform/core/flow/url-bridge.ts';
import type { TransportFlowView } from '#src/platform/transport/transport-flow.ts';
import { isFinalPage } from '#src/routes/-support/core/checkout/purchase-page.ts';

export type ShownTransport = { readonly route: TransportRoute };

/** The place in the address bar; null on pages outside of this flow. */
function shownTransport(pathname: string): ShownTransport | null {
  if (/^\/transport\/?$/.test(pathname)) return { route: { indicatePage: 'results', orderId: null } };
  const [, page, orderId] = /^\/transport\/(passengers|confirm|issue)\/([0-9a-f-]{36})\/?$/.exec(pathname) ?? [];
  return page && orderId ? { route: { indicatePage: page as TransportRoute['indicatePage'], orderId } } : null;
}

const isSame = (one: TransportRoute, other: TransportRoute) =>
  one.indicatePage === other.indicatePage && one.orderId === other.orderId;

function targetOfTransport(view: TransportBookingView) {
  const { indicatePage, orderId } = routeOf(view);
  if (indicatePage === 'results' || orderId === null) {
    const { day, people } = view.kind === 'asking' ? view.question : { day: '', people: 1 };
    return { to: '/transport' as const, params: {}, search: day === '' ? {} : { day, people } };
  }
  const params = { orderId };
  if (indicatePage === 'issue') return { to: '/transport/issue/{-$orderId}' as const, params, search: {} };
  return indicatePage === 'confirm'
    ? { to: '/transport/confirm/$orderId' as const, params, search: {} }
    : { to: '/transport/passengers/$orderId' as const, params, search: {} };
}
type TransportTarget = ReturnType<typeof targetOfTransport>;

/** Pages of the flow, for the bridge between URL and machine. */
export const transportUrlMapping: UrlMapping<TransportFlowView, ShownTransport, TransportBookingEvent, TransportTarget> = {
  read: ({ pathname }) => shownTransport(pathname),
  placeOf: ({ view }) => JSON.stringify(routeOf(view)),
  isThere: ({ view }, { route }) => isSame(routeOf(view), route),
  targetOf: ({ view }) => targetOfTransport(view),
  isSamePage: ({ view }, { route }) => routeOf(view).indicatePage === route.indicatePage,
  isFinal: ({ view }) => isFinalPage(view),
  isRefused: ({ view }, { route }) => !isSame(routeOf(view), route),
  follow: ({ route }, flow) => {
    if (isSame(routeOf(flow.read().view), route)) return;
    if (route.indicatePage === 'results') flow.send({ type: 'step.visit', step: 'results' });
    else flow.send({ type: 'route.shown', route });
  },
};
