import type { NavigateOptions } from '@tanstack/react-router';
import { useSyncExternalStore } from 'react';
import type { OrderFlow } from '#src/platform/core/checkout/order-flow.ts';
import type { UrlMapping } from '#src/platform/core/flow/url-bridge.ts';
import type { CheckoutFlow } from '#src/routes/-support/core/checkout/checkout-flow.ts';
import { useGuard, useReturnFromBank } from '#src/routes/-support/core/checkout/purchase-page.ts';
import { useUrlBridge } from '#src/routes/-support/core/checkout/useUrlBridge.ts';

/**
 * What a page shows of its purchase; keeps the URL, the bank's return and the guard against reloads in step with it.
 * `urls` and `onRefused` must be the same from render to render.
 */
export function usePurchasePage<
  P extends { readonly view: { readonly kind: string } },
  S,
  E,
  D,
  T extends NavigateOptions,
>(
  flow: OrderFlow<P, E, D> & Pick<CheckoutFlow, 'send'>,
  urls: UrlMapping<P, S, E, T>,
  onRefused: (shown: S, flowView: P) => void,
): P {
  const flowView = useSyncExternalStore(flow.subscribe, flow.read, flow.read);
  useUrlBridge(flow, urls, onRefused);
  useReturnFromBank(flow);
  useGuard(flowView.view);
  return flowView;
}
