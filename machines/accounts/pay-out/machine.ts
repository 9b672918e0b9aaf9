import { assign, type SnapshotFrom, setup } from 'xstate';
import type { Problem } from '#domain/core/problem.ts';
import type {
  PayOutContext,
  PayOutEvent,
  PayOutInput,
  PayoutQuote,
  StartPayoutInput,
} from '#machines/accounts/pay-out/types.ts';
import { stepUpMachine } from '#machines/accounts/step-up/machine.ts';
import { codeEvents, stepUpParts } from '#machines/accounts/step-up/parts.ts';
import { requestActor } from '#machines/core/actors.ts';
import { asProblem, asProblemOf } from '#machines/core/as-problem.ts';
import { hasCode } from '#machines/core/has-code.ts';
import { need } from '#machines/core/need.ts';

/** Pays a balance out to its owner: shows how, asks for a code, then pays exactly the shown amount. */
export const payOutMachine = setup({
  types: {} as {
    input: PayOutInput;
    context: PayOutContext;
    events: PayOutEvent;
    children: { stepUp: 'stepUp' };
  },
  actors: {
    stepUp: stepUpMachine,
    quotePayout: requestActor<PayoutQuote, void>('quotePayout'),
    startPayout: requestActor<PayoutQuote, StartPayoutInput>('startPayout'),
  },
  actions: {
    setQuote: assign((_, { quote }: { quote: PayoutQuote }) => ({ quote })),
    dropQuote: assign({ quote: null, problem: null }),
    countAttempt: assign(({ context }) => ({ attempt: context.attempt + 1, problem: null })),
    setProblem: assign((_, { problem }: { problem: Problem }) => ({ problem })),
  },
  guards: { hasCode, hasMoney: ({ context }) => need(context.quote, 'quote').amount.amount > 0 },
})
  .extend(stepUpParts<PayOutContext, PayOutEvent>())
  .createMachine({
    id: 'payOut',
    context: ({ input }) => ({ ...input, quote: null, attempt: 0, problem: null }),
    initial: 'idle',
    states: {
      idle: { on: { 'payout.ask': { target: 'quoting', actions: 'dropQuote' } } },
      quoting: {
        invoke: {
          id: 'quotePayout',
          src: 'quotePayout',
          onDone: { target: 'quoted', actions: { type: 'setQuote', params: ({ event }) => ({ quote: event.output }) } },
          onError: {
            target: 'idle',
            actions: ['dropQuote', { type: 'setProblem', params: asProblem }],
          },
        },
      },
      quoted: {
        on: {
          'payout.confirm': { guard: 'hasMoney', target: 'paying', actions: 'countAttempt' },
          'payout.drop': { target: 'idle', actions: 'dropQuote' },
        },
      },
      paying: {
        invoke: {
          id: 'startPayout',
          src: 'startPayout',
          input: ({ context }) => ({
            amount: need(context.quote, 'amount').amount,
            idempotencyKey: `${context.flowId}:payout:${context.attempt}`,
          }),
          onDone: { target: 'paid', actions: { type: 'setQuote', params: ({ event }) => ({ quote: event.output }) } },
          onError: [
            {
              guard: {
                type: 'hasCode',
                params: asProblemOf('step_up_required'),
              },
              target: 'proving',
            },
            {
              guard: {
                type: 'hasCode',
                params: asProblemOf('price_changed'),
              },
              target: 'quoting',
              actions: { type: 'setProblem', params: asProblem },
            },
            {
              target: 'quoted',
              actions: { type: 'setProblem', params: asProblem },
            },
          ],
        },
      },
      proving: {
        // Money leaves only for who can read the mails of the account.
        invoke: { id: 'stepUp', src: 'stepUp', onDone: { target: 'paying', actions: 'countAttempt' } },
        on: {
          ...codeEvents,
          'payout.drop': 'quoted',
        },
      },
      paid: { type: 'final' },
    },
  });

export type PayOutSnapshot = SnapshotFrom<typeof payOutMachine>;
