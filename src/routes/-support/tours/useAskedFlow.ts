import { QueryObserver } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useCallback, useState, useSyncExternalStore } from 'react';
import { inquiryInfoOf } from '#machines/core/inquiry/types.ts';
import { apiOf } from '#src/platform/core/api/api.ts';
import { queryClientOf } from '#src/platform/core/api/query-client.ts';
import { createServerClock } from '#src/platform/core/flow/clock.ts';
import { createFlow } from '#src/platform/core/flow/flow.ts';
import { wiredTourInquiry } from '#src/platform/tours/tour-inquiry-actors.ts';
import { type TourInquiry, tourInquiryQuery } from '#src/platform/tours/tour-inquiry-query.ts';
import { observeDocument } from '#src/routes/-support/core/checkout/purchase-page.ts';
import { useFlow } from '#src/routes/-support/core/pages/useFlow.ts';

/** The inquiry of the page with its machine; what the server says later comes by the cache. */
export function useAskedFlow(first: TourInquiry, isFromServer: boolean) {
  const context = useRouteContext({ from: '__root__' });
  const [clock] = useState(() => {
    const made = createServerClock(context.now);
    if (isFromServer) observeDocument(made, first.serverNow);
    return made;
  });
  const { queryKey } = tourInquiryQuery(apiOf(context), first.inquiryId);
  const client = queryClientOf(context);
  const flow = useFlow(() => {
    if (!import.meta.env.SSR && !client.getQueryData(queryKey)) client.setQueryData(queryKey, first);
    const machine = wiredTourInquiry({ api: apiOf(context), queryClient: client, clock });
    return createFlow(machine, { input: { inquiry: inquiryInfoOf(first) }, clock });
  });
  const { inquiryId } = first;
  const subscribe = useCallback(
    (changed: () => void) => {
      const { queryKey: key } = tourInquiryQuery(apiOf(context), inquiryId);
      return new QueryObserver(queryClientOf(context), { queryKey: key, enabled: false }).subscribe(changed);
    },
    [context, inquiryId],
  );
  const read = () => client.getQueryData(queryKey) ?? first;
  return { flow, clock, inquiry: useSyncExternalStore(subscribe, read, () => first) };
}
