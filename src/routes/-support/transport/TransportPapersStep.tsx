import { useRouteContext } from '@tanstack/react-router';
import { transportTrackingView } from '#machines/transport/transport-tracking/view.ts';
import { apiOf } from '#src/platform/core/api/api.ts';
import { queryClientOf } from '#src/platform/core/api/query-client.ts';
import { createServerClock } from '#src/platform/core/flow/clock.ts';
import { createFlow } from '#src/platform/core/flow/flow.ts';
import { trackedOf } from '#src/platform/transport/tracked-ride.ts';
import type { TransportOrder } from '#src/platform/transport/transport-order.ts';
import { wiredTransportTracking } from '#src/platform/transport/transport-tracking-actors.ts';
import { useFlow } from '#src/routes/-support/core/pages/useFlow.ts';
import { useFlowView } from '#src/routes/-support/core/pages/useFlowView.ts';
import type { IssueScreenProps } from '#src/screens/core/issue/IssueScreen.tsx';
import { TransportPapers } from '#src/screens/transport/checkout/TransportPapers.tsx';
import { RideNow } from '#src/screens/transport/tracking/RideNow.tsx';

type Props = Omit<IssueScreenProps<TransportOrder>, 'slots'>;

/** The vouchers, with the ride above them that is on or comes next. A service at an airport has no driver to follow. */
export const TransportPapersStep = (props: Props) =>
  props.view.kind === 'issued' && props.order.item.kind !== 'cip' ? (
    <TransportPapers {...props} now={<Tracked key={props.order.orderId} order={props.order} clock={props.clock} />} />
  ) : (
    <TransportPapers {...props} />
  );

function Tracked({ order, clock: shown }: Pick<Props, 'order' | 'clock'>) {
  const context = useRouteContext({ from: '__root__' });
  const actor = useFlow(() => {
    const clock = createServerClock(context.now);
    const machine = wiredTransportTracking({ api: apiOf(context), queryClient: queryClientOf(context), clock });
    return createFlow(machine, { input: { tracked: trackedOf(order) }, clock });
  });
  const view = useFlowView(actor, transportTrackingView);
  return <RideNow view={view} order={order} clock={shown} send={actor.send} />;
}
