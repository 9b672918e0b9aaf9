import { routeOf } from '#machines/card/card-order/route.ts';
import type { CardOrderEvent, CardRoute } from '#machines/card/card-order/types.ts';
import type { CardOrderView } from '#machines/card/card-order/view.ts';
import type { CardFlowView } from '#src/platform/card/card-flow.ts';
import type { UrlMapping } from '#src/platform/core/flow/url-bridge.ts';
import { isFinalPage } from '#src/routes/-support/core/checkout/purchase-page.ts';

type Query = Readonly<Record<string, unknown>>;
export type ShownCard = { readonly route: CardRoute; readonly query: Query };

/** The place in the address bar; null on pages outside of this flow, as the calculator. */
function shownCard(pathname: string, query: Query): ShownCard | null {
  const [, issued] = /^\/iran-travel-card\/issue\/([0-9a-f-]{36})\/?$/.exec(pathname) ?? [];
  if (issued) return { route: { indicatePage: 'issue', orderId: issued }, query: {} };
  if (!/^\/iran-travel-card\/?$/.test(pathname)) return null;
  const { step, order } = query;
  if (typeof order !== 'string' || order === '')
    return step === 'wish' ? { route: { indicatePage: 'results', orderId: null }, query } : null;
  const indicatePage = step === 'passengers' || step === 'confirm' ? step : 'results';
  return { route: { indicatePage, orderId: order }, query };
}

const isSame = (one: CardRoute, other: CardRoute) =>
  one.indicatePage === other.indicatePage && one.orderId === other.orderId;

/** URL of the flow's page. An address names an amount only where it stood in it already. */
function targetOfCard(view: CardOrderView, { step: _, order: __, ...asked }: Query) {
  const { indicatePage, orderId } = routeOf(view);
  if (indicatePage === 'issue')
    return {
      to: '/iran-travel-card/issue/{-$orderId}' as const,
      params: { orderId: orderId ?? undefined },
      search: {},
    };
  const step = indicatePage === 'results' ? 'wish' : indicatePage;
  const search = orderId === null ? { step, ...asked } : { step, order: orderId };
  return { to: '/iran-travel-card' as const, params: {}, search };
}
type CardTarget = ReturnType<typeof targetOfCard>;

/** Pages of the flow, for the bridge between URL and machine. */
export const cardUrlMapping: UrlMapping<CardFlowView, ShownCard, CardOrderEvent, CardTarget> = {
  read: ({ pathname, search }) => shownCard(pathname, search),
  placeOf: ({ view }) => JSON.stringify(routeOf(view)),
  isThere: ({ view }, { route }) => isSame(routeOf(view), route),
  targetOf: ({ view }, { query }) => targetOfCard(view, query),
  isSamePage: ({ view }, { route }) => routeOf(view).indicatePage === route.indicatePage,
  isFinal: ({ view }) => isFinalPage(view),
  // An older entry of the history that lacks the order is no other place.
  isRefused: ({ view }, { route }) => {
    const is = routeOf(view);
    return !isSame(is, { ...route, orderId: route.orderId ?? is.orderId });
  },
  follow: ({ route }, flow) => {
    if (isSame(routeOf(flow.read().view), route)) return;
    if (route.indicatePage === 'results') flow.send({ type: 'step.visit', step: 'results' });
    else flow.send({ type: 'route.shown', route });
  },
};
