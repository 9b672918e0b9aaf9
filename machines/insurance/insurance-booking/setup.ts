import { assign, setup } from 'xstate';
import type { InsuranceQuestion } from '#domain/insurance/quote.ts';
import { requestActor } from '#machines/core/actors.ts';
import { checkoutParts, holdParts } from '#machines/core/checkout-parts.ts';
import type { OrderInfo } from '#machines/core/order.ts';
import { orderCheckoutMachine } from '#machines/core/order-checkout/machine.ts';
import type { IndicatePage } from '#machines/core/order-checkout/types.ts';
import type {
  CheckoutUpdate,
  InsuranceBookingContext,
  InsuranceBookingEvent,
  InsuranceBookingInput,
  PlaceHoldInput,
} from '#machines/insurance/insurance-booking/types.ts';
import { insuranceHoldMachine } from '#machines/insurance/insurance-hold/machine.ts';

/** The page with the question is there to go back to. */
const hasList = () => true;

/** Types, actors, actions and guards of the flow; the chart itself is in machine.ts. */
export const insuranceBooking = setup({
  types: {} as {
    input: InsuranceBookingInput;
    context: InsuranceBookingContext;
    events: InsuranceBookingEvent | CheckoutUpdate;
    children: { placeHold: 'placeHold'; checkout: 'orderCheckout' };
  },
  actors: {
    placeHold: requestActor<OrderInfo, PlaceHoldInput>('placeHold'),
    orderCheckout: orderCheckoutMachine.provide({ actors: { hold: insuranceHoldMachine } }),
  },
  actions: {
    setQuestion: assign((_, { question }: { question: InsuranceQuestion }) => ({ question, problem: null })),
    setOrder: assign((_, { order }: { order: OrderInfo }) => ({ confirmInfo: order })),
    forgetOrder: assign({ confirmInfo: null }),
  },
  guards: {
    isOrdersPage: ({ context }, { step }: { step: IndicatePage }) => context.confirmInfo !== null && step !== 'results',
  },
})
  .extend(
    checkoutParts<InsuranceBookingContext, InsuranceBookingEvent | CheckoutUpdate>({
      attemptOf: ({ holdAttempt }) => holdAttempt,
      hasList,
      hasProtection: () => false,
      kept: ({ order }) => ({ confirmInfo: order }),
      showsRelease: true,
    }),
  )
  .extend(holdParts<InsuranceBookingContext, InsuranceBookingEvent | CheckoutUpdate>({ hasList }));
