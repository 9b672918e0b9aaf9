import { routeOf } from '#machines/card/card-booking/route.ts';
import type { CardBookingEvent, CardRoute } from '#machines/card/card-booking/types.ts';
import type { CardBookingView } from '#machines/card/card-booking/view.ts';
import type { CardFlowView } from '#src/platform/card/card-flow.ts';
import type { UrlMapping } from '#src/platform/core/flow/url-bridge.ts';
import { isFinalPage } from '#src/routes/-support/core/checkout/purchase-page.ts';

export type ShownCard = { readonly route: CardRoute };

/** The place in the address bar; null on pages outside of this flow. */
function shownCard(pathname: string): ShownCard | null {
  if (/^\/card\/?$/.test(pathname)) return { route: { indicatePage: 'results', orderId: null } };
  const [, page, orderId] = /^\/card\/(passengers|confirm|issue)\/([0-9a-f-]{36})\/?$/.exec(pathname) ?? [];
  return page && orderId ? { route: { indicatePage: page as CardRoute['indicatePage'], orderId } } : null;
}

const isSame = (one: CardRoute, other: CardRoute) =>
  one.indicatePage === other.indicatePage && one.orderId === other.orderId;

function targetOfCard(view: CardBookingView) {
  const { indicatePage, orderId } = routeOf(view);
  if (indicatePage === 'results' || orderId === null) {
    const { day, people } = view.kind === 'asking' ? view.question : { day: '', people: 1 };
    return { to: '/card' as const, params: {}, search: day === '' ? {} : { day, people } };
  }
  const params = { orderId };
  if (indicatePage === 'issue') return { to: '/card/issue/{-$orderId}' as const, params, search: {} };
  return indicatePage === 'confirm'
    ? { to: '/card/confirm/$orderId' as const, params, search: {} }
    : { to: '/card/passengers/$orderId' as const, params, search: {} };
}
type CardTarget = ReturnType<typeof targetOfCard>;

/** Pages of the flow, for the bridge between URL and machine. */
export const cardUrlMapping: UrlMapping<CardFlowView, ShownCard, CardBookingEvent, CardTarget> = {
  read: ({ pathname }) => shownCard(pathname),
  placeOf: ({ view }) => JSON.stringify(routeOf(view)),
  isThere: ({ view }, { route }) => isSame(routeOf(view), route),
  targetOf: ({ view }) => targetOfCard(view),
  isSamePage: ({ view }, { route }) => routeOf(view).indicatePage === route.indicatePage,
  isFinal: ({ view }) => isFinalPage(view),
  isRefused: ({ view }, { route }) => !isSame(routeOf(view), route),
  follow: ({ route }, flow) => {
    if (isSame(routeOf(flow.read().view), route)) return;
    if (route.indicatePage === 'results') flow.send({ type: 'step.visit', step: 'results' });
    else flow.send({ type: 'route.shown', route });
  },
};
