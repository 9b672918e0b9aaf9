import type { OrderCore } from '#src/platform/core/api/queries.ts';
import { type AnyView, isAtRest } from '#src/platform/core/checkout/at-rest.ts';
import type { OrderFlowView } from '#src/platform/core/checkout/order-flow.ts';
import { createServerClock, type ServerClock } from '#src/platform/core/flow/clock.ts';
import type { AppContext } from '#src/platform/core/flow/context.ts';

type Flow<V> = { read(): Pick<OrderFlowView<V, OrderCore>, 'view' | 'documents'> };

/**
 * The first view of the page's machine, which the server sends: the browser draws it until the machine is needed. Null
 * where the machine must run at once, and in the browser, which loads the machine before it draws a page.
 *
 * @param enter makes the flow by the code of its machine
 */
export async function firstView<Live, V extends AnyView>(
  context: AppContext,
  code: Promise<Live>,
  enter: (live: Live, clock: ServerClock) => Flow<V>,
): Promise<V | null> {
  const live = await code;
  if (!import.meta.env.SSR) return null;
  const shown = enter(live, createServerClock(context.now)).read();
  return isAtRest(shown) ? shown.view : null;
}
