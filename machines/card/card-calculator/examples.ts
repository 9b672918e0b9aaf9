import { euro } from '#domain/core/money.ts';
import { freshCalculator, heldQuote, movedQuote, renewedQuote } from '#machines/card/card-calculator/fixtures.ts';
import type { cardCalculatorMachine } from '#machines/card/card-calculator/machine.ts';
import { ok, problem } from '#machines/core/testing/scripted.ts';
import { DEADLINE, defineExamples, factsOf } from '#machines/trace/examples.ts';

/** What the page that owns it passes on. */
export const calculatorEvents = [
  { type: 'amount.change', amount: { amount: 100_00, currency: 'USD' }, balance: 0 },
  { type: 'amount.change', amount: euro(49_99), balance: 0 },
  { type: 'amount.change', amount: null, balance: 0 },
  { type: 'news.dismiss' },
  { type: 'quote.retry' },
] as const;

export const calculatorOutcomes = {
  readQuote: [ok(renewedQuote), ok(movedQuote), ok(heldQuote), problem('unavailable')],
};

export const cardCalculatorExamples = defineExamples<typeof cardCalculatorMachine>({
  inputs: [freshCalculator, { ...freshCalculator, quote: null }],
  events: [...calculatorEvents, { type: 'quote.end' }],
  outcomes: calculatorOutcomes,
  says: { deadline: DEADLINE },
  facets: {
    cardCalculator: factsOf<typeof cardCalculatorMachine>({
      hasAmount: ({ amount }) => amount !== null,
      hasQuote: ({ quote }) => quote !== null,
      hasMoved: ({ before }) => before !== null,
      problem: ({ problem }) => problem?.code ?? null,
    }),
  },
});
