import { stepUpEvents, stepUpFacts, stepUpOutcomes } from '#machines/accounts/step-up/examples.ts';
import { quotes } from '#machines/core/order-cancel/fixtures.ts';
import type { orderCancelMachine } from '#machines/core/order-cancel/machine.ts';
import { ORDER_ID } from '#machines/core/testing/moment.ts';
import { ok, problem } from '#machines/core/testing/scripted.ts';
import { DEADLINE, defineExamples, factsOf } from '#machines/trace/examples.ts';

const facts = factsOf<typeof orderCancelMachine>({
  quote: ({ quote }) => quote && [quote.toBalance, quote.refund.amount > 0, quote.each.length],
  isChanged: ({ before }) => before !== null,
  papers: ({ papers }) => papers?.length ?? null,
  to: ({ to }) => to,
  problem: ({ problem }) => problem?.code ?? null,
});

export const orderCancelExamples = defineExamples<typeof orderCancelMachine>({
  inputs: [{ orderId: ORDER_ID, flowId: 'visit-1' }],
  events: [
    { type: 'cancel.ask' },
    { type: 'refund.choose', to: 'balance' },
    { type: 'refund.choose', to: 'card' },
    { type: 'cancel.choose', papers: [1] },
    { type: 'cancel.choose', papers: [] },
    { type: 'cancel.confirm' },
    { type: 'cancel.drop' },
    ...stepUpEvents,
  ],
  outcomes: {
    ...stepUpOutcomes,
    quoteCancellation: [
      ok(quotes.toBalance),
      ok(quotes.lower),
      ok(quotes.couple),
      ok(quotes.oneOfTwo),
      problem('others_depend'),
      ok(quotes.guest),
      ok(quotes.nothing),
      problem('not_allowed'),
      problem('unavailable'),
    ],
    cancelOrder: [
      ok(),
      problem('step_up_required'),
      problem('price_changed'),
      problem('not_allowed'),
      problem('unavailable'),
    ],
  },
  says: { deadline: DEADLINE },
  facets: { orderCancel: facts, stepUp: stepUpFacts },
});
