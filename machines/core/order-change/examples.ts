import { stepUpEvents, stepUpFacts, stepUpOutcomes } from '#machines/accounts/step-up/examples.ts';
import { changes } from '#machines/core/order-change/fixtures.ts';
import type { orderChangeMachine } from '#machines/core/order-change/machine.ts';
import type { OrderChangeInput } from '#machines/core/order-change/types.ts';
import { ORDER_ID } from '#machines/core/testing/moment.ts';
import { ok, problem } from '#machines/core/testing/scripted.ts';
import { DEADLINE, defineExamples, factsOf } from '#machines/trace/examples.ts';

const facts = factsOf<typeof orderChangeMachine>({
  change: ({ change }) => change && [change.status, change.toPay.amount > 0, change.toGive.amount > 0],
  asked: ({ asked }) => asked,
  isTold: ({ isTold }) => isTold,
  to: ({ to }) => to,
  problem: ({ problem }) => problem?.code ?? null,
  faults: ({ faults }) => faults.map(({ field }) => field),
});

const opened = (change: OrderChangeInput['change']): OrderChangeInput => ({
  orderId: ORDER_ID,
  flowId: 'visit-1',
  change,
  isTold: change?.status === 'done',
});

export const orderChangeExamples = defineExamples<typeof orderChangeMachine>({
  inputs: [
    opened(null),
    opened(changes.cheaper),
    opened(changes.paying),
    opened(changes.changing),
    opened(changes.refused),
    opened(changes.done),
  ],
  events: [
    { type: 'change.open', asked: 'nights' },
    { type: 'change.close' },
    { type: 'change.ask', faults: [] },
    { type: 'change.ask', faults: [{ field: 'from', code: 'required' }] },
    { type: 'change.confirm' },
    { type: 'change.drop' },
    { type: 'change.retry' },
    { type: 'refund.choose', to: 'balance' },
    { type: 'order.arrived', change: changes.changing },
    { type: 'order.arrived', change: changes.lapsed },
    ...stepUpEvents,
  ],
  outcomes: {
    ...stepUpOutcomes,
    quoteChange: [
      ok(changes.dearer),
      ok(changes.cheaper),
      ok(changes.even),
      problem('step_up_required'),
      problem('sold_out'),
      problem('not_allowed'),
      problem('invalid_details', { fields: { from: 'required' } }),
      problem('unavailable'),
    ],
    confirmChange: [
      ok(changes.changing),
      ok(changes.done),
      problem('step_up_required'),
      problem('price_changed'),
      problem('hold_expired'),
      problem('unavailable'),
    ],
    dropChange: [ok(changes.overtaken), problem('not_allowed'), problem('unavailable')],
    readChange: [
      ok(changes.cheaper),
      ok(changes.changing),
      ok(changes.done),
      ok(changes.refused),
      ok(changes.lapsed),
      problem('unavailable'),
      problem('order_unknown'),
    ],
  },
  says: { deadline: DEADLINE },
  facets: { orderChange: facts, stepUp: stepUpFacts },
});
