import type { SnapshotFrom } from 'xstate';
import { asProblem, asProblemAmong } from '#machines/core/as-problem.ts';
import { checkoutState, followTo, passedBeside } from '#machines/core/checkout-state.ts';
import { askingState, takeOrder } from '#machines/core/hold-states.ts';
import { need } from '#machines/core/need.ts';
import type { OrderInfo } from '#machines/core/order.ts';
import { insurancePurchase } from '#machines/insurance/insurance-purchase/setup.ts';
import type { InsurancePurchaseContext, InsurancePurchaseEvent } from '#machines/insurance/insurance-purchase/types.ts';

type Context = { readonly context: InsurancePurchaseContext };
type Placed = { readonly event: { readonly output: OrderInfo } };
type Shown = { readonly event: Extract<InsurancePurchaseEvent, { type: 'route.shown' }> };
type Arrived = { readonly event: Extract<InsurancePurchaseEvent, { type: 'order.arrived' }> };

const orderIdOf = ({ confirmInfo }: InsurancePurchaseContext) => need(confirmInfo, 'order').orderId;

/** Back to days and people; the draft stays. */
const toQuote = { target: '#insurancePurchase.quoting', actions: 'clearProblem' } as const;

/** Another tab did something to the draft. */
const newsOfOurs = {
  guard: { type: 'isNewsOfOurs', params: ({ event }: Arrived) => event },
  target: '#insurancePurchase.arriving',
  actions: [{ type: 'setOrder', params: ({ event }: Arrived) => event }, 'clearProblem'],
} as const;

/** The people are told: the checkout begins with the review. */
const placed = {
  target: '#insurancePurchase.arriving',
  actions: [
    { type: 'setOrder', params: ({ event }: Placed) => ({ order: event.output }) },
    { type: 'showPage', params: { page: 'confirm' } },
    'clearProblem',
  ],
} as const;

/**
 * From days and people to a draft, then names and passports; when they are told the checkout leads to the certificates.
 * Nothing is in stock, so nothing is held: a draft is kept for 30 days.
 */
