import { routeOf } from '#machines/insurance/insurance-booking/route.ts';
import type { InsuranceBookingEvent, InsuranceRoute } from '#machines/insurance/insurance-booking/types.ts';
import type { InsuranceBookingView } from '#machines/insurance/insurance-booking/view.ts';
import type { UrlMapping } from '#src/platform/core/flow/url-bridge.ts';
import type { InsuranceFlowView } from '#src/platform/insurance/insurance-flow.ts';
import { isFinalPage } from '#src/routes/-support/core/checkout/purchase-page.ts';

export type ShownInsurance = { readonly route: InsuranceRoute };

/** The place in the address bar; null on pages outside of this flow. */
function shownInsurance(pathname: string): ShownInsurance | null {
  if (/^\/insurance\/?$/.test(pathname)) return { route: { indicatePage: 'results', orderId: null } };
  const [, page, orderId] = /^\/insurance\/(passengers|confirm|issue)\/([0-9a-f-]{36})\/?$/.exec(pathname) ?? [];
  return page && orderId ? { route: { indicatePage: page as InsuranceRoute['indicatePage'], orderId } } : null;
}

const isSame = (one: InsuranceRoute, other: InsuranceRoute) =>
  one.indicatePage === other.indicatePage && one.orderId === other.orderId;

function targetOfInsurance(view: InsuranceBookingView) {
  const { indicatePage, orderId } = routeOf(view);
  if (indicatePage === 'results' || orderId === null) {
    const { day, people } = view.kind === 'asking' ? view.question : { day: '', people: 1 };
    return { to: '/insurance' as const, params: {}, search: day === '' ? {} : { day, people } };
  }
  const params = { orderId };
  if (indicatePage === 'issue') return { to: '/insurance/issue/{-$orderId}' as const, params, search: {} };
  return indicatePage === 'confirm'
    ? { to: '/insurance/confirm/$orderId' as const, params, search: {} }
    : { to: '/insurance/passengers/$orderId' as const, params, search: {} };
}
type InsuranceTarget = ReturnType<typeof targetOfInsurance>;

/** Pages of the flow, for the bridge between URL and machine. */
export const insuranceUrlMapping: UrlMapping<
  InsuranceFlowView,
  ShownInsurance,
  InsuranceBookingEvent,
  InsuranceTarget
> = {
  read: ({ pathname }) => shownInsurance(pathname),
  placeOf: ({ view }) => JSON.stringify(routeOf(view)),
  isThere: ({ view }, { route }) => isSame(routeOf(view), route),
  targetOf: ({ view }) => targetOfInsurance(view),
  isSamePage: ({ view }, { route }) => routeOf(view).indicatePage === route.indicatePage,
  isFinal: ({ view }) => isFinalPage(view),
  isRefused: ({ view }, { route }) => !isSame(routeOf(view), route),
  follow: ({ route }, flow) => {
    if (isSame(routeOf(flow.read().view), route)) return;
    if (route.indicatePage === 'results') flow.send({ type: 'step.visit', step: 'results' });
    else flow.send({ type: 'route.shown', route });
  },
};
