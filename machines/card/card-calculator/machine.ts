import { assign, type SnapshotFrom, setup } from 'xstate';
import type { Problem } from '#domain/core/problem.ts';
import { ratesBefore } from '#machines/card/card-calculator/rates.ts';
import type {
  CardCalculatorContext,
  CardCalculatorEvent,
  CardCalculatorInput,
  HeldQuote,
  ReadQuoteInput,
} from '#machines/card/card-calculator/types.ts';
import { requestActor } from '#machines/core/actors.ts';
import { asProblem } from '#machines/core/as-problem.ts';
import { deadlineActor } from '#machines/core/deadline.ts';
import { need } from '#machines/core/need.ts';

/** Pause before the server is asked again that still holds a quote which ended by our clock, in ms. */
export const AGAIN_MS = 3000;

type Read = { readonly event: { readonly output: HeldQuote } };
const asQuote = ({ event }: Read) => ({ quote: event.output });

/**
 * What an amount becomes on a card, at a rate that the server holds for ten minutes. When they end the rate of that
 * moment is asked for: the amount stays, and old and new rials are told side by side.
 */
export const cardCalculatorMachine = setup({
  types: {} as { input: CardCalculatorInput; context: CardCalculatorContext; events: CardCalculatorEvent },
  actors: {
    deadline: deadlineActor,
    readQuote: requestActor<HeldQuote, ReadQuoteInput>('readQuote'),
  },
  actions: {
    setAmount: assign((_, { amount, balance }: Pick<CardCalculatorInput, 'amount' | 'balance'>) => ({
      amount,
      balance,
    })),
    setQuote: assign(({ context }, { quote }: { quote: HeldQuote }) => ({
      quote,
      before: ratesBefore(context, quote.rates),
      problem: null,
    })),
    setProblem: assign((_, { problem }: { problem: Problem }) => ({ problem })),
    forgetBefore: assign({ before: null }),
    forgetProblem: assign({ problem: null }),
  },
  guards: {
    hasQuote: ({ context }) => context.quote !== null,
    /** The same ten minutes: the clock here is ahead of the server's. */
    isSame: ({ context }, { quote }: { quote: HeldQuote }) => context.quote?.until === quote.until,
  },
}).createMachine({
  id: 'cardCalculator',
  // Pure, so that the first snapshots of server and browser are equal.
  context: ({ input }) => ({ ...input, problem: null }),
  initial: 'arriving',
  on: {
    'amount.change': { actions: { type: 'setAmount', params: ({ event }) => event } },
    'news.dismiss': { actions: 'forgetBefore' },
  },
  states: {
    arriving: { always: [{ guard: 'hasQuote', target: 'held' }, { target: 'asking' }] },
    held: {
      invoke: {
        id: 'quoteEnd',
        src: 'deadline',
        input: ({ context }) => ({ at: need(context.quote, 'quote').until }),
      },
      on: { 'deadline.reached': 'asking', 'quote.end': 'asking' },
    },
    asking: {
      // What was quoted stays on the page meanwhile.
      invoke: {
        id: 'readQuote',
        src: 'readQuote',
        input: ({ context }) => ({ quote: context.quote?.quote ?? null }),
        onDone: [
          {
            guard: { type: 'isSame', params: asQuote },
            target: 'waiting',
            actions: { type: 'setQuote', params: asQuote },
          },
          { target: 'held', actions: { type: 'setQuote', params: asQuote } },
        ],
        onError: { target: 'failed', actions: { type: 'setProblem', params: asProblem } },
      },
    },
    waiting: {
      invoke: { id: 'pause', src: 'deadline', input: { inMs: AGAIN_MS } },
      on: { 'deadline.reached': 'asking' },
    },
    failed: { on: { 'quote.retry': { target: 'asking', actions: 'forgetProblem' } } },
  },
});

export type CardCalculatorSnapshot = SnapshotFrom<typeof cardCalculatorMachine>;
