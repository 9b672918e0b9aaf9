import { useRouteContext } from '@tanstack/react-router';
import { Suspense, useEffect, useMemo } from 'react';
import { orderInfoOf } from '#machines/core/order.ts';
import type { ToursRoute } from '#machines/tours/tours-booking/types.ts';
import { m } from '#src/copy/generated/messages.js';
import { requestAlert } from '#src/platform/core/device/alert-channel.ts';
import { createServerClock } from '#src/platform/core/flow/clock.ts';
import type { ToursFlow, ToursFlowView } from '#src/platform/tours/tours-flow.ts';
import { questionOfUrl } from '#src/platform/tours/tours-url.ts';
import { usePeopleWhoLeft } from '#src/routes/-support/accounts/usePeopleWhoLeft.ts';
import { observeDocument } from '#src/routes/-support/core/checkout/purchase-page.ts';
import { usePurchasePage } from '#src/routes/-support/core/checkout/usePurchasePage.ts';
import { ToursStep } from '#src/routes/-support/tours/ToursStep.tsx';
import type { ToursData } from '#src/routes/-support/tours/tours-data.ts';
import { liveToursFlow } from '#src/routes/-support/tours/tours-screens.ts';
import { type ShownTours, toursUrlMapping } from '#src/routes/-support/tours/tours-url-mapping.ts';
import { Section, Wrap } from '#src/ui/layout.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';

export type ToursBookingProps = {
  readonly data: ToursData;
  readonly page: ToursRoute['indicatePage'];
  /** The query of the page, unparsed. */
  readonly search: Readonly<Record<string, unknown>>;
};

/** The flow on the page: one booking, its snapshot, and its screen. */
export const ToursBooking = (props: ToursBookingProps) => (
  <Suspense
    fallback={
      <Section isTight>
        <Wrap>
          <Skeleton />
        </Wrap>
      </Section>
    }
  >
    <Flow {...props} key={usePeopleWhoLeft()} />
  </Suspense>
);

function Flow(props: ToursBookingProps) {
  const flow = useToursFlow(props);
  const flowView = usePurchasePage(flow, toursUrlMapping, tellWhy);
  return <ToursStep flowView={flowView} flow={flow} data={props.data} />;
}

function useToursFlow({ data, page, search }: ToursBookingProps): ToursFlow {
  const context = useRouteContext({ from: '__root__' });
  const live = liveToursFlow.take();
  const { order } = data;
  const orderId = order?.orderId ?? null;
  // The flow outlives this component: only another order starts another flow; other values are read at its start.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above.
  const flow = useMemo(() => {
    const clock = createServerClock(context.now);
    if (data.isFromServer) observeDocument(clock, order?.serverNow ?? data.now);
    const input = {
      flowId: '',
      question: questionOfUrl(order ? { day: order.item.day, people: order.summary.people } : search),
      order: order ? orderInfoOf(order) : null,
      route: { indicatePage: page, orderId },
    };
    return live.enterToursBooking(context, input, clock, data);
  }, [context, orderId]);
  useEffect(() => flow.start(), [flow]);
  return flow;
}

/** Corrects a URL that the flow cannot follow; tells the traveller why, unless the page already does. */
function tellWhy(_: ShownTours, { view: { kind } }: ToursFlowView): void {
  if (kind !== 'verifying') requestAlert({ text: m.pages_note_step_not_possible() });
}
