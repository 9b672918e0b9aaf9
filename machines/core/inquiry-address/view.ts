import type { FormContext } from '#machines/core/form.ts';
import type { InquiryAddressSnapshot } from '#machines/core/inquiry-address/machine.ts';

export type InquiryAddressView = FormContext & {
  readonly kind: 'asking' | 'leaving';
  /** Said and kept; the inquiry itself has the address. */
  readonly isLeft: boolean;
};

export function inquiryAddressView(snapshot: InquiryAddressSnapshot): InquiryAddressView {
  const { problem, faults, focusAsked, isLeft } = snapshot.context;
  return { kind: snapshot.matches('leaving') ? 'leaving' : 'asking', isLeft, problem, faults, focusAsked };
}
