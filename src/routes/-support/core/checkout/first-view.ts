import type { OrderCore } from '#src/platform/core/api/queries.ts';
import type { OrderFlowView } from '#src/platform/core/checkout/order-flow.ts';
import { createServerClock, type ServerClock } from '#src/platform/core/flow/clock.ts';
import type { AppContext } from '#src/platform/core/flow/context.ts';

type AnyView = {
  readonly kind: string;
  readonly held?: unknown;
  /** The age of a list, or of the rates of one hotel. */
  readonly results?: { readonly kind: string };
  readonly rates?: { readonly kind: string };
};
type Shown<V> = Pick<OrderFlowView<V, OrderCore>, 'view' | 'documents'>;

/**
 * The first view of the page's machine, which the server sends: the browser draws it until the machine is needed. Null
 * where the machine must run at once, and in the browser, which loads the machine before it draws a page.
 *
 * @param enter makes the flow by the code of its machine
 */
export async function firstView<Live, V extends AnyView>(
  context: AppContext,
  code: Promise<Live>,
  enter: (live: Live, clock: ServerClock) => { read(): Shown<V> },
): Promise<V | null> {
  const live = await code;
  if (!import.meta.env.SSR) return null;
  const shown = enter(live, createServerClock(context.now)).read();
  return isAtRest(shown) ? shown.view : null;
}

/**
 * Whether a page can be drawn for a while without its machine: papers, a fresh list or fresh rates beside which nothing is
 * held, and a search that nobody asked yet. Otherwise money, seats or a request wait for the machine.
 */
function isAtRest({ view, documents }: Shown<AnyView>): boolean {
  if (view.kind === 'issued') return documents !== null;
  return view.kind === 'idle' || (view.held === null && (view.rates ?? view.results)?.kind === 'shown');
}
