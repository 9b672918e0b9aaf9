import { assign, setup } from 'xstate';
import type { ToursQuestion } from '#domain/tours/quote.ts';
import { requestActor } from '#machines/core/actors.ts';
import { checkoutParts, holdParts } from '#machines/core/checkout-parts.ts';
import type { OrderInfo } from '#machines/core/order.ts';
import { orderCheckoutMachine } from '#machines/core/order-checkout/machine.ts';
import type { IndicatePage } from '#machines/core/order-checkout/types.ts';
import type {
  CheckoutUpdate,
  PlaceHoldInput,
  ToursBookingContext,
  ToursBookingEvent,
  ToursBookingInput,
} from '#machines/tours/tours-booking/types.ts';
import { toursHoldMachine } from '#machines/tours/tours-hold/machine.ts';

/** The page with the question is there to go back to. */
const hasList = () => true;

/** Types, actors, actions and guards of the flow; the chart itself is in machine.ts. */
export const toursBooking = setup({
  types: {} as {
    input: ToursBookingInput;
    context: ToursBookingContext;
    events: ToursBookingEvent | CheckoutUpdate;
    children: { placeHold: 'placeHold'; checkout: 'orderCheckout' };
  },
  actors: {
    placeHold: requestActor<OrderInfo, PlaceHoldInput>('placeHold'),
    orderCheckout: orderCheckoutMachine.provide({ actors: { hold: toursHoldMachine } }),
  },
  actions: {
    setQuestion: assign((_, { question }: { question: ToursQuestion }) => ({ question, problem: null })),
    setOrder: assign((_, { order }: { order: OrderInfo }) => ({ confirmInfo: order })),
    forgetOrder: assign({ confirmInfo: null }),
  },
  guards: {
    isOrdersPage: ({ context }, { step }: { step: IndicatePage }) => context.confirmInfo !== null && step !== 'results',
  },
})
  .extend(
    checkoutParts<ToursBookingContext, ToursBookingEvent | CheckoutUpdate>({
      attemptOf: ({ holdAttempt }) => holdAttempt,
      hasList,
      hasProtection: () => false,
      kept: ({ order }) => ({ confirmInfo: order }),
      showsRelease: true,
    }),
  )
  .extend(holdParts<ToursBookingContext, ToursBookingEvent | CheckoutUpdate>({ hasList }));
