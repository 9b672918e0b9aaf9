import type { staffSessionMachine } from '#machines/accounts/staff-session/machine.ts';
import { ok, problem } from '#machines/core/testing/scripted.ts';
import { defineExamples, factsOf } from '#machines/trace/examples.ts';

export const staffSessionExamples = defineExamples<typeof staffSessionMachine>({
  inputs: [undefined],
  events: [{ type: 'staff.enter' }, { type: 'staff.leave' }],
  outcomes: {
    logIn: [ok(undefined), problem('wrong_credentials'), problem('rate_limited', { retryAfterSeconds: 60 })],
    logOut: [ok(undefined), { error: new TypeError('Failed to fetch') }],
  },
  says: {},
  facets: {
    staffSession: factsOf<typeof staffSessionMachine>({ problem: ({ problem }) => problem?.code ?? null }),
  },
});
