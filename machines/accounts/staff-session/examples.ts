import type { staffSessionMachine } from '#machines/accounts/staff-session/machine.ts';
import { CODE_MISSING } from '#machines/core/testing/form.ts';
import { ok, problem } from '#machines/core/testing/scripted.ts';
import { defineExamples, factsOf } from '#machines/trace/examples.ts';

export const staffSessionExamples = defineExamples<typeof staffSessionMachine>({
  inputs: [undefined],
  events: [
    { type: 'staff.enter', faults: [] },
    { type: 'staff.enter', faults: [CODE_MISSING] },
    { type: 'staff.leave' },
  ],
  outcomes: {
    logIn: [ok(undefined), problem('wrong_credentials'), problem('rate_limited', { retryAfterSeconds: 60 })],
    logOut: [ok(undefined), { error: new TypeError('Failed to fetch') }],
  },
  says: {},
  facets: {
    staffSession: factsOf<typeof staffSessionMachine>({
      problem: ({ problem }) => problem?.code ?? null,
      faults: ({ faults }) => faults.map(({ code }) => code),
      hasAskedFocus: ({ focusAsked }) => focusAsked > 0,
    }),
  },
});
