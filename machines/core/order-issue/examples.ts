import type { orderIssueMachine } from '#machines/core/order-issue/machine.ts';
import { NOW } from '#machines/core/testing/moment.ts';
import { orderInfo } from '#machines/core/testing/order-info.ts';
import { ok, problem } from '#machines/core/testing/scripted.ts';
import { DEADLINE, defineExamples, factsOf } from '#machines/trace/examples.ts';

export const orderIssueFacts = factsOf<typeof orderIssueMachine>({
  status: ({ order }) => order.status,
  problem: ({ problem }) => problem?.code ?? null,
  isOffline: ({ failures }) => failures > 1,
  /** The first pauses have equal length; later ones grow. */
  isPatient: ({ polls }) => polls > 4,
});

export const orderIssueExamples = defineExamples<typeof orderIssueMachine>({
  inputs: [{ order: orderInfo('paid', { promisedAt: NOW + 900_000 }) }, { order: orderInfo('refunding') }],
  events: [],
  outcomes: {
    readOrder: [
      ok(orderInfo('issuing', { promisedAt: NOW + 900_000 })),
      ok(orderInfo('issued')),
      ok(orderInfo('issueFailed')),
      ok(orderInfo('refunded')),
      problem('unavailable'),
      problem('order_unknown'),
    ],
  },
  says: { deadline: DEADLINE },
  facets: { orderIssue: orderIssueFacts },
});
