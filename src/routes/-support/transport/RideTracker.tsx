import { useRouteContext } from '@tanstack/react-router';
import type { RideOrder } from '#domain/transport/orders.ts';
import type { AppClock } from '#machines/core/clock.ts';
import { transportTrackingView } from '#machines/transport/transport-tracking/view.ts';
import { apiOf } from '#src/platform/core/api/api.ts';
import { queryClientOf } from '#src/platform/core/api/query-client.ts';
import { createServerClock } from '#src/platform/core/flow/clock.ts';
import { createFlow } from '#src/platform/core/flow/flow.ts';
import { trackedOf } from '#src/platform/transport/tracked-ride.ts';
import { wiredTransportTracking } from '#src/platform/transport/transport-tracking-actors.ts';
import { useFlow } from '#src/routes/-support/core/pages/useFlow.ts';
import { useFlowView } from '#src/routes/-support/core/pages/useFlowView.ts';
import { RideNow } from '#src/screens/transport/tracking/RideNow.tsx';

type Props = { readonly order: RideOrder; readonly clock: AppClock };

/** The ride that is on or comes next, with its machine. `clock`: of the page around it. */
export function RideTracker({ order, clock: shown }: Props) {
  const context = useRouteContext({ from: '__root__' });
  const actor = useFlow(() => {
    const clock = createServerClock(context.now);
    const machine = wiredTransportTracking({ api: apiOf(context), queryClient: queryClientOf(context), clock });
    return createFlow(machine, { input: { tracked: trackedOf(order) }, clock });
  });
  const view = useFlowView(actor, transportTrackingView);
  return <RideNow view={view} order={order} clock={shown} send={actor.send} />;
}
