import { assign, type SnapshotFrom, setup } from 'xstate';
import { stepUpMachine } from '#machines/accounts/step-up/machine.ts';
import { codeEvents, stepUpParts } from '#machines/accounts/step-up/parts.ts';
import { requestActor } from '#machines/core/actors.ts';
import { asKeyLost, asProblem, asProblemAmong, asProblemOf, hasCodeAmong } from '#machines/core/as-problem.ts';
import { deadlineActor } from '#machines/core/deadline.ts';
import { UNTOUCHED } from '#machines/core/form.ts';
import { formParts, formStates } from '#machines/core/form-parts.ts';
import { hasCode } from '#machines/core/has-code.ts';
import { need } from '#machines/core/need.ts';
import type { OrderInput } from '#machines/core/order.ts';
import type {
  ChangeInfo,
  ChangeTo,
  ConfirmChangeInput,
  DropChangeInput,
  OrderChangeContext,
  OrderChangeEvent,
  OrderChangeInput,
  QuoteChangeInput,
} from '#machines/core/order-change/types.ts';
import { pauseBefore } from '#machines/core/order-issue/machine.ts';

type Status = ChangeInfo['status'];
const isOpen = (change: ChangeInfo | null, ...statuses: readonly Status[]): boolean =>
  change !== null && statuses.includes(change.status);

/**
 * Changes an issued order. What it costs or gives is quoted first, and held; nothing changes before it is paid or
 * confirmed. A difference is paid by `order-due` beside it.
 */
