import { routeOf } from '#machines/insurance/insurance-purchase/route.ts';
import type { InsurancePurchaseEvent, InsuranceRoute } from '#machines/insurance/insurance-purchase/types.ts';
import type { InsurancePurchaseView } from '#machines/insurance/insurance-purchase/view.ts';
import type { UrlMapping } from '#src/platform/core/flow/url-bridge.ts';
import type { InsuranceFlowView } from '#src/platform/insurance/insurance-flow.ts';
import { type InsuranceUrl, parseInsuranceUrl } from '#src/platform/insurance/insurance-url.ts';
import { isFinalPage } from '#src/routes/-support/core/checkout/purchase-page.ts';

export type ShownInsurance = { readonly route: InsuranceRoute; readonly url: InsuranceUrl };

/** The place in the address bar; null on pages outside of this flow. */
function shownInsurance(pathname: string, query: Readonly<Record<string, unknown>>): ShownInsurance | null {
  const [, issued] = /^\/iran-travel-insurance\/issue\/([0-9a-f-]{36})\/?$/.exec(pathname) ?? [];
  if (issued) return { route: { indicatePage: 'issue', orderId: issued }, url: {} };
  if (!/^\/iran-travel-insurance\/?$/.test(pathname)) return null;
  const url = parseInsuranceUrl(query);
  return { route: { indicatePage: (url.order && url.step) || 'results', orderId: url.order ?? null }, url };
}

const isSame = (one: InsuranceRoute, other: InsuranceRoute) =>
  one.indicatePage === other.indicatePage && one.orderId === other.orderId;

/** URL of the flow's page. An address names days and counts only where they stood in it already. */
function targetOfInsurance(view: InsurancePurchaseView, { step: _, order: __, ...asked }: InsuranceUrl) {
  const { indicatePage, orderId } = routeOf(view);
  if (indicatePage === 'issue')
    return {
      to: '/iran-travel-insurance/issue/{-$orderId}' as const,
      params: { orderId: orderId ?? undefined },
      search: {},
    };
  const search =
    orderId === null ? asked : { ...(indicatePage === 'results' ? {} : { step: indicatePage }), order: orderId };
  return { to: '/iran-travel-insurance' as const, params: {}, search };
}
type InsuranceTarget = ReturnType<typeof targetOfInsurance>;

/** Pages of the flow, for the bridge between URL and machine. */
export const insuranceUrlMapping: UrlMapping<
  InsuranceFlowView,
  ShownInsurance,
  InsurancePurchaseEvent,
  InsuranceTarget
> = {
  read: ({ pathname, search }) => shownInsurance(pathname, search),
  placeOf: ({ view }) => JSON.stringify(routeOf(view)),
  isThere: ({ view }, { route }) => isSame(routeOf(view), route),
  targetOf: ({ view }, { url }) => targetOfInsurance(view, url),
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
