import { assign, type SnapshotFrom, setup } from 'xstate';
import { isSameMoney, type Money } from '#domain/core/money.ts';
import type {
  StartTopUpInput,
  TopUpContext,
  TopUpEvent,
  TopUpInfo,
  TopUpInput,
  TopUpRef,
  TopUpStarted,
} from '#machines/accounts/top-up/types.ts';
import { requestActor } from '#machines/core/actors.ts';
import { asProblem, asProblemOf } from '#machines/core/as-problem.ts';
import { bankPause } from '#machines/core/bank-polls.ts';
import { deadlineActor } from '#machines/core/deadline.ts';
import { UNTOUCHED } from '#machines/core/form.ts';
import { formParts, formStates } from '#machines/core/form-parts.ts';
import { hasCode } from '#machines/core/has-code.ts';
import { need } from '#machines/core/need.ts';
import type { BankPage } from '#machines/core/payment/types.ts';

/**
 * Adds money to the balance through the same gateway as an order. The result comes from the server and is never
 * assumed.
 */
export const topUpMachine = setup({
  types: {} as { input: TopUpInput; context: TopUpContext; events: TopUpEvent },
  actors: {
    deadline: deadlineActor,
    startTopUp: requestActor<TopUpStarted, StartTopUpInput>('startTopUp'),
    openBankPage: requestActor<void, BankPage>('openBankPage'),
    readTopUp: requestActor<TopUpInfo, TopUpRef>('readTopUp'),
  },
  actions: {
    setAmount: assign(({ context }, { amount }: { amount: Money }) => ({
      amount,
      attempt: context.amount && isSameMoney(context.amount, amount) ? context.attempt : context.attempt + 1,
    })),
    setStarted: assign((_, { started }: { started: TopUpStarted }) => ({ started, topUpId: started.topUpId })),
    setTopUp: assign((_, { topUp }: { topUp: TopUpInfo }) => ({ topUp })),
    countPoll: assign(({ context }) => ({ polls: context.polls + 1 })),
    /** The next top-up is another charge, even for the same amount. */
    beginAnew: assign({ amount: null, started: null, topUpId: null, polls: 0, topUp: null, faults: [], problem: null }),
  },
  guards: {
    isBack: ({ context }) => context.topUpId !== null,
    hasStatus: (_, { topUp, status }: { topUp: TopUpInfo; status: TopUpInfo['status'] }) => topUp.status === status,
    hasCode,
  },
})
  .extend(formParts<TopUpContext, TopUpEvent>())
  .createMachine({
    id: 'topUp',
    context: ({ input }) => ({
      ...input,
      ...UNTOUCHED,
      attempt: 0,
      amount: null,
      started: null,
      polls: 0,
      topUp: null,
    }),
    initial: 'arriving',
    states: {
      arriving: { always: [{ guard: 'isBack', target: 'verifying' }, { target: 'choosing' }] },
      choosing: {
        initial: 'idle',
        on: {
          'amount.submit': [
            {
              guard: { type: 'hasFaults', params: ({ event }) => event },
              target: '.invalid',
              actions: { type: 'setFaults', params: ({ event }) => event },
            },
            {
              target: 'starting',
              actions: [
                { type: 'setFaults', params: ({ event }) => event },
                { type: 'setAmount', params: ({ event }) => ({ amount: need(event.amount, 'amount') }) },
              ],
            },
          ],
        },
        states: formStates,
      },
      starting: {
        invoke: {
          id: 'startTopUp',
          src: 'startTopUp',
          input: ({ context }) => ({
            amount: need(context.amount, 'amount'),
            idempotencyKey: `${context.flowId}:topup:${context.attempt}`,
          }),
          onDone: {
            target: 'atBank',
            actions: { type: 'setStarted', params: ({ event }) => ({ started: event.output }) },
          },
          onError: {
            target: 'choosing.invalid',
            actions: { type: 'setProblem', params: asProblem },
          },
        },
      },
      atBank: {
        // The browser leaves for the hosted page. Only the Back button shows this state again.
        invoke: {
          id: 'openBankPage',
          src: 'openBankPage',
          input: ({ context }) => ({ redirectUrl: need(context.started, 'bank page').redirectUrl }),
          // The page did not open, so nothing was paid; a retry gives the same charge.
          onError: {
            target: 'choosing',
            actions: { type: 'setProblem', params: asProblem },
          },
        },
        on: { 'bank.returned': 'verifying' },
      },
      verifying: {
        // The bank has the last word. Nobody is asked to pay again.
        initial: 'asking',
        states: {
          asking: {
            invoke: {
              id: 'readTopUp',
              src: 'readTopUp',
              input: ({ context }) => ({ topUpId: need(context.topUpId, 'top-up') }),
              onDone: [
                {
                  guard: { type: 'hasStatus', params: ({ event }) => ({ topUp: event.output, status: 'succeeded' }) },
                  target: '#topUp.succeeded',
                  actions: { type: 'setTopUp', params: ({ event }) => ({ topUp: event.output }) },
                },
                {
                  guard: { type: 'hasStatus', params: ({ event }) => ({ topUp: event.output, status: 'declined' }) },
                  target: '#topUp.declined',
                  actions: { type: 'setTopUp', params: ({ event }) => ({ topUp: event.output }) },
                },
                { target: 'waiting', actions: 'countPoll' },
              ],
              onError: [
                {
                  guard: {
                    type: 'hasCode',
                    params: asProblemOf('not_found'),
                  },
                  target: '#topUp.choosing',
                  actions: ['beginAnew', { type: 'setProblem', params: asProblem }],
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
      succeeded: { on: { 'topup.again': { target: 'choosing', actions: 'beginAnew' } } },
      declined: { on: { 'topup.again': { target: 'choosing', actions: 'beginAnew' } } },
    },
  });

export type TopUpSnapshot = SnapshotFrom<typeof topUpMachine>;
