import { payoutQuotes } from '#machines/accounts/pay-out/fixtures.ts';
import type { payOutMachine } from '#machines/accounts/pay-out/machine.ts';
import { stepUpEvents, stepUpFacts, stepUpOutcomes } from '#machines/accounts/step-up/examples.ts';
import { ok, problem } from '#machines/core/testing/scripted.ts';
import { DEADLINE, defineExamples, factsOf } from '#machines/trace/examples.ts';

const facts = factsOf<typeof payOutMachine>({
  quote: ({ quote }) => quote && [quote.amount.amount > 0, quote.byTransfer.amount > 0],
  problem: ({ problem }) => problem?.code ?? null,
});

export const payOutExamples = defineExamples<typeof payOutMachine>({
  inputs: [{ flowId: 'visit-1' }],
  events: [{ type: 'payout.ask' }, { type: 'payout.confirm' }, { type: 'payout.drop' }, ...stepUpEvents],
  outcomes: {
    ...stepUpOutcomes,
    quotePayout: [ok(payoutQuotes.cards), ok(payoutQuotes.both), ok(payoutQuotes.nothing), problem('unavailable')],
    startPayout: [
      ok(payoutQuotes.both),
      problem('step_up_required'),
      problem('price_changed'),
      problem('invalid_details', { fields: { iban: 'invalid' } }),
      problem('unavailable'),
    ],
  },
  says: { deadline: DEADLINE },
  facets: { payOut: facts, stepUp: stepUpFacts },
});
