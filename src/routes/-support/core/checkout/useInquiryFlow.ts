import { type QueryClient, QueryObserver } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useCallback, useState, useSyncExternalStore } from 'react';
import type { InquiryMachine } from '#machines/core/inquiry/chart.ts';
import { inquiryInfoOf } from '#machines/core/inquiry/types.ts';
import { apiOf } from '#src/platform/core/api/api.ts';
import type { Api } from '#src/platform/core/api/api-client.ts';
import { queryClientOf } from '#src/platform/core/api/query-client.ts';
import type { ServerClock } from '#src/platform/core/flow/clock.ts';
import { createFlow } from '#src/platform/core/flow/flow.ts';
import { clockOfPage } from '#src/routes/-support/core/checkout/purchase-page.ts';
import { useFlow } from '#src/routes/-support/core/pages/useFlow.ts';
import type { Inquiry } from '#src/screens/core/inquiry/inquiry-slots.ts';

/** Of a product: where its inquiry is kept, and its machine with its operations. */
export type WiredInquiry = {
  readonly keyOf: (api: Api, inquiryId: string) => { readonly queryKey: readonly unknown[] };
  readonly wire: (deps: {
    readonly api: Api;
    readonly queryClient: QueryClient;
    readonly clock: ServerClock;
  }) => InquiryMachine;
};

/** The inquiry of a page with its machine; what the server says later comes by the cache. `wired` stays the same object. */
export function useInquiryFlow<I extends Inquiry>(first: I, isFromServer: boolean, wired: WiredInquiry) {
  const context = useRouteContext({ from: '__root__' });
  const [clock] = useState(() => clockOfPage(context, { isFromServer, now: first.serverNow }));
  const { inquiryId } = first;
  const { queryKey } = wired.keyOf(apiOf(context), inquiryId);
  const client = queryClientOf(context);
  const flow = useFlow(() => {
    if (!import.meta.env.SSR && !client.getQueryData(queryKey)) client.setQueryData(queryKey, first);
    const machine = wired.wire({ api: apiOf(context), queryClient: client, clock });
    return createFlow(machine, { input: { inquiry: inquiryInfoOf(first) }, clock });
  });
  const subscribe = useCallback(
    (changed: () => void) => {
      const key = wired.keyOf(apiOf(context), inquiryId).queryKey;
      return new QueryObserver(queryClientOf(context), { queryKey: key, enabled: false }).subscribe(changed);
    },
    [context, inquiryId, wired],
  );
  const read = () => client.getQueryData<I>(queryKey) ?? first;
  return { flow, clock, inquiry: useSyncExternalStore(subscribe, read, () => first) };
}
