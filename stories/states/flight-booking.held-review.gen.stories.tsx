// Written by `npm run generate` from what the machine can do. Change the machine, not this file.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { renderStage, type StageArgs } from '../support/stage/Stage.tsx';

const meta: Meta<StageArgs> = { title: 'States/Flight booking/Held/Review', render: renderStage, args: { flow: 'flightBooking' } };
export default meta;
type Story = StoryObj<StageArgs>;

export const HeldReviewPaymentDeclined: Story = {
  name: 'Payment declined',
  args: { input: 4, way: [] },
};
export const HeldReview: Story = {
  name: 'Review',
  args: { input: 4, way: ['problem.dismiss'] },
};
export const HeldReviewAskingForTimePaymentDeclined: Story = {
  name: 'Asking for time, payment declined',
  args: { input: 4, way: ['session.extend'] },
};
export const HeldReviewPaymentDeclinedOrderHeld: Story = {
  name: 'Payment declined, order held',
  args: { input: 4, way: ['order.arrived held'] },
};
export const HeldReviewPaymentDeclinedOrderAwaitingPayment: Story = {
  name: 'Payment declined, order awaiting payment',
  args: { input: 4, way: ['order.arrived awaitingPayment'] },
};
export const HeldReviewFiveMinutesLeftPaymentDeclined: Story = {
  name: 'Five minutes left, payment declined',
  args: { input: 4, way: ['⏱ flightSession/warning'] },
};
export const HeldReviewFiveMinutesLeftAskingForTimePaymentDeclined: Story = {
  name: 'Five minutes left, asking for time, payment declined',
  args: { input: 4, way: ['session.extend', '⏱ flightSession/warning'] },
};
export const HeldReviewNoMoreTimeToAskForPaymentDeclined: Story = {
  name: 'No more time to ask for, payment declined',
  args: { input: 4, way: ['session.extend', '✓ flightSession/extendHold: awaitingPayment (2)'] },
};
export const HeldReviewExtensionRefusedPaymentDeclined: Story = {
  name: 'Extension refused, payment declined',
  args: { input: 4, way: ['session.extend', '✗ flightSession/extendHold: extension_refused'] },
};
export const HeldReviewNoMoreTimeUnavailablePaymentDeclined: Story = {
  name: 'No more time: unavailable, payment declined',
  args: { input: 4, way: ['session.extend', '✗ flightSession/extendHold: unavailable'] },
};
export const HeldReviewNoMoreTimeUnexpectedPaymentDeclined: Story = {
  name: 'No more time: unexpected, payment declined',
  args: { input: 4, way: ['session.extend', '✗ flightSession/extendHold: TypeError'] },
};
export const HeldReviewPriceChanged: Story = {
  name: 'Price changed',
  args: { input: 4, way: ['payment.start', '✗ payment/startPayment: price_changed'] },
};
export const HeldReviewBalanceTooLow: Story = {
  name: 'Balance too low',
  args: { input: 4, way: ['payment.start', '✗ payment/startPayment: balance_too_low'] },
};
export const HeldReviewUnavailable: Story = {
  name: 'Unavailable',
  args: { input: 4, way: ['payment.start', '✗ payment/startPayment: unavailable'] },
};
export const HeldReviewUnexpected: Story = {
  name: 'Unexpected',
  args: { input: 4, way: ['payment.start', '✗ payment/startPayment: TypeError'] },
};
export const HeldReviewLastMinutePaymentDeclined: Story = {
  name: 'Last minute, payment declined',
  args: { input: 4, way: ['⏱ flightSession/warning', '⏱ flightSession/lastWarning'] },
};
export const HeldReviewOrderAwaitingPayment: Story = {
  name: 'Order awaiting payment',
  args: { input: 3, way: ['search.submit 2026-12-05 2026-12-12', 'order.arrived paying', '✓ payment/readOrder: awaitingPayment'], sameScreen: [
      { id: 'states-flight-booking-held-review--held-review-order-awaiting-payment-return-trip', name: 'Held / Review – order awaiting payment, return trip' },
      { id: 'states-flight-booking-held-review--held-review-order-awaiting-payment-return-trip-after-payment-read-order-awaiting-payment', name: 'Held / Review – order awaiting payment, return trip, after payment/readOrder: awaitingPayment' },
      { id: 'states-flight-booking-held-review--held-review-order-awaiting-payment-return-trip-after-submit-passengers-awaiting-payment', name: 'Held / Review – order awaiting payment, return trip, after submitPassengers: awaitingPayment' },
      { id: 'states-flight-booking-held-review--held-review-order-awaiting-payment-return-trip-after-order-arrived-paying-then-payment-read-order-awaiting-payment', name: 'Held / Review – order awaiting payment, return trip, after order.arrived paying, then payment/readOrder: awaitingPayment' },
    ] },
};
export const HeldReviewOrderAwaitingPaymentAfterStepVisitConfirm: Story = {
  name: 'Order awaiting payment, after step.visit confirm',
  args: { input: 3, way: ['offer.choose IR 215', 'order.arrived awaitingPayment', 'step.visit confirm'] },
};
export const HeldReviewFiveMinutesLeftExtensionRefusedPaymentDeclined: Story = {
  name: 'Five minutes left, extension refused, payment declined',
  args: { input: 4, way: ['session.extend', '⏱ flightSession/warning', '✗ flightSession/extendHold: extension_refused'] },
};
export const HeldReviewFiveMinutesLeftNoMoreTimeUnavailablePaymentDeclined: Story = {
  name: 'Five minutes left, no more time: unavailable, payment declined',
  args: { input: 4, way: ['session.extend', '⏱ flightSession/warning', '✗ flightSession/extendHold: unavailable'] },
};
export const HeldReviewFiveMinutesLeftNoMoreTimeUnexpectedPaymentDeclined: Story = {
  name: 'Five minutes left, no more time: unexpected, payment declined',
  args: { input: 4, way: ['session.extend', '⏱ flightSession/warning', '✗ flightSession/extendHold: TypeError'] },
};
export const HeldReviewLastMinuteAskingForTimePaymentDeclined: Story = {
  name: 'Last minute, asking for time, payment declined',
  args: { input: 4, way: ['session.extend', '⏱ flightSession/warning', '⏱ flightSession/lastWarning'] },
};
export const HeldReviewFiveMinutesLeftNoMoreTimeToAskForPaymentDeclined: Story = {
  name: 'Five minutes left, no more time to ask for, payment declined',
  args: { input: 4, way: ['session.extend', '✓ flightSession/extendHold: awaitingPayment (2)', '⏱ flightSession/warning'] },
};
export const HeldReviewAskingForTimeExtensionRefusedPaymentDeclined: Story = {
  name: 'Asking for time, extension refused, payment declined',
  args: { input: 4, way: ['session.extend', '✗ flightSession/extendHold: extension_refused', 'session.extend'] },
};
export const HeldReviewAskingForTimeNoMoreTimeUnavailablePaymentDeclined: Story = {
  name: 'Asking for time, no more time: unavailable, payment declined',
  args: { input: 4, way: ['session.extend', '✗ flightSession/extendHold: unavailable', 'session.extend'] },
};
export const HeldReviewAskingForTimeNoMoreTimeUnexpectedPaymentDeclined: Story = {
  name: 'Asking for time, no more time: unexpected, payment declined',
  args: { input: 4, way: ['session.extend', '✗ flightSession/extendHold: TypeError', 'session.extend'] },
};
export const HeldReviewNotAllowed: Story = {
  name: 'Not allowed',
  args: { input: 4, way: ['payment.start', '✗ payment/startPayment: not_allowed', '✓ readOrder: awaitingPayment'] },
};
export const HeldReviewConflict: Story = {
  name: 'Conflict',
  args: { input: 4, way: ['payment.start', '✗ payment/startPayment: conflict', '✓ readOrder: awaitingPayment'] },
};
export const HeldReviewOrderAwaitingPaymentReturnTrip: Story = {
  name: 'Order awaiting payment, return trip',
  tags: ['same-screen', '!test'],
  args: { input: 2, way: ['offer.choose IR 214', '✓ placeHold: held', 'passengers.submit', '✓ submitPassengers: awaitingPayment'], sameScreen: [
      { id: 'states-flight-booking-held-review--held-review-order-awaiting-payment', name: 'Held / Review – order awaiting payment' },
    ] },
};
export const HeldReviewOrderAwaitingPaymentReturnTripAfterPaymentReadOrderAwaitingPayment: Story = {
  name: 'Order awaiting payment, return trip, after payment/readOrder: awaitingPayment',
  tags: ['same-screen', '!test'],
  args: { input: 3, way: ['search.submit 2026-12-05 2026-12-12', 'offer.choose IR 215', 'order.arrived paying', '✓ payment/readOrder: awaitingPayment'], sameScreen: [
      { id: 'states-flight-booking-held-review--held-review-order-awaiting-payment', name: 'Held / Review – order awaiting payment' },
    ] },
};
export const HeldReviewFiveMinutesLeftAskingForTimeExtensionRefusedPaymentDeclined: Story = {
  name: 'Five minutes left, asking for time, extension refused, payment declined',
  args: { input: 4, way: ['session.extend', '⏱ flightSession/warning', '✗ flightSession/extendHold: extension_refused', 'session.extend'] },
};
export const HeldReviewLastMinuteExtensionRefusedPaymentDeclined: Story = {
  name: 'Last minute, extension refused, payment declined',
  args: { input: 4, way: ['session.extend', '⏱ flightSession/warning', '✗ flightSession/extendHold: extension_refused', '⏱ flightSession/lastWarning'] },
};
export const HeldReviewFiveMinutesLeftAskingForTimeNoMoreTimeUnavailablePaymentDeclined: Story = {
  name: 'Five minutes left, asking for time, no more time: unavailable, payment declined',
  args: { input: 4, way: ['session.extend', '⏱ flightSession/warning', '✗ flightSession/extendHold: unavailable', 'session.extend'] },
};
export const HeldReviewLastMinuteNoMoreTimeUnavailablePaymentDeclined: Story = {
  name: 'Last minute, no more time: unavailable, payment declined',
  args: { input: 4, way: ['session.extend', '⏱ flightSession/warning', '✗ flightSession/extendHold: unavailable', '⏱ flightSession/lastWarning'] },
};
export const HeldReviewFiveMinutesLeftAskingForTimeNoMoreTimeUnexpectedPaymentDeclined: Story = {
  name: 'Five minutes left, asking for time, no more time: unexpected, payment declined',
  args: { input: 4, way: ['session.extend', '⏱ flightSession/warning', '✗ flightSession/extendHold: TypeError', 'session.extend'] },
};
export const HeldReviewLastMinuteNoMoreTimeUnexpectedPaymentDeclined: Story = {
  name: 'Last minute, no more time: unexpected, payment declined',
  args: { input: 4, way: ['session.extend', '⏱ flightSession/warning', '✗ flightSession/extendHold: TypeError', '⏱ flightSession/lastWarning'] },
};
export const HeldReviewLastMinuteAskingForTimePaymentDeclinedTimeIsUp: Story = {
  name: 'Last minute, asking for time, payment declined, time is up',
  args: { input: 4, way: ['session.extend', '⏱ flightSession/warning', '⏱ flightSession/lastWarning', '⏱ flightSession/end'] },
};
export const HeldReviewLastMinuteNoMoreTimeToAskForPaymentDeclined: Story = {
  name: 'Last minute, no more time to ask for, payment declined',
  args: { input: 4, way: ['session.extend', '✓ flightSession/extendHold: awaitingPayment (2)', '⏱ flightSession/warning', '⏱ flightSession/lastWarning'] },
};
export const HeldReviewOrderAwaitingPaymentReturnTripAfterSubmitPassengersAwaitingPayment: Story = {
  name: 'Order awaiting payment, return trip, after submitPassengers: awaitingPayment',
  tags: ['same-screen', '!test'],
  args: { input: 2, way: ['offer.choose IR 214', 'route.shown results', '✓ placeHold: held', 'passengers.submit', '✓ submitPassengers: awaitingPayment'], sameScreen: [
      { id: 'states-flight-booking-held-review--held-review-order-awaiting-payment', name: 'Held / Review – order awaiting payment' },
    ] },
};
export const HeldReviewLastMinuteAskingForTimeExtensionRefusedPaymentDeclined: Story = {
  name: 'Last minute, asking for time, extension refused, payment declined',
  args: { input: 4, way: ['session.extend', '⏱ flightSession/warning', '✗ flightSession/extendHold: extension_refused', 'session.extend', '⏱ flightSession/lastWarning'] },
};
export const HeldReviewLastMinuteAskingForTimeNoMoreTimeUnavailablePaymentDeclined: Story = {
  name: 'Last minute, asking for time, no more time: unavailable, payment declined',
  args: { input: 4, way: ['session.extend', '⏱ flightSession/warning', '✗ flightSession/extendHold: unavailable', 'session.extend', '⏱ flightSession/lastWarning'] },
};
export const HeldReviewLastMinuteAskingForTimeNoMoreTimeUnexpectedPaymentDeclined: Story = {
  name: 'Last minute, asking for time, no more time: unexpected, payment declined',
  args: { input: 4, way: ['session.extend', '⏱ flightSession/warning', '✗ flightSession/extendHold: TypeError', 'session.extend', '⏱ flightSession/lastWarning'] },
};
export const HeldReviewOrderAwaitingPaymentReturnTripAfterOrderArrivedPayingThenPaymentReadOrderAwaitingPayment: Story = {
  name: 'Order awaiting payment, return trip, after order.arrived paying, then payment/readOrder: awaitingPayment',
  tags: ['same-screen', '!test'],
  args: { input: 3, way: ['search.submit 2026-12-05 2026-12-12', 'offer.choose IR 215', 'offer.choose IR 214', '✗ placeHold: sold_out departing', 'order.arrived paying', '✓ payment/readOrder: awaitingPayment'], sameScreen: [
      { id: 'states-flight-booking-held-review--held-review-order-awaiting-payment', name: 'Held / Review – order awaiting payment' },
    ] },
};
export const HeldReviewLastMinuteAskingForTimeExtensionRefusedPaymentDeclinedTimeIsUp: Story = {
  name: 'Last minute, asking for time, extension refused, payment declined, time is up',
  args: { input: 4, way: ['session.extend', '⏱ flightSession/warning', '✗ flightSession/extendHold: extension_refused', 'session.extend', '⏱ flightSession/lastWarning', '⏱ flightSession/end'] },
};
export const HeldReviewLastMinuteAskingForTimeNoMoreTimeUnavailablePaymentDeclinedTimeIsUp: Story = {
  name: 'Last minute, asking for time, no more time: unavailable, payment declined, time is up',
  args: { input: 4, way: ['session.extend', '⏱ flightSession/warning', '✗ flightSession/extendHold: unavailable', 'session.extend', '⏱ flightSession/lastWarning', '⏱ flightSession/end'] },
};
export const HeldReviewLastMinuteAskingForTimeNoMoreTimeUnexpectedPaymentDeclinedTimeIsUp: Story = {
  name: 'Last minute, asking for time, no more time: unexpected, payment declined, time is up',
  args: { input: 4, way: ['session.extend', '⏱ flightSession/warning', '✗ flightSession/extendHold: TypeError', 'session.extend', '⏱ flightSession/lastWarning', '⏱ flightSession/end'] },
};
