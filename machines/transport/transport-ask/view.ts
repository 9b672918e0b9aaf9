import type { FormContext } from '#machines/core/form.ts';
import type { TransportAskSnapshot } from '#machines/transport/transport-ask/machine.ts';

export type TransportAskView =
  | ({ readonly kind: 'writing'; readonly isAsking: boolean } & FormContext)
  /** The page of the inquiry is on its way. */
  | { readonly kind: 'asked'; readonly inquiryId: string };

export function transportAskView(snapshot: TransportAskSnapshot): TransportAskView {
  const { inquiryId, faults, problem, focusAsked } = snapshot.context;
  if (inquiryId !== null) return { kind: 'asked', inquiryId };
  return { kind: 'writing', isAsking: snapshot.matches('asking'), faults, problem, focusAsked };
}
