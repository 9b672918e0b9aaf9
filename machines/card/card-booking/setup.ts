import { assign, setup } from 'xstate';
import type { CardQuestion } from '#domain/card/quote.ts';
import type {
  CardBookingContext,
  CardBookingEvent,
  CardBookingInput,
  CheckoutUpdate,
  PlaceHoldInput,
} from '#machines/card/card-booking/types.ts';
import { cardHoldMachine } from '#machines/card/card-hold/machine.ts';
import { requestActor } from '#machines/core/actors.ts';
import { checkoutParts, holdParts } from '#machines/core/checkout-parts.ts';
import type { OrderInfo } from '#machines/core/order.ts';
import { orderCheckoutMachine } from '#machines/core/order-checkout/machine.ts';
import type { IndicatePage } from '#machines/core/order-checkout/types.ts';

/** The page with the question is there to go back to. */
const hasList = () => true;

/** Types, actors, actions and guards of the flow; the chart itself is in machine.ts. */
export const cardBooking = setup({
  types: {} as {
    input: CardBookingInput;
    context: CardBookingContext;
    events: CardBookingEvent | CheckoutUpdate;
    children: { placeHold: 'placeHold'; checkout: 'orderCheckout' };
  },
  actors: {
    placeHold: requestActor<OrderInfo, PlaceHoldInput>('placeHold'),
    orderCheckout: orderCheckoutMachine.provide({ actors: { hold: cardHoldMachine } }),
  },
  actions: {
    setQuestion: assign((_, { question }: { question: CardQuestion }) => ({ question, problem: null })),
    setOrder: assign((_, { order }: { order: OrderInfo }) => ({ confirmInfo: order })),
    forgetOrder: assign({ confirmInfo: null }),
  },
  guards: {
    isOrdersPage: ({ context }, { step }: { step: IndicatePage }) => context.confirmInfo !== null && step !== 'results',
  },
})
  .extend(
    checkoutParts<CardBookingContext, CardBookingEvent | CheckoutUpdate>({
      attemptOf: ({ holdAttempt }) => holdAttempt,
      hasList,
      hasProtection: () => false,
      kept: ({ order }) => ({ confirmInfo: order }),
      showsRelease: true,
    }),
  )
  .extend(holdParts<CardBookingContext, CardBookingEvent | CheckoutUpdate>({ hasList }));
