// Written by `npm run generate` from what the machine can do. Change the machine, not this file.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { renderStage, type StageArgs } from '../support/stage/Stage.tsx';

const meta: Meta<StageArgs> = { title: 'States/Flight booking/Held/Passengers/Submitting', render: renderStage, args: { flow: 'flightBooking' } };
export default meta;
type Story = StoryObj<StageArgs>;

export const HeldPassengersSubmitting: Story = {
  name: 'Held / Passengers / Submitting',
  args: { input: 3, way: ['step.visit passengers', 'passengers.submit'], sameScreen: [
      { id: 'states-flight-booking-held-passengers-submitting--held-passengers-submitting-after-passengers-submit', name: 'Held / Passengers / Submitting – after passengers.submit' },
    ] },
};
export const HeldPassengersSubmittingOrderPaymentFailed: Story = {
  name: 'Held / Passengers / Submitting – order payment failed',
  args: { input: 4, way: ['step.visit passengers', 'passengers.submit'] },
};
export const HeldPassengersSubmittingAfterPassengersSubmit: Story = {
  name: 'Held / Passengers / Submitting – after passengers.submit',
  tags: ['same-screen', '!test'],
  args: { input: 0, way: ['offer.choose IR 215', '✓ placeHold: held', 'passengers.submit'], sameScreen: [
      { id: 'states-flight-booking-held-passengers-submitting--held-passengers-submitting', name: 'Held / Passengers / Submitting' },
    ] },
};
export const HeldPassengersSubmittingReturnTrip: Story = {
  name: 'Held / Passengers / Submitting – return trip',
  args: { input: 2, way: ['offer.choose IR 214', '✓ placeHold: held', 'passengers.submit'], sameScreen: [
      { id: 'states-flight-booking-held-passengers-submitting--held-passengers-submitting-return-trip-after-passengers-submit', name: 'Held / Passengers / Submitting – return trip, after passengers.submit' },
      { id: 'states-flight-booking-held-passengers-submitting--held-passengers-submitting-return-trip-after-step-visit-passengers-then-passengers-submit', name: 'Held / Passengers / Submitting – return trip, after step.visit passengers, then passengers.submit' },
      { id: 'states-flight-booking-held-passengers-submitting--held-passengers-submitting-return-trip-after-place-hold-sold-out-departing-then-step-visit-passengers-then-passengers-submit', name: 'Held / Passengers / Submitting – return trip, after placeHold: sold_out departing, then step.visit passengers, then passengers.submit' },
    ] },
};
export const HeldPassengersSubmittingAskingForTime: Story = {
  name: 'Held / Passengers / Submitting – asking for time',
  args: { input: 3, way: ['step.visit passengers', 'session.extend', 'passengers.submit'] },
};
export const HeldPassengersSubmittingOrderAwaitingPayment: Story = {
  name: 'Held / Passengers / Submitting – order awaiting payment',
  args: { input: 3, way: ['step.visit passengers', 'passengers.submit', 'order.arrived awaitingPayment'] },
};
export const HeldPassengersSubmittingFiveMinutesLeft: Story = {
  name: 'Held / Passengers / Submitting – five minutes left',
  args: { input: 3, way: ['step.visit passengers', 'passengers.submit', '⏱ flightSession/warning'] },
};
export const HeldPassengersSubmittingReturnTripAfterPassengersSubmit: Story = {
  name: 'Held / Passengers / Submitting – return trip, after passengers.submit',
  tags: ['same-screen', '!test'],
  args: { input: 2, way: ['offer.choose IR 214', 'route.shown results', '✓ placeHold: held', 'passengers.submit'], sameScreen: [
      { id: 'states-flight-booking-held-passengers-submitting--held-passengers-submitting-return-trip', name: 'Held / Passengers / Submitting – return trip' },
    ] },
};
export const HeldPassengersSubmittingReturnTripAfterStepVisitPassengersThenPassengersSubmit: Story = {
  name: 'Held / Passengers / Submitting – return trip, after step.visit passengers, then passengers.submit',
  tags: ['same-screen', '!test'],
  args: { input: 3, way: ['search.submit 2026-12-05 2026-12-12', 'offer.choose IR 215', 'step.visit passengers', 'passengers.submit'], sameScreen: [
      { id: 'states-flight-booking-held-passengers-submitting--held-passengers-submitting-return-trip', name: 'Held / Passengers / Submitting – return trip' },
    ] },
};
export const HeldPassengersSubmittingFiveMinutesLeftAskingForTime: Story = {
  name: 'Held / Passengers / Submitting – five minutes left, asking for time',
  args: { input: 3, way: ['step.visit passengers', 'session.extend', 'passengers.submit', '⏱ flightSession/warning'] },
};
export const HeldPassengersSubmittingNoMoreTimeToAskFor: Story = {
  name: 'Held / Passengers / Submitting – no more time to ask for',
  args: { input: 3, way: ['step.visit passengers', 'session.extend', 'passengers.submit', '✓ flightSession/extendHold: awaitingPayment (2)'] },
};
export const HeldPassengersSubmittingExtensionRefused: Story = {
  name: 'Held / Passengers / Submitting – extension refused',
  args: { input: 3, way: ['step.visit passengers', 'session.extend', 'passengers.submit', '✗ flightSession/extendHold: extension_refused'] },
};
export const HeldPassengersSubmittingNoMoreTimeUnavailable: Story = {
  name: 'Held / Passengers / Submitting – no more time: unavailable',
  args: { input: 3, way: ['step.visit passengers', 'session.extend', 'passengers.submit', '✗ flightSession/extendHold: unavailable'] },
};
export const HeldPassengersSubmittingNoMoreTimeUnexpected: Story = {
  name: 'Held / Passengers / Submitting – no more time: unexpected',
  args: { input: 3, way: ['step.visit passengers', 'session.extend', 'passengers.submit', '✗ flightSession/extendHold: TypeError'] },
};
export const HeldPassengersSubmittingLastMinute: Story = {
  name: 'Held / Passengers / Submitting – last minute',
  args: { input: 3, way: ['step.visit passengers', 'passengers.submit', '⏱ flightSession/warning', '⏱ flightSession/lastWarning'] },
};
export const HeldPassengersSubmittingFiveMinutesLeftExtensionRefused: Story = {
  name: 'Held / Passengers / Submitting – five minutes left, extension refused',
  args: { input: 3, way: ['step.visit passengers', 'session.extend', 'passengers.submit', '⏱ flightSession/warning', '✗ flightSession/extendHold: extension_refused'] },
};
export const HeldPassengersSubmittingFiveMinutesLeftNoMoreTimeUnavailable: Story = {
  name: 'Held / Passengers / Submitting – five minutes left, no more time: unavailable',
  args: { input: 3, way: ['step.visit passengers', 'session.extend', 'passengers.submit', '⏱ flightSession/warning', '✗ flightSession/extendHold: unavailable'] },
};
export const HeldPassengersSubmittingFiveMinutesLeftNoMoreTimeUnexpected: Story = {
  name: 'Held / Passengers / Submitting – five minutes left, no more time: unexpected',
  args: { input: 3, way: ['step.visit passengers', 'session.extend', 'passengers.submit', '⏱ flightSession/warning', '✗ flightSession/extendHold: TypeError'] },
};
export const HeldPassengersSubmittingLastMinuteAskingForTime: Story = {
  name: 'Held / Passengers / Submitting – last minute, asking for time',
  args: { input: 3, way: ['step.visit passengers', 'session.extend', 'passengers.submit', '⏱ flightSession/warning', '⏱ flightSession/lastWarning'] },
};
export const HeldPassengersSubmittingFiveMinutesLeftNoMoreTimeToAskFor: Story = {
  name: 'Held / Passengers / Submitting – five minutes left, no more time to ask for',
  args: { input: 3, way: ['step.visit passengers', 'session.extend', 'passengers.submit', '✓ flightSession/extendHold: awaitingPayment (2)', '⏱ flightSession/warning'] },
};
export const HeldPassengersSubmittingAskingForTimeExtensionRefused: Story = {
  name: 'Held / Passengers / Submitting – asking for time, extension refused',
  args: { input: 3, way: ['step.visit passengers', 'session.extend', 'passengers.submit', '✗ flightSession/extendHold: extension_refused', 'session.extend'] },
};
export const HeldPassengersSubmittingAskingForTimeNoMoreTimeUnavailable: Story = {
  name: 'Held / Passengers / Submitting – asking for time, no more time: unavailable',
  args: { input: 3, way: ['step.visit passengers', 'session.extend', 'passengers.submit', '✗ flightSession/extendHold: unavailable', 'session.extend'] },
};
export const HeldPassengersSubmittingAskingForTimeNoMoreTimeUnexpected: Story = {
  name: 'Held / Passengers / Submitting – asking for time, no more time: unexpected',
  args: { input: 3, way: ['step.visit passengers', 'session.extend', 'passengers.submit', '✗ flightSession/extendHold: TypeError', 'session.extend'] },
};
export const HeldPassengersSubmittingReturnTripAfterPlaceHoldSoldOutDepartingThenStepVisitPassengersThenPassengersSubmit: Story = {
  name: 'Held / Passengers / Submitting – return trip, after placeHold: sold_out departing, then step.visit passengers, then passengers.submit',
  tags: ['same-screen', '!test'],
  args: { input: 3, way: ['search.submit 2026-12-05 2026-12-12', 'offer.choose IR 215', 'offer.choose IR 214', '✗ placeHold: sold_out departing', 'step.visit passengers', 'passengers.submit'], sameScreen: [
      { id: 'states-flight-booking-held-passengers-submitting--held-passengers-submitting-return-trip', name: 'Held / Passengers / Submitting – return trip' },
    ] },
};
export const HeldPassengersSubmittingFiveMinutesLeftAskingForTimeExtensionRefused: Story = {
  name: 'Held / Passengers / Submitting – five minutes left, asking for time, extension refused',
  args: { input: 3, way: ['step.visit passengers', 'session.extend', 'passengers.submit', '⏱ flightSession/warning', '✗ flightSession/extendHold: extension_refused', 'session.extend'] },
};
export const HeldPassengersSubmittingLastMinuteExtensionRefused: Story = {
  name: 'Held / Passengers / Submitting – last minute, extension refused',
  args: { input: 3, way: ['step.visit passengers', 'session.extend', 'passengers.submit', '⏱ flightSession/warning', '✗ flightSession/extendHold: extension_refused', '⏱ flightSession/lastWarning'] },
};
export const HeldPassengersSubmittingFiveMinutesLeftAskingForTimeNoMoreTimeUnavailable: Story = {
  name: 'Held / Passengers / Submitting – five minutes left, asking for time, no more time: unavailable',
  args: { input: 3, way: ['step.visit passengers', 'session.extend', 'passengers.submit', '⏱ flightSession/warning', '✗ flightSession/extendHold: unavailable', 'session.extend'] },
};
export const HeldPassengersSubmittingLastMinuteNoMoreTimeUnavailable: Story = {
  name: 'Held / Passengers / Submitting – last minute, no more time: unavailable',
  args: { input: 3, way: ['step.visit passengers', 'session.extend', 'passengers.submit', '⏱ flightSession/warning', '✗ flightSession/extendHold: unavailable', '⏱ flightSession/lastWarning'] },
};
export const HeldPassengersSubmittingFiveMinutesLeftAskingForTimeNoMoreTimeUnexpected: Story = {
  name: 'Held / Passengers / Submitting – five minutes left, asking for time, no more time: unexpected',
  args: { input: 3, way: ['step.visit passengers', 'session.extend', 'passengers.submit', '⏱ flightSession/warning', '✗ flightSession/extendHold: TypeError', 'session.extend'] },
};
export const HeldPassengersSubmittingLastMinuteNoMoreTimeUnexpected: Story = {
  name: 'Held / Passengers / Submitting – last minute, no more time: unexpected',
  args: { input: 3, way: ['step.visit passengers', 'session.extend', 'passengers.submit', '⏱ flightSession/warning', '✗ flightSession/extendHold: TypeError', '⏱ flightSession/lastWarning'] },
};
export const HeldPassengersSubmittingLastMinuteAskingForTimeTimeIsUp: Story = {
  name: 'Held / Passengers / Submitting – last minute, asking for time, time is up',
  args: { input: 3, way: ['step.visit passengers', 'session.extend', 'passengers.submit', '⏱ flightSession/warning', '⏱ flightSession/lastWarning', '⏱ flightSession/end'] },
};
export const HeldPassengersSubmittingLastMinuteNoMoreTimeToAskFor: Story = {
  name: 'Held / Passengers / Submitting – last minute, no more time to ask for',
  args: { input: 3, way: ['step.visit passengers', 'session.extend', 'passengers.submit', '✓ flightSession/extendHold: awaitingPayment (2)', '⏱ flightSession/warning', '⏱ flightSession/lastWarning'] },
};
export const HeldPassengersSubmittingLastMinuteAskingForTimeExtensionRefused: Story = {
  name: 'Held / Passengers / Submitting – last minute, asking for time, extension refused',
  args: { input: 3, way: ['step.visit passengers', 'session.extend', 'passengers.submit', '⏱ flightSession/warning', '✗ flightSession/extendHold: extension_refused', 'session.extend', '⏱ flightSession/lastWarning'] },
};
export const HeldPassengersSubmittingLastMinuteAskingForTimeNoMoreTimeUnavailable: Story = {
  name: 'Held / Passengers / Submitting – last minute, asking for time, no more time: unavailable',
  args: { input: 3, way: ['step.visit passengers', 'session.extend', 'passengers.submit', '⏱ flightSession/warning', '✗ flightSession/extendHold: unavailable', 'session.extend', '⏱ flightSession/lastWarning'] },
};
export const HeldPassengersSubmittingLastMinuteAskingForTimeNoMoreTimeUnexpected: Story = {
  name: 'Held / Passengers / Submitting – last minute, asking for time, no more time: unexpected',
  args: { input: 3, way: ['step.visit passengers', 'session.extend', 'passengers.submit', '⏱ flightSession/warning', '✗ flightSession/extendHold: TypeError', 'session.extend', '⏱ flightSession/lastWarning'] },
};
export const HeldPassengersSubmittingLastMinuteAskingForTimeExtensionRefusedTimeIsUp: Story = {
  name: 'Held / Passengers / Submitting – last minute, asking for time, extension refused, time is up',
  args: { input: 3, way: ['step.visit passengers', 'session.extend', 'passengers.submit', '⏱ flightSession/warning', '✗ flightSession/extendHold: extension_refused', 'session.extend', '⏱ flightSession/lastWarning', '⏱ flightSession/end'] },
};
export const HeldPassengersSubmittingLastMinuteAskingForTimeNoMoreTimeUnavailableTimeIsUp: Story = {
  name: 'Held / Passengers / Submitting – last minute, asking for time, no more time: unavailable, time is up',
  args: { input: 3, way: ['step.visit passengers', 'session.extend', 'passengers.submit', '⏱ flightSession/warning', '✗ flightSession/extendHold: unavailable', 'session.extend', '⏱ flightSession/lastWarning', '⏱ flightSession/end'] },
};
export const HeldPassengersSubmittingLastMinuteAskingForTimeNoMoreTimeUnexpectedTimeIsUp: Story = {
  name: 'Held / Passengers / Submitting – last minute, asking for time, no more time: unexpected, time is up',
  args: { input: 3, way: ['step.visit passengers', 'session.extend', 'passengers.submit', '⏱ flightSession/warning', '✗ flightSession/extendHold: TypeError', 'session.extend', '⏱ flightSession/lastWarning', '⏱ flightSession/end'] },
};
