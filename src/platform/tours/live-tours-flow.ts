import type { PassengerDraft } from '#domain/core/passengers.ts';
import type { ToursBookingEvent, ToursBookingInput } from '#machines/tours/tours-booking/types.ts';
import { toursBookingView } from '#machines/tours/tours-booking/view.ts';
import type { Documents } from '#src/platform/core/api/queries.ts';
import { liveParts, seed } from '#src/platform/core/checkout/live-parts.ts';
import { createOrderFlow } from '#src/platform/core/checkout/order-flow.ts';
import { createPurchase, createPurchases, entryTo } from '#src/platform/core/checkout/purchases.ts';
import type { ServerClock } from '#src/platform/core/flow/clock.ts';
import type { AppContext } from '#src/platform/core/flow/context.ts';
import { createFlow } from '#src/platform/core/flow/flow.ts';
import { wiredToursBooking } from '#src/platform/tours/tours-actors.ts';
import type { ToursFlow, ToursFlowView } from '#src/platform/tours/tours-flow.ts';
import { type ToursOrder, toursOrderOf } from '#src/platform/tours/tours-order.ts';

/** What the page came with. */
type Known = { readonly order: ToursOrder | null; readonly documents: Documents | null };

/** A flow with its machine, its actors and its documents. Not started: the server only reads its first view. */
function createLiveFlow(
  context: AppContext,
  input: ToursBookingInput,
  clock: ServerClock,
  known: Known,
  announce: (orderId: string) => void,
) {
  const parts = liveParts(context, clock, 'tours');
  seed(parts, known, []);
  const actor = createFlow(wiredToursBooking({ ...parts, announce }), { input, clock });
  const flow: ToursFlow = createOrderFlow({
    ...parts,
    actor,
    viewOf: toursBookingView,
    orderOf: toursOrderOf,
    moreOf: () => ({}),
    keysOf: () => [],
  });
  return createPurchase(actor, flow, ({ context: { confirmInfo } }) => confirmInfo);
}

/** The booking of this tab that the page belongs to, or a new one. */
export const enterToursBooking = entryTo(
  createPurchases<ToursFlowView, ToursBookingEvent, PassengerDraft>(),
  createLiveFlow,
);
