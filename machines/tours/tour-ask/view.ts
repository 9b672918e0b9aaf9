import type { FormContext } from '#machines/core/form.ts';
import type { TourAskSnapshot } from '#machines/tours/tour-ask/machine.ts';

export type TourAskView =
  | ({ readonly kind: 'writing'; readonly isAsking: boolean } & FormContext)
  /** The page of the inquiry is on its way. */
  | { readonly kind: 'asked'; readonly inquiryId: string };

export function tourAskView(snapshot: TourAskSnapshot): TourAskView {
  const { inquiryId, faults, problem, focusAsked } = snapshot.context;
  if (inquiryId !== null) return { kind: 'asked', inquiryId };
  return { kind: 'writing', isAsking: snapshot.matches('asking'), faults, problem, focusAsked };
}
