import { KEPT, PASSWORD_MISSING, PHONE_SESSION_ID } from '#machines/accounts/account-settings/fixtures.ts';
import type { accountSettingsMachine } from '#machines/accounts/account-settings/machine.ts';
import { stepUpEvents, stepUpFacts, stepUpOutcomes } from '#machines/accounts/step-up/examples.ts';
import { ok, problem } from '#machines/core/testing/scripted.ts';
import { DEADLINE, defineExamples, factsOf } from '#machines/trace/examples.ts';

const facts = factsOf<typeof accountSettingsMachine>({
  section: ({ section }) => section,
  preference: ({ preference }) => preference,
  news: ({ news }) => news,
  problem: ({ problem }) => problem?.code ?? null,
  faults: ({ faults }) => faults.map(({ code }) => code),
  hasAskedFocus: ({ focusAsked }) => focusAsked > 0,
});

export const accountSettingsExamples = defineExamples<typeof accountSettingsMachine>({
  inputs: [undefined],
  events: [
    { type: 'section.open', section: 'name' },
    { type: 'section.open', section: 'phone' },
    { type: 'section.open', section: 'email' },
    { type: 'section.open', section: 'password' },
    { type: 'section.open', section: 'erase' },
    { type: 'section.close' },
    { type: 'section.submit', faults: [] },
    { type: 'section.submit', faults: [{ field: 'firstName', code: 'required' }, PASSWORD_MISSING] },
    { type: 'preference.choose', preference: { calendarMode: 'persian' } },
    { type: 'preference.choose', preference: { currency: 'USD' } },
    { type: 'session.end', sessionId: PHONE_SESSION_ID },
    { type: 'sessions.end' },
    { type: 'data.export' },
    ...stepUpEvents,
  ],
  outcomes: {
    ...stepUpOutcomes,
    saveChange: [
      ok(),
      problem('invalid_details', { fields: { currentPassword: 'password_wrong' } }),
      problem('rate_limited', { retryAfterSeconds: 1500 }),
    ],
    updatePreference: [ok(), problem('unavailable')],
    endSession: [ok(), problem('not_found')],
    endOtherSessions: [ok(), problem('unavailable')],
    exportAccount: [ok(), problem('step_up_required'), problem('unavailable')],
    eraseAccount: [
      ok(KEPT),
      ok([]),
      problem('invalid_details', { fields: { currentPassword: 'password_wrong' } }),
      problem('not_allowed'),
    ],
  },
  says: { deadline: DEADLINE },
  facets: { accountSettings: facts, stepUp: stepUpFacts },
});