export const orderChangeMachine = setup({
  types: {} as {
    input: OrderChangeInput;
    context: OrderChangeContext;
    events: OrderChangeEvent;
    children: { stepUp: 'stepUp' };
  },
  actors: {
    deadline: deadlineActor,
    stepUp: stepUpMachine,
    quoteChange: requestActor<ChangeInfo, QuoteChangeInput>('quoteChange'),
    confirmChange: requestActor<ChangeInfo | null, ConfirmChangeInput>('confirmChange'),
    dropChange: requestActor<ChangeInfo | null, DropChangeInput>('dropChange'),
    /** Reads the order again, for the page too. */
    readChange: requestActor<ChangeInfo | null, OrderInput>('readChange'),
  },
  actions: {
    setChange: assign((_, { change }: { change: ChangeInfo | null }) => ({ change })),
    setQuote: assign((_, { change }: { change: ChangeInfo }) => ({
      change,
      ...UNTOUCHED,
      isTold: true,
      to: 'card' as const,
    })),
    setAsked: assign((_, { asked }: { asked: string }) => ({ ...UNTOUCHED, asked })),
    dropAsked: assign({ ...UNTOUCHED, asked: null }),
    /** Whoever keeps the order as it is need not be told that the quote is over. */
    forgetQuote: assign({ ...UNTOUCHED, asked: null, isTold: false }),
    setTo: assign((_, { to }: { to: ChangeTo }) => ({ to })),
    countAttempt: assign(({ context }) => ({ attempt: context.attempt + 1, problem: null })),
    countPoll: assign(({ context }) => ({ polls: context.polls + 1 })),
    forgetPolls: assign({ polls: 0 }),
    noteLate: assign(({ context }) => ({ lateAt: context.change?.until ?? null })),
    tellEnd: assign({ isTold: true }),
    clearProblem: assign({ problem: null }),
  },
  guards: {
    /** One whose time has passed is over, though the server has not ended it yet. */
    isQuoted: ({ context: { change, lateAt } }) =>
      isOpen(change, 'paying') || (isOpen(change, 'quoted') && change?.until !== lateAt),
    isAtBank: ({ context }) => isOpen(context.change, 'paying'),
    isChanging: ({ context }) => isOpen(context.change, 'changing'),
    isStillChanging: (_, { change }: { change: ChangeInfo | null }) => isOpen(change, 'changing'),
    /** What is to be paid is paid; it is not confirmed. */
    hasNothingToPay: ({ context }) => context.change?.toPay.amount === 0,
    hasCode,
    hasCodeAmong,
  },
})
  .extend(formParts<OrderChangeContext, OrderChangeEvent>())
  .extend(stepUpParts<OrderChangeContext, OrderChangeEvent>())
  .createMachine({
    id: 'orderChange',
    context: ({ input }) => ({
      ...input,
      ...UNTOUCHED,
      asked: null,
      to: 'card',
      attempt: 0,
      polls: 0,
      lateAt: null,
    }),
    initial: 'arriving',
    states: {
      arriving: {
        always: [
          { guard: 'isQuoted', target: 'quoted' },
          { guard: 'isChanging', target: 'changing' },
          { target: 'idle' },
        ],
      },
      idle: {
        on: {
          'change.open': { target: 'asking', actions: { type: 'setAsked', params: ({ event }) => event } },
          'order.arrived': { target: 'arriving', actions: { type: 'setChange', params: ({ event }) => event } },
        },
      },
      asking: {
        initial: 'idle',
        on: {
          'change.open': { actions: { type: 'setAsked', params: ({ event }) => event } },
          'change.close': { target: 'arriving', actions: 'dropAsked' },
          'change.ask': [
            {
              guard: { type: 'hasFaults', params: ({ event }) => event },
              target: '.invalid',
              actions: { type: 'setFaults', params: ({ event }) => event },
            },
            { target: 'quoting', actions: [{ type: 'setFaults', params: ({ event }) => event }, 'countAttempt'] },
          ],
        },
        states: formStates,
      },
      quoting: {
        initial: 'requesting',
        states: {
          requesting: {
            invoke: {
              id: 'quoteChange',
              src: 'quoteChange',
              input: ({ context }) => ({
                orderId: context.orderId,
                idempotencyKey: `${context.flowId}:change:${context.attempt}`,
              }),
              onDone: {
                target: '#orderChange.arriving',
                actions: { type: 'setQuote', params: ({ event }) => ({ change: event.output }) },
              },
              onError: [
                { guard: { type: 'hasCode', params: asProblemOf('step_up_required') }, target: 'proving' },
                {
                  // The focus goes to the first field that the server refuses.
                  target: '#orderChange.asking.invalid',
                  actions: { type: 'setProblem', params: asProblem },
                },
              ],
            },
          },
          proving: {
            invoke: { id: 'stepUp', src: 'stepUp', onDone: { target: 'requesting', actions: 'countAttempt' } },
            on: { ...codeEvents, 'change.drop': '#orderChange.asking' },
          },
        },
      },
      quoted: {
        // Held for minutes, here and on the server. Its difference is paid beside this machine.
        entry: 'tellEnd',
        initial: 'arriving',
        states: {
          arriving: { always: [{ guard: 'isAtBank', target: 'atBank' }, { target: 'standing' }] },
          standing: {
            invoke: {
              id: 'until',
              src: 'deadline',
              input: ({ context }) => ({ at: need(context.change, 'quote').until }),
            },
            on: { 'deadline.reached': { target: '#orderChange.looking', actions: 'noteLate' } },
          },
          // The bank has the last word, also after the time.
          atBank: {},
        },
        on: {
          'refund.choose': { actions: { type: 'setTo', params: ({ event }) => event } },
          'change.open': { target: 'asking', actions: { type: 'setAsked', params: ({ event }) => event } },
          'change.confirm': { guard: 'hasNothingToPay', target: 'confirming', actions: 'countAttempt' },
          'change.drop': { target: 'dropping', actions: 'clearProblem' },
          'order.arrived': { target: 'arriving', actions: { type: 'setChange', params: ({ event }) => event } },
        },
      },
      confirming: {
        initial: 'requesting',
        states: {
          requesting: {
            invoke: {
              id: 'confirmChange',
              src: 'confirmChange',
              input: ({ context }) => {
                const { changeId, toPay, toGive } = need(context.change, 'quote');
                return {
                  orderId: context.orderId,
                  changeId,
                  toPay,
                  toGive,
                  to: context.to,
                  idempotencyKey: `${context.flowId}:confirm:${context.attempt}`,
                };
              },
              onDone: {
                target: '#orderChange.arriving',
                actions: { type: 'setChange', params: ({ event }) => ({ change: event.output }) },
              },
              onError: [
                { guard: { type: 'hasCode', params: asProblemOf('step_up_required') }, target: 'proving' },
                {
                  guard: {
                    type: 'hasCodeAmong',
                    params: asProblemAmong('price_changed', 'hold_expired', 'not_allowed', 'conflict'),
                  },
                  target: '#orderChange.looking',
                  actions: { type: 'setProblem', params: asProblem },
                },
                { target: '#orderChange.quoted', actions: { type: 'setProblem', params: asProblem } },
              ],
            },
          },
          proving: {
            invoke: { id: 'stepUp', src: 'stepUp', onDone: { target: 'requesting', actions: 'countAttempt' } },
            on: { ...codeEvents, 'change.drop': '#orderChange.quoted' },
          },
        },
      },
      dropping: {
        invoke: {
          id: 'dropChange',
          src: 'dropChange',
          input: ({ context }) => ({
            orderId: context.orderId,
            changeId: need(context.change, 'quote').changeId,
          }),
          onDone: {
            target: 'arriving',
            actions: [{ type: 'setChange', params: ({ event }) => ({ change: event.output }) }, 'forgetQuote'],
          },
          // Paid in another tab, or over: the server says how it stands.
          onError: { target: 'looking', actions: { type: 'setProblem', params: asProblem } },
        },
      },
      changing: {
        // Paid or confirmed: the supplier is asked, and may refuse.
        entry: ['tellEnd', 'forgetPolls'],
        initial: 'waiting',
        states: {
          waiting: {
            invoke: { id: 'pause', src: 'deadline', input: ({ context }) => ({ inMs: pauseBefore(context.polls) }) },
            on: { 'deadline.reached': 'reading' },
          },
          reading: {
            invoke: {
              id: 'readChange',
              src: 'readChange',
              input: ({ context }) => ({ orderId: context.orderId }),
              onDone: [
                {
                  guard: { type: 'isStillChanging', params: ({ event }) => ({ change: event.output }) },
                  target: 'waiting',
                  actions: 'countPoll',
                },
                {
                  target: '#orderChange.arriving',
                  actions: { type: 'setChange', params: ({ event }) => ({ change: event.output }) },
                },
              ],
              onError: [
                {
                  guard: { type: 'hasCodeAmong', params: asKeyLost },
                  target: '#orderChange.failed',
                  actions: { type: 'setProblem', params: asProblem },
                },
                { target: 'waiting', actions: 'countPoll' },
              ],
            },
          },
        },
      },
      looking: {
        invoke: {
          id: 'readAgain',
          src: 'readChange',
          input: ({ context }) => ({ orderId: context.orderId }),
          onDone: {
            target: 'arriving',
            actions: { type: 'setChange', params: ({ event }) => ({ change: event.output }) },
          },
          onError: { target: 'failed', actions: { type: 'setProblem', params: asProblem } },
        },
      },
      failed: { on: { 'change.retry': { target: 'looking', actions: 'clearProblem' } } },
    },
  });

export type OrderChangeSnapshot = SnapshotFrom<typeof orderChangeMachine>;
