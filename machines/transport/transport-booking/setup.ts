import { assign, setup } from 'xstate';
import type { TransportQuestion } from '#domain/transport/quote.ts';
import { requestActor } from '#machines/core/actors.ts';
import { checkoutParts, holdParts } from '#machines/core/checkout-parts.ts';
import type { OrderInfo } from '#machines/core/order.ts';
import { orderCheckoutMachine } from '#machines/core/order-checkout/machine.ts';
import type { IndicatePage } from '#machines/core/order-checkout/types.ts';
import type {
  CheckoutUpdate,
  PlaceHoldInput,
  TransportBookingContext,
  TransportBookingEvent,
  TransportBookingInput,
} from '#machines/transport/transport-booking/types.ts';
import { transportHoldMachine } from '#machines/transport/transport-hold/machine.ts';

/** The page with the question is there to go back to. */
const hasList = () => true;

/** Types, actors, actions and guards of the flow; the chart itself is in machine.ts. */
export const transportBooking = setup({
  types: {} as {
    input: TransportBookingInput;
    context: TransportBookingContext;
    events: TransportBookingEvent | CheckoutUpdate;
    children: { placeHold: 'placeHold'; checkout: 'orderCheckout' };
  },
  actors: {
    placeHold: requestActor<OrderInfo, PlaceHoldInput>('placeHold'),
    orderCheckout: orderCheckoutMachine.provide({ actors: { hold: transportHoldMachine } }),
  },
  actions: {
    setQuestion: assign((_, { question }: { question: TransportQuestion }) => ({ question, problem: null })),
    setOrder: assign((_, { order }: { order: OrderInfo }) => ({ confirmInfo: order })),
    forgetOrder: assign({ confirmInfo: null }),
  },
  guards: {
    isOrdersPage: ({ context }, { step }: { step: IndicatePage }) => context.confirmInfo !== null && step !== 'results',
  },
})
  .extend(
    checkoutParts<TransportBookingContext, TransportBookingEvent | CheckoutUpdate>({
      attemptOf: ({ holdAttempt }) => holdAttempt,
      hasList,
      hasProtection: () => false,
      kept: ({ order }) => ({ confirmInfo: order }),
      showsRelease: true,
    }),
  )
  .extend(holdParts<TransportBookingContext, TransportBookingEvent | CheckoutUpdate>({ hasList }));
