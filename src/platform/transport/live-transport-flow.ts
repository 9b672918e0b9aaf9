import type { PassengerDraft } from '#domain/core/passengers.ts';
import { isRideOrder } from '#domain/transport/orders.ts';
import type { TransportBookingEvent, TransportBookingInput } from '#machines/transport/transport-booking/types.ts';
import { transportBookingView } from '#machines/transport/transport-booking/view.ts';
import type { Documents } from '#src/platform/core/api/queries.ts';
import { liveParts, seed } from '#src/platform/core/checkout/live-parts.ts';
import { createOrderFlow } from '#src/platform/core/checkout/order-flow.ts';
import { createPurchase, createPurchases, entryTo } from '#src/platform/core/checkout/purchases.ts';
import type { ServerClock } from '#src/platform/core/flow/clock.ts';
import type { AppContext } from '#src/platform/core/flow/context.ts';
import { createFlow } from '#src/platform/core/flow/flow.ts';
import { queryOfOrder } from '#src/platform/transport/run-url.ts';
import { wiredTransportBooking } from '#src/platform/transport/transport-actors.ts';
import type { TransportFlow, TransportFlowView } from '#src/platform/transport/transport-flow.ts';
import { type TransportOrder, transportOrderOf } from '#src/platform/transport/transport-order.ts';

/** What the page came with. */
type Known = { readonly order: TransportOrder | null; readonly documents: Documents | null };

/** A flow with its machine, its actors and its documents. Not started: the server only reads its first view. */
function createLiveFlow(
  context: AppContext,
  input: TransportBookingInput,
  clock: ServerClock,
  known: Known,
  announce: (orderId: string) => void,
) {
  const parts = liveParts(context, clock, 'transport');
  seed(parts, known, []);
  const more = { plan: known.order && !isRideOrder(known.order) ? queryOfOrder(known.order) : null };
  const actor = createFlow(wiredTransportBooking({ ...parts, announce }), { input, clock });
  const flow: TransportFlow = createOrderFlow({
    ...parts,
    actor,
    viewOf: transportBookingView,
    orderOf: transportOrderOf,
    moreOf: () => more,
    keysOf: () => [],
  });
  return createPurchase(actor, flow, ({ context: { confirmInfo } }) => confirmInfo);
}

const entry = () =>
  entryTo(createPurchases<TransportFlowView, TransportBookingEvent, PassengerDraft>(), createLiveFlow);
const enterRides = entry();
const enterRuns = entry();

/** The booking of this tab that the page belongs to, or a new one. The forms of rides never go on with places of a train. */
export const enterTransportBooking: typeof enterRides = (context, input, clock, known) =>
  (known.order && !isRideOrder(known.order) ? enterRuns : enterRides)(context, input, clock, known);
