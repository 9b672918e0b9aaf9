import { assign, type SnapshotFrom, setup } from 'xstate';
import type { Problem } from '#domain/core/problem.ts';
import { isSettled } from '#domain/core/status-questions.ts';
import { requestActor } from '#machines/core/actors.ts';
import { asKeyLost, asProblem, hasCodeAmong } from '#machines/core/as-problem.ts';
import { deadlineActor } from '#machines/core/deadline.ts';
import type { OrderInfo, OrderInput } from '#machines/core/order.ts';
import type {
  OrderIssueContext,
  OrderIssueEvent,
  OrderIssueInput,
  OrderIssueOutput,
} from '#machines/core/order-issue/types.ts';

const QUICKEST_MS = 1000;
const SLOWEST_MS = 15_000;

/** Pause before the next poll, in ms: short while most tickets arrive, then longer and longer. */
export const pauseBefore = (polls: number): number =>
  Math.min(SLOWEST_MS, Math.round(QUICKEST_MS * 1.5 ** Math.max(0, polls - 4)));

/** Polls a paid order until it is issued or refunded; both end the machine. */
export const orderIssueMachine = setup({
  types: {} as {
    input: OrderIssueInput;
    context: OrderIssueContext;
    events: OrderIssueEvent;
    output: OrderIssueOutput;
  },
  actors: {
    deadline: deadlineActor,
    readOrder: requestActor<OrderInfo, OrderInput>('readOrder'),
  },
  actions: {
    setOrder: assign(({ context }, { order }: { order: OrderInfo }) => ({
      order,
      polls: context.polls + 1,
      failures: 0,
    })),
    setProblem: assign((_, { problem }: { problem: Problem }) => ({ problem })),
    countFailure: assign(({ context }) => ({ polls: context.polls + 1, failures: context.failures + 1 })),
  },
  guards: { isSettled: (_, { order }: { order: OrderInfo }) => isSettled(order.status), hasCode: hasCodeAmong },
}).createMachine({
  id: 'orderIssue',
  context: ({ input }) => ({ order: input.order, polls: 0, failures: 0, problem: null }),
  output: ({ context: { order, problem } }) => ({ order, problem }),
  initial: 'waiting',
  states: {
    waiting: {
      invoke: { id: 'pause', src: 'deadline', input: ({ context }) => ({ inMs: pauseBefore(context.polls) }) },
      on: { 'deadline.reached': 'asking' },
    },
    asking: {
      invoke: {
        id: 'readOrder',
        src: 'readOrder',
        input: ({ context }) => ({ orderId: context.order.orderId }),
        onDone: [
          {
            guard: { type: 'isSettled', params: ({ event }) => ({ order: event.output }) },
            target: 'settled',
            actions: { type: 'setOrder', params: ({ event }) => ({ order: event.output }) },
          },
          { target: 'waiting', actions: { type: 'setOrder', params: ({ event }) => ({ order: event.output }) } },
        ],
        onError: [
          {
            guard: { type: 'hasCode', params: asKeyLost },
            target: 'unread',
            actions: { type: 'setProblem', params: asProblem },
          },
          { target: 'waiting', actions: 'countFailure' },
        ],
      },
    },
    settled: { type: 'final' },
    // This browser may not see the order any more.
    unread: { type: 'final' },
  },
});

export type OrderIssueSnapshot = SnapshotFrom<typeof orderIssueMachine>;
