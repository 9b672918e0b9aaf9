import { assign, sendTo, setup } from 'xstate';
import type { Problem } from '#domain/core/problem.ts';
import { type CardCalculatorSnapshot, cardCalculatorMachine } from '#machines/card/card-calculator/machine.ts';
import { cardHoldMachine } from '#machines/card/card-hold/machine.ts';
import type {
  CardOrderContext,
  CardOrderEvent,
  CardOrderInput,
  CardWish,
  CheckoutUpdate,
  PlaceHoldInput,
} from '#machines/card/card-order/types.ts';
import { requestActor } from '#machines/core/actors.ts';
import { checkoutParts, holdParts } from '#machines/core/checkout-parts.ts';
import { type Faulty, faultsOf } from '#machines/core/form.ts';
import { hasCode } from '#machines/core/has-code.ts';
import type { OrderInfo } from '#machines/core/order.ts';
import { orderCheckoutMachine } from '#machines/core/order-checkout/machine.ts';
import type { IndicatePage } from '#machines/core/order-checkout/types.ts';

/** The page with the wish is there to go back to. */
const hasList = () => true;

/** Types, actors, actions and guards of the flow; the chart itself is in machine.ts. */
export const cardOrder = setup({
  types: {} as {
    input: CardOrderInput;
    context: CardOrderContext;
    events: CardOrderEvent | CheckoutUpdate;
    children: { placeHold: 'placeHold'; calculator: 'cardCalculator'; checkout: 'orderCheckout' };
  },
  actors: {
    placeHold: requestActor<OrderInfo, PlaceHoldInput>('placeHold'),
    cardCalculator: cardCalculatorMachine,
    orderCheckout: orderCheckoutMachine.provide({ actors: { hold: cardHoldMachine } }),
  },
  actions: {
    setWish: assign((_, { wish }: { wish: CardWish }) => ({ wish, problem: null, faults: [] })),
    setFaults: assign(({ context }, { faults }: Faulty) => ({
      faults,
      problem: null,
      focusAsked: context.focusAsked + 1,
    })),
    /** What the server says of fields stands at them. */
    setRefusal: assign(({ context }, { problem }: { problem: Problem }) => ({
      problem,
      faults: faultsOf(problem),
      focusAsked: context.focusAsked + (problem.fields ? 1 : 0),
    })),
    noteCalculated: assign((_, { snapshot }: { snapshot: CardCalculatorSnapshot }) => {
      const { amount, balance, quote, before } = snapshot.context;
      return { calculated: { amount, balance, quote, before } };
    }),
    passToCalculator: sendTo('calculator', ({ event }) => event),
    /** The server holds the rate no longer, whatever the clock here says. */
    endQuote: sendTo('calculator', { type: 'quote.end' }),
    setOrder: assign((_, { order }: { order: OrderInfo }) => ({ confirmInfo: order })),
    forgetOrder: assign({ confirmInfo: null }),
  },
  guards: {
    hasCode,
    hasFaults: (_, { faults }: Faulty) => faults.length > 0,
    /** The server knows the holder: of a load, and of a card in place of another. */
    knowsHolder: (_, { order }: { order: OrderInfo }) => order.hasPassengers,
    isOrdersPage: ({ context }, { step }: { step: IndicatePage }) => context.confirmInfo !== null && step !== 'results',
  },
})
  .extend(
    checkoutParts<CardOrderContext, CardOrderEvent | CheckoutUpdate>({
      attemptOf: ({ holdAttempt }) => holdAttempt,
      hasList,
      hasProtection: () => false,
      kept: ({ order }) => ({ confirmInfo: order }),
      showsRelease: false,
    }),
  )
  .extend(holdParts<CardOrderContext, CardOrderEvent | CheckoutUpdate>({ hasList }));
