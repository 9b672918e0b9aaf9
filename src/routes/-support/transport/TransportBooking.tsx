import { Suspense } from 'react';
import { isRideOrder } from '#domain/transport/orders.ts';
import { orderInfoOf } from '#machines/core/order.ts';
import type { TransportRoute } from '#machines/transport/transport-booking/types.ts';
import { m } from '#src/copy/generated/messages.js';
import { requestAlert } from '#src/platform/core/device/alert-channel.ts';
import type { TransportFlow, TransportFlowView } from '#src/platform/transport/transport-flow.ts';
import type { Query } from '#src/platform/transport/transport-url.ts';
import { usePeopleWhoLeft } from '#src/routes/-support/accounts/usePeopleWhoLeft.ts';
import { usePurchaseFlow } from '#src/routes/-support/core/checkout/purchase-page.ts';
import { usePurchasePage } from '#src/routes/-support/core/checkout/usePurchasePage.ts';
import { TransportStep } from '#src/routes/-support/transport/TransportStep.tsx';
import type { TransportData } from '#src/routes/-support/transport/transport-data.ts';
import { liveTransportFlow } from '#src/routes/-support/transport/transport-screens.ts';
import { type ShownTransport, transportUrlMapping } from '#src/routes/-support/transport/transport-url-mapping.ts';
import { Section, Wrap } from '#src/ui/layout.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';

export type TransportBookingProps = {
  readonly data: TransportData;
  readonly page: TransportRoute['indicatePage'];
  /** The query of the page, unparsed. */
  readonly search: Query;
};

/** The flow on the page: one booking, its snapshot, and its screen. */
export const TransportBooking = (props: TransportBookingProps) => (
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

function Flow(props: TransportBookingProps) {
  const flow = useTransportFlow(props);
  const flowView = usePurchasePage(flow, transportUrlMapping, tellWhy);
  return <TransportStep flowView={flowView} flow={flow} data={props.data} search={props.search} />;
}

function useTransportFlow({ data, page }: TransportBookingProps): TransportFlow {
  const live = liveTransportFlow.take();
  const { order } = data;
  return usePurchaseFlow(data, (context, clock) => {
    const input = {
      flowId: '',
      wish: order && isRideOrder(order) ? order.item.wish : null,
      order: order ? orderInfoOf(order) : null,
      route: { indicatePage: page, orderId: order?.orderId ?? null },
    };
    return live.enterTransportBooking(context, input, clock, data);
  });
}

/** Corrects a URL that the flow cannot follow; tells the traveller why, unless the page already does. */
function tellWhy(_: ShownTransport, { view: { kind } }: TransportFlowView): void {
  if (kind !== 'verifying') requestAlert({ text: m.pages_note_step_not_possible() });
}
