import { assign, type SnapshotFrom, sendTo, setup } from 'xstate';
import type { Problem, ProblemCode } from '#domain/core/problem.ts';
import { stepUpMachine } from '#machines/accounts/step-up/machine.ts';
import { codeEvents, stepUpParts } from '#machines/accounts/step-up/parts.ts';
import { requestActor } from '#machines/core/actors.ts';
import { asProblem } from '#machines/core/as-problem.ts';
import { deadlineActor } from '#machines/core/deadline.ts';
import { need } from '#machines/core/need.ts';
import type { OrderInfo, OrderInput } from '#machines/core/order.ts';
import type { OrderDueContext, OrderDueEvent, OrderDueInput } from '#machines/core/order-due/types.ts';
import { paymentMachine } from '#machines/core/payment/machine.ts';
import type { PaymentIntent, PaymentOutput } from '#machines/core/payment/types.ts';

const declineProblem = ({ declineReason }: OrderInfo): Problem | null =>
  declineReason === null ? null : { code: 'payment_declined', message: declineReason };

const dueOf = ({ order, part }: Pick<OrderDueContext, 'order' | 'part'>) => order[part];

/** Pays what is due of an order that is confirmed already: its rest after a deposit, or the difference of a change. */
export const orderDueMachine = setup({
  types: {} as {
    input: OrderDueInput;
    context: OrderDueContext;
    events: OrderDueEvent;
    children: { payment: 'payment'; stepUp: 'stepUp' };
  },
  actors: {
    deadline: deadlineActor,
    payment: paymentMachine,
    stepUp: stepUpMachine,
    /** Reads the order again, for the page too. */
    readOrder: requestActor<OrderInfo, OrderInput>('readOrder'),
  },
  actions: {
    setOrder: assign((_, { order }: { order: OrderInfo }) => ({ order })),
    setIntent: assign((_, { intent }: { intent: PaymentIntent }) => ({ intent, problem: null })),
    setPaymentEnd: assign(({ context }, { order, problem }: PaymentOutput) => ({
      order: order ?? context.order,
      intent: null,
      problem,
    })),
    showDecline: assign(({ context }) => ({ problem: context.problem ?? declineProblem(context.order) })),
    noteLate: assign(({ context }) => ({ lateAt: dueOf(context)?.dueAt ?? null })),
    clearProblem: assign({ problem: null }),
    setProblem: assign((_, { problem }: { problem: Problem }) => ({ problem })),
    passReturn: sendTo('payment', { type: 'bank.returned' }),
    passLeave: sendTo('payment', { type: 'payment.leave' }),
  },
  guards: {
    isAtBank: ({ context }) => dueOf(context)?.status === 'atBank',
    isDue: ({ context }) => dueOf(context)?.status === 'due',
    isPaid: ({ context }) => dueOf(context)?.status === 'paid',
    isTimed: ({ context }) => dueOf(context)?.dueAt !== undefined,
    /** A product may move the time later while the page is open. */
    isLate: ({ context }) => context.lateAt !== null && context.lateAt === dueOf(context)?.dueAt,
    isRefused: (_, { outcome }: PaymentOutput) => outcome === 'refused',
    isUnread: (_, { outcome }: PaymentOutput) => outcome === 'unread',
    isRefusedWith: (_, { output, codes }: { output: PaymentOutput; codes: readonly ProblemCode[] }) =>
      output.problem !== null && codes.includes(output.problem.code),
  },
})
  .extend(stepUpParts<OrderDueContext, OrderDueEvent>())
  .createMachine({
    id: 'orderDue',
    context: ({ input }) => ({ ...input, intent: null, problem: null, lateAt: null }),
    initial: 'arriving',
    states: {
      arriving: {
        always: [
          { guard: 'isAtBank', target: 'paying' },
          { guard: 'isPaid', target: 'paid' },
          { guard: 'isLate', target: 'over' },
          { guard: 'isDue', target: 'ready', actions: 'showDecline' },
          { target: 'over' },
        ],
      },
      ready: {
        on: {
          'due.pay': { target: 'paying', actions: { type: 'setIntent', params: ({ event }) => event } },
          'order.arrived': {
            target: 'arriving',
            actions: { type: 'setOrder', params: ({ event }) => event },
          },
        },
        initial: 'arriving',
        states: {
          arriving: { always: [{ guard: 'isTimed', target: 'timed' }, { target: 'untimed' }] },
          timed: {
            invoke: {
              id: 'due',
              src: 'deadline',
              input: ({ context }) => ({ at: need(dueOf(context)?.dueAt, 'time to pay') }),
            },
            // The server says what became of the order.
            on: { 'deadline.reached': { target: '#orderDue.looking', actions: 'noteLate' } },
          },
          untimed: {},
        },
      },
      paying: {
        invoke: {
          id: 'payment',
          src: 'payment',
          input: ({ context: { order, intent, part } }) => ({
            orderId: order.orderId,
            attempt: order.nextAttempt,
            intent,
            late: part,
          }),
          onDone: [
            {
              // The intent stays: it is paid as soon as the code is right.
              guard: {
                type: 'isRefusedWith',
                params: ({ event }) => ({ output: event.output, codes: ['step_up_required'] }),
              },
              target: 'proving',
            },
            {
              // Another tab was faster, or the price is another one now.
              guard: {
                type: 'isRefusedWith',
                params: ({ event }) => ({ output: event.output, codes: ['price_changed', 'not_allowed', 'conflict'] }),
              },
              target: 'looking',
              actions: { type: 'setPaymentEnd', params: ({ event }) => event.output },
            },
            {
              guard: { type: 'isRefused', params: ({ event }) => event.output },
              target: 'ready',
              actions: { type: 'setPaymentEnd', params: ({ event }) => event.output },
            },
            {
              guard: { type: 'isUnread', params: ({ event }) => event.output },
              target: 'failed',
              actions: { type: 'setPaymentEnd', params: ({ event }) => event.output },
            },
            { target: 'looking', actions: { type: 'setPaymentEnd', params: ({ event }) => event.output } },
          ],
        },
        on: { 'bank.returned': { actions: 'passReturn' }, 'payment.leave': { actions: 'passLeave' } },
      },
      proving: {
        // Whoever found the order by its reference may read it; failed payments of theirs could end it.
        invoke: { id: 'stepUp', src: 'stepUp', onDone: 'paying' },
        on: { ...codeEvents, 'due.drop': 'ready' },
      },
      looking: {
        invoke: {
          id: 'readOrder',
          src: 'readOrder',
          input: ({ context }) => ({ orderId: context.order.orderId }),
          onDone: {
            target: 'arriving',
            actions: { type: 'setOrder', params: ({ event }) => ({ order: event.output }) },
          },
          onError: { target: 'failed', actions: { type: 'setProblem', params: asProblem } },
        },
      },
      failed: { on: { 'due.retry': { target: 'looking', actions: 'clearProblem' } } },
      paid: { type: 'final' },
      // Nothing can be paid any more: the time was over, or the change was dropped.
      over: { type: 'final' },
    },
  });

export type OrderDueSnapshot = SnapshotFrom<typeof orderDueMachine>;
