import type { findBookingMachine } from '#machines/core/find-booking/machine.ts';
import { EMAIL_MISSING } from '#machines/core/testing/form.ts';
import { ORDER_ID } from '#machines/core/testing/moment.ts';
import { ok, problem } from '#machines/core/testing/scripted.ts';
import { defineExamples, factsOf } from '#machines/trace/examples.ts';

export const findBookingExamples = defineExamples<typeof findBookingMachine>({
  inputs: [{ problem: null }, { problem: { code: 'not_found', message: 'There is no such order.' } }],
  events: [
    { type: 'booking.find', wanted: { reference: 'SFR-7K2M-9Q', email: 'anna.keller@example.org' }, faults: [] },
    { type: 'booking.find', wanted: { reference: 'SFR-0000-00', email: 'jonas@example.org' }, faults: [] },
    { type: 'booking.find', wanted: { reference: 'SFR-7K2M-9Q', email: '' }, faults: [EMAIL_MISSING] },
  ],
  outcomes: {
    findOrder: [
      ok({ orderId: ORDER_ID }),
      problem('not_found'),
      problem('rate_limited', { retryAfterSeconds: 60 }),
      { error: new TypeError('Failed to fetch') },
    ],
  },
  says: {},
  facets: {
    findBooking: factsOf<typeof findBookingMachine>({
      problem: ({ problem }) => problem?.code ?? null,
      faults: ({ faults }) => faults.map(({ code }) => code),
      hasAskedFocus: ({ focusAsked }) => focusAsked > 0,
    }),
  },
});
