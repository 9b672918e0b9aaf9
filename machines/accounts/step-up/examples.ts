import { CODE_SENT } from '#machines/accounts/step-up/fixtures.ts';
import type { stepUpMachine } from '#machines/accounts/step-up/machine.ts';
import { CODE_MISSING } from '#machines/core/testing/form.ts';
import { ok, problem } from '#machines/core/testing/scripted.ts';
import { DEADLINE, defineExamples, factsOf } from '#machines/trace/examples.ts';

export const stepUpFacts = factsOf<typeof stepUpMachine>({
  sent: ({ sent }) => sent !== null,
  problem: ({ problem }) => problem?.code ?? null,
  faults: ({ faults }) => faults.map(({ code }) => code),
});

/** Events that a flow forwards to its question for a code. */
export const stepUpEvents = [
  { type: 'code.verify', faults: [] },
  { type: 'code.verify', faults: [CODE_MISSING] },
  { type: 'code.resend' },
] as const;

export const stepUpOutcomes = {
  sendStepUpCode: [ok(CODE_SENT), problem('rate_limited', { retryAfterSeconds: 840 })],
  verifyStepUpCode: [ok(), problem('code_wrong', { triesLeft: 4 })],
};

export const stepUpExamples = defineExamples<typeof stepUpMachine>({
  inputs: [undefined],
  events: [...stepUpEvents],
  outcomes: {
    sendStepUpCode: [...stepUpOutcomes.sendStepUpCode, problem('unavailable')],
    verifyStepUpCode: [...stepUpOutcomes.verifyStepUpCode, problem('unavailable')],
  },
  says: { deadline: DEADLINE },
  facets: { stepUp: stepUpFacts },
});
