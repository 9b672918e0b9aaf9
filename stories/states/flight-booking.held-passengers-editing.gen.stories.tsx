// Written by `npm run generate` from what the machine can do. Change the machine, not this file.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { renderStage, type StageArgs } from '../support/stage/Stage.tsx';

const meta: Meta<StageArgs> = { title: 'States/Flight booking/Held/Passengers/Editing', render: renderStage, args: { flow: 'flightBooking' } };
export default meta;
type Story = StoryObj<StageArgs>;

export const HeldPassengersEditing: Story = {
  name: 'Editing',
  args: { input: 3, way: ['step.visit passengers'], sameScreen: [
      { id: 'states-flight-booking-held-passengers-editing--held-passengers-editing-after-place-hold-held', name: 'Held / Passengers / Editing – after placeHold: held' },
    ] },
};
export const HeldPassengersEditingOrderPaymentFailed: Story = {
  name: 'Order payment failed',
  args: { input: 4, way: ['step.visit passengers'] },
};
export const HeldPassengersEditingAfterPlaceHoldHeld: Story = {
  name: 'After placeHold: held',
  tags: ['same-screen', '!test'],
  args: { input: 0, way: ['offer.choose IR 215', '✓ placeHold: held'], sameScreen: [
      { id: 'states-flight-booking-held-passengers-editing--held-passengers-editing', name: 'Held / Passengers / Editing' },
    ] },
};
export const HeldPassengersEditingReturnTrip: Story = {
  name: 'Return trip',
  args: { input: 2, way: ['offer.choose IR 214', '✓ placeHold: held'], sameScreen: [
      { id: 'states-flight-booking-held-passengers-editing--held-passengers-editing-return-trip-after-place-hold-held', name: 'Held / Passengers / Editing – return trip, after placeHold: held' },
      { id: 'states-flight-booking-held-passengers-editing--held-passengers-editing-return-trip-after-step-visit-passengers', name: 'Held / Passengers / Editing – return trip, after step.visit passengers' },
      { id: 'states-flight-booking-held-passengers-editing--held-passengers-editing-return-trip-after-place-hold-sold-out-departing-then-step-visit-passengers', name: 'Held / Passengers / Editing – return trip, after placeHold: sold_out departing, then step.visit passengers' },
    ] },
};
export const HeldPassengersEditingAskingForTime: Story = {
  name: 'Asking for time',
  args: { input: 3, way: ['step.visit passengers', 'session.extend'] },
};
export const HeldPassengersEditingOrderAwaitingPayment: Story = {
  name: 'Order awaiting payment',
  args: { input: 3, way: ['step.visit passengers', 'order.arrived awaitingPayment'] },
};
export const HeldPassengersEditingFiveMinutesLeft: Story = {
  name: 'Five minutes left',
  args: { input: 3, way: ['step.visit passengers', '⏱ flightSession/warning'] },
};
export const HeldPassengersEditingReturnTripAfterPlaceHoldHeld: Story = {
  name: 'Return trip, after placeHold: held',
  tags: ['same-screen', '!test'],
  args: { input: 2, way: ['offer.choose IR 214', 'route.shown results', '✓ placeHold: held'], sameScreen: [
      { id: 'states-flight-booking-held-passengers-editing--held-passengers-editing-return-trip', name: 'Held / Passengers / Editing – return trip' },
    ] },
};
export const HeldPassengersEditingReturnTripAfterStepVisitPassengers: Story = {
  name: 'Return trip, after step.visit passengers',
  tags: ['same-screen', '!test'],
  args: { input: 3, way: ['search.submit 2026-12-05 2026-12-12', 'offer.choose IR 215', 'step.visit passengers'], sameScreen: [
      { id: 'states-flight-booking-held-passengers-editing--held-passengers-editing-return-trip', name: 'Held / Passengers / Editing – return trip' },
    ] },
};
export const HeldPassengersEditingFiveMinutesLeftAskingForTime: Story = {
  name: 'Five minutes left, asking for time',
  args: { input: 3, way: ['step.visit passengers', 'session.extend', '⏱ flightSession/warning'] },
};
export const HeldPassengersEditingNoMoreTimeToAskFor: Story = {
  name: 'No more time to ask for',
  args: { input: 3, way: ['step.visit passengers', 'session.extend', '✓ flightSession/extendHold: awaitingPayment (2)'] },
};
export const HeldPassengersEditingExtensionRefused: Story = {
  name: 'Extension refused',
  args: { input: 3, way: ['step.visit passengers', 'session.extend', '✗ flightSession/extendHold: extension_refused'] },
};
export const HeldPassengersEditingNoMoreTimeUnavailable: Story = {
  name: 'No more time: unavailable',
  args: { input: 3, way: ['step.visit passengers', 'session.extend', '✗ flightSession/extendHold: unavailable'] },
};
export const HeldPassengersEditingNoMoreTimeUnexpected: Story = {
  name: 'No more time: unexpected',
  args: { input: 3, way: ['step.visit passengers', 'session.extend', '✗ flightSession/extendHold: TypeError'] },
};
export const HeldPassengersEditingInvalidDetails: Story = {
  name: 'Invalid details',
  args: { input: 3, way: ['step.visit passengers', 'passengers.submit', '✗ submitPassengers: invalid_details'] },
};
export const HeldPassengersEditingUnavailable: Story = {
  name: 'Unavailable',
  args: { input: 3, way: ['step.visit passengers', 'passengers.submit', '✗ submitPassengers: unavailable'] },
};
export const HeldPassengersEditingPaymentDeclined: Story = {
  name: 'Payment declined',
  args: { input: 3, way: ['step.visit passengers', 'order.arrived expired', 'order.arrived paymentFailed'] },
};
export const HeldPassengersEditingLastMinute: Story = {
  name: 'Last minute',
  args: { input: 3, way: ['step.visit passengers', '⏱ flightSession/warning', '⏱ flightSession/lastWarning'] },
};
export const HeldPassengersEditingNotAllowed: Story = {
  name: 'Not allowed',
  args: { input: 4, way: ['payment.start', '✗ payment/startPayment: not_allowed', '✓ readOrder: held'] },
};
export const HeldPassengersEditingConflict: Story = {
  name: 'Conflict',
  args: { input: 4, way: ['payment.start', '✗ payment/startPayment: conflict', '✓ readOrder: held'] },
};
export const HeldPassengersEditingFiveMinutesLeftExtensionRefused: Story = {
  name: 'Five minutes left, extension refused',
  args: { input: 3, way: ['step.visit passengers', 'session.extend', '⏱ flightSession/warning', '✗ flightSession/extendHold: extension_refused'] },
};
export const HeldPassengersEditingFiveMinutesLeftNoMoreTimeUnavailable: Story = {
  name: 'Five minutes left, no more time: unavailable',
  args: { input: 3, way: ['step.visit passengers', 'session.extend', '⏱ flightSession/warning', '✗ flightSession/extendHold: unavailable'] },
};
export const HeldPassengersEditingFiveMinutesLeftNoMoreTimeUnexpected: Story = {
  name: 'Five minutes left, no more time: unexpected',
  args: { input: 3, way: ['step.visit passengers', 'session.extend', '⏱ flightSession/warning', '✗ flightSession/extendHold: TypeError'] },
};
export const HeldPassengersEditingLastMinuteAskingForTime: Story = {
  name: 'Last minute, asking for time',
  args: { input: 3, way: ['step.visit passengers', 'session.extend', '⏱ flightSession/warning', '⏱ flightSession/lastWarning'] },
};
export const HeldPassengersEditingFiveMinutesLeftNoMoreTimeToAskFor: Story = {
  name: 'Five minutes left, no more time to ask for',
  args: { input: 3, way: ['step.visit passengers', 'session.extend', '✓ flightSession/extendHold: awaitingPayment (2)', '⏱ flightSession/warning'] },
};
export const HeldPassengersEditingAskingForTimeExtensionRefused: Story = {
  name: 'Asking for time, extension refused',
  args: { input: 3, way: ['step.visit passengers', 'session.extend', '✗ flightSession/extendHold: extension_refused', 'session.extend'] },
};
export const HeldPassengersEditingAskingForTimeNoMoreTimeUnavailable: Story = {
  name: 'Asking for time, no more time: unavailable',
  args: { input: 3, way: ['step.visit passengers', 'session.extend', '✗ flightSession/extendHold: unavailable', 'session.extend'] },
};
export const HeldPassengersEditingAskingForTimeNoMoreTimeUnexpected: Story = {
  name: 'Asking for time, no more time: unexpected',
  args: { input: 3, way: ['step.visit passengers', 'session.extend', '✗ flightSession/extendHold: TypeError', 'session.extend'] },
};
export const HeldPassengersEditingReturnTripAfterPlaceHoldSoldOutDepartingThenStepVisitPassengers: Story = {
  name: 'Return trip, after placeHold: sold_out departing, then step.visit passengers',
  tags: ['same-screen', '!test'],
  args: { input: 3, way: ['search.submit 2026-12-05 2026-12-12', 'offer.choose IR 215', 'offer.choose IR 214', '✗ placeHold: sold_out departing', 'step.visit passengers'], sameScreen: [
      { id: 'states-flight-booking-held-passengers-editing--held-passengers-editing-return-trip', name: 'Held / Passengers / Editing – return trip' },
    ] },
};
export const HeldPassengersEditingFiveMinutesLeftAskingForTimeExtensionRefused: Story = {
  name: 'Five minutes left, asking for time, extension refused',
  args: { input: 3, way: ['step.visit passengers', 'session.extend', '⏱ flightSession/warning', '✗ flightSession/extendHold: extension_refused', 'session.extend'] },
};
export const HeldPassengersEditingLastMinuteExtensionRefused: Story = {
  name: 'Last minute, extension refused',
  args: { input: 3, way: ['step.visit passengers', 'session.extend', '⏱ flightSession/warning', '✗ flightSession/extendHold: extension_refused', '⏱ flightSession/lastWarning'] },
};
export const HeldPassengersEditingFiveMinutesLeftAskingForTimeNoMoreTimeUnavailable: Story = {
  name: 'Five minutes left, asking for time, no more time: unavailable',
  args: { input: 3, way: ['step.visit passengers', 'session.extend', '⏱ flightSession/warning', '✗ flightSession/extendHold: unavailable', 'session.extend'] },
};
export const HeldPassengersEditingLastMinuteNoMoreTimeUnavailable: Story = {
  name: 'Last minute, no more time: unavailable',
  args: { input: 3, way: ['step.visit passengers', 'session.extend', '⏱ flightSession/warning', '✗ flightSession/extendHold: unavailable', '⏱ flightSession/lastWarning'] },
};
export const HeldPassengersEditingFiveMinutesLeftAskingForTimeNoMoreTimeUnexpected: Story = {
  name: 'Five minutes left, asking for time, no more time: unexpected',
  args: { input: 3, way: ['step.visit passengers', 'session.extend', '⏱ flightSession/warning', '✗ flightSession/extendHold: TypeError', 'session.extend'] },
};
export const HeldPassengersEditingLastMinuteNoMoreTimeUnexpected: Story = {
  name: 'Last minute, no more time: unexpected',
  args: { input: 3, way: ['step.visit passengers', 'session.extend', '⏱ flightSession/warning', '✗ flightSession/extendHold: TypeError', '⏱ flightSession/lastWarning'] },
};
export const HeldPassengersEditingLastMinuteAskingForTimeTimeIsUp: Story = {
  name: 'Last minute, asking for time, time is up',
  args: { input: 3, way: ['step.visit passengers', 'session.extend', '⏱ flightSession/warning', '⏱ flightSession/lastWarning', '⏱ flightSession/end'] },
};
export const HeldPassengersEditingLastMinuteNoMoreTimeToAskFor: Story = {
  name: 'Last minute, no more time to ask for',
  args: { input: 3, way: ['step.visit passengers', 'session.extend', '✓ flightSession/extendHold: awaitingPayment (2)', '⏱ flightSession/warning', '⏱ flightSession/lastWarning'] },
};
export const HeldPassengersEditingLastMinuteAskingForTimeExtensionRefused: Story = {
  name: 'Last minute, asking for time, extension refused',
  args: { input: 3, way: ['step.visit passengers', 'session.extend', '⏱ flightSession/warning', '✗ flightSession/extendHold: extension_refused', 'session.extend', '⏱ flightSession/lastWarning'] },
};
export const HeldPassengersEditingLastMinuteAskingForTimeNoMoreTimeUnavailable: Story = {
  name: 'Last minute, asking for time, no more time: unavailable',
  args: { input: 3, way: ['step.visit passengers', 'session.extend', '⏱ flightSession/warning', '✗ flightSession/extendHold: unavailable', 'session.extend', '⏱ flightSession/lastWarning'] },
};
export const HeldPassengersEditingLastMinuteAskingForTimeNoMoreTimeUnexpected: Story = {
  name: 'Last minute, asking for time, no more time: unexpected',
  args: { input: 3, way: ['step.visit passengers', 'session.extend', '⏱ flightSession/warning', '✗ flightSession/extendHold: TypeError', 'session.extend', '⏱ flightSession/lastWarning'] },
};
export const HeldPassengersEditingLastMinuteAskingForTimeExtensionRefusedTimeIsUp: Story = {
  name: 'Last minute, asking for time, extension refused, time is up',
  args: { input: 3, way: ['step.visit passengers', 'session.extend', '⏱ flightSession/warning', '✗ flightSession/extendHold: extension_refused', 'session.extend', '⏱ flightSession/lastWarning', '⏱ flightSession/end'] },
};
export const HeldPassengersEditingLastMinuteAskingForTimeNoMoreTimeUnavailableTimeIsUp: Story = {
  name: 'Last minute, asking for time, no more time: unavailable, time is up',
  args: { input: 3, way: ['step.visit passengers', 'session.extend', '⏱ flightSession/warning', '✗ flightSession/extendHold: unavailable', 'session.extend', '⏱ flightSession/lastWarning', '⏱ flightSession/end'] },
};
export const HeldPassengersEditingLastMinuteAskingForTimeNoMoreTimeUnexpectedTimeIsUp: Story = {
  name: 'Last minute, asking for time, no more time: unexpected, time is up',
  args: { input: 3, way: ['step.visit passengers', 'session.extend', '⏱ flightSession/warning', '✗ flightSession/extendHold: TypeError', 'session.extend', '⏱ flightSession/lastWarning', '⏱ flightSession/end'] },
};
