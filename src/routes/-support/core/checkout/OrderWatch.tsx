import type { OrderCore } from '#src/platform/core/api/queries.ts';
import { orderWatchInput, wiredOrderWatch } from '#src/platform/core/checkout/order-watch.ts';
import { createFlow } from '#src/platform/core/flow/flow.ts';
import { useProfileDeps } from '#src/routes/-support/accounts/useProfileDeps.ts';
import { WakeNow } from '#src/routes/-support/core/checkout/WakeNow.tsx';
import { useFlow } from '#src/routes/-support/core/pages/useFlow.ts';

/** Keeps the page of an order as it is on the server while money goes back. Draws nothing. */
export function OrderWatch({ order }: { readonly order: OrderCore }) {
  const deps = useProfileDeps();
  useFlow(
    () => createFlow(wiredOrderWatch(deps, order), { clock: deps.clock, input: orderWatchInput(order) }),
    order.orderId,
  );
  return <WakeNow />;
}
