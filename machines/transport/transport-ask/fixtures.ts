import { UNTOUCHED } from '#machines/core/form.ts';
import { INQUIRY_ID } from '#machines/core/inquiry/fixtures.ts';
import { EMAIL_MISSING } from '#machines/core/testing/form.ts';
import type { TransportAskView } from '#machines/transport/transport-ask/view.ts';

const writing = { kind: 'writing', isAsking: false, ...UNTOUCHED } satisfies TransportAskView;

export const transportAskViews = {
  writing,
  asking: { ...writing, isAsking: true },
  invalid: { ...writing, faults: [EMAIL_MISSING] },
  refused: { ...writing, problem: { code: 'unavailable', message: 'Try again in a moment.' } },
  asked: { kind: 'asked', inquiryId: INQUIRY_ID },
} satisfies Record<string, TransportAskView>;
