// Written by `npm run generate` from what the machine can do. Change the machine, not this file.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { renderStage, type StageArgs } from '../support/stage/Stage.tsx';

const meta: Meta<StageArgs> = { title: 'States/Flight booking/Expired', render: renderStage, args: { flow: 'flightBooking' } };
export default meta;
type Story = StoryObj<StageArgs>;

export const ExpiredOffering: Story = {
  name: 'Offering',
  args: { input: 3, way: ['order.arrived expired'], sameScreen: [
      { id: 'states-flight-booking-expired--expired-offering-after-order-arrived-expired', name: 'Expired / Offering – after order.arrived expired' },
      { id: 'states-flight-booking-expired--expired-offering-after-step-visit-passengers-then-order-arrived-expired', name: 'Expired / Offering – after step.visit passengers, then order.arrived expired' },
    ] },
};
export const ExpiredOfferingAtReview: Story = {
  name: 'Offering – at review',
  args: { input: 4, way: ['order.arrived expired'] },
};
export const ExpiredOfferingReturnTrip: Story = {
  name: 'Offering – return trip',
  args: { input: 3, way: ['search.submit 2026-12-05 2026-12-12', 'order.arrived expired'], sameScreen: [
      { id: 'states-flight-booking-expired--expired-offering-return-trip-after-order-arrived-expired', name: 'Expired / Offering – return trip, after order.arrived expired' },
      { id: 'states-flight-booking-expired--expired-offering-return-trip-after-offer-choose-ir-215-then-order-arrived-expired', name: 'Expired / Offering – return trip, after offer.choose IR 215, then order.arrived expired' },
      { id: 'states-flight-booking-expired--expired-offering-return-trip-after-place-hold-held-then-order-arrived-expired', name: 'Expired / Offering – return trip, after placeHold: held, then order.arrived expired' },
      { id: 'states-flight-booking-expired--expired-offering-return-trip-after-place-hold-sold-out-departing-then-order-arrived-expired', name: 'Expired / Offering – return trip, after placeHold: sold_out departing, then order.arrived expired' },
    ] },
};
export const ExpiredOfferingAfterOrderArrivedExpired: Story = {
  name: 'Offering – after order.arrived expired',
  tags: ['same-screen', '!test'],
  args: { input: 3, way: ['offer.choose IR 215', 'order.arrived expired'], sameScreen: [
      { id: 'states-flight-booking-expired--expired-offering', name: 'Expired / Offering' },
    ] },
};
export const ExpiredOfferingAfterStepVisitPassengersThenOrderArrivedExpired: Story = {
  name: 'Offering – after step.visit passengers, then order.arrived expired',
  tags: ['same-screen', '!test'],
  args: { input: 3, way: ['step.visit passengers', 'order.arrived expired'], sameScreen: [
      { id: 'states-flight-booking-expired--expired-offering', name: 'Expired / Offering' },
    ] },
};
export const ExpiredHolding: Story = {
  name: 'Holding',
  args: { input: 3, way: ['order.arrived expired', 'hold.again'], sameScreen: [
      { id: 'states-flight-booking-expired--expired-holding-after-hold-again', name: 'Expired / Holding – after hold.again' },
      { id: 'states-flight-booking-expired--expired-holding-after-order-arrived-expired-then-hold-again', name: 'Expired / Holding – after order.arrived expired, then hold.again' },
    ] },
};
export const ExpiredOfferingAtReviewOrderPaymentFailed: Story = {
  name: 'Offering – at review, order payment failed',
  args: { input: 4, way: ['session.extend', '✗ flightSession/extendHold: hold_expired'] },
};
export const ExpiredHoldingAtReview: Story = {
  name: 'Holding – at review',
  args: { input: 4, way: ['order.arrived expired', 'hold.again'] },
};
export const ExpiredOfferingReturnTripAfterOrderArrivedExpired: Story = {
  name: 'Offering – return trip, after order.arrived expired',
  tags: ['same-screen', '!test'],
  args: { input: 2, way: ['offer.choose IR 214', '✓ placeHold: held', 'order.arrived expired'], sameScreen: [
      { id: 'states-flight-booking-expired--expired-offering-return-trip', name: 'Expired / Offering – return trip' },
    ] },
};
export const ExpiredOfferingReturnTripAfterOfferChooseIR215ThenOrderArrivedExpired: Story = {
  name: 'Offering – return trip, after offer.choose IR 215, then order.arrived expired',
  tags: ['same-screen', '!test'],
  args: { input: 3, way: ['search.submit 2026-12-05 2026-12-12', 'offer.choose IR 215', 'order.arrived expired'], sameScreen: [
      { id: 'states-flight-booking-expired--expired-offering-return-trip', name: 'Expired / Offering – return trip' },
    ] },
};
export const ExpiredHoldingReturnTrip: Story = {
  name: 'Holding – return trip',
  args: { input: 3, way: ['search.submit 2026-12-05 2026-12-12', 'order.arrived expired', 'hold.again'], sameScreen: [
      { id: 'states-flight-booking-expired--expired-holding-return-trip-after-hold-again', name: 'Expired / Holding – return trip, after hold.again' },
      { id: 'states-flight-booking-expired--expired-holding-return-trip-after-order-arrived-expired-then-hold-again', name: 'Expired / Holding – return trip, after order.arrived expired, then hold.again' },
      { id: 'states-flight-booking-expired--expired-holding-return-trip-after-place-hold-held-then-order-arrived-expired-then-hold-again', name: 'Expired / Holding – return trip, after placeHold: held, then order.arrived expired, then hold.again' },
      { id: 'states-flight-booking-expired--expired-holding-return-trip-after-place-hold-sold-out-departing-then-order-arrived-expired-then-hold-again', name: 'Expired / Holding – return trip, after placeHold: sold_out departing, then order.arrived expired, then hold.again' },
    ] },
};
export const ExpiredHoldingAfterHoldAgain: Story = {
  name: 'Holding – after hold.again',
  tags: ['same-screen', '!test'],
  args: { input: 3, way: ['offer.choose IR 215', 'order.arrived expired', 'hold.again'], sameScreen: [
      { id: 'states-flight-booking-expired--expired-holding', name: 'Expired / Holding' },
    ] },
};
export const ExpiredOfferingOrderHeld: Story = {
  name: 'Offering – order held',
  args: { input: 3, way: ['step.visit passengers', 'session.extend', '✗ flightSession/extendHold: hold_expired'] },
};
export const ExpiredHoldingAfterOrderArrivedExpiredThenHoldAgain: Story = {
  name: 'Holding – after order.arrived expired, then hold.again',
  tags: ['same-screen', '!test'],
  args: { input: 3, way: ['step.visit passengers', 'order.arrived expired', 'hold.again'], sameScreen: [
      { id: 'states-flight-booking-expired--expired-holding', name: 'Expired / Holding' },
    ] },
};
export const ExpiredPriceChangedPriceChanged: Story = {
  name: 'Price changed – price changed',
  args: { input: 3, way: ['order.arrived expired', 'hold.again', '✗ holdAgain: price_changed'], sameScreen: [
      { id: 'states-flight-booking-expired--expired-price-changed-price-changed-after-hold-again-price-changed', name: 'Expired / Price changed – price changed, after holdAgain: price_changed' },
      { id: 'states-flight-booking-expired--expired-price-changed-price-changed-after-hold-again-then-hold-again-price-changed', name: 'Expired / Price changed – price changed, after hold.again, then holdAgain: price_changed' },
    ] },
};
export const ExpiredOfferingSoldOut: Story = {
  name: 'Offering – sold out',
  args: { input: 3, way: ['order.arrived expired', 'hold.again', '✗ holdAgain: sold_out'] },
};
export const ExpiredHoldingSlowAirline: Story = {
  name: 'Holding – slow airline',
  args: { input: 3, way: ['order.arrived expired', 'hold.again', '⏱ timer 1'] },
};
export const ExpiredOfferingOrderPaymentFailed: Story = {
  name: 'Offering – order payment failed',
  args: { input: 4, way: ['step.visit passengers', 'passengers.submit', '✗ submitPassengers: hold_expired'] },
};
export const ExpiredHoldingAtReviewOrderPaymentFailed: Story = {
  name: 'Holding – at review, order payment failed',
  args: { input: 4, way: ['session.extend', '✗ flightSession/extendHold: hold_expired', 'hold.again'] },
};
export const ExpiredOfferingAtReviewNotAllowed: Story = {
  name: 'Offering – at review, not allowed',
  args: { input: 4, way: ['payment.start', '✗ payment/startPayment: not_allowed', '✓ readOrder: expired'] },
};
export const ExpiredOfferingAtReviewConflict: Story = {
  name: 'Offering – at review, conflict',
  args: { input: 4, way: ['payment.start', '✗ payment/startPayment: conflict', '✓ readOrder: expired'] },
};
export const ExpiredOfferingAtReviewOrderHeld: Story = {
  name: 'Offering – at review, order held',
  args: { input: 4, way: ['order.arrived held', 'payment.start', '✗ payment/startPayment: hold_expired'] },
};
export const ExpiredOfferingAtReviewOrderAwaitingPayment: Story = {
  name: 'Offering – at review, order awaiting payment',
  args: { input: 4, way: ['order.arrived awaitingPayment', 'payment.start', '✗ payment/startPayment: hold_expired'] },
};
export const ExpiredPriceChangedAtReviewPriceChanged: Story = {
  name: 'Price changed – at review, price changed',
  args: { input: 4, way: ['order.arrived expired', 'hold.again', '✗ holdAgain: price_changed'] },
};
export const ExpiredOfferingReturnTripAfterPlaceHoldHeldThenOrderArrivedExpired: Story = {
  name: 'Offering – return trip, after placeHold: held, then order.arrived expired',
  tags: ['same-screen', '!test'],
  args: { input: 2, way: ['offer.choose IR 214', 'route.shown results', '✓ placeHold: held', 'order.arrived expired'], sameScreen: [
      { id: 'states-flight-booking-expired--expired-offering-return-trip', name: 'Expired / Offering – return trip' },
    ] },
};
export const ExpiredHoldingReturnTripAfterHoldAgain: Story = {
  name: 'Holding – return trip, after hold.again',
  tags: ['same-screen', '!test'],
  args: { input: 2, way: ['offer.choose IR 214', '✓ placeHold: held', 'order.arrived expired', 'hold.again'], sameScreen: [
      { id: 'states-flight-booking-expired--expired-holding-return-trip', name: 'Expired / Holding – return trip' },
    ] },
};
export const ExpiredHoldingReturnTripAfterOrderArrivedExpiredThenHoldAgain: Story = {
  name: 'Holding – return trip, after order.arrived expired, then hold.again',
  tags: ['same-screen', '!test'],
  args: { input: 3, way: ['search.submit 2026-12-05 2026-12-12', 'offer.choose IR 215', 'order.arrived expired', 'hold.again'], sameScreen: [
      { id: 'states-flight-booking-expired--expired-holding-return-trip', name: 'Expired / Holding – return trip' },
    ] },
};
export const ExpiredPriceChangedPriceChangedReturnTrip: Story = {
  name: 'Price changed – price changed, return trip',
  args: { input: 3, way: ['search.submit 2026-12-05 2026-12-12', 'order.arrived expired', 'hold.again', '✗ holdAgain: price_changed'], sameScreen: [
      { id: 'states-flight-booking-expired--expired-price-changed-price-changed-return-trip-after-hold-again-price-changed', name: 'Expired / Price changed – price changed, return trip, after holdAgain: price_changed' },
      { id: 'states-flight-booking-expired--expired-price-changed-price-changed-return-trip-after-hold-again-then-hold-again-price-changed', name: 'Expired / Price changed – price changed, return trip, after hold.again, then holdAgain: price_changed' },
      { id: 'states-flight-booking-expired--expired-price-changed-price-changed-return-trip-after-order-arrived-expired-then-hold-again-then-hold-again-price-changed', name: 'Expired / Price changed – price changed, return trip, after order.arrived expired, then hold.again, then holdAgain: price_changed' },
      { id: 'states-flight-booking-expired--expired-price-changed-price-changed-return-trip-after-place-hold-sold-out-departing-then-order-arrived-expired-then-hold-again-then-hold-again-price-changed', name: 'Expired / Price changed – price changed, return trip, after placeHold: sold_out departing, then order.arrived expired, then hold.again, then holdAgain: price_changed' },
    ] },
};
export const ExpiredPriceChangedPriceChangedAfterHoldAgainPriceChanged: Story = {
  name: 'Price changed – price changed, after holdAgain: price_changed',
  tags: ['same-screen', '!test'],
  args: { input: 3, way: ['offer.choose IR 215', 'order.arrived expired', 'hold.again', '✗ holdAgain: price_changed'], sameScreen: [
      { id: 'states-flight-booking-expired--expired-price-changed-price-changed', name: 'Expired / Price changed – price changed' },
    ] },
};
export const ExpiredHoldingOrderHeld: Story = {
  name: 'Holding – order held',
  args: { input: 3, way: ['step.visit passengers', 'session.extend', '✗ flightSession/extendHold: hold_expired', 'hold.again'] },
};
export const ExpiredOfferingOrderAwaitingPayment: Story = {
  name: 'Offering – order awaiting payment',
  args: { input: 3, way: ['step.visit passengers', 'passengers.submit', 'order.arrived awaitingPayment', '✗ submitPassengers: hold_expired'] },
};
export const ExpiredPriceChangedPriceChangedAfterHoldAgainThenHoldAgainPriceChanged: Story = {
  name: 'Price changed – price changed, after hold.again, then holdAgain: price_changed',
  tags: ['same-screen', '!test'],
  args: { input: 3, way: ['step.visit passengers', 'order.arrived expired', 'hold.again', '✗ holdAgain: price_changed'], sameScreen: [
      { id: 'states-flight-booking-expired--expired-price-changed-price-changed', name: 'Expired / Price changed – price changed' },
    ] },
};
export const ExpiredHoldingOrderPaymentFailed: Story = {
  name: 'Holding – order payment failed',
  args: { input: 4, way: ['step.visit passengers', 'passengers.submit', '✗ submitPassengers: hold_expired', 'hold.again'] },
};
export const ExpiredPriceChangedAtReviewPriceChangedOrderPaymentFailed: Story = {
  name: 'Price changed – at review, price changed, order payment failed',
  args: { input: 4, way: ['session.extend', '✗ flightSession/extendHold: hold_expired', 'hold.again', '✗ holdAgain: price_changed'] },
};
export const ExpiredHoldingAtReviewOrderHeld: Story = {
  name: 'Holding – at review, order held',
  args: { input: 4, way: ['order.arrived held', 'payment.start', '✗ payment/startPayment: hold_expired', 'hold.again'] },
};
export const ExpiredHoldingAtReviewOrderAwaitingPayment: Story = {
  name: 'Holding – at review, order awaiting payment',
  args: { input: 4, way: ['order.arrived awaitingPayment', 'payment.start', '✗ payment/startPayment: hold_expired', 'hold.again'] },
};
export const ExpiredHoldingReturnTripAfterPlaceHoldHeldThenOrderArrivedExpiredThenHoldAgain: Story = {
  name: 'Holding – return trip, after placeHold: held, then order.arrived expired, then hold.again',
  tags: ['same-screen', '!test'],
  args: { input: 2, way: ['offer.choose IR 214', 'route.shown results', '✓ placeHold: held', 'order.arrived expired', 'hold.again'], sameScreen: [
      { id: 'states-flight-booking-expired--expired-holding-return-trip', name: 'Expired / Holding – return trip' },
    ] },
};
export const ExpiredPriceChangedPriceChangedReturnTripAfterHoldAgainPriceChanged: Story = {
  name: 'Price changed – price changed, return trip, after holdAgain: price_changed',
  tags: ['same-screen', '!test'],
  args: { input: 2, way: ['offer.choose IR 214', '✓ placeHold: held', 'order.arrived expired', 'hold.again', '✗ holdAgain: price_changed'], sameScreen: [
      { id: 'states-flight-booking-expired--expired-price-changed-price-changed-return-trip', name: 'Expired / Price changed – price changed, return trip' },
    ] },
};
export const ExpiredOfferingReturnTripAfterPlaceHoldSoldOutDepartingThenOrderArrivedExpired: Story = {
  name: 'Offering – return trip, after placeHold: sold_out departing, then order.arrived expired',
  tags: ['same-screen', '!test'],
  args: { input: 3, way: ['search.submit 2026-12-05 2026-12-12', 'offer.choose IR 215', 'offer.choose IR 214', '✗ placeHold: sold_out departing', 'order.arrived expired'], sameScreen: [
      { id: 'states-flight-booking-expired--expired-offering-return-trip', name: 'Expired / Offering – return trip' },
    ] },
};
export const ExpiredPriceChangedPriceChangedReturnTripAfterHoldAgainThenHoldAgainPriceChanged: Story = {
  name: 'Price changed – price changed, return trip, after hold.again, then holdAgain: price_changed',
  tags: ['same-screen', '!test'],
  args: { input: 3, way: ['search.submit 2026-12-05 2026-12-12', 'offer.choose IR 215', 'order.arrived expired', 'hold.again', '✗ holdAgain: price_changed'], sameScreen: [
      { id: 'states-flight-booking-expired--expired-price-changed-price-changed-return-trip', name: 'Expired / Price changed – price changed, return trip' },
    ] },
};
export const ExpiredPriceChangedPriceChangedOrderHeld: Story = {
  name: 'Price changed – price changed, order held',
  args: { input: 3, way: ['step.visit passengers', 'session.extend', '✗ flightSession/extendHold: hold_expired', 'hold.again', '✗ holdAgain: price_changed'] },
};
export const ExpiredHoldingOrderAwaitingPayment: Story = {
  name: 'Holding – order awaiting payment',
  args: { input: 3, way: ['step.visit passengers', 'passengers.submit', 'order.arrived awaitingPayment', '✗ submitPassengers: hold_expired', 'hold.again'] },
};
export const ExpiredPriceChangedPriceChangedOrderPaymentFailed: Story = {
  name: 'Price changed – price changed, order payment failed',
  args: { input: 4, way: ['step.visit passengers', 'passengers.submit', '✗ submitPassengers: hold_expired', 'hold.again', '✗ holdAgain: price_changed'] },
};
export const ExpiredOfferingAtReviewUnavailable: Story = {
  name: 'Offering – at review, unavailable',
  args: { input: 4, way: ['payment.start', '✗ payment/startPayment: not_allowed', '✗ readOrder: unavailable', 'order.retry', '✓ readOrder: expired'] },
};
export const ExpiredPriceChangedAtReviewPriceChangedOrderHeld: Story = {
  name: 'Price changed – at review, price changed, order held',
  args: { input: 4, way: ['order.arrived held', 'payment.start', '✗ payment/startPayment: hold_expired', 'hold.again', '✗ holdAgain: price_changed'] },
};
export const ExpiredPriceChangedAtReviewPriceChangedOrderAwaitingPayment: Story = {
  name: 'Price changed – at review, price changed, order awaiting payment',
  args: { input: 4, way: ['order.arrived awaitingPayment', 'payment.start', '✗ payment/startPayment: hold_expired', 'hold.again', '✗ holdAgain: price_changed'] },
};
export const ExpiredPriceChangedPriceChangedReturnTripAfterOrderArrivedExpiredThenHoldAgainThenHoldAgainPriceChanged: Story = {
  name: 'Price changed – price changed, return trip, after order.arrived expired, then hold.again, then holdAgain: price_changed',
  tags: ['same-screen', '!test'],
  args: { input: 2, way: ['offer.choose IR 214', 'route.shown results', '✓ placeHold: held', 'order.arrived expired', 'hold.again', '✗ holdAgain: price_changed'], sameScreen: [
      { id: 'states-flight-booking-expired--expired-price-changed-price-changed-return-trip', name: 'Expired / Price changed – price changed, return trip' },
    ] },
};
export const ExpiredHoldingReturnTripAfterPlaceHoldSoldOutDepartingThenOrderArrivedExpiredThenHoldAgain: Story = {
  name: 'Holding – return trip, after placeHold: sold_out departing, then order.arrived expired, then hold.again',
  tags: ['same-screen', '!test'],
  args: { input: 3, way: ['search.submit 2026-12-05 2026-12-12', 'offer.choose IR 215', 'offer.choose IR 214', '✗ placeHold: sold_out departing', 'order.arrived expired', 'hold.again'], sameScreen: [
      { id: 'states-flight-booking-expired--expired-holding-return-trip', name: 'Expired / Holding – return trip' },
    ] },
};
export const ExpiredPriceChangedPriceChangedOrderAwaitingPayment: Story = {
  name: 'Price changed – price changed, order awaiting payment',
  args: { input: 3, way: ['step.visit passengers', 'passengers.submit', 'order.arrived awaitingPayment', '✗ submitPassengers: hold_expired', 'hold.again', '✗ holdAgain: price_changed'] },
};
export const ExpiredPriceChangedPriceChangedReturnTripAfterPlaceHoldSoldOutDepartingThenOrderArrivedExpiredThenHoldAgainThenHoldAgainPriceChanged: Story = {
  name: 'Price changed – price changed, return trip, after placeHold: sold_out departing, then order.arrived expired, then hold.again, then holdAgain: price_changed',
  tags: ['same-screen', '!test'],
  args: { input: 3, way: ['search.submit 2026-12-05 2026-12-12', 'offer.choose IR 215', 'offer.choose IR 214', '✗ placeHold: sold_out departing', 'order.arrived expired', 'hold.again', '✗ holdAgain: price_changed'], sameScreen: [
      { id: 'states-flight-booking-expired--expired-price-changed-price-changed-return-trip', name: 'Expired / Price changed – price changed, return trip' },
    ] },
};
