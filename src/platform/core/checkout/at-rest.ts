import type { OrderCore } from '#src/platform/core/api/queries.ts';
import type { OrderFlowView } from '#src/platform/core/checkout/order-flow.ts';

export type AnyView = {
  readonly kind: string;
  readonly held?: unknown;
  /** The age of a list, or of the rates of one hotel. */
  readonly results?: { readonly kind: string };
  readonly rates?: { readonly kind: string };
};

/**
 * Whether a page can be drawn for a while without its machine: papers, a fresh list or fresh rates beside which nothing is
 * held, and a search that nobody asked yet. Otherwise money, seats or a request wait for the machine.
 */
export function isAtRest({ view, documents }: Pick<OrderFlowView<AnyView, OrderCore>, 'view' | 'documents'>): boolean {
  if (view.kind === 'issued') return documents !== null;
  return view.kind === 'idle' || (view.held === null && (view.rates ?? view.results)?.kind === 'shown');
}
