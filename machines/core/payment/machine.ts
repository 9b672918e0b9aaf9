import { assign, type SnapshotFrom, setup } from 'xstate';
import type { Problem } from '#domain/core/problem.ts';
import { isWaitingForMoney, wasPaid } from '#domain/core/status-questions.ts';
import { requestActor } from '#machines/core/actors.ts';
import { asKeyLost, asProblem, hasCodeAmong } from '#machines/core/as-problem.ts';
import { bankPause } from '#machines/core/bank-polls.ts';
import { deadlineActor } from '#machines/core/deadline.ts';
import { need } from '#machines/core/need.ts';
import type { LatePart, OrderInfo, OrderInput } from '#machines/core/order.ts';
import type {
  BankPage,
  PaymentContext,
  PaymentEvent,
  PaymentInput,
  PaymentOutput,
  PaymentStarted,
  StartPaymentInput,
} from '#machines/core/payment/types.ts';

type Asked = { readonly order: OrderInfo; readonly late: LatePart | undefined };

const LATE = { atBank: 'open', due: 'declined', paid: 'succeeded', none: 'closed' } as const;

const outcomeOf = ({ order, late }: Asked): PaymentOutput['outcome'] | 'open' => {
  const { status } = order;
  if (late) return LATE[order[late]?.status ?? 'none'];
  if (status === 'paying') return 'open';
  if (isWaitingForMoney(status)) return 'declined';
  return wasPaid(status) ? 'succeeded' : 'closed';
};

/**
 * One payment attempt, at the bank unless the balance pays everything. It is opened once and never repeated
 * automatically; its result comes from the server and is never assumed.
 */
export const paymentMachine = setup({
  types: {} as {
    input: PaymentInput;
    context: PaymentContext;
    events: PaymentEvent;
    output: PaymentOutput;
  },
  actors: {
    deadline: deadlineActor,
    startPayment: requestActor<PaymentStarted, StartPaymentInput>('startPayment'),
    openBankPage: requestActor<void, BankPage>('openBankPage'),
    readOrder: requestActor<OrderInfo, OrderInput>('readOrder'),
    leavePayment: requestActor<OrderInfo, OrderInput>('leavePayment'),
  },
  actions: {
    setBankPage: assign((_, { redirectUrl }: PaymentStarted) => ({ redirectUrl })),
    setOrder: assign((_, { order }: { order: OrderInfo }) => ({ order, problem: null })),
    clearProblem: assign({ problem: null }),
    setProblem: assign((_, { problem }: { problem: Problem }) => ({ problem })),
    setUnread: assign((_, { problem }: { problem: Problem }) => ({ problem, isUnread: true })),
    countPoll: assign(({ context }) => ({ polls: context.polls + 1 })),
  },
  guards: {
    needsBank: (_, { redirectUrl }: PaymentStarted) => redirectUrl !== null,
    hasCode: hasCodeAmong,
    hasIntent: ({ context }) => context.intent !== null,
    isOpen: ({ context }, { order }: { order: OrderInfo }) => outcomeOf({ order, late: context.late }) === 'open',
  },
}).createMachine({
  id: 'payment',
  context: ({ input }) => ({ ...input, redirectUrl: null, polls: 0, order: null, problem: null, isUnread: false }),
  output: ({ context }) => ({
    outcome: endOf(context),
    order: context.order,
    problem: context.problem,
  }),
  initial: 'arriving',
  states: {
    arriving: { always: [{ guard: 'hasIntent', target: 'starting' }, { target: 'verifying' }] },
    starting: {
      invoke: {
        id: 'startPayment',
        src: 'startPayment',
        input: ({ context }) => ({
          orderId: context.orderId,
          attempt: context.attempt,
          total: need(context.intent, 'intent').total,
          cancelPackage: context.intent?.cancelPackage ?? false,
          ...(context.intent?.fromBalance ? { fromBalance: context.intent.fromBalance } : {}),
          ...(context.intent?.part ? { part: context.intent.part } : {}),
        }),
        onDone: [
          {
            guard: { type: 'needsBank', params: ({ event }) => event.output },
            target: 'atBank',
            actions: { type: 'setBankPage', params: ({ event }) => event.output },
          },
          { target: 'verifying' },
        ],
        onError: {
          target: 'ended',
          actions: { type: 'setProblem', params: asProblem },
        },
      },
    },
    atBank: {
      // The browser leaves for the hosted page. Only the Back button shows this state again.
      invoke: {
        id: 'openBankPage',
        src: 'openBankPage',
        input: ({ context }) => ({ redirectUrl: need(context.redirectUrl, 'bank page') }),
        // The page did not open, so nothing was paid; a retry gives the same attempt.
        onError: {
          target: 'ended',
          actions: { type: 'setProblem', params: asProblem },
        },
      },
      on: { 'bank.returned': 'verifying' },
    },
    verifying: {
      // The bank has the last word. Who did not pay may say so.
      initial: 'asking',
      on: { 'payment.leave': { target: 'leaving', actions: 'clearProblem' } },
      states: {
        asking: {
          invoke: {
            id: 'readOrder',
            src: 'readOrder',
            input: ({ context }) => ({ orderId: context.orderId }),
            onDone: [
              {
                guard: { type: 'isOpen', params: ({ event }) => ({ order: event.output }) },
                target: 'waiting',
                actions: 'countPoll',
              },
              {
                target: '#payment.ended',
                actions: { type: 'setOrder', params: ({ event }) => ({ order: event.output }) },
              },
            ],
            onError: [
              {
                guard: { type: 'hasCode', params: asKeyLost },
                target: '#payment.ended',
                actions: { type: 'setUnread', params: asProblem },
              },
              { target: 'waiting', actions: 'countPoll' },
            ],
          },
        },
        waiting: {
          invoke: {
            id: 'pause',
            src: 'deadline',
            input: ({ context }) => ({ inMs: bankPause(context.polls) }),
          },
          on: { 'deadline.reached': 'asking' },
        },
      },
    },
    leaving: {
      // The server asks the bank, and gives up an attempt that was not paid.
      invoke: {
        id: 'leavePayment',
        src: 'leavePayment',
        input: ({ context }) => ({ orderId: context.orderId }),
        onDone: {
          target: 'ended',
          actions: { type: 'setOrder', params: ({ event }) => ({ order: event.output }) },
        },
        onError: {
          target: 'verifying',
          actions: { type: 'setProblem', params: asProblem },
        },
      },
    },
    ended: { type: 'final' },
  },
});

function endOf({ problem, order, isUnread, late }: PaymentContext): PaymentOutput['outcome'] {
  if (isUnread) return 'unread';
  if (problem) return 'refused';
  return order ? closedOutcome({ order, late }) : 'closed';
}

function closedOutcome(asked: Asked): PaymentOutput['outcome'] {
  const outcome = outcomeOf(asked);
  return outcome === 'open' ? 'closed' : outcome;
}

export type PaymentSnapshot = SnapshotFrom<typeof paymentMachine>;
