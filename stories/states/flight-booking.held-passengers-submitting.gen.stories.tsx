// Written by `npm run generate` from what the machine can do. Change the machine, not this file.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { renderStage, type StageArgs } from '../support/stage/Stage.tsx';

const meta: Meta<StageArgs> = { title: 'States/Flight booking/Held/Passengers/Submitting', render: renderStage, args: { flow: 'flightBooking' } };
export default meta;
type Story = StoryObj<StageArgs>;

export const HeldPassengersSubmitting: Story = {
  name: 'Submitting',
  args: { input: 3, way: ['step.visit passengers', 'passengers.submit'], sameScreen: [
      { id: 'states-flight-booking-held-passengers-submitting--held-passengers-submitting-after-passengers-submit', name: 'Held / Passengers / Submitting – after passengers.submit' },
    ] },
};
export const HeldPassengersSubmittingOrderPaymentFailed: Story = {
  name: 'Order payment failed',
  args: { input: 4, way: ['step.visit passengers', 'passengers.submit'] },
};
export const HeldPassengersSubmittingAfterPassengersSubmit: Story = {
  name: 'After passengers.submit',
  tags: ['same-screen', '!test'],
  args: { input: 0, way: ['offer.choose IR 215', '✓ placeHold: held', 'passengers.submit'], sameScreen: [
      { id: 'states-flight-booking-held-passengers-submitting--held-passengers-submitting', name: 'Held / Passengers / Submitting' },
    ] },
};
export const HeldPassengersSubmittingReturnTrip: Story = {
  name: 'Return trip',
  args: { input: 2, way: ['offer.choose IR 214', '✓ placeHold: held', 'passengers.submit'], sameScreen: [
      { id: 'states-flight-booking-held-passengers-submitting--held-passengers-submitting-return-trip-after-passengers-submit', name: 'Held / Passengers / Submitting – return trip, after passengers.submit' },
      { id: 'states-flight-booking-held-passengers-submitting--held-passengers-submitting-return-trip-after-step-visit-passengers-then-passengers-submit', name: 'Held / Passengers / Submitting – return trip, after step.visit passengers, then passengers.submit' },
      { id: 'states-flight-booking-held-passengers-submitting--held-passengers-submitting-return-trip-after-place-hold-sold-out-departing-then-step-visit-passengers-then-passengers-submit', name: 'Held / Passengers / Submitting – return trip, after placeHold: sold_out departing, then step.visit passengers, then passengers.submit' },
    ] },
};
export const HeldPassengersSubmittingAskingForTime: Story = {
  name: 'Asking for time',
  args: { input: 3, way: ['step.visit passengers', 'session.extend', 'passengers.submit'] },
};
export const HeldPassengersSubmittingOrderAwaitingPayment: Story = {
  name: 'Order awaiting payment',
  args: { input: 3, way: ['step.visit passengers', 'passengers.submit', 'order.arrived awaitingPayment'] },
};
export const HeldPassengersSubmittingFiveMinutesLeft: Story = {
  name: 'Five minutes left',
  args: { input: 3, way: ['step.visit passengers', 'passengers.submit', '⏱ flightSession/warning'] },
};
export const HeldPassengersSubmittingReturnTripAfterPassengersSubmit: Story = {
  name: 'Return trip, after passengers.submit',
  tags: ['same-screen', '!test'],
  args: { input: 2, way: ['offer.choose IR 214', 'route.shown results', '✓ placeHold: held', 'passengers.submit'], sameScreen: [
      { id: 'states-flight-booking-held-passengers-submitting--held-passengers-submitting-return-trip', name: 'Held / Passengers / Submitting – return trip' },
    ] },
};
export const HeldPassengersSubmittingReturnTripAfterStepVisitPassengersThenPassengersSubmit: Story = {
  name: 'Return trip, after step.visit passengers, then passengers.submit',
  tags: ['same-screen', '!test'],
  args: { input: 3, way: ['search.submit 2026-12-05 2026-12-12', 'offer.choose IR 215', 'step.visit passengers', 'passengers.submit'], sameScreen: [
      { id: 'states-flight-booking-held-passengers-submitting--held-passengers-submitting-return-trip', name: 'Held / Passengers / Submitting – return trip' },
    ] },
};
export const HeldPassengersSubmittingFiveMinutesLeftAskingForTime: Story = {
  name: 'Five minutes left, asking for time',
  args: { input: 3, way: ['step.visit passengers', 'session.extend', 'passengers.submit', '⏱ flightSession/warning'] },
};
export const HeldPassengersSubmittingNoMoreTimeToAskFor: Story = {
  name: 'No more time to ask for',
  args: { input: 3, way: ['step.visit passengers', 'session.extend', 'passengers.submit', '✓ flightSession/extendHold: awaitingPayment (2)'] },
};
export const HeldPassengersSubmittingExtensionRefused: Story = {
  name: 'Extension refused',
  args: { input: 3, way: ['step.visit passengers', 'session.extend', 'passengers.submit', '✗ flightSession/extendHold: extension_refused'] },
};
export const HeldPassengersSubmittingNoMoreTimeUnavailable: Story = {
  name: 'No more time: unavailable',
  args: { input: 3, way: ['step.visit passengers', 'session.extend', 'passengers.submit', '✗ flightSession/extendHold: unavailable'] },
};
export const HeldPassengersSubmittingNoMoreTimeUnexpected: Story = {
  name: 'No more time: unexpected',
  args: { input: 3, way: ['step.visit passengers', 'session.extend', 'passengers.submit', '✗ flightSession/extendHold: TypeError'] },
};
export const HeldPassengersSubmittingLastMinute: Story = {
  name: 'Last minute',
  args: { input: 3, way: ['step.visit passengers', 'passengers.submit', '⏱ flightSession/warning', '⏱ flightSession/lastWarning'] },
};
export const HeldPassengersSubmittingFiveMinutesLeftExtensionRefused: Story = {
  name: 'Five minutes left, extension refused',
  args: { input: 3, way: ['step.visit passengers', 'session.extend', 'passengers.submit', '⏱ flightSession/warning', '✗ flightSession/extendHold: extension_refused'] },
};
export const HeldPassengersSubmittingFiveMinutesLeftNoMoreTimeUnavailable: Story = {
  name: 'Five minutes left, no more time: unavailable',
  args: { input: 3, way: ['step.visit passengers', 'session.extend', 'passengers.submit', '⏱ flightSession/warning', '✗ flightSession/extendHold: unavailable'] },
};
export const HeldPassengersSubmittingFiveMinutesLeftNoMoreTimeUnexpected: Story = {
  name: 'Five minutes left, no more time: unexpected',
  args: { input: 3, way: ['step.visit passengers', 'session.extend', 'passengers.submit', '⏱ flightSession/warning', '✗ flightSession/extendHold: TypeError'] },
};
export const HeldPassengersSubmittingLastMinuteAskingForTime: Story = {
  name: 'Last minute, asking for time',
  args: { input: 3, way: ['step.visit passengers', 'session.extend', 'passengers.submit', '⏱ flightSession/warning', '⏱ flightSession/lastWarning'] },
};
export const HeldPassengersSubmittingFiveMinutesLeftNoMoreTimeToAskFor: Story = {
  name: 'Five minutes left, no more time to ask for',
  args: { input: 3, way: ['step.visit passengers', 'session.extend', 'passengers.submit', '✓ flightSession/extendHold: awaitingPayment (2)', '⏱ flightSession/warning'] },
};
export const HeldPassengersSubmittingAskingForTimeExtensionRefused: Story = {
  name: 'Asking for time, extension refused',
  args: { input: 3, way: ['step.visit passengers', 'session.extend', 'passengers.submit', '✗ flightSession/extendHold: extension_refused', 'session.extend'] },
};
export const HeldPassengersSubmittingAskingForTimeNoMoreTimeUnavailable: Story = {
  name: 'Asking for time, no more time: unavailable',
  args: { input: 3, way: ['step.visit passengers', 'session.extend', 'passengers.submit', '✗ flightSession/extendHold: unavailable', 'session.extend'] },
};
export const HeldPassengersSubmittingAskingForTimeNoMoreTimeUnexpected: Story = {
  name: 'Asking for time, no more time: unexpected',
  args: { input: 3, way: ['step.visit passengers', 'session.extend', 'passengers.submit', '✗ flightSession/extendHold: TypeError', 'session.extend'] },
};
export const HeldPassengersSubmittingReturnTripAfterPlaceHoldSoldOutDepartingThenStepVisitPassengersThenPassengersSubmit: Story = {
  name: 'Return trip, after placeHold: sold_out departing, then step.visit passengers, then passengers.submit',
  tags: ['same-screen', '!test'],
  args: { input: 3, way: ['search.submit 2026-12-05 2026-12-12', 'offer.choose IR 215', 'offer.choose IR 214', '✗ placeHold: sold_out departing', 'step.visit passengers', 'passengers.submit'], sameScreen: [
      { id: 'states-flight-booking-held-passengers-submitting--held-passengers-submitting-return-trip', name: 'Held / Passengers / Submitting – return trip' },
    ] },
};
export const HeldPassengersSubmittingFiveMinutesLeftAskingForTimeExtensionRefused: Story = {
  name: 'Five minutes left, asking for time, extension refused',
  args: { input: 3, way: ['step.visit passengers', 'session.extend', 'passengers.submit', '⏱ flightSession/warning', '✗ flightSession/extendHold: extension_refused', 'session.extend'] },
};
export const HeldPassengersSubmittingLastMinuteExtensionRefused: Story = {
  name: 'Last minute, extension refused',
  args: { input: 3, way: ['step.visit passengers', 'session.extend', 'passengers.submit', '⏱ flightSession/warning', '✗ flightSession/extendHold: extension_refused', '⏱ flightSession/lastWarning'] },
};
export const HeldPassengersSubmittingFiveMinutesLeftAskingForTimeNoMoreTimeUnavailable: Story = {
  name: 'Five minutes left, asking for time, no more time: unavailable',
  args: { input: 3, way: ['step.visit passengers', 'session.extend', 'passengers.submit', '⏱ flightSession/warning', '✗ flightSession/extendHold: unavailable', 'session.extend'] },
};
export const HeldPassengersSubmittingLastMinuteNoMoreTimeUnavailable: Story = {
  name: 'Last minute, no more time: unavailable',
  args: { input: 3, way: ['step.visit passengers', 'session.extend', 'passengers.submit', '⏱ flightSession/warning', '✗ flightSession/extendHold: unavailable', '⏱ flightSession/lastWarning'] },
};
export const HeldPassengersSubmittingFiveMinutesLeftAskingForTimeNoMoreTimeUnexpected: Story = {
  name: 'Five minutes left, asking for time, no more time: unexpected',
  args: { input: 3, way: ['step.visit passengers', 'session.extend', 'passengers.submit', '⏱ flightSession/warning', '✗ flightSession/extendHold: TypeError', 'session.extend'] },
};
export const HeldPassengersSubmittingLastMinuteNoMoreTimeUnexpected: Story = {
  name: 'Last minute, no more time: unexpected',
  args: { input: 3, way: ['step.visit passengers', 'session.extend', 'passengers.submit', '⏱ flightSession/warning', '✗ flightSession/extendHold: TypeError', '⏱ flightSession/lastWarning'] },
};
export const HeldPassengersSubmittingLastMinuteAskingForTimeTimeIsUp: Story = {
  name: 'Last minute, asking for time, time is up',
  args: { input: 3, way: ['step.visit passengers', 'session.extend', 'passengers.submit', '⏱ flightSession/warning', '⏱ flightSession/lastWarning', '⏱ flightSession/end'] },
};
export const HeldPassengersSubmittingLastMinuteNoMoreTimeToAskFor: Story = {
  name: 'Last minute, no more time to ask for',
  args: { input: 3, way: ['step.visit passengers', 'session.extend', 'passengers.submit', '✓ flightSession/extendHold: awaitingPayment (2)', '⏱ flightSession/warning', '⏱ flightSession/lastWarning'] },
};
export const HeldPassengersSubmittingLastMinuteAskingForTimeExtensionRefused: Story = {
  name: 'Last minute, asking for time, extension refused',
  args: { input: 3, way: ['step.visit passengers', 'session.extend', 'passengers.submit', '⏱ flightSession/warning', '✗ flightSession/extendHold: extension_refused', 'session.extend', '⏱ flightSession/lastWarning'] },
};
export const HeldPassengersSubmittingLastMinuteAskingForTimeNoMoreTimeUnavailable: Story = {
  name: 'Last minute, asking for time, no more time: unavailable',
  args: { input: 3, way: ['step.visit passengers', 'session.extend', 'passengers.submit', '⏱ flightSession/warning', '✗ flightSession/extendHold: unavailable', 'session.extend', '⏱ flightSession/lastWarning'] },
};
export const HeldPassengersSubmittingLastMinuteAskingForTimeNoMoreTimeUnexpected: Story = {
  name: 'Last minute, asking for time, no more time: unexpected',
  args: { input: 3, way: ['step.visit passengers', 'session.extend', 'passengers.submit', '⏱ flightSession/warning', '✗ flightSession/extendHold: TypeError', 'session.extend', '⏱ flightSession/lastWarning'] },
};
export const HeldPassengersSubmittingLastMinuteAskingForTimeExtensionRefusedTimeIsUp: Story = {
  name: 'Last minute, asking for time, extension refused, time is up',
  args: { input: 3, way: ['step.visit passengers', 'session.extend', 'passengers.submit', '⏱ flightSession/warning', '✗ flightSession/extendHold: extension_refused', 'session.extend', '⏱ flightSession/lastWarning', '⏱ flightSession/end'] },
};
export const HeldPassengersSubmittingLastMinuteAskingForTimeNoMoreTimeUnavailableTimeIsUp: Story = {
  name: 'Last minute, asking for time, no more time: unavailable, time is up',
  args: { input: 3, way: ['step.visit passengers', 'session.extend', 'passengers.submit', '⏱ flightSession/warning', '✗ flightSession/extendHold: unavailable', 'session.extend', '⏱ flightSession/lastWarning', '⏱ flightSession/end'] },
};
export const HeldPassengersSubmittingLastMinuteAskingForTimeNoMoreTimeUnexpectedTimeIsUp: Story = {
  name: 'Last minute, asking for time, no more time: unexpected, time is up',
  args: { input: 3, way: ['step.visit passengers', 'session.extend', 'passengers.submit', '⏱ flightSession/warning', '✗ flightSession/extendHold: TypeError', 'session.extend', '⏱ flightSession/lastWarning', '⏱ flightSession/end'] },
};
