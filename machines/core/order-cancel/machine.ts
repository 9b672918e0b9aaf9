import { assign, type SnapshotFrom, setup } from 'xstate';
import { isSameMoney } from '#domain/core/money.ts';
import type { Problem } from '#domain/core/problem.ts';
import { stepUpMachine } from '#machines/accounts/step-up/machine.ts';
import { codeEvents, stepUpParts } from '#machines/accounts/step-up/parts.ts';
import { requestActor } from '#machines/core/actors.ts';
import { asProblem, asProblemOf } from '#machines/core/as-problem.ts';
import { hasCode } from '#machines/core/has-code.ts';
import { need } from '#machines/core/need.ts';
import type {
  CancellationQuote,
  CancelOrderInput,
  OrderCancelContext,
  OrderCancelEvent,
  OrderCancelInput,
  QuoteInput,
  RefundTo,
} from '#machines/core/order-cancel/types.ts';

/** The destination goes back to the card where a new quote cannot go to the balance. */
const quoted = ({ to }: OrderCancelContext, quote: CancellationQuote) => ({
  quote,
  to: quote.toBalance ? to : ('card' as const),
});

/** Cancels an issued order. The traveller sees the refund first and gets exactly that amount. */
export const orderCancelMachine = setup({
  types: {} as {
    input: OrderCancelInput;
    context: OrderCancelContext;
    events: OrderCancelEvent;
    children: { stepUp: 'stepUp' };
  },
  actors: {
    stepUp: stepUpMachine,
    quoteCancellation: requestActor<CancellationQuote, QuoteInput>('quoteCancellation'),
    cancelOrder: requestActor<void, CancelOrderInput>('cancelOrder'),
  },
  actions: {
    setQuote: assign(({ context }, { quote }: { quote: CancellationQuote }) => ({
      ...quoted(context, quote),
      before: context.quote && !isSameMoney(context.quote.refund, quote.refund) ? context.quote.refund : null,
    })),
    setOtherQuote: assign(({ context }, { quote }: { quote: CancellationQuote }) => ({
      ...quoted(context, quote),
      before: null,
    })),
    setPapers: assign((_, { papers }: { papers: readonly number[] }) => ({ papers, before: null, problem: null })),
    dropQuote: assign({ quote: null, before: null, papers: null, problem: null }),
    setTo: assign((_, { to }: { to: RefundTo }) => ({ to })),
    countAttempt: assign(({ context }) => ({ attempt: context.attempt + 1, problem: null })),
    setProblem: assign((_, { problem }: { problem: Problem }) => ({ problem })),
  },
  guards: {
    canGoTo: ({ context }, { to }: { to: RefundTo }) => to === 'card' || context.quote?.toBalance === true,
    isNobody: (_, { papers }: { papers: readonly number[] }) => papers.length === 0,
    hasCode,
  },
})
  .extend(stepUpParts<OrderCancelContext, OrderCancelEvent>())
  .createMachine({
    id: 'orderCancel',
    context: ({ input }) => ({
      ...input,
      quote: null,
      before: null,
      papers: null,
      to: 'card',
      attempt: 0,
      problem: null,
    }),
    initial: 'idle',
    states: {
      idle: { on: { 'cancel.ask': { target: 'quoting', actions: 'dropQuote' } } },
      quoting: {
        invoke: {
          id: 'quoteCancellation',
          src: 'quoteCancellation',
          input: ({ context }) => ({ orderId: context.orderId, papers: context.papers }),
          onDone: { target: 'quoted', actions: { type: 'setQuote', params: ({ event }) => ({ quote: event.output }) } },
          onError: {
            target: 'idle',
            actions: ['dropQuote', { type: 'setProblem', params: asProblem }],
          },
        },
      },
      quoted: {
        initial: 'standing',
        states: {
          standing: {
            on: {
              'refund.choose': {
                guard: { type: 'canGoTo', params: ({ event }) => event },
                actions: { type: 'setTo', params: ({ event }) => event },
              },
              'cancel.confirm': { target: '#orderCancel.cancelling', actions: 'countAttempt' },
            },
          },
          choosing: {
            invoke: {
              id: 'quoteChosen',
              src: 'quoteCancellation',
              input: ({ context }) => ({ orderId: context.orderId, papers: context.papers }),
              onDone: {
                target: 'standing',
                actions: { type: 'setOtherQuote', params: ({ event }) => ({ quote: event.output }) },
              },
              onError: { target: 'unknown', actions: { type: 'setProblem', params: asProblem } },
            },
          },
          unknown: { description: 'Nobody is chosen, those who stay cannot travel alone, or the quote did not come.' },
        },
        on: {
          'cancel.choose': [
            {
              guard: { type: 'isNobody', params: ({ event }) => event },
              target: '.unknown',
              actions: { type: 'setPapers', params: ({ event }) => event },
            },
            { target: '.choosing', actions: { type: 'setPapers', params: ({ event }) => event } },
          ],
          'cancel.drop': { target: 'idle', actions: 'dropQuote' },
        },
      },
      cancelling: {
        invoke: {
          id: 'cancelOrder',
          src: 'cancelOrder',
          input: ({ context }) => ({
            orderId: context.orderId,
            papers: context.papers,
            refund: need(context.quote, 'refund').refund,
            to: context.to,
            idempotencyKey: `${context.flowId}:cancel:${context.attempt}`,
          }),
          onDone: 'cancelled',
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
            },
            {
              target: 'quoted',
              actions: { type: 'setProblem', params: asProblem },
            },
          ],
        },
      },
      proving: {
        // Money to the balance is paid out only to who can read the mails of the account.
        invoke: { id: 'stepUp', src: 'stepUp', onDone: { target: 'cancelling', actions: 'countAttempt' } },
        on: {
          ...codeEvents,
          'cancel.drop': 'quoted',
        },
      },
      // When a part was cancelled, what stays can be cancelled too; the server refuses where nothing does.
      cancelled: { on: { 'cancel.ask': { target: 'quoting', actions: 'dropQuote' } } },
    },
  });

export type OrderCancelSnapshot = SnapshotFrom<typeof orderCancelMachine>;
