import { INQUIRY_ID } from '#machines/core/inquiry/fixtures.ts';
import type { inquiryAddressMachine } from '#machines/core/inquiry-address/machine.ts';
import { EMAIL_MISSING } from '#machines/core/testing/form.ts';
import { ok, problem } from '#machines/core/testing/scripted.ts';
import { defineExamples, factsOf } from '#machines/trace/examples.ts';

export const inquiryAddressExamples = defineExamples<typeof inquiryAddressMachine>({
  inputs: [{ inquiryId: INQUIRY_ID }],
  events: [
    { type: 'address.leave', email: 'anna.keller@example.org', faults: [] },
    { type: 'address.leave', email: '', faults: [EMAIL_MISSING] },
  ],
  outcomes: {
    leaveAddress: [ok(), problem('unavailable'), problem('not_allowed')],
  },
  says: {},
  facets: {
    inquiryAddress: factsOf<typeof inquiryAddressMachine>({
      problem: ({ problem }) => problem?.code ?? null,
      faults: ({ faults }) => faults.map(({ code }) => code),
      isLeft: ({ isLeft }) => isLeft,
      hasAskedFocus: ({ focusAsked }) => focusAsked > 0,
    }),
  },
});
