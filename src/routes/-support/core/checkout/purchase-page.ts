import { useRouteContext } from '@tanstack/react-router';
import { useEffect, useMemo } from 'react';
import type { CheckoutPageView } from '#machines/core/order-checkout/view.ts';
import { createServerClock, type ServerClock } from '#src/platform/core/flow/clock.ts';
import type { AppContext } from '#src/platform/core/flow/context.ts';
import type { CheckoutFlow } from '#src/routes/-support/core/checkout/checkout-flow.ts';

/**
 * The clock of a page: dates are judged by the server's clock, not the device's. It is corrected by the page's own server time, taken
 * between its request and its first byte. `now`: of its loader.
 */
export function clockOfPage(
  { now: deviceNow, cache }: Pick<AppContext, 'now' | 'cache'>,
  { isFromServer, now }: { readonly isFromServer: boolean; readonly now: number },
): ServerClock {
  const clock = createServerClock(deviceNow);
  if (import.meta.env.SSR) return clock;
  if (isFromServer) {
    const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const at = (ms: number) => performance.timeOrigin + ms;
    if (page)
      cache.documentSample = { serverNow: now, sentAt: at(page.requestStart), receivedAt: at(page.responseStart) };
  }
  if (cache.documentSample) clock.observe(cache.documentSample);
  return clock;
}

/** What the server had when it drew the page. */
type Served = {
  readonly isFromServer: boolean;
  /** Server epoch ms. */
  readonly now: number;
  readonly order: { readonly orderId: string; readonly serverNow: number } | null;
};

/**
 * The purchase of a page. It outlives the component: only another order begins another one, and what `enter` reads is read at
 * its beginning.
 */
export function usePurchaseFlow<F extends { readonly start: () => void }>(
  { isFromServer, now, order }: Served,
  enter: (context: AppContext, clock: ServerClock) => F,
): F {
  const context = useRouteContext({ from: '__root__' });
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above.
  const flow = useMemo(() => {
    return enter(context, clockOfPage(context, { isFromServer, now: order?.serverNow ?? now }));
  }, [context, order?.orderId]);
  useEffect(() => flow.start(), [flow]);
  return flow;
}

/** The Back button may restore the page from the back-forward cache in the state in which it left for the bank. */
export function useReturnFromBank(flow: Pick<CheckoutFlow, 'send'>): void {
  useEffect(() => {
    const onShow = (event: PageTransitionEvent) => {
      if (event.persisted) flow.send({ type: 'bank.returned' });
    };
    addEventListener('pageshow', onShow);
    return () => removeEventListener('pageshow', onShow);
  }, [flow]);
}

/** Marks the document so that it is not reloaded while data could be lost. */
export function useGuard({ kind }: { readonly kind: string }): void {
  const isGuarded = ['passengers', 'review', 'expired', 'verifying'].includes(kind);
  useEffect(() => {
    if (!isGuarded) return;
    document.documentElement.dataset.guard = '';
    return () => {
      delete document.documentElement.dataset.guard;
    };
  }, [isGuarded]);
}

const FINAL = [
  'verifying',
  'issuing',
  'issued',
  'refunded',
  'expired',
  'resuming',
] as const satisfies readonly CheckoutPageView['kind'][];

/** Whether there is no way back from a page: a running payment, an issued order, an ended hold. */
export const isFinalPage = ({ kind }: { readonly kind: string }): boolean => FINAL.some((one) => one === kind);
