// Written by `npm run generate` from what the machine can do. Change the machine, not this file.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { renderStage, type StageArgs } from '../support/stage/Stage.tsx';

const meta: Meta<StageArgs> = { title: 'States/Flight booking/Resuming', render: renderStage, args: { flow: 'flightBooking' } };
export default meta;
type Story = StoryObj<StageArgs>;

export const ResumingAskingAtReview: Story = {
  name: 'Asking – at review',
  tags: ['same-screen', '!test'],
  args: { input: 4, way: ['payment.start', '✗ payment/startPayment: not_allowed'], sameScreen: [
      { id: 'states-flight-booking-single--releasing-at-review', name: 'Releasing – at review' },
    ] },
};
export const ResumingAskingAtReviewAfterPaymentStartPaymentConflict: Story = {
  name: 'Asking – at review, after payment/startPayment: conflict',
  tags: ['same-screen', '!test'],
  args: { input: 4, way: ['payment.start', '✗ payment/startPayment: conflict'], sameScreen: [
      { id: 'states-flight-booking-single--releasing-at-review', name: 'Releasing – at review' },
    ] },
};
export const ResumingAsking: Story = {
  name: 'Asking',
  tags: ['same-screen', '!test'],
  args: { input: 3, way: ['step.visit passengers', 'passengers.submit', '✗ submitPassengers: not_allowed'], sameScreen: [
      { id: 'states-flight-booking-single--releasing-at-passengers', name: 'Releasing – at passengers' },
    ] },
};
export const ResumingAskingAtTheList: Story = {
  name: 'Asking – at the list',
  args: { input: 3, way: ['order.arrived expired', 'hold.again', '✗ holdAgain: not_allowed'] },
};
export const ResumingAskingOrderPaymentFailed: Story = {
  name: 'Asking – order payment failed',
  tags: ['same-screen', '!test'],
  args: { input: 4, way: ['step.visit passengers', 'passengers.submit', '✗ submitPassengers: not_allowed'], sameScreen: [
      { id: 'states-flight-booking-single--releasing-at-passengers-order-payment-failed', name: 'Releasing – at passengers, order payment failed' },
    ] },
};
export const ResumingFailedAtReviewUnavailable: Story = {
  name: 'Failed – at review, unavailable',
  args: { input: 4, way: ['payment.start', '✗ payment/startPayment: not_allowed', '✗ readOrder: unavailable'] },
};
export const ResumingAskingAtReviewOrderHeld: Story = {
  name: 'Asking – at review, order held',
  tags: ['same-screen', '!test'],
  args: { input: 4, way: ['order.arrived held', 'payment.start', '✗ payment/startPayment: not_allowed'], sameScreen: [
      { id: 'states-flight-booking-single--releasing-at-review-order-held', name: 'Releasing – at review, order held' },
    ] },
};
export const ResumingAskingAtReviewOrderAwaitingPayment: Story = {
  name: 'Asking – at review, order awaiting payment',
  tags: ['same-screen', '!test'],
  args: { input: 4, way: ['order.arrived awaitingPayment', 'payment.start', '✗ payment/startPayment: not_allowed'], sameScreen: [
      { id: 'states-flight-booking-single--releasing-at-review-order-awaiting-payment', name: 'Releasing – at review, order awaiting payment' },
    ] },
};
export const ResumingAskingAtReviewOrderExpired: Story = {
  name: 'Asking – at review, order expired',
  args: { input: 4, way: ['order.arrived expired', 'hold.again', '✗ holdAgain: not_allowed'] },
};
export const ResumingAskingAfterSubmitPassengersNotAllowed: Story = {
  name: 'Asking – after submitPassengers: not_allowed',
  tags: ['same-screen', '!test'],
  args: { input: 0, way: ['offer.choose IR 215', '✓ placeHold: held', 'passengers.submit', '✗ submitPassengers: not_allowed'], sameScreen: [
      { id: 'states-flight-booking-single--releasing-at-passengers', name: 'Releasing – at passengers' },
    ] },
};
export const ResumingAskingReturnTrip: Story = {
  name: 'Asking – return trip',
  tags: ['same-screen', '!test'],
  args: { input: 2, way: ['offer.choose IR 214', '✓ placeHold: held', 'passengers.submit', '✗ submitPassengers: not_allowed'], sameScreen: [
      { id: 'states-flight-booking-single--releasing-at-passengers-return-trip', name: 'Releasing – at passengers, return trip' },
    ] },
};
export const ResumingAskingOrderAwaitingPayment: Story = {
  name: 'Asking – order awaiting payment',
  tags: ['same-screen', '!test'],
  args: { input: 3, way: ['step.visit passengers', 'passengers.submit', 'order.arrived awaitingPayment', '✗ submitPassengers: not_allowed'], sameScreen: [
      { id: 'states-flight-booking-single--releasing-at-passengers-order-awaiting-payment', name: 'Releasing – at passengers, order awaiting payment' },
    ] },
};
export const ResumingFailedUnavailable: Story = {
  name: 'Failed – unavailable',
  args: { input: 3, way: ['step.visit passengers', 'passengers.submit', '✗ submitPassengers: not_allowed', '✗ readOrder: unavailable'], sameScreen: [
      { id: 'states-flight-booking-resuming--resuming-failed-unavailable-after-read-order-unavailable', name: 'Resuming / Failed – unavailable, after readOrder: unavailable' },
    ] },
};
export const ResumingAskingOrderExpired: Story = {
  name: 'Asking – order expired',
  args: { input: 3, way: ['step.visit passengers', 'order.arrived expired', 'hold.again', '✗ holdAgain: not_allowed'] },
};
export const ResumingFailedUnavailableAtTheList: Story = {
  name: 'Failed – unavailable, at the list',
  args: { input: 3, way: ['order.arrived expired', 'hold.again', '✗ holdAgain: not_allowed', '✗ readOrder: unavailable'] },
};
export const ResumingFailedUnavailableOrderPaymentFailed: Story = {
  name: 'Failed – unavailable, order payment failed',
  args: { input: 4, way: ['step.visit passengers', 'passengers.submit', '✗ submitPassengers: not_allowed', '✗ readOrder: unavailable'] },
};
export const ResumingAskingAtReviewAfterOrderRetry: Story = {
  name: 'Asking – at review, after order.retry',
  tags: ['same-screen', '!test'],
  args: { input: 4, way: ['payment.start', '✗ payment/startPayment: not_allowed', '✗ readOrder: unavailable', 'order.retry'], sameScreen: [
      { id: 'states-flight-booking-single--releasing-at-review', name: 'Releasing – at review' },
    ] },
};
export const ResumingFailedAtReviewUnavailableOrderHeld: Story = {
  name: 'Failed – at review, unavailable, order held',
  args: { input: 4, way: ['order.arrived held', 'payment.start', '✗ payment/startPayment: not_allowed', '✗ readOrder: unavailable'] },
};
export const ResumingFailedAtReviewUnavailableOrderAwaitingPayment: Story = {
  name: 'Failed – at review, unavailable, order awaiting payment',
  args: { input: 4, way: ['order.arrived awaitingPayment', 'payment.start', '✗ payment/startPayment: not_allowed', '✗ readOrder: unavailable'] },
};
export const ResumingFailedAtReviewUnavailableOrderExpired: Story = {
  name: 'Failed – at review, unavailable, order expired',
  args: { input: 4, way: ['order.arrived expired', 'hold.again', '✗ holdAgain: not_allowed', '✗ readOrder: unavailable'] },
};
export const ResumingFailedUnavailableAfterReadOrderUnavailable: Story = {
  name: 'Failed – unavailable, after readOrder: unavailable',
  tags: ['same-screen', '!test'],
  args: { input: 0, way: ['offer.choose IR 215', '✓ placeHold: held', 'passengers.submit', '✗ submitPassengers: not_allowed', '✗ readOrder: unavailable'], sameScreen: [
      { id: 'states-flight-booking-resuming--resuming-failed-unavailable', name: 'Resuming / Failed – unavailable' },
    ] },
};
export const ResumingAskingReturnTripAfterSubmitPassengersNotAllowed: Story = {
  name: 'Asking – return trip, after submitPassengers: not_allowed',
  tags: ['same-screen', '!test'],
  args: { input: 2, way: ['offer.choose IR 214', 'route.shown results', '✓ placeHold: held', 'passengers.submit', '✗ submitPassengers: not_allowed'], sameScreen: [
      { id: 'states-flight-booking-single--releasing-at-passengers-return-trip', name: 'Releasing – at passengers, return trip' },
    ] },
};
export const ResumingFailedUnavailableReturnTrip: Story = {
  name: 'Failed – unavailable, return trip',
  args: { input: 2, way: ['offer.choose IR 214', '✓ placeHold: held', 'passengers.submit', '✗ submitPassengers: not_allowed', '✗ readOrder: unavailable'], sameScreen: [
      { id: 'states-flight-booking-resuming--resuming-failed-unavailable-return-trip-after-read-order-unavailable', name: 'Resuming / Failed – unavailable, return trip, after readOrder: unavailable' },
      { id: 'states-flight-booking-resuming--resuming-failed-unavailable-return-trip-after-submit-passengers-not-allowed-then-read-order-unavailable', name: 'Resuming / Failed – unavailable, return trip, after submitPassengers: not_allowed, then readOrder: unavailable' },
      { id: 'states-flight-booking-resuming--resuming-failed-unavailable-return-trip-after-passengers-submit-then-submit-passengers-not-allowed-then-read-order-unavailable', name: 'Resuming / Failed – unavailable, return trip, after passengers.submit, then submitPassengers: not_allowed, then readOrder: unavailable' },
    ] },
};
export const ResumingAskingReturnTripAfterPassengersSubmitThenSubmitPassengersNotAllowed: Story = {
  name: 'Asking – return trip, after passengers.submit, then submitPassengers: not_allowed',
  tags: ['same-screen', '!test'],
  args: { input: 3, way: ['search.submit 2026-12-05 2026-12-12', 'offer.choose IR 215', 'step.visit passengers', 'passengers.submit', '✗ submitPassengers: not_allowed'], sameScreen: [
      { id: 'states-flight-booking-single--releasing-at-passengers-return-trip', name: 'Releasing – at passengers, return trip' },
    ] },
};
export const ResumingFailedUnavailableOrderAwaitingPayment: Story = {
  name: 'Failed – unavailable, order awaiting payment',
  args: { input: 3, way: ['step.visit passengers', 'passengers.submit', 'order.arrived awaitingPayment', '✗ submitPassengers: not_allowed', '✗ readOrder: unavailable'] },
};
export const ResumingFailedUnavailableOrderExpired: Story = {
  name: 'Failed – unavailable, order expired',
  args: { input: 3, way: ['step.visit passengers', 'order.arrived expired', 'hold.again', '✗ holdAgain: not_allowed', '✗ readOrder: unavailable'] },
};
export const ResumingFailedUnavailableReturnTripAfterReadOrderUnavailable: Story = {
  name: 'Failed – unavailable, return trip, after readOrder: unavailable',
  tags: ['same-screen', '!test'],
  args: { input: 2, way: ['offer.choose IR 214', 'route.shown results', '✓ placeHold: held', 'passengers.submit', '✗ submitPassengers: not_allowed', '✗ readOrder: unavailable'], sameScreen: [
      { id: 'states-flight-booking-resuming--resuming-failed-unavailable-return-trip', name: 'Resuming / Failed – unavailable, return trip' },
    ] },
};
export const ResumingFailedUnavailableReturnTripAfterSubmitPassengersNotAllowedThenReadOrderUnavailable: Story = {
  name: 'Failed – unavailable, return trip, after submitPassengers: not_allowed, then readOrder: unavailable',
  tags: ['same-screen', '!test'],
  args: { input: 3, way: ['search.submit 2026-12-05 2026-12-12', 'offer.choose IR 215', 'step.visit passengers', 'passengers.submit', '✗ submitPassengers: not_allowed', '✗ readOrder: unavailable'], sameScreen: [
      { id: 'states-flight-booking-resuming--resuming-failed-unavailable-return-trip', name: 'Resuming / Failed – unavailable, return trip' },
    ] },
};
export const ResumingAskingReturnTripAfterStepVisitPassengersThenPassengersSubmitThenSubmitPassengersNotAllowed: Story = {
  name: 'Asking – return trip, after step.visit passengers, then passengers.submit, then submitPassengers: not_allowed',
  tags: ['same-screen', '!test'],
  args: { input: 3, way: ['search.submit 2026-12-05 2026-12-12', 'offer.choose IR 215', 'offer.choose IR 214', '✗ placeHold: sold_out departing', 'step.visit passengers', 'passengers.submit', '✗ submitPassengers: not_allowed'], sameScreen: [
      { id: 'states-flight-booking-single--releasing-at-passengers-return-trip', name: 'Releasing – at passengers, return trip' },
    ] },
};
export const ResumingFailedUnavailableReturnTripAfterPassengersSubmitThenSubmitPassengersNotAllowedThenReadOrderUnavailable: Story = {
  name: 'Failed – unavailable, return trip, after passengers.submit, then submitPassengers: not_allowed, then readOrder: unavailable',
  tags: ['same-screen', '!test'],
  args: { input: 3, way: ['search.submit 2026-12-05 2026-12-12', 'offer.choose IR 215', 'offer.choose IR 214', '✗ placeHold: sold_out departing', 'step.visit passengers', 'passengers.submit', '✗ submitPassengers: not_allowed', '✗ readOrder: unavailable'], sameScreen: [
      { id: 'states-flight-booking-resuming--resuming-failed-unavailable-return-trip', name: 'Resuming / Failed – unavailable, return trip' },
    ] },
};
