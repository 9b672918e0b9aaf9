import { assign, setup } from 'xstate';
import type { Problem } from '#domain/core/problem.ts';
import { requestActor } from '#machines/core/actors.ts';
import { hasCodeAmong } from '#machines/core/as-problem.ts';
import { checkoutParts, holdParts } from '#machines/core/checkout-parts.ts';
import { faultsOf } from '#machines/core/form.ts';
import type { OrderInfo } from '#machines/core/order.ts';
import { orderCheckoutMachine } from '#machines/core/order-checkout/machine.ts';
import type { IndicatePage } from '#machines/core/order-checkout/types.ts';
import type {
  CheckoutUpdate,
  PlaceHoldInput,
  SubmittedWish,
  TransportBookingContext,
  TransportBookingEvent,
  TransportBookingInput,
} from '#machines/transport/transport-booking/types.ts';
import { transportHoldMachine } from '#machines/transport/transport-hold/machine.ts';

/** The page with the forms is there to go back to. */
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
    setWish: assign((_, { wish, shownTotal }: SubmittedWish) => ({
      ...{ wish, shownTotal, acceptedTotal: null, problem: null, faults: [] },
    })),
    setFaults: assign(({ context }, { faults }: SubmittedWish) => ({
      ...{ faults, problem: null, focusAsked: context.focusAsked + 1 },
    })),
    /** What the server says of fields stands at them. */
    setRefusal: assign(({ context }, { problem }: { problem: Problem }) => ({
      problem,
      faults: faultsOf(problem),
      focusAsked: context.focusAsked + (problem.fields ? 1 : 0),
    })),
    acceptPrice: assign(({ context: { problem } }) => ({ acceptedTotal: problem?.price?.new ?? null, problem: null })),
    setOrder: assign((_, { order }: { order: OrderInfo }) => ({ confirmInfo: order, acceptedTotal: null })),
    forgetOrder: assign({ confirmInfo: null, acceptedTotal: null }),
  },
  guards: {
    hasCode: hasCodeAmong,
    /** It has a price, and nothing in it is wrong. */
    isWhole: (_, { faults, shownTotal }: SubmittedWish) => faults.length === 0 && shownTotal !== null,
    isOrdersPage: ({ context }, { step }: { step: IndicatePage }) => context.confirmInfo !== null && step !== 'results',
  },
})
  .extend(
    checkoutParts<TransportBookingContext, TransportBookingEvent | CheckoutUpdate>({
      attemptOf: ({ holdAttempt }) => holdAttempt,
      hasList,
      hasProtection: () => false,
      kept: ({ order }) => ({ confirmInfo: order }),
      showsRelease: false,
    }),
  )
  .extend(holdParts<TransportBookingContext, TransportBookingEvent | CheckoutUpdate>({ hasList }));
