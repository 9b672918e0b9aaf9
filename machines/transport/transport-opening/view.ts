import type { FormContext } from '#machines/core/form.ts';
import type { TransportOpeningSnapshot } from '#machines/transport/transport-opening/machine.ts';

export type TransportOpeningView =
  | ({ readonly kind: 'writing'; readonly isAsking: boolean } & FormContext)
  | { readonly kind: 'told' };

export function transportOpeningView(snapshot: TransportOpeningSnapshot): TransportOpeningView {
  if (snapshot.matches('told')) return { kind: 'told' };
  const { faults, problem, focusAsked } = snapshot.context;
  return { kind: 'writing', isAsking: snapshot.matches('asking'), faults, problem, focusAsked };
}