export const insurancePurchaseMachine = insurancePurchase.createMachine({
  id: 'insurancePurchase',
  // Pure, so that the first snapshots of server and browser are equal.
  context: ({ input: { flowId, order, route } }) => ({
    flowId,
    wish: null,
    confirmInfo: order,
    indicatePage: route.indicatePage,
    holdAttempt: 0,
    acceptedTotal: null,
    isSupplierSlow: false,
    problem: null,
    faults: [],
    focusAsked: 0,
  }),
  initial: 'arriving',
  states: {
    arriving: {
      // The order and the URL decide where the traveller is.
      always: [
        { guard: 'wantsDays', target: 'quoting' },
        { guard: 'isDraft', target: 'people' },
        { guard: 'isRepriced', target: 'repriced' },
        { guard: 'isGone', target: 'leaving', actions: 'tellHoldEnded' },
        { guard: 'wantsList', target: 'quoting', actions: 'startCheckout' },
        { guard: 'hasOrder', target: 'checkout', actions: 'startCheckout' },
        { target: 'quoting' },
      ],
    },
    quoting: {
      // What it costs while one types. A draft stays until another one is made.
      entry: { type: 'showPage', params: { page: 'results' } },
      initial: 'choosing',
      on: {
        ...passedBeside('isPlaced'),
        'route.shown': [
          { guard: { type: 'showsPeople', params: ({ event }: Shown) => event }, target: 'people' },
          {
            guard: { type: 'isOrdersPage', params: ({ event }: Shown) => ({ step: event.route.indicatePage }) },
            actions: { type: 'passStep', params: ({ event }: Shown) => ({ step: event.route.indicatePage }) },
          },
        ],
        'xstate.snapshot.checkout': followTo('#insurancePurchase.checkout'),
        'xstate.done.actor.checkout': { actions: ['stopCheckout', 'forgetOrder'] },
      },
      states: {
        choosing: {
          on: {
            'wish.submit': [
              {
                guard: { type: 'hasFaults', params: ({ event }) => event },
                actions: { type: 'setFaults', params: ({ event }) => event },
              },
              { target: 'opening', actions: { type: 'setWish', params: ({ event }) => event } },
            ],
            'problem.dismiss': { actions: 'clearProblem' },
            'xstate.done.actor.checkout': [
              {
                guard: { type: 'hasProblem', params: ({ event }) => event.output },
                actions: ['stopCheckout', 'forgetOrder', { type: 'setProblem', params: ({ event }) => event.output }],
              },
              { actions: ['stopCheckout', 'forgetOrder'] },
            ],
          },
        },
        // The server prices it and keeps the draft.
        opening: askingState({
          src: 'openDraft',
          input: ({ context }: Context) => ({
            wish: need(context.wish, 'wish'),
            idempotencyKey: `${context.flowId}:draft:${context.holdAttempt}`,
          }),
          onDone: { target: '#insurancePurchase.arriving', actions: takeOrder },
          onError: { target: 'choosing', actions: { type: 'setRefusal', params: asProblem } },
        }),
      },
    },
    people: {
      // Each person as in the passport, and where the certificates go.
      entry: { type: 'showPage', params: { page: 'passengers' } },
      initial: 'editing',
      on: {
        'step.visit': { guard: { type: 'isStep', params: ({ event }) => ({ step: event.step }) }, ...toQuote },
        'route.shown': {
          guard: { type: 'isStep', params: ({ event }: Shown) => ({ step: event.route.indicatePage }) },
          ...toQuote,
        },
        'order.arrived': newsOfOurs,
        'problem.dismiss': { actions: 'clearProblem' },
      },
      states: {
        editing: { on: { 'passengers.submit': { target: 'placing', actions: 'clearProblem' } } },
        placing: {
          // The server checks the people; their ages decide the price.
          invoke: {
            id: 'placeOrder',
            src: 'placeOrder',
            input: ({ context }) => ({ orderId: orderIdOf(context) }),
            onDone: placed,
            onError: [
              {
                guard: { type: 'hasCode', params: asProblemAmong('hold_expired') },
                target: '#insurancePurchase.leaving',
                actions: { type: 'setProblem', params: asProblem },
              },
              { target: 'editing', actions: { type: 'setProblem', params: asProblem } },
            ],
          },
        },
      },
    },
    repriced: {
      // Another age, or another day, made another price of it: it waits for a yes.
      entry: { type: 'showPage', params: { page: 'passengers' } },
      initial: 'asking',
      on: {
        'step.visit': { guard: { type: 'isStep', params: ({ event }) => ({ step: event.step }) }, ...toQuote },
        'price.reject': toQuote,
        'order.arrived': newsOfOurs,
      },
      states: {
        asking: {
          // Without a total the server says the old one and the new one.
          entry: 'countHold',
          invoke: {
            id: 'placeAgain',
            src: 'placeAgain',
            input: ({ context }) => ({
              orderId: orderIdOf(context),
              acceptedTotal: context.acceptedTotal,
              idempotencyKey: `${context.flowId}:again:${context.holdAttempt}`,
            }),
            onDone: placed,
            onError: [
              {
                guard: { type: 'hasCode', params: asProblemAmong('price_changed') },
                target: 'deciding',
                actions: { type: 'setProblem', params: asProblem },
              },
              { target: 'offering', actions: { type: 'setProblem', params: asProblem } },
            ],
          },
        },
        deciding: { on: { 'price.accept': { target: 'asking', actions: 'acceptPrice' } } },
        offering: { on: { 'hold.again': 'asking' } },
      },
    },
    checkout: checkoutState('quoting'),
    leaving: { always: { target: 'quoting', actions: 'forgetOrder' } },
  },
});

export type InsurancePurchaseSnapshot = SnapshotFrom<typeof insurancePurchaseMachine>;
