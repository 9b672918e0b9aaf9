import type { staffSessionMachine } from '#machines/accounts/staff-session/machine.ts';
import { ok, problem } from '#machines/core/testing/scripted.ts';
import { defineAlphabet, factsOf } from '#machines/trace/alphabet.ts';

export const staffSessionAlphabet = defineAlphabet<typeof staffSessionMachine>({
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
