// Written by `npm run generate` from what the machine can do. Change the machine, not this file.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { renderStage, type StageArgs } from '../support/stage/Stage.tsx';

const meta: Meta<StageArgs> = { title: 'States/Flight booking/Single', render: renderStage, args: { flow: 'flightBooking' } };
export default meta;
type Story = StoryObj<StageArgs>;

export const Idle: Story = {
  name: 'Idle',
  args: { input: 1, way: [], sameScreen: [
      { id: 'states-flight-booking-single--idle-start-6', name: 'Idle – start 6' },
    ] },
};
export const IdleStart6: Story = {
  name: 'Idle – start 6',
  tags: ['same-screen', '!test'],
  args: { input: 5, way: [], sameScreen: [
      { id: 'states-flight-booking-single--idle', name: 'Idle' },
    ] },
};
export const Releasing: Story = {
  name: 'Releasing',
  args: { input: 3, way: ['hold.release'], sameScreen: [
      { id: 'states-flight-booking-single--releasing-after-hold-release', name: 'Releasing – after hold.release' },
      { id: 'states-flight-booking-single--releasing-after-place-hold-price-changed-then-hold-release', name: 'Releasing – after placeHold: price_changed, then hold.release' },
      { id: 'states-flight-booking-single--releasing-after-place-hold-sold-out-departing-then-hold-release', name: 'Releasing – after placeHold: sold_out departing, then hold.release' },
      { id: 'states-flight-booking-single--releasing-after-place-hold-offer-expired-then-hold-release', name: 'Releasing – after placeHold: offer_expired, then hold.release' },
      { id: 'states-flight-booking-single--releasing-after-place-hold-unavailable-then-hold-release', name: 'Releasing – after placeHold: unavailable, then hold.release' },
      { id: 'states-flight-booking-single--releasing-after-place-hold-type-error-then-hold-release', name: 'Releasing – after placeHold: TypeError, then hold.release' },
    ] },
};
export const Paying: Story = {
  name: 'Paying',
  args: { input: 3, way: ['order.arrived paying'], sameScreen: [
      { id: 'states-flight-booking-single--paying-after-order-arrived-paying', name: 'Paying – after order.arrived paying' },
      { id: 'states-flight-booking-single--paying-after-offer-choose-ir-215-then-order-arrived-paying', name: 'Paying – after offer.choose IR 215, then order.arrived paying' },
      { id: 'states-flight-booking-single--paying-after-step-visit-passengers-then-order-arrived-paying', name: 'Paying – after step.visit passengers, then order.arrived paying' },
      { id: 'states-flight-booking-single--paying-payment-verifying-waiting', name: 'Paying – payment verifying / waiting' },
      { id: 'states-flight-booking-single--paying-after-read-order-paying', name: 'Paying – after readOrder: paying' },
      { id: 'states-flight-booking-single--paying-after-payment-start-payment-conflict-then-read-order-paying', name: 'Paying – after payment/startPayment: conflict, then readOrder: paying' },
      { id: 'states-flight-booking-single--paying-after-order-retry-then-read-order-paying', name: 'Paying – after order.retry, then readOrder: paying' },
    ] },
};
export const Issuing: Story = {
  name: 'Issuing',
  args: { input: 3, way: ['order.arrived paid'], sameScreen: [
      { id: 'states-flight-booking-single--issuing-after-order-arrived-paid', name: 'Issuing – after order.arrived paid' },
      { id: 'states-flight-booking-single--issuing-order-issue-asking', name: 'Issuing – orderIssue asking' },
      { id: 'states-flight-booking-single--issuing-after-order-issue-read-order-held', name: 'Issuing – after orderIssue/readOrder: held' },
      { id: 'states-flight-booking-single--issuing-after-order-issue-read-order-awaiting-payment', name: 'Issuing – after orderIssue/readOrder: awaitingPayment' },
      { id: 'states-flight-booking-single--issuing-after-order-issue-read-order-paying', name: 'Issuing – after orderIssue/readOrder: paying' },
      { id: 'states-flight-booking-single--issuing-after-order-issue-read-order-payment-failed', name: 'Issuing – after orderIssue/readOrder: paymentFailed' },
      { id: 'states-flight-booking-single--issuing-after-order-issue-read-order-expired', name: 'Issuing – after orderIssue/readOrder: expired' },
      { id: 'states-flight-booking-single--issuing-after-read-order-paid', name: 'Issuing – after readOrder: paid' },
      { id: 'states-flight-booking-single--issuing-after-payment-start-payment-conflict-then-read-order-paid', name: 'Issuing – after payment/startPayment: conflict, then readOrder: paid' },
      { id: 'states-flight-booking-single--issuing-after-order-issue-pause', name: 'Issuing – after orderIssue/pause' },
      { id: 'states-flight-booking-single--issuing-after-order-issue-read-order-awaiting-payment-then-order-issue-pause', name: 'Issuing – after orderIssue/readOrder: awaitingPayment, then orderIssue/pause' },
      { id: 'states-flight-booking-single--issuing-after-order-issue-read-order-paying-then-order-issue-pause', name: 'Issuing – after orderIssue/readOrder: paying, then orderIssue/pause' },
      { id: 'states-flight-booking-single--issuing-after-order-issue-read-order-payment-failed-then-order-issue-pause', name: 'Issuing – after orderIssue/readOrder: paymentFailed, then orderIssue/pause' },
      { id: 'states-flight-booking-single--issuing-after-order-issue-read-order-expired-then-order-issue-pause', name: 'Issuing – after orderIssue/readOrder: expired, then orderIssue/pause' },
      { id: 'states-flight-booking-single--issuing-after-order-retry-then-read-order-paid', name: 'Issuing – after order.retry, then readOrder: paid' },
    ] },
};
export const Issued: Story = {
  name: 'Issued',
  args: { input: 3, way: ['order.arrived issued'], sameScreen: [
      { id: 'states-flight-booking-single--issued-after-order-arrived-issued', name: 'Issued – after order.arrived issued' },
      { id: 'states-flight-booking-single--issued-after-read-order-issued', name: 'Issued – after readOrder: issued' },
      { id: 'states-flight-booking-single--issued-after-payment-start-payment-conflict-then-read-order-issued', name: 'Issued – after payment/startPayment: conflict, then readOrder: issued' },
      { id: 'states-flight-booking-single--issued-after-order-retry-then-read-order-issued', name: 'Issued – after order.retry, then readOrder: issued' },
    ] },
};
export const Refunded: Story = {
  name: 'Refunded',
  args: { input: 3, way: ['order.arrived refunded'], sameScreen: [
      { id: 'states-flight-booking-single--refunded-after-order-arrived-refunded', name: 'Refunded – after order.arrived refunded' },
      { id: 'states-flight-booking-single--refunded-after-read-order-refunded', name: 'Refunded – after readOrder: refunded' },
      { id: 'states-flight-booking-single--refunded-after-payment-start-payment-conflict-then-read-order-refunded', name: 'Refunded – after payment/startPayment: conflict, then readOrder: refunded' },
      { id: 'states-flight-booking-single--refunded-after-order-retry-then-read-order-refunded', name: 'Refunded – after order.retry, then readOrder: refunded' },
    ] },
};
export const ReleasingAtReview: Story = {
  name: 'Releasing – at review',
  args: { input: 4, way: ['hold.release'], sameScreen: [
      { id: 'states-flight-booking-resuming--resuming-asking-at-review', name: 'Resuming / Asking – at review' },
      { id: 'states-flight-booking-resuming--resuming-asking-at-review-after-payment-start-payment-conflict', name: 'Resuming / Asking – at review, after payment/startPayment: conflict' },
      { id: 'states-flight-booking-single--releasing-at-review-after-hold-release', name: 'Releasing – at review, after hold.release' },
      { id: 'states-flight-booking-resuming--resuming-asking-at-review-after-order-retry', name: 'Resuming / Asking – at review, after order.retry' },
    ] },
};
export const PayingStarting: Story = {
  name: 'Paying – starting',
  args: { input: 4, way: ['payment.start'] },
};
export const PayingAfterOrderArrivedPaying: Story = {
  name: 'Paying – after order.arrived paying',
  tags: ['same-screen', '!test'],
  args: { input: 4, way: ['order.arrived paying'], sameScreen: [
      { id: 'states-flight-booking-single--paying', name: 'Paying' },
    ] },
};
export const ReleasingReturnTrip: Story = {
  name: 'Releasing – return trip',
  args: { input: 3, way: ['search.submit 2026-12-05 2026-12-12', 'hold.release'], sameScreen: [
      { id: 'states-flight-booking-single--releasing-return-trip-after-hold-release', name: 'Releasing – return trip, after hold.release' },
      { id: 'states-flight-booking-single--releasing-return-trip-after-place-hold-sold-out-departing-then-hold-release', name: 'Releasing – return trip, after placeHold: sold_out departing, then hold.release' },
    ] },
};
export const PayingReturnTrip: Story = {
  name: 'Paying – return trip',
  args: { input: 3, way: ['search.submit 2026-12-05 2026-12-12', 'order.arrived paying'], sameScreen: [
      { id: 'states-flight-booking-single--paying-return-trip-after-order-arrived-paying', name: 'Paying – return trip, after order.arrived paying' },
      { id: 'states-flight-booking-single--paying-return-trip-after-offer-choose-ir-215-then-order-arrived-paying', name: 'Paying – return trip, after offer.choose IR 215, then order.arrived paying' },
      { id: 'states-flight-booking-single--paying-return-trip-after-place-hold-held-then-order-arrived-paying', name: 'Paying – return trip, after placeHold: held, then order.arrived paying' },
      { id: 'states-flight-booking-single--paying-return-trip-after-place-hold-sold-out-departing-then-order-arrived-paying', name: 'Paying – return trip, after placeHold: sold_out departing, then order.arrived paying' },
    ] },
};
export const IssuingReturnTrip: Story = {
  name: 'Issuing – return trip',
  args: { input: 3, way: ['search.submit 2026-12-05 2026-12-12', 'order.arrived paid'], sameScreen: [
      { id: 'states-flight-booking-single--issuing-return-trip-after-order-arrived-paid', name: 'Issuing – return trip, after order.arrived paid' },
      { id: 'states-flight-booking-single--issuing-return-trip-after-offer-choose-ir-215-then-order-arrived-paid', name: 'Issuing – return trip, after offer.choose IR 215, then order.arrived paid' },
      { id: 'states-flight-booking-single--issuing-return-trip-after-place-hold-held-then-order-arrived-paid', name: 'Issuing – return trip, after placeHold: held, then order.arrived paid' },
      { id: 'states-flight-booking-single--issuing-return-trip-after-place-hold-sold-out-departing-then-order-arrived-paid', name: 'Issuing – return trip, after placeHold: sold_out departing, then order.arrived paid' },
    ] },
};
export const IssuedReturnTrip: Story = {
  name: 'Issued – return trip',
  args: { input: 3, way: ['search.submit 2026-12-05 2026-12-12', 'order.arrived issued'], sameScreen: [
      { id: 'states-flight-booking-single--issued-return-trip-after-order-arrived-issued', name: 'Issued – return trip, after order.arrived issued' },
      { id: 'states-flight-booking-single--issued-return-trip-after-offer-choose-ir-215-then-order-arrived-issued', name: 'Issued – return trip, after offer.choose IR 215, then order.arrived issued' },
      { id: 'states-flight-booking-single--issued-return-trip-after-place-hold-held-then-order-arrived-issued', name: 'Issued – return trip, after placeHold: held, then order.arrived issued' },
      { id: 'states-flight-booking-single--issued-return-trip-after-place-hold-sold-out-departing-then-order-arrived-issued', name: 'Issued – return trip, after placeHold: sold_out departing, then order.arrived issued' },
    ] },
};
export const RefundedReturnTrip: Story = {
  name: 'Refunded – return trip',
  args: { input: 3, way: ['search.submit 2026-12-05 2026-12-12', 'order.arrived refunded'], sameScreen: [
      { id: 'states-flight-booking-single--refunded-return-trip-after-order-arrived-refunded', name: 'Refunded – return trip, after order.arrived refunded' },
      { id: 'states-flight-booking-single--refunded-return-trip-after-offer-choose-ir-215-then-order-arrived-refunded', name: 'Refunded – return trip, after offer.choose IR 215, then order.arrived refunded' },
      { id: 'states-flight-booking-single--refunded-return-trip-after-place-hold-held-then-order-arrived-refunded', name: 'Refunded – return trip, after placeHold: held, then order.arrived refunded' },
      { id: 'states-flight-booking-single--refunded-return-trip-after-place-hold-sold-out-departing-then-order-arrived-refunded', name: 'Refunded – return trip, after placeHold: sold_out departing, then order.arrived refunded' },
    ] },
};
export const ReleasingAfterHoldRelease: Story = {
  name: 'Releasing – after hold.release',
  tags: ['same-screen', '!test'],
  args: { input: 3, way: ['offer.choose IR 215', 'hold.release'], sameScreen: [
      { id: 'states-flight-booking-single--releasing', name: 'Releasing' },
    ] },
};
export const PayingAfterOfferChooseIR215ThenOrderArrivedPaying: Story = {
  name: 'Paying – after offer.choose IR 215, then order.arrived paying',
  tags: ['same-screen', '!test'],
  args: { input: 3, way: ['offer.choose IR 215', 'order.arrived paying'], sameScreen: [
      { id: 'states-flight-booking-single--paying', name: 'Paying' },
    ] },
};
export const IssuingAfterOrderArrivedPaid: Story = {
  name: 'Issuing – after order.arrived paid',
  tags: ['same-screen', '!test'],
  args: { input: 3, way: ['offer.choose IR 215', 'order.arrived paid'], sameScreen: [
      { id: 'states-flight-booking-single--issuing', name: 'Issuing' },
    ] },
};
export const IssuedAfterOrderArrivedIssued: Story = {
  name: 'Issued – after order.arrived issued',
  tags: ['same-screen', '!test'],
  args: { input: 3, way: ['offer.choose IR 215', 'order.arrived issued'], sameScreen: [
      { id: 'states-flight-booking-single--issued', name: 'Issued' },
    ] },
};
export const RefundedAfterOrderArrivedRefunded: Story = {
  name: 'Refunded – after order.arrived refunded',
  tags: ['same-screen', '!test'],
  args: { input: 3, way: ['offer.choose IR 215', 'order.arrived refunded'], sameScreen: [
      { id: 'states-flight-booking-single--refunded', name: 'Refunded' },
    ] },
};
export const ReleasingAtPassengers: Story = {
  name: 'Releasing – at passengers',
  args: { input: 3, way: ['step.visit passengers', 'hold.release'], sameScreen: [
      { id: 'states-flight-booking-resuming--resuming-asking', name: 'Resuming / Asking' },
      { id: 'states-flight-booking-resuming--resuming-asking-after-submit-passengers-not-allowed', name: 'Resuming / Asking – after submitPassengers: not_allowed' },
      { id: 'states-flight-booking-single--releasing-at-passengers-after-hold-release', name: 'Releasing – at passengers, after hold.release' },
      { id: 'states-flight-booking-single--releasing-at-passengers-after-read-order-held-then-hold-release', name: 'Releasing – at passengers, after readOrder: held, then hold.release' },
      { id: 'states-flight-booking-single--releasing-at-passengers-after-payment-start-payment-conflict-then-read-order-held-then-hold-release', name: 'Releasing – at passengers, after payment/startPayment: conflict, then readOrder: held, then hold.release' },
    ] },
};
export const PayingAfterStepVisitPassengersThenOrderArrivedPaying: Story = {
  name: 'Paying – after step.visit passengers, then order.arrived paying',
  tags: ['same-screen', '!test'],
  args: { input: 3, way: ['step.visit passengers', 'order.arrived paying'], sameScreen: [
      { id: 'states-flight-booking-single--paying', name: 'Paying' },
    ] },
};
export const ReleasingOrderAwaitingPayment: Story = {
  name: 'Releasing – order awaiting payment',
  args: { input: 3, way: ['order.arrived awaitingPayment', 'hold.release'] },
};
export const PayingIsLeaving: Story = {
  name: 'Paying – is leaving',
  args: { input: 3, way: ['order.arrived paying', 'payment.leave'] },
};
export const PayingPaymentVerifyingWaiting: Story = {
  name: 'Paying – payment verifying / waiting',
  tags: ['same-screen', '!test'],
  args: { input: 3, way: ['order.arrived paying', '✓ payment/readOrder: paying'], sameScreen: [
      { id: 'states-flight-booking-single--paying', name: 'Paying' },
    ] },
};
export const IssuingRefunding: Story = {
  name: 'Issuing – refunding',
  args: { input: 3, way: ['order.arrived paying', '✓ payment/readOrder: issueFailed'], sameScreen: [
      { id: 'states-flight-booking-single--issuing-refunding-order-issue-asking', name: 'Issuing – refunding, orderIssue asking' },
    ] },
};
export const ReleasingOrderPaymentFailed: Story = {
  name: 'Releasing – order payment failed',
  args: { input: 3, way: ['order.arrived paymentFailed', 'hold.release'] },
};
export const IssuingOrderIssueAsking: Story = {
  name: 'Issuing – orderIssue asking',
  tags: ['same-screen', '!test'],
  args: { input: 3, way: ['order.arrived paid', '⏱ orderIssue/pause'], sameScreen: [
      { id: 'states-flight-booking-single--issuing', name: 'Issuing' },
    ] },
};
export const ReleasingAtPassengersOrderPaymentFailed: Story = {
  name: 'Releasing – at passengers, order payment failed',
  args: { input: 4, way: ['step.visit passengers', 'hold.release'], sameScreen: [
      { id: 'states-flight-booking-resuming--resuming-asking-order-payment-failed', name: 'Resuming / Asking – order payment failed' },
    ] },
};
export const PayingLeavingForTheBank: Story = {
  name: 'Paying – leaving for the bank',
  args: { input: 4, way: ['payment.start', '✓ payment/startPayment'], sameScreen: [
      { id: 'states-flight-booking-single--paying-leaving-for-the-bank-after-payment-open-bank-page', name: 'Paying – leaving for the bank, after payment/openBankPage' },
    ] },
};
export const PayingOrderPaymentFailed: Story = {
  name: 'Paying – order payment failed',
  args: { input: 4, way: ['payment.start', '✓ payment/startPayment (2)'], sameScreen: [
      { id: 'states-flight-booking-single--paying-order-payment-failed-payment-declined', name: 'Paying – order payment failed, payment declined' },
    ] },
};
export const ReleasingAtReviewOrderHeld: Story = {
  name: 'Releasing – at review, order held',
  args: { input: 4, way: ['order.arrived held', 'hold.release'], sameScreen: [
      { id: 'states-flight-booking-resuming--resuming-asking-at-review-order-held', name: 'Resuming / Asking – at review, order held' },
    ] },
};
export const PayingStartingOrderHeld: Story = {
  name: 'Paying – starting, order held',
  args: { input: 4, way: ['order.arrived held', 'payment.start'] },
};
export const ReleasingAtReviewOrderAwaitingPayment: Story = {
  name: 'Releasing – at review, order awaiting payment',
  args: { input: 4, way: ['order.arrived awaitingPayment', 'hold.release'], sameScreen: [
      { id: 'states-flight-booking-resuming--resuming-asking-at-review-order-awaiting-payment', name: 'Resuming / Asking – at review, order awaiting payment' },
    ] },
};
export const PayingStartingOrderAwaitingPayment: Story = {
  name: 'Paying – starting, order awaiting payment',
  args: { input: 4, way: ['order.arrived awaitingPayment', 'payment.start'] },
};
export const ReleasingAtPassengersReturnTrip: Story = {
  name: 'Releasing – at passengers, return trip',
  args: { input: 2, way: ['offer.choose IR 214', '✓ placeHold: held', 'hold.release'], sameScreen: [
      { id: 'states-flight-booking-single--releasing-at-passengers-return-trip-after-hold-release', name: 'Releasing – at passengers, return trip, after hold.release' },
      { id: 'states-flight-booking-resuming--resuming-asking-return-trip', name: 'Resuming / Asking – return trip' },
      { id: 'states-flight-booking-resuming--resuming-asking-return-trip-after-submit-passengers-not-allowed', name: 'Resuming / Asking – return trip, after submitPassengers: not_allowed' },
      { id: 'states-flight-booking-resuming--resuming-asking-return-trip-after-passengers-submit-then-submit-passengers-not-allowed', name: 'Resuming / Asking – return trip, after passengers.submit, then submitPassengers: not_allowed' },
      { id: 'states-flight-booking-resuming--resuming-asking-return-trip-after-step-visit-passengers-then-passengers-submit-then-submit-passengers-not-allowed', name: 'Resuming / Asking – return trip, after step.visit passengers, then passengers.submit, then submitPassengers: not_allowed' },
    ] },
};
export const PayingReturnTripAfterOrderArrivedPaying: Story = {
  name: 'Paying – return trip, after order.arrived paying',
  tags: ['same-screen', '!test'],
  args: { input: 2, way: ['offer.choose IR 214', '✓ placeHold: held', 'order.arrived paying'], sameScreen: [
      { id: 'states-flight-booking-single--paying-return-trip', name: 'Paying – return trip' },
    ] },
};
export const IssuingReturnTripAfterOrderArrivedPaid: Story = {
  name: 'Issuing – return trip, after order.arrived paid',
  tags: ['same-screen', '!test'],
  args: { input: 2, way: ['offer.choose IR 214', '✓ placeHold: held', 'order.arrived paid'], sameScreen: [
      { id: 'states-flight-booking-single--issuing-return-trip', name: 'Issuing – return trip' },
    ] },
};
export const IssuedReturnTripAfterOrderArrivedIssued: Story = {
  name: 'Issued – return trip, after order.arrived issued',
  tags: ['same-screen', '!test'],
  args: { input: 2, way: ['offer.choose IR 214', '✓ placeHold: held', 'order.arrived issued'], sameScreen: [
      { id: 'states-flight-booking-single--issued-return-trip', name: 'Issued – return trip' },
    ] },
};
export const RefundedReturnTripAfterOrderArrivedRefunded: Story = {
  name: 'Refunded – return trip, after order.arrived refunded',
  tags: ['same-screen', '!test'],
  args: { input: 2, way: ['offer.choose IR 214', '✓ placeHold: held', 'order.arrived refunded'], sameScreen: [
      { id: 'states-flight-booking-single--refunded-return-trip', name: 'Refunded – return trip' },
    ] },
};
export const ReleasingReturnTripAfterHoldRelease: Story = {
  name: 'Releasing – return trip, after hold.release',
  tags: ['same-screen', '!test'],
  args: { input: 3, way: ['search.submit 2026-12-05 2026-12-12', 'offer.choose IR 215', 'hold.release'], sameScreen: [
      { id: 'states-flight-booking-single--releasing-return-trip', name: 'Releasing – return trip' },
    ] },
};
export const PayingReturnTripAfterOfferChooseIR215ThenOrderArrivedPaying: Story = {
  name: 'Paying – return trip, after offer.choose IR 215, then order.arrived paying',
  tags: ['same-screen', '!test'],
  args: { input: 3, way: ['search.submit 2026-12-05 2026-12-12', 'offer.choose IR 215', 'order.arrived paying'], sameScreen: [
      { id: 'states-flight-booking-single--paying-return-trip', name: 'Paying – return trip' },
    ] },
};
export const IssuingReturnTripAfterOfferChooseIR215ThenOrderArrivedPaid: Story = {
  name: 'Issuing – return trip, after offer.choose IR 215, then order.arrived paid',
  tags: ['same-screen', '!test'],
  args: { input: 3, way: ['search.submit 2026-12-05 2026-12-12', 'offer.choose IR 215', 'order.arrived paid'], sameScreen: [
      { id: 'states-flight-booking-single--issuing-return-trip', name: 'Issuing – return trip' },
    ] },
};
export const IssuedReturnTripAfterOfferChooseIR215ThenOrderArrivedIssued: Story = {
  name: 'Issued – return trip, after offer.choose IR 215, then order.arrived issued',
  tags: ['same-screen', '!test'],
  args: { input: 3, way: ['search.submit 2026-12-05 2026-12-12', 'offer.choose IR 215', 'order.arrived issued'], sameScreen: [
      { id: 'states-flight-booking-single--issued-return-trip', name: 'Issued – return trip' },
    ] },
};
export const RefundedReturnTripAfterOfferChooseIR215ThenOrderArrivedRefunded: Story = {
  name: 'Refunded – return trip, after offer.choose IR 215, then order.arrived refunded',
  tags: ['same-screen', '!test'],
  args: { input: 3, way: ['search.submit 2026-12-05 2026-12-12', 'offer.choose IR 215', 'order.arrived refunded'], sameScreen: [
      { id: 'states-flight-booking-single--refunded-return-trip', name: 'Refunded – return trip' },
    ] },
};
export const ReleasingAfterPlaceHoldPriceChangedThenHoldRelease: Story = {
  name: 'Releasing – after placeHold: price_changed, then hold.release',
  tags: ['same-screen', '!test'],
  args: { input: 3, way: ['offer.choose IR 215', '✗ placeHold: price_changed', 'hold.release'], sameScreen: [
      { id: 'states-flight-booking-single--releasing', name: 'Releasing' },
    ] },
};
export const ReleasingAfterPlaceHoldSoldOutDepartingThenHoldRelease: Story = {
  name: 'Releasing – after placeHold: sold_out departing, then hold.release',
  tags: ['same-screen', '!test'],
  args: { input: 3, way: ['offer.choose IR 215', '✗ placeHold: sold_out departing', 'hold.release'], sameScreen: [
      { id: 'states-flight-booking-single--releasing', name: 'Releasing' },
    ] },
};
export const ReleasingAfterPlaceHoldOfferExpiredThenHoldRelease: Story = {
  name: 'Releasing – after placeHold: offer_expired, then hold.release',
  tags: ['same-screen', '!test'],
  args: { input: 3, way: ['offer.choose IR 215', '✗ placeHold: offer_expired', 'hold.release'], sameScreen: [
      { id: 'states-flight-booking-single--releasing', name: 'Releasing' },
    ] },
};
export const ReleasingAfterPlaceHoldUnavailableThenHoldRelease: Story = {
  name: 'Releasing – after placeHold: unavailable, then hold.release',
  tags: ['same-screen', '!test'],
  args: { input: 3, way: ['offer.choose IR 215', '✗ placeHold: unavailable', 'hold.release'], sameScreen: [
      { id: 'states-flight-booking-single--releasing', name: 'Releasing' },
    ] },
};
export const ReleasingAfterPlaceHoldTypeErrorThenHoldRelease: Story = {
  name: 'Releasing – after placeHold: TypeError, then hold.release',
  tags: ['same-screen', '!test'],
  args: { input: 3, way: ['offer.choose IR 215', '✗ placeHold: TypeError', 'hold.release'], sameScreen: [
      { id: 'states-flight-booking-single--releasing', name: 'Releasing' },
    ] },
};
export const ReleasingAtPassengersOrderAwaitingPayment: Story = {
  name: 'Releasing – at passengers, order awaiting payment',
  args: { input: 3, way: ['step.visit passengers', 'order.arrived awaitingPayment', 'hold.release'], sameScreen: [
      { id: 'states-flight-booking-resuming--resuming-asking-order-awaiting-payment', name: 'Resuming / Asking – order awaiting payment' },
    ] },
};
export const PayingUnavailable: Story = {
  name: 'Paying – unavailable',
  args: { input: 3, way: ['order.arrived paying', 'payment.leave', '✗ payment/leavePayment: unavailable'], sameScreen: [
      { id: 'states-flight-booking-single--paying-unavailable-payment-verifying-waiting', name: 'Paying – unavailable, payment verifying / waiting' },
    ] },
};
export const IssuingRefundingOrderIssueAsking: Story = {
  name: 'Issuing – refunding, orderIssue asking',
  tags: ['same-screen', '!test'],
  args: { input: 3, way: ['order.arrived paying', '✓ payment/readOrder: issueFailed', '⏱ orderIssue/pause'], sameScreen: [
      { id: 'states-flight-booking-single--issuing-refunding', name: 'Issuing – refunding' },
    ] },
};
export const IssuingAfterOrderIssueReadOrderHeld: Story = {
  name: 'Issuing – after orderIssue/readOrder: held',
  tags: ['same-screen', '!test'],
  args: { input: 3, way: ['order.arrived paid', '⏱ orderIssue/pause', '✓ orderIssue/readOrder: held'], sameScreen: [
      { id: 'states-flight-booking-single--issuing', name: 'Issuing' },
    ] },
};
export const IssuingAfterOrderIssueReadOrderAwaitingPayment: Story = {
  name: 'Issuing – after orderIssue/readOrder: awaitingPayment',
  tags: ['same-screen', '!test'],
  args: { input: 3, way: ['order.arrived paid', '⏱ orderIssue/pause', '✓ orderIssue/readOrder: awaitingPayment'], sameScreen: [
      { id: 'states-flight-booking-single--issuing', name: 'Issuing' },
    ] },
};
export const IssuingAfterOrderIssueReadOrderPaying: Story = {
  name: 'Issuing – after orderIssue/readOrder: paying',
  tags: ['same-screen', '!test'],
  args: { input: 3, way: ['order.arrived paid', '⏱ orderIssue/pause', '✓ orderIssue/readOrder: paying'], sameScreen: [
      { id: 'states-flight-booking-single--issuing', name: 'Issuing' },
    ] },
};
export const IssuingAfterOrderIssueReadOrderPaymentFailed: Story = {
  name: 'Issuing – after orderIssue/readOrder: paymentFailed',
  tags: ['same-screen', '!test'],
  args: { input: 3, way: ['order.arrived paid', '⏱ orderIssue/pause', '✓ orderIssue/readOrder: paymentFailed'], sameScreen: [
      { id: 'states-flight-booking-single--issuing', name: 'Issuing' },
    ] },
};
export const IssuingAfterOrderIssueReadOrderExpired: Story = {
  name: 'Issuing – after orderIssue/readOrder: expired',
  tags: ['same-screen', '!test'],
  args: { input: 3, way: ['order.arrived paid', '⏱ orderIssue/pause', '✓ orderIssue/readOrder: expired'], sameScreen: [
      { id: 'states-flight-booking-single--issuing', name: 'Issuing' },
    ] },
};
export const PayingLeavingForTheBankAfterPaymentOpenBankPage: Story = {
  name: 'Paying – leaving for the bank, after payment/openBankPage',
  tags: ['same-screen', '!test'],
  args: { input: 4, way: ['payment.start', '✓ payment/startPayment', '✓ payment/openBankPage'], sameScreen: [
      { id: 'states-flight-booking-single--paying-leaving-for-the-bank', name: 'Paying – leaving for the bank' },
    ] },
};
export const PayingIsLeavingOrderPaymentFailed: Story = {
  name: 'Paying – is leaving, order payment failed',
  args: { input: 4, way: ['payment.start', '✓ payment/startPayment (2)', 'payment.leave'] },
};
export const PayingOrderPaymentFailedPaymentDeclined: Story = {
  name: 'Paying – order payment failed, payment declined',
  tags: ['same-screen', '!test'],
  args: { input: 4, way: ['payment.start', '✓ payment/startPayment (2)', '✓ payment/readOrder: paying'], sameScreen: [
      { id: 'states-flight-booking-single--paying-order-payment-failed', name: 'Paying – order payment failed' },
    ] },
};
export const PayingAfterReadOrderPaying: Story = {
  name: 'Paying – after readOrder: paying',
  tags: ['same-screen', '!test'],
  args: { input: 4, way: ['payment.start', '✗ payment/startPayment: not_allowed', '✓ readOrder: paying'], sameScreen: [
      { id: 'states-flight-booking-single--paying', name: 'Paying' },
    ] },
};
export const IssuingAfterReadOrderPaid: Story = {
  name: 'Issuing – after readOrder: paid',
  tags: ['same-screen', '!test'],
  args: { input: 4, way: ['payment.start', '✗ payment/startPayment: not_allowed', '✓ readOrder: paid'], sameScreen: [
      { id: 'states-flight-booking-single--issuing', name: 'Issuing' },
    ] },
};
export const IssuedAfterReadOrderIssued: Story = {
  name: 'Issued – after readOrder: issued',
  tags: ['same-screen', '!test'],
  args: { input: 4, way: ['payment.start', '✗ payment/startPayment: not_allowed', '✓ readOrder: issued'], sameScreen: [
      { id: 'states-flight-booking-single--issued', name: 'Issued' },
    ] },
};
export const RefundedAfterReadOrderRefunded: Story = {
  name: 'Refunded – after readOrder: refunded',
  tags: ['same-screen', '!test'],
  args: { input: 4, way: ['payment.start', '✗ payment/startPayment: not_allowed', '✓ readOrder: refunded'], sameScreen: [
      { id: 'states-flight-booking-single--refunded', name: 'Refunded' },
    ] },
};
export const ReleasingAtReviewAfterHoldRelease: Story = {
  name: 'Releasing – at review, after hold.release',
  tags: ['same-screen', '!test'],
  args: { input: 4, way: ['payment.start', '✗ payment/startPayment: balance_too_low', 'hold.release'], sameScreen: [
      { id: 'states-flight-booking-single--releasing-at-review', name: 'Releasing – at review' },
    ] },
};
export const PayingAfterPaymentStartPaymentConflictThenReadOrderPaying: Story = {
  name: 'Paying – after payment/startPayment: conflict, then readOrder: paying',
  tags: ['same-screen', '!test'],
  args: { input: 4, way: ['payment.start', '✗ payment/startPayment: conflict', '✓ readOrder: paying'], sameScreen: [
      { id: 'states-flight-booking-single--paying', name: 'Paying' },
    ] },
};
export const IssuingAfterPaymentStartPaymentConflictThenReadOrderPaid: Story = {
  name: 'Issuing – after payment/startPayment: conflict, then readOrder: paid',
  tags: ['same-screen', '!test'],
  args: { input: 4, way: ['payment.start', '✗ payment/startPayment: conflict', '✓ readOrder: paid'], sameScreen: [
      { id: 'states-flight-booking-single--issuing', name: 'Issuing' },
    ] },
};
export const IssuedAfterPaymentStartPaymentConflictThenReadOrderIssued: Story = {
  name: 'Issued – after payment/startPayment: conflict, then readOrder: issued',
  tags: ['same-screen', '!test'],
  args: { input: 4, way: ['payment.start', '✗ payment/startPayment: conflict', '✓ readOrder: issued'], sameScreen: [
      { id: 'states-flight-booking-single--issued', name: 'Issued' },
    ] },
};
export const RefundedAfterPaymentStartPaymentConflictThenReadOrderRefunded: Story = {
  name: 'Refunded – after payment/startPayment: conflict, then readOrder: refunded',
  tags: ['same-screen', '!test'],
  args: { input: 4, way: ['payment.start', '✗ payment/startPayment: conflict', '✓ readOrder: refunded'], sameScreen: [
      { id: 'states-flight-booking-single--refunded', name: 'Refunded' },
    ] },
};
export const ReleasingAtPassengersReturnTripAfterHoldRelease: Story = {
  name: 'Releasing – at passengers, return trip, after hold.release',
  tags: ['same-screen', '!test'],
  args: { input: 2, way: ['offer.choose IR 214', 'route.shown results', '✓ placeHold: held', 'hold.release'], sameScreen: [
      { id: 'states-flight-booking-single--releasing-at-passengers-return-trip', name: 'Releasing – at passengers, return trip' },
    ] },
};
export const PayingReturnTripAfterPlaceHoldHeldThenOrderArrivedPaying: Story = {
  name: 'Paying – return trip, after placeHold: held, then order.arrived paying',
  tags: ['same-screen', '!test'],
  args: { input: 2, way: ['offer.choose IR 214', 'route.shown results', '✓ placeHold: held', 'order.arrived paying'], sameScreen: [
      { id: 'states-flight-booking-single--paying-return-trip', name: 'Paying – return trip' },
    ] },
};
export const IssuingReturnTripAfterPlaceHoldHeldThenOrderArrivedPaid: Story = {
  name: 'Issuing – return trip, after placeHold: held, then order.arrived paid',
  tags: ['same-screen', '!test'],
  args: { input: 2, way: ['offer.choose IR 214', 'route.shown results', '✓ placeHold: held', 'order.arrived paid'], sameScreen: [
      { id: 'states-flight-booking-single--issuing-return-trip', name: 'Issuing – return trip' },
    ] },
};
export const IssuedReturnTripAfterPlaceHoldHeldThenOrderArrivedIssued: Story = {
  name: 'Issued – return trip, after placeHold: held, then order.arrived issued',
  tags: ['same-screen', '!test'],
  args: { input: 2, way: ['offer.choose IR 214', 'route.shown results', '✓ placeHold: held', 'order.arrived issued'], sameScreen: [
      { id: 'states-flight-booking-single--issued-return-trip', name: 'Issued – return trip' },
    ] },
};
export const RefundedReturnTripAfterPlaceHoldHeldThenOrderArrivedRefunded: Story = {
  name: 'Refunded – return trip, after placeHold: held, then order.arrived refunded',
  tags: ['same-screen', '!test'],
  args: { input: 2, way: ['offer.choose IR 214', 'route.shown results', '✓ placeHold: held', 'order.arrived refunded'], sameScreen: [
      { id: 'states-flight-booking-single--refunded-return-trip', name: 'Refunded – return trip' },
    ] },
};
export const ReleasingAtPassengersAfterHoldRelease: Story = {
  name: 'Releasing – at passengers, after hold.release',
  tags: ['same-screen', '!test'],
  args: { input: 3, way: ['step.visit passengers', 'passengers.submit', '✗ submitPassengers: invalid_details', 'hold.release'], sameScreen: [
      { id: 'states-flight-booking-single--releasing-at-passengers', name: 'Releasing – at passengers' },
    ] },
};
export const PayingUnavailablePaymentVerifyingWaiting: Story = {
  name: 'Paying – unavailable, payment verifying / waiting',
  tags: ['same-screen', '!test'],
  args: { input: 3, way: ['order.arrived paying', 'payment.leave', '✗ payment/leavePayment: unavailable', '✓ payment/readOrder: paying'], sameScreen: [
      { id: 'states-flight-booking-single--paying-unavailable', name: 'Paying – unavailable' },
    ] },
};
export const IssuingAfterOrderIssuePause: Story = {
  name: 'Issuing – after orderIssue/pause',
  tags: ['same-screen', '!test'],
  args: { input: 3, way: ['order.arrived paid', '⏱ orderIssue/pause', '✓ orderIssue/readOrder: held', '⏱ orderIssue/pause'], sameScreen: [
      { id: 'states-flight-booking-single--issuing', name: 'Issuing' },
    ] },
};
export const IssuingAfterOrderIssueReadOrderAwaitingPaymentThenOrderIssuePause: Story = {
  name: 'Issuing – after orderIssue/readOrder: awaitingPayment, then orderIssue/pause',
  tags: ['same-screen', '!test'],
  args: { input: 3, way: ['order.arrived paid', '⏱ orderIssue/pause', '✓ orderIssue/readOrder: awaitingPayment', '⏱ orderIssue/pause'], sameScreen: [
      { id: 'states-flight-booking-single--issuing', name: 'Issuing' },
    ] },
};
export const IssuingAfterOrderIssueReadOrderPayingThenOrderIssuePause: Story = {
  name: 'Issuing – after orderIssue/readOrder: paying, then orderIssue/pause',
  tags: ['same-screen', '!test'],
  args: { input: 3, way: ['order.arrived paid', '⏱ orderIssue/pause', '✓ orderIssue/readOrder: paying', '⏱ orderIssue/pause'], sameScreen: [
      { id: 'states-flight-booking-single--issuing', name: 'Issuing' },
    ] },
};
export const IssuingAfterOrderIssueReadOrderPaymentFailedThenOrderIssuePause: Story = {
  name: 'Issuing – after orderIssue/readOrder: paymentFailed, then orderIssue/pause',
  tags: ['same-screen', '!test'],
  args: { input: 3, way: ['order.arrived paid', '⏱ orderIssue/pause', '✓ orderIssue/readOrder: paymentFailed', '⏱ orderIssue/pause'], sameScreen: [
      { id: 'states-flight-booking-single--issuing', name: 'Issuing' },
    ] },
};
export const IssuingAfterOrderIssueReadOrderExpiredThenOrderIssuePause: Story = {
  name: 'Issuing – after orderIssue/readOrder: expired, then orderIssue/pause',
  tags: ['same-screen', '!test'],
  args: { input: 3, way: ['order.arrived paid', '⏱ orderIssue/pause', '✓ orderIssue/readOrder: expired', '⏱ orderIssue/pause'], sameScreen: [
      { id: 'states-flight-booking-single--issuing', name: 'Issuing' },
    ] },
};
export const ReleasingAtPassengersAfterReadOrderHeldThenHoldRelease: Story = {
  name: 'Releasing – at passengers, after readOrder: held, then hold.release',
  tags: ['same-screen', '!test'],
  args: { input: 4, way: ['payment.start', '✗ payment/startPayment: not_allowed', '✓ readOrder: held', 'hold.release'], sameScreen: [
      { id: 'states-flight-booking-single--releasing-at-passengers', name: 'Releasing – at passengers' },
    ] },
};
export const ReleasingAtPassengersAfterPaymentStartPaymentConflictThenReadOrderHeldThenHoldRelease: Story = {
  name: 'Releasing – at passengers, after payment/startPayment: conflict, then readOrder: held, then hold.release',
  tags: ['same-screen', '!test'],
  args: { input: 4, way: ['payment.start', '✗ payment/startPayment: conflict', '✓ readOrder: held', 'hold.release'], sameScreen: [
      { id: 'states-flight-booking-single--releasing-at-passengers', name: 'Releasing – at passengers' },
    ] },
};
export const ReleasingReturnTripAfterPlaceHoldSoldOutDepartingThenHoldRelease: Story = {
  name: 'Releasing – return trip, after placeHold: sold_out departing, then hold.release',
  tags: ['same-screen', '!test'],
  args: { input: 3, way: ['search.submit 2026-12-05 2026-12-12', 'offer.choose IR 215', 'offer.choose IR 214', '✗ placeHold: sold_out departing', 'hold.release'], sameScreen: [
      { id: 'states-flight-booking-single--releasing-return-trip', name: 'Releasing – return trip' },
    ] },
};
export const PayingReturnTripAfterPlaceHoldSoldOutDepartingThenOrderArrivedPaying: Story = {
  name: 'Paying – return trip, after placeHold: sold_out departing, then order.arrived paying',
  tags: ['same-screen', '!test'],
  args: { input: 3, way: ['search.submit 2026-12-05 2026-12-12', 'offer.choose IR 215', 'offer.choose IR 214', '✗ placeHold: sold_out departing', 'order.arrived paying'], sameScreen: [
      { id: 'states-flight-booking-single--paying-return-trip', name: 'Paying – return trip' },
    ] },
};
export const IssuingReturnTripAfterPlaceHoldSoldOutDepartingThenOrderArrivedPaid: Story = {
  name: 'Issuing – return trip, after placeHold: sold_out departing, then order.arrived paid',
  tags: ['same-screen', '!test'],
  args: { input: 3, way: ['search.submit 2026-12-05 2026-12-12', 'offer.choose IR 215', 'offer.choose IR 214', '✗ placeHold: sold_out departing', 'order.arrived paid'], sameScreen: [
      { id: 'states-flight-booking-single--issuing-return-trip', name: 'Issuing – return trip' },
    ] },
};
export const IssuedReturnTripAfterPlaceHoldSoldOutDepartingThenOrderArrivedIssued: Story = {
  name: 'Issued – return trip, after placeHold: sold_out departing, then order.arrived issued',
  tags: ['same-screen', '!test'],
  args: { input: 3, way: ['search.submit 2026-12-05 2026-12-12', 'offer.choose IR 215', 'offer.choose IR 214', '✗ placeHold: sold_out departing', 'order.arrived issued'], sameScreen: [
      { id: 'states-flight-booking-single--issued-return-trip', name: 'Issued – return trip' },
    ] },
};
export const RefundedReturnTripAfterPlaceHoldSoldOutDepartingThenOrderArrivedRefunded: Story = {
  name: 'Refunded – return trip, after placeHold: sold_out departing, then order.arrived refunded',
  tags: ['same-screen', '!test'],
  args: { input: 3, way: ['search.submit 2026-12-05 2026-12-12', 'offer.choose IR 215', 'offer.choose IR 214', '✗ placeHold: sold_out departing', 'order.arrived refunded'], sameScreen: [
      { id: 'states-flight-booking-single--refunded-return-trip', name: 'Refunded – return trip' },
    ] },
};
export const PayingAfterOrderRetryThenReadOrderPaying: Story = {
  name: 'Paying – after order.retry, then readOrder: paying',
  tags: ['same-screen', '!test'],
  args: { input: 4, way: ['payment.start', '✗ payment/startPayment: not_allowed', '✗ readOrder: unavailable', 'order.retry', '✓ readOrder: paying'], sameScreen: [
      { id: 'states-flight-booking-single--paying', name: 'Paying' },
    ] },
};
export const IssuingAfterOrderRetryThenReadOrderPaid: Story = {
  name: 'Issuing – after order.retry, then readOrder: paid',
  tags: ['same-screen', '!test'],
  args: { input: 4, way: ['payment.start', '✗ payment/startPayment: not_allowed', '✗ readOrder: unavailable', 'order.retry', '✓ readOrder: paid'], sameScreen: [
      { id: 'states-flight-booking-single--issuing', name: 'Issuing' },
    ] },
};
export const IssuedAfterOrderRetryThenReadOrderIssued: Story = {
  name: 'Issued – after order.retry, then readOrder: issued',
  tags: ['same-screen', '!test'],
  args: { input: 4, way: ['payment.start', '✗ payment/startPayment: not_allowed', '✗ readOrder: unavailable', 'order.retry', '✓ readOrder: issued'], sameScreen: [
      { id: 'states-flight-booking-single--issued', name: 'Issued' },
    ] },
};
export const RefundedAfterOrderRetryThenReadOrderRefunded: Story = {
  name: 'Refunded – after order.retry, then readOrder: refunded',
  tags: ['same-screen', '!test'],
  args: { input: 4, way: ['payment.start', '✗ payment/startPayment: not_allowed', '✗ readOrder: unavailable', 'order.retry', '✓ readOrder: refunded'], sameScreen: [
      { id: 'states-flight-booking-single--refunded', name: 'Refunded' },
    ] },
};
