import { assign, setup } from 'xstate';
import type { Money } from '#domain/core/money.ts';
import type { TourChoice } from '#domain/tours/choice.ts';
import { requestActor } from '#machines/core/actors.ts';
import { hasCodeAmong } from '#machines/core/as-problem.ts';
import { checkoutParts, holdParts } from '#machines/core/checkout-parts.ts';
import type { OrderInfo } from '#machines/core/order.ts';
import { orderCheckoutMachine } from '#machines/core/order-checkout/machine.ts';
import type { IndicatePage } from '#machines/core/order-checkout/types.ts';
import type {
  CheckoutUpdate,
  PlaceHoldInput,
  TourBookingContext,
  TourBookingEvent,
  TourBookingInput,
} from '#machines/tours/tour-booking/types.ts';
import { tourHoldMachine } from '#machines/tours/tour-hold/machine.ts';

/** The page of the tour is there to go back to. */
const hasList = () => true;

/** Types, actors, actions and guards of the flow; the chart itself is in machine.ts. */
export const tourBooking = setup({
  types: {} as {
    input: TourBookingInput;
    context: TourBookingContext;
    events: TourBookingEvent | CheckoutUpdate;
    children: { placeHold: 'placeHold'; checkout: 'orderCheckout' };
  },
  actors: {
    placeHold: requestActor<OrderInfo, PlaceHoldInput>('placeHold'),
    orderCheckout: orderCheckoutMachine.provide({ actors: { hold: tourHoldMachine } }),
  },
  actions: {
    setChoice: assign((_, { choice, shownTotal }: { choice: TourChoice; shownTotal: Money }) => ({
      ...{ choice, shownTotal, acceptedTotal: null, problem: null },
    })),
    acceptPrice: assign(({ context: { problem } }) => ({ acceptedTotal: problem?.price?.new ?? null, problem: null })),
    setOrder: assign((_, { order }: { order: OrderInfo }) => ({ confirmInfo: order, acceptedTotal: null })),
    forgetOrder: assign({ confirmInfo: null, acceptedTotal: null }),
  },
  guards: {
    hasCode: hasCodeAmong,
    isOrdersPage: ({ context }, { step }: { step: IndicatePage }) => context.confirmInfo !== null && step !== 'results',
  },
})
  .extend(
    checkoutParts<TourBookingContext, TourBookingEvent | CheckoutUpdate>({
      attemptOf: ({ holdAttempt }) => holdAttempt,
      hasList,
      hasProtection: () => false,
      kept: ({ order }) => ({ confirmInfo: order }),
      showsRelease: false,
    }),
  )
  .extend(holdParts<TourBookingContext, TourBookingEvent | CheckoutUpdate>({ hasList }));
