import { Suspense } from 'react';
import { orderInfoOf } from '#machines/core/order.ts';
import type { TourRoute } from '#machines/tours/tour-booking/types.ts';
import { m } from '#src/copy/generated/messages.js';
import { requestAlert } from '#src/platform/core/device/alert-channel.ts';
import type { TourFlow, TourFlowView } from '#src/platform/tours/tour-flow.ts';
import { choiceOfOrder } from '#src/platform/tours/tour-order.ts';
import { usePeopleWhoLeft } from '#src/routes/-support/accounts/usePeopleWhoLeft.ts';
import { usePurchaseFlow } from '#src/routes/-support/core/checkout/purchase-page.ts';
import { usePurchasePage } from '#src/routes/-support/core/checkout/usePurchasePage.ts';
import { TourStep } from '#src/routes/-support/tours/TourStep.tsx';
import type { TourData } from '#src/routes/-support/tours/tour-data.ts';
import { liveTourFlow } from '#src/routes/-support/tours/tour-screens.ts';
import { type ShownTour, tourUrlMapping } from '#src/routes/-support/tours/tour-url-mapping.ts';
import { Section, Wrap } from '#src/ui/layout.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';

export type TourBookingProps = {
  readonly data: TourData;
  readonly page: TourRoute['indicatePage'];
  /** The query of the page, unparsed. */
  readonly search: Readonly<Record<string, unknown>>;
};

const Waiting = () => (
  <Section isTight>
    <Wrap>
      <Skeleton />
    </Wrap>
  </Section>
);

/** The flow on the page: one booking, its snapshot, and its screen. */
export const TourBooking = (props: TourBookingProps) => (
  <Suspense fallback={<Waiting />}>
    <Flow {...props} key={usePeopleWhoLeft()} />
  </Suspense>
);

function Flow(props: TourBookingProps) {
  const flow = useTourFlow(props);
  const flowView = usePurchasePage(flow, tourUrlMapping, tellWhy);
  return <TourStep flowView={flowView} flow={flow} data={props.data} search={props.search} waiting={<Waiting />} />;
}

function useTourFlow({ data, page }: TourBookingProps): TourFlow {
  const live = liveTourFlow.take();
  const { order } = data;
  return usePurchaseFlow(data, (context, clock) => {
    const input = {
      flowId: '',
      choice: order ? choiceOfOrder(order) : null,
      order: order ? orderInfoOf(order) : null,
      route: { indicatePage: page, orderId: order?.orderId ?? null },
    };
    return live.enterTourBooking(context, input, clock, data);
  });
}

/** Corrects a URL that the flow cannot follow; tells the traveller why, unless the page already does. */
function tellWhy(_: ShownTour, { view: { kind } }: TourFlowView): void {
  if (kind !== 'verifying') requestAlert({ text: m.pages_note_step_not_possible() });
}
