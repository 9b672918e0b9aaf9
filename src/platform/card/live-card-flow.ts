import type { PassengerDraft } from '#domain/core/passengers.ts';
import type { CardOrderEvent, CardOrderInput } from '#machines/card/card-order/types.ts';
import { cardOrderView } from '#machines/card/card-order/view.ts';
import { wiredCardOrder } from '#src/platform/card/card-actors.ts';
import type { CardFlow, CardFlowView } from '#src/platform/card/card-flow.ts';
import { type CardOrder, cardOrderOf } from '#src/platform/card/card-order.ts';
import type { Documents } from '#src/platform/core/api/queries.ts';
import { liveParts, seed } from '#src/platform/core/checkout/live-parts.ts';
import { createOrderFlow } from '#src/platform/core/checkout/order-flow.ts';
import { createPurchase, createPurchases, entryTo } from '#src/platform/core/checkout/purchases.ts';
import type { ServerClock } from '#src/platform/core/flow/clock.ts';
import type { AppContext } from '#src/platform/core/flow/context.ts';
import { createFlow } from '#src/platform/core/flow/flow.ts';

/** What the page came with. */
type Known = { readonly order: CardOrder | null; readonly documents: Documents | null };

/** A flow with its machine, its actors and its documents. Not started: the server only reads its first view. */
function createLiveFlow(
  context: AppContext,
  input: CardOrderInput,
  clock: ServerClock,
  known: Known,
  announce: (orderId: string) => void,
) {
  const parts = liveParts(context, clock, 'card');
  seed(parts, known, []);
  const actor = createFlow(wiredCardOrder({ ...parts, announce }), { input, clock });
  const flow: CardFlow = createOrderFlow({
    ...parts,
    actor,
    viewOf: cardOrderView,
    orderOf: cardOrderOf,
    moreOf: () => ({}),
    keysOf: () => [],
  });
  return createPurchase(actor, flow, ({ context: { confirmInfo } }) => confirmInfo);
}

/** The order of this tab that the page belongs to, or a new one. */
export const enterCardOrder = entryTo(createPurchases<CardFlowView, CardOrderEvent, PassengerDraft>(), createLiveFlow);
