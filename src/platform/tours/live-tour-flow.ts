import type { PassengerDraft } from '#domain/core/passengers.ts';
import type { TourBookingEvent, TourBookingInput } from '#machines/tours/tour-booking/types.ts';
import { tourBookingView } from '#machines/tours/tour-booking/view.ts';
import type { Documents } from '#src/platform/core/api/queries.ts';
import { liveParts, seed } from '#src/platform/core/checkout/live-parts.ts';
import { createOrderFlow } from '#src/platform/core/checkout/order-flow.ts';
import { createPurchase, createPurchases, entryTo } from '#src/platform/core/checkout/purchases.ts';
import type { ServerClock } from '#src/platform/core/flow/clock.ts';
import type { AppContext } from '#src/platform/core/flow/context.ts';
import { createFlow } from '#src/platform/core/flow/flow.ts';
import { wiredTourBooking } from '#src/platform/tours/tour-actors.ts';
import type { TourFlow, TourFlowView } from '#src/platform/tours/tour-flow.ts';
import { type TourOrder, tourOrderOf } from '#src/platform/tours/tour-order.ts';

/** What the page came with. */
type Known = { readonly order: TourOrder | null; readonly documents: Documents | null };

/** A flow with its machine, its actors and its documents. Not started: the server only reads its first view. */
function createLiveFlow(
  context: AppContext,
  input: TourBookingInput,
  clock: ServerClock,
  known: Known,
  announce: (orderId: string) => void,
) {
  const parts = liveParts(context, clock, 'tours');
  seed(parts, known, []);
  const actor = createFlow(wiredTourBooking({ ...parts, announce }), { input, clock });
  const flow: TourFlow = createOrderFlow({
    ...parts,
    actor,
    viewOf: tourBookingView,
    orderOf: tourOrderOf,
    moreOf: () => ({}),
    keysOf: () => [],
  });
  return createPurchase(actor, flow, ({ context: { confirmInfo } }) => confirmInfo);
}

/** The booking of this tab that the page belongs to, or a new one. */
export const enterTourBooking = entryTo(
  createPurchases<TourFlowView, TourBookingEvent, PassengerDraft>(),
  createLiveFlow,
);
