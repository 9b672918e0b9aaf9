import { routeOf } from '#machines/visa/visa-request/route.ts';
import type { VisaRequestEvent, VisaRoute } from '#machines/visa/visa-request/types.ts';
import type { VisaRequestView } from '#machines/visa/visa-request/view.ts';
import type { UrlMapping } from '#src/platform/core/flow/url-bridge.ts';
import type { VisaFlowView } from '#src/platform/visa/visa-flow.ts';
import { parseVisaRequestUrl, taskOfUrl, urlOfTask, type VisaRequestUrl } from '#src/platform/visa/visa-request-url.ts';
import { isFinalPage } from '#src/routes/-support/core/checkout/purchase-page.ts';

export type ShownVisa = { readonly route: VisaRoute; readonly url: VisaRequestUrl };

/** The parsed URL, or null on pages outside the request. */
function shownVisa(pathname: string, search: Record<string, unknown>): ShownVisa | null {
  const url = parseVisaRequestUrl(search);
  const [, step, orderId] = /^\/iran-visa\/(confirm|issue)\/([0-9a-f-]{36})\/?$/.exec(pathname) ?? [];
  if (step && orderId) {
    return { route: { indicatePage: step === 'confirm' ? 'confirm' : 'issue', orderId, open: null }, url: {} };
  }
  if (!/^\/iran-visa\/request\/?$/.test(pathname)) return null;
  return {
    route: { indicatePage: 'results', orderId: url.order ?? null, open: taskOfUrl(url) },
    url,
  };
}

const isSame = (one: VisaRoute, other: VisaRoute) => JSON.stringify(one) === JSON.stringify(other);

/** URL of the request's page; `shown` is the browser's current URL. */
function targetOfVisa(view: VisaRequestView, { url }: ShownVisa) {
  const { indicatePage, orderId, open } = routeOf(view);
  if (indicatePage === 'issue' && orderId)
    return { to: '/iran-visa/issue/{-$orderId}' as const, params: { orderId }, search: {} };
  if (indicatePage === 'confirm' && orderId)
    return { to: '/iran-visa/confirm/$orderId' as const, params: { orderId }, search: {} };
  const search = orderId ? urlOfTask(orderId, open) : url.order ? {} : url;
  return { to: '/iran-visa/request' as const, params: {}, search };
}
type VisaTarget = ReturnType<typeof targetOfVisa>;

export const visaRequestUrlMapping: UrlMapping<VisaFlowView, ShownVisa, VisaRequestEvent, VisaTarget> = {
  read: ({ pathname, search }) => shownVisa(pathname, search),
  placeOf: ({ view }) => JSON.stringify(routeOf(view)),
  isThere: ({ view }, { route }) => isSame(routeOf(view), route),
  targetOf: ({ view }, shown) => targetOfVisa(view, shown),
  isSamePage: ({ view }, { route }) => isSame(routeOf(view), route),
  isFinal: ({ view }) => isFinalPage(view) || view.kind === 'ended',
  isRefused: ({ view }, { route }) =>
    !isSame(routeOf(view), { ...route, orderId: route.orderId ?? routeOf(view).orderId }),
  follow: ({ route }, flow) => {
    if (!isSame(routeOf(flow.read().view), route)) flow.send({ type: 'route.shown', route });
  },
};
