import type { Faulty, FormContext } from '#machines/core/form.ts';
import type { InquiryId } from '#machines/core/inquiry/types.ts';

export type InquiryAddressInput = InquiryId;
export type LeaveAddressInput = InquiryId & { readonly email: string };

export type InquiryAddressContext = FormContext &
  InquiryId & {
    /** Being left; null before. */
    readonly email: string | null;
    readonly isLeft: boolean;
  };

/** `email`: as typed where there are faults. */
export type InquiryAddressEvent = { type: 'address.leave'; email: string } & Faulty;
