// Written by `npm run generate` from what the machine can do. Change the machine, not this file.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { renderStage, type StageArgs } from '../support/stage/Stage.tsx';

const meta: Meta<StageArgs> = { title: 'States/Flight booking/Held/Browsing/Holding', render: renderStage, args: { flow: 'flightBooking' } };
export default meta;
type Story = StoryObj<StageArgs>;

export const HeldBrowsingHoldingWayOutChosenLoading: Story = {
  name: 'Way out chosen, loading',
  args: { input: 3, way: ['offer.choose IR 215'], sameScreen: [
      { id: 'states-flight-booking-held-browsing-holding--held-browsing-holding-way-out-chosen-loading-after-order-arrived-awaiting-payment', name: 'Held / Browsing / Holding – way out chosen, loading, after order.arrived awaitingPayment' },
      { id: 'states-flight-booking-held-browsing-holding--held-browsing-holding-way-out-chosen-loading-after-order-arrived-payment-failed', name: 'Held / Browsing / Holding – way out chosen, loading, after order.arrived paymentFailed' },
      { id: 'states-flight-booking-held-browsing-holding--held-browsing-holding-way-out-chosen-loading-after-results-refresh', name: 'Held / Browsing / Holding – way out chosen, loading, after results.refresh' },
      { id: 'states-flight-booking-held-browsing-holding--held-browsing-holding-way-out-chosen-loading-after-results-age-search-flights-type-error-then-results-refresh', name: 'Held / Browsing / Holding – way out chosen, loading, after resultsAge/searchFlights: TypeError, then results.refresh' },
    ] },
};
export const HeldBrowsingHoldingWayOutChosenLoadingAskingForTime: Story = {
  name: 'Way out chosen, loading, asking for time',
  args: { input: 3, way: ['offer.choose IR 215', 'session.extend'] },
};
export const HeldBrowsingHoldingWayOutChosenLoadingAfterOrderArrivedAwaitingPayment: Story = {
  name: 'Way out chosen, loading, after order.arrived awaitingPayment',
  tags: ['same-screen', '!test'],
  args: { input: 3, way: ['offer.choose IR 215', 'order.arrived awaitingPayment'], sameScreen: [
      { id: 'states-flight-booking-held-browsing-holding--held-browsing-holding-way-out-chosen-loading', name: 'Held / Browsing / Holding – way out chosen, loading' },
    ] },
};
export const HeldBrowsingHoldingWayOutChosenLoadingAfterOrderArrivedPaymentFailed: Story = {
  name: 'Way out chosen, loading, after order.arrived paymentFailed',
  tags: ['same-screen', '!test'],
  args: { input: 3, way: ['offer.choose IR 215', 'order.arrived paymentFailed'], sameScreen: [
      { id: 'states-flight-booking-held-browsing-holding--held-browsing-holding-way-out-chosen-loading', name: 'Held / Browsing / Holding – way out chosen, loading' },
    ] },
};
export const HeldBrowsingHoldingWayOutChosenLoadingFiveMinutesLeft: Story = {
  name: 'Way out chosen, loading, five minutes left',
  args: { input: 3, way: ['offer.choose IR 215', '⏱ flightSession/warning'] },
};
export const HeldBrowsingHoldingWayOutChosen: Story = {
  name: 'Way out chosen',
  args: { input: 3, way: ['offer.choose IR 215', '✓ resultsAge/searchFlights: departing 13 returning 6'] },
};
export const HeldBrowsingHoldingWayOutChosenNoFlightsFound: Story = {
  name: 'Way out chosen, no flights found',
  args: { input: 3, way: ['offer.choose IR 215', '✓ resultsAge/searchFlights: departing 0 returning 0'] },
};
export const HeldBrowsingHoldingWayOutChosenNotLoadedUnavailable: Story = {
  name: 'Way out chosen, not loaded, unavailable',
  args: { input: 3, way: ['offer.choose IR 215', '✗ resultsAge/searchFlights: unavailable'] },
};
export const HeldBrowsingHoldingWayOutChosenNotLoadedUnexpected: Story = {
  name: 'Way out chosen, not loaded, unexpected',
  args: { input: 3, way: ['offer.choose IR 215', '✗ resultsAge/searchFlights: TypeError'] },
};
export const HeldBrowsingHoldingWayOutChosenLoadingSlowAirline: Story = {
  name: 'Way out chosen, loading, slow airline',
  args: { input: 3, way: ['offer.choose IR 215', '⏱ timer 1'] },
};
export const HeldBrowsingHoldingReturnTripWayBackWayOutChosenWayBackChosenLoading: Story = {
  name: 'Return trip, way back, way out chosen, way back chosen, loading',
  args: { input: 3, way: ['search.submit 2026-12-05 2026-12-12', 'offer.choose IR 215', 'offer.choose IR 214'] },
};
export const HeldBrowsingHoldingWayOutChosenLoadingFiveMinutesLeftAskingForTime: Story = {
  name: 'Way out chosen, loading, five minutes left, asking for time',
  args: { input: 3, way: ['offer.choose IR 215', 'session.extend', '⏱ flightSession/warning'] },
};
export const HeldBrowsingHoldingWayOutChosenLoadingNoMoreTimeToAskFor: Story = {
  name: 'Way out chosen, loading, no more time to ask for',
  args: { input: 3, way: ['offer.choose IR 215', 'session.extend', '✓ flightSession/extendHold: awaitingPayment (2)'] },
};
export const HeldBrowsingHoldingWayOutChosenLoadingExtensionRefused: Story = {
  name: 'Way out chosen, loading, extension refused',
  args: { input: 3, way: ['offer.choose IR 215', 'session.extend', '✗ flightSession/extendHold: extension_refused'] },
};
export const HeldBrowsingHoldingWayOutChosenLoadingNoMoreTimeUnavailable: Story = {
  name: 'Way out chosen, loading, no more time: unavailable',
  args: { input: 3, way: ['offer.choose IR 215', 'session.extend', '✗ flightSession/extendHold: unavailable'] },
};
export const HeldBrowsingHoldingWayOutChosenLoadingNoMoreTimeUnexpected: Story = {
  name: 'Way out chosen, loading, no more time: unexpected',
  args: { input: 3, way: ['offer.choose IR 215', 'session.extend', '✗ flightSession/extendHold: TypeError'] },
};
export const HeldBrowsingHoldingWayOutChosenAskingForTime: Story = {
  name: 'Way out chosen, asking for time',
  args: { input: 3, way: ['offer.choose IR 215', 'session.extend', '✓ resultsAge/searchFlights: departing 13 returning 6'] },
};
export const HeldBrowsingHoldingWayOutChosenNotLoadedUnavailableAskingForTime: Story = {
  name: 'Way out chosen, not loaded, unavailable, asking for time',
  args: { input: 3, way: ['offer.choose IR 215', 'session.extend', '✗ resultsAge/searchFlights: unavailable'] },
};
export const HeldBrowsingHoldingWayOutChosenLoadingSlowAirlineAskingForTime: Story = {
  name: 'Way out chosen, loading, slow airline, asking for time',
  args: { input: 3, way: ['offer.choose IR 215', 'session.extend', '⏱ timer 1'] },
};
export const HeldBrowsingHoldingWayOutChosenLoadingLastMinute: Story = {
  name: 'Way out chosen, loading, last minute',
  args: { input: 3, way: ['offer.choose IR 215', '⏱ flightSession/warning', '⏱ flightSession/lastWarning'] },
};
export const HeldBrowsingHoldingWayOutChosenFiveMinutesLeft: Story = {
  name: 'Way out chosen, five minutes left',
  args: { input: 3, way: ['offer.choose IR 215', '⏱ flightSession/warning', '✓ resultsAge/searchFlights: departing 13 returning 6'] },
};
export const HeldBrowsingHoldingWayOutChosenNotLoadedUnavailableFiveMinutesLeft: Story = {
  name: 'Way out chosen, not loaded, unavailable, five minutes left',
  args: { input: 3, way: ['offer.choose IR 215', '⏱ flightSession/warning', '✗ resultsAge/searchFlights: unavailable'] },
};
export const HeldBrowsingHoldingWayOutChosenLoadingSlowAirlineFiveMinutesLeft: Story = {
  name: 'Way out chosen, loading, slow airline, five minutes left',
  args: { input: 3, way: ['offer.choose IR 215', '⏱ flightSession/warning', '⏱ timer 1'] },
};
export const HeldBrowsingHoldingWayOutChosenAskingAgain: Story = {
  name: 'Way out chosen, asking again',
  args: { input: 3, way: ['offer.choose IR 215', '✓ resultsAge/searchFlights: departing 13 returning 6', 'results.refresh'] },
};
export const HeldBrowsingHoldingWayOutChosenOldList: Story = {
  name: 'Way out chosen, old list',
  args: { input: 3, way: ['offer.choose IR 215', '✓ resultsAge/searchFlights: departing 13 returning 6', '⏱ resultsAge/age'] },
};
export const HeldBrowsingHoldingWayOutChosenSlowAirline: Story = {
  name: 'Way out chosen, slow airline',
  args: { input: 3, way: ['offer.choose IR 215', '✓ resultsAge/searchFlights: departing 13 returning 6', '⏱ timer 1'] },
};
export const HeldBrowsingHoldingWayOutChosenNoFlightsFoundAskingAgain: Story = {
  name: 'Way out chosen, no flights found, asking again',
  args: { input: 3, way: ['offer.choose IR 215', '✓ resultsAge/searchFlights: departing 0 returning 0', 'results.refresh'] },
};
export const HeldBrowsingHoldingWayOutChosenNoFlightsFoundOldList: Story = {
  name: 'Way out chosen, no flights found, old list',
  args: { input: 3, way: ['offer.choose IR 215', '✓ resultsAge/searchFlights: departing 0 returning 0', '⏱ resultsAge/age'] },
};
export const HeldBrowsingHoldingWayOutChosenLoadingAfterResultsRefresh: Story = {
  name: 'Way out chosen, loading, after results.refresh',
  tags: ['same-screen', '!test'],
  args: { input: 3, way: ['offer.choose IR 215', '✗ resultsAge/searchFlights: unavailable', 'results.refresh'], sameScreen: [
      { id: 'states-flight-booking-held-browsing-holding--held-browsing-holding-way-out-chosen-loading', name: 'Held / Browsing / Holding – way out chosen, loading' },
    ] },
};
export const HeldBrowsingHoldingWayOutChosenNotLoadedUnavailableSlowAirline: Story = {
  name: 'Way out chosen, not loaded, unavailable, slow airline',
  args: { input: 3, way: ['offer.choose IR 215', '✗ resultsAge/searchFlights: unavailable', '⏱ timer 1'] },
};
export const HeldBrowsingHoldingWayOutChosenLoadingAfterResultsAgeSearchFlightsTypeErrorThenResultsRefresh: Story = {
  name: 'Way out chosen, loading, after resultsAge/searchFlights: TypeError, then results.refresh',
  tags: ['same-screen', '!test'],
  args: { input: 3, way: ['offer.choose IR 215', '✗ resultsAge/searchFlights: TypeError', 'results.refresh'], sameScreen: [
      { id: 'states-flight-booking-held-browsing-holding--held-browsing-holding-way-out-chosen-loading', name: 'Held / Browsing / Holding – way out chosen, loading' },
    ] },
};
export const HeldBrowsingHoldingReturnTripWayOutChosenWayBackChosenLoading: Story = {
  name: 'Return trip, way out chosen, way back chosen, loading',
  args: { input: 3, way: ['search.submit 2026-12-05 2026-12-12', 'offer.choose IR 215', 'offer.choose IR 214', 'route.shown results'] },
};
export const HeldBrowsingHoldingWayOutChosenLoadingFiveMinutesLeftExtensionRefused: Story = {
  name: 'Way out chosen, loading, five minutes left, extension refused',
  args: { input: 3, way: ['offer.choose IR 215', 'session.extend', '⏱ flightSession/warning', '✗ flightSession/extendHold: extension_refused'] },
};
export const HeldBrowsingHoldingWayOutChosenLoadingFiveMinutesLeftNoMoreTimeUnavailable: Story = {
  name: 'Way out chosen, loading, five minutes left, no more time: unavailable',
  args: { input: 3, way: ['offer.choose IR 215', 'session.extend', '⏱ flightSession/warning', '✗ flightSession/extendHold: unavailable'] },
};
export const HeldBrowsingHoldingWayOutChosenLoadingFiveMinutesLeftNoMoreTimeUnexpected: Story = {
  name: 'Way out chosen, loading, five minutes left, no more time: unexpected',
  args: { input: 3, way: ['offer.choose IR 215', 'session.extend', '⏱ flightSession/warning', '✗ flightSession/extendHold: TypeError'] },
};
export const HeldBrowsingHoldingWayOutChosenLoadingLastMinuteAskingForTime: Story = {
  name: 'Way out chosen, loading, last minute, asking for time',
  args: { input: 3, way: ['offer.choose IR 215', 'session.extend', '⏱ flightSession/warning', '⏱ flightSession/lastWarning'] },
};
export const HeldBrowsingHoldingWayOutChosenFiveMinutesLeftAskingForTime: Story = {
  name: 'Way out chosen, five minutes left, asking for time',
  args: { input: 3, way: ['offer.choose IR 215', 'session.extend', '⏱ flightSession/warning', '✓ resultsAge/searchFlights: departing 13 returning 6'] },
};
export const HeldBrowsingHoldingWayOutChosenNotLoadedUnavailableFiveMinutesLeftAskingForTime: Story = {
  name: 'Way out chosen, not loaded, unavailable, five minutes left, asking for time',
  args: { input: 3, way: ['offer.choose IR 215', 'session.extend', '⏱ flightSession/warning', '✗ resultsAge/searchFlights: unavailable'] },
};
export const HeldBrowsingHoldingWayOutChosenLoadingSlowAirlineFiveMinutesLeftAskingForTime: Story = {
  name: 'Way out chosen, loading, slow airline, five minutes left, asking for time',
  args: { input: 3, way: ['offer.choose IR 215', 'session.extend', '⏱ flightSession/warning', '⏱ timer 1'] },
};
export const HeldBrowsingHoldingWayOutChosenLoadingFiveMinutesLeftNoMoreTimeToAskFor: Story = {
  name: 'Way out chosen, loading, five minutes left, no more time to ask for',
  args: { input: 3, way: ['offer.choose IR 215', 'session.extend', '✓ flightSession/extendHold: awaitingPayment (2)', '⏱ flightSession/warning'] },
};
export const HeldBrowsingHoldingWayOutChosenLoadingAskingForTimeExtensionRefused: Story = {
  name: 'Way out chosen, loading, asking for time, extension refused',
  args: { input: 3, way: ['offer.choose IR 215', 'session.extend', '✗ flightSession/extendHold: extension_refused', 'session.extend'] },
};
export const HeldBrowsingHoldingWayOutChosenLoadingAskingForTimeNoMoreTimeUnavailable: Story = {
  name: 'Way out chosen, loading, asking for time, no more time: unavailable',
  args: { input: 3, way: ['offer.choose IR 215', 'session.extend', '✗ flightSession/extendHold: unavailable', 'session.extend'] },
};
export const HeldBrowsingHoldingWayOutChosenLoadingAskingForTimeNoMoreTimeUnexpected: Story = {
  name: 'Way out chosen, loading, asking for time, no more time: unexpected',
  args: { input: 3, way: ['offer.choose IR 215', 'session.extend', '✗ flightSession/extendHold: TypeError', 'session.extend'] },
};
export const HeldBrowsingHoldingWayOutChosenAskingAgainAskingForTime: Story = {
  name: 'Way out chosen, asking again, asking for time',
  args: { input: 3, way: ['offer.choose IR 215', 'session.extend', '✓ resultsAge/searchFlights: departing 13 returning 6', 'results.refresh'] },
};
export const HeldBrowsingHoldingWayOutChosenSlowAirlineAskingForTime: Story = {
  name: 'Way out chosen, slow airline, asking for time',
  args: { input: 3, way: ['offer.choose IR 215', 'session.extend', '✓ resultsAge/searchFlights: departing 13 returning 6', '⏱ timer 1'] },
};
export const HeldBrowsingHoldingWayOutChosenNotLoadedUnavailableSlowAirlineAskingForTime: Story = {
  name: 'Way out chosen, not loaded, unavailable, slow airline, asking for time',
  args: { input: 3, way: ['offer.choose IR 215', 'session.extend', '✗ resultsAge/searchFlights: unavailable', '⏱ timer 1'] },
};
export const HeldBrowsingHoldingWayOutChosenLastMinute: Story = {
  name: 'Way out chosen, last minute',
  args: { input: 3, way: ['offer.choose IR 215', '⏱ flightSession/warning', '⏱ flightSession/lastWarning', '✓ resultsAge/searchFlights: departing 13 returning 6'] },
};
export const HeldBrowsingHoldingWayOutChosenNotLoadedUnavailableLastMinute: Story = {
  name: 'Way out chosen, not loaded, unavailable, last minute',
  args: { input: 3, way: ['offer.choose IR 215', '⏱ flightSession/warning', '⏱ flightSession/lastWarning', '✗ resultsAge/searchFlights: unavailable'] },
};
export const HeldBrowsingHoldingWayOutChosenLoadingSlowAirlineLastMinute: Story = {
  name: 'Way out chosen, loading, slow airline, last minute',
  args: { input: 3, way: ['offer.choose IR 215', '⏱ flightSession/warning', '⏱ flightSession/lastWarning', '⏱ timer 1'] },
};
export const HeldBrowsingHoldingWayOutChosenAskingAgainFiveMinutesLeft: Story = {
  name: 'Way out chosen, asking again, five minutes left',
  args: { input: 3, way: ['offer.choose IR 215', '⏱ flightSession/warning', '✓ resultsAge/searchFlights: departing 13 returning 6', 'results.refresh'] },
};
export const HeldBrowsingHoldingWayOutChosenSlowAirlineFiveMinutesLeft: Story = {
  name: 'Way out chosen, slow airline, five minutes left',
  args: { input: 3, way: ['offer.choose IR 215', '⏱ flightSession/warning', '✓ resultsAge/searchFlights: departing 13 returning 6', '⏱ timer 1'] },
};
export const HeldBrowsingHoldingWayOutChosenNotLoadedUnavailableSlowAirlineFiveMinutesLeft: Story = {
  name: 'Way out chosen, not loaded, unavailable, slow airline, five minutes left',
  args: { input: 3, way: ['offer.choose IR 215', '⏱ flightSession/warning', '✗ resultsAge/searchFlights: unavailable', '⏱ timer 1'] },
};
export const HeldBrowsingHoldingWayOutChosenUnavailable: Story = {
  name: 'Way out chosen, unavailable',
  args: { input: 3, way: ['offer.choose IR 215', '✓ resultsAge/searchFlights: departing 13 returning 6', 'results.refresh', '✗ resultsAge/refreshFlights: unavailable'] },
};
export const HeldBrowsingHoldingWayOutChosenUnexpected: Story = {
  name: 'Way out chosen, unexpected',
  args: { input: 3, way: ['offer.choose IR 215', '✓ resultsAge/searchFlights: departing 13 returning 6', 'results.refresh', '✗ resultsAge/refreshFlights: TypeError'] },
};
export const HeldBrowsingHoldingWayOutChosenAskingAgainSlowAirline: Story = {
  name: 'Way out chosen, asking again, slow airline',
  args: { input: 3, way: ['offer.choose IR 215', '✓ resultsAge/searchFlights: departing 13 returning 6', 'results.refresh', '⏱ timer 1'] },
};
export const HeldBrowsingHoldingWayOutChosenLoadingFiveMinutesLeftAskingForTimeExtensionRefused: Story = {
  name: 'Way out chosen, loading, five minutes left, asking for time, extension refused',
  args: { input: 3, way: ['offer.choose IR 215', 'session.extend', '⏱ flightSession/warning', '✗ flightSession/extendHold: extension_refused', 'session.extend'] },
};
export const HeldBrowsingHoldingWayOutChosenLoadingLastMinuteExtensionRefused: Story = {
  name: 'Way out chosen, loading, last minute, extension refused',
  args: { input: 3, way: ['offer.choose IR 215', 'session.extend', '⏱ flightSession/warning', '✗ flightSession/extendHold: extension_refused', '⏱ flightSession/lastWarning'] },
};
export const HeldBrowsingHoldingWayOutChosenLoadingFiveMinutesLeftAskingForTimeNoMoreTimeUnavailable: Story = {
  name: 'Way out chosen, loading, five minutes left, asking for time, no more time: unavailable',
  args: { input: 3, way: ['offer.choose IR 215', 'session.extend', '⏱ flightSession/warning', '✗ flightSession/extendHold: unavailable', 'session.extend'] },
};
export const HeldBrowsingHoldingWayOutChosenLoadingLastMinuteNoMoreTimeUnavailable: Story = {
  name: 'Way out chosen, loading, last minute, no more time: unavailable',
  args: { input: 3, way: ['offer.choose IR 215', 'session.extend', '⏱ flightSession/warning', '✗ flightSession/extendHold: unavailable', '⏱ flightSession/lastWarning'] },
};
export const HeldBrowsingHoldingWayOutChosenLoadingFiveMinutesLeftAskingForTimeNoMoreTimeUnexpected: Story = {
  name: 'Way out chosen, loading, five minutes left, asking for time, no more time: unexpected',
  args: { input: 3, way: ['offer.choose IR 215', 'session.extend', '⏱ flightSession/warning', '✗ flightSession/extendHold: TypeError', 'session.extend'] },
};
export const HeldBrowsingHoldingWayOutChosenLoadingLastMinuteNoMoreTimeUnexpected: Story = {
  name: 'Way out chosen, loading, last minute, no more time: unexpected',
  args: { input: 3, way: ['offer.choose IR 215', 'session.extend', '⏱ flightSession/warning', '✗ flightSession/extendHold: TypeError', '⏱ flightSession/lastWarning'] },
};
export const HeldBrowsingHoldingWayOutChosenLoadingLastMinuteAskingForTimeOldPrices: Story = {
  name: 'Way out chosen, loading, last minute, asking for time, old prices',
  args: { input: 3, way: ['offer.choose IR 215', 'session.extend', '⏱ flightSession/warning', '⏱ flightSession/lastWarning', '⏱ flightSession/end'] },
};
export const HeldBrowsingHoldingWayOutChosenLastMinuteAskingForTime: Story = {
  name: 'Way out chosen, last minute, asking for time',
  args: { input: 3, way: ['offer.choose IR 215', 'session.extend', '⏱ flightSession/warning', '⏱ flightSession/lastWarning', '✓ resultsAge/searchFlights: departing 13 returning 6'] },
};
export const HeldBrowsingHoldingWayOutChosenNotLoadedUnavailableLastMinuteAskingForTime: Story = {
  name: 'Way out chosen, not loaded, unavailable, last minute, asking for time',
  args: { input: 3, way: ['offer.choose IR 215', 'session.extend', '⏱ flightSession/warning', '⏱ flightSession/lastWarning', '✗ resultsAge/searchFlights: unavailable'] },
};
export const HeldBrowsingHoldingWayOutChosenLoadingSlowAirlineLastMinuteAskingForTime: Story = {
  name: 'Way out chosen, loading, slow airline, last minute, asking for time',
  args: { input: 3, way: ['offer.choose IR 215', 'session.extend', '⏱ flightSession/warning', '⏱ flightSession/lastWarning', '⏱ timer 1'] },
};
export const HeldBrowsingHoldingWayOutChosenAskingAgainFiveMinutesLeftAskingForTime: Story = {
  name: 'Way out chosen, asking again, five minutes left, asking for time',
  args: { input: 3, way: ['offer.choose IR 215', 'session.extend', '⏱ flightSession/warning', '✓ resultsAge/searchFlights: departing 13 returning 6', 'results.refresh'] },
};
export const HeldBrowsingHoldingWayOutChosenSlowAirlineFiveMinutesLeftAskingForTime: Story = {
  name: 'Way out chosen, slow airline, five minutes left, asking for time',
  args: { input: 3, way: ['offer.choose IR 215', 'session.extend', '⏱ flightSession/warning', '✓ resultsAge/searchFlights: departing 13 returning 6', '⏱ timer 1'] },
};
export const HeldBrowsingHoldingWayOutChosenNotLoadedUnavailableSlowAirlineFiveMinutesLeftAskingForTime: Story = {
  name: 'Way out chosen, not loaded, unavailable, slow airline, five minutes left, asking for time',
  args: { input: 3, way: ['offer.choose IR 215', 'session.extend', '⏱ flightSession/warning', '✗ resultsAge/searchFlights: unavailable', '⏱ timer 1'] },
};
export const HeldBrowsingHoldingWayOutChosenLoadingLastMinuteNoMoreTimeToAskFor: Story = {
  name: 'Way out chosen, loading, last minute, no more time to ask for',
  args: { input: 3, way: ['offer.choose IR 215', 'session.extend', '✓ flightSession/extendHold: awaitingPayment (2)', '⏱ flightSession/warning', '⏱ flightSession/lastWarning'] },
};
export const HeldBrowsingHoldingWayOutChosenAskingAgainSlowAirlineAskingForTime: Story = {
  name: 'Way out chosen, asking again, slow airline, asking for time',
  args: { input: 3, way: ['offer.choose IR 215', 'session.extend', '✓ resultsAge/searchFlights: departing 13 returning 6', 'results.refresh', '⏱ timer 1'] },
};
export const HeldBrowsingHoldingWayOutChosenAskingAgainLastMinute: Story = {
  name: 'Way out chosen, asking again, last minute',
  args: { input: 3, way: ['offer.choose IR 215', '⏱ flightSession/warning', '⏱ flightSession/lastWarning', '✓ resultsAge/searchFlights: departing 13 returning 6', 'results.refresh'] },
};
export const HeldBrowsingHoldingWayOutChosenSlowAirlineLastMinute: Story = {
  name: 'Way out chosen, slow airline, last minute',
  args: { input: 3, way: ['offer.choose IR 215', '⏱ flightSession/warning', '⏱ flightSession/lastWarning', '✓ resultsAge/searchFlights: departing 13 returning 6', '⏱ timer 1'] },
};
export const HeldBrowsingHoldingWayOutChosenNotLoadedUnavailableSlowAirlineLastMinute: Story = {
  name: 'Way out chosen, not loaded, unavailable, slow airline, last minute',
  args: { input: 3, way: ['offer.choose IR 215', '⏱ flightSession/warning', '⏱ flightSession/lastWarning', '✗ resultsAge/searchFlights: unavailable', '⏱ timer 1'] },
};
export const HeldBrowsingHoldingWayOutChosenAskingAgainSlowAirlineFiveMinutesLeft: Story = {
  name: 'Way out chosen, asking again, slow airline, five minutes left',
  args: { input: 3, way: ['offer.choose IR 215', '⏱ flightSession/warning', '✓ resultsAge/searchFlights: departing 13 returning 6', 'results.refresh', '⏱ timer 1'] },
};
export const HeldBrowsingHoldingWayOutChosenAskingAgainUnavailable: Story = {
  name: 'Way out chosen, asking again, unavailable',
  args: { input: 3, way: ['offer.choose IR 215', '✓ resultsAge/searchFlights: departing 13 returning 6', 'results.refresh', '✗ resultsAge/refreshFlights: unavailable', 'results.refresh'] },
};
export const HeldBrowsingHoldingWayOutChosenOldListUnavailable: Story = {
  name: 'Way out chosen, old list, unavailable',
  args: { input: 3, way: ['offer.choose IR 215', '✓ resultsAge/searchFlights: departing 13 returning 6', 'results.refresh', '✗ resultsAge/refreshFlights: unavailable', '⏱ resultsAge/age'] },
};
export const HeldBrowsingHoldingWayOutChosenAskingAgainUnexpected: Story = {
  name: 'Way out chosen, asking again, unexpected',
  args: { input: 3, way: ['offer.choose IR 215', '✓ resultsAge/searchFlights: departing 13 returning 6', 'results.refresh', '✗ resultsAge/refreshFlights: TypeError', 'results.refresh'] },
};
export const HeldBrowsingHoldingWayOutChosenOldListUnexpected: Story = {
  name: 'Way out chosen, old list, unexpected',
  args: { input: 3, way: ['offer.choose IR 215', '✓ resultsAge/searchFlights: departing 13 returning 6', 'results.refresh', '✗ resultsAge/refreshFlights: TypeError', '⏱ resultsAge/age'] },
};
export const HeldBrowsingHoldingWayOutChosenLoadingLastMinuteAskingForTimeExtensionRefused: Story = {
  name: 'Way out chosen, loading, last minute, asking for time, extension refused',
  args: { input: 3, way: ['offer.choose IR 215', 'session.extend', '⏱ flightSession/warning', '✗ flightSession/extendHold: extension_refused', 'session.extend', '⏱ flightSession/lastWarning'] },
};
export const HeldBrowsingHoldingWayOutChosenLoadingLastMinuteAskingForTimeNoMoreTimeUnavailable: Story = {
  name: 'Way out chosen, loading, last minute, asking for time, no more time: unavailable',
  args: { input: 3, way: ['offer.choose IR 215', 'session.extend', '⏱ flightSession/warning', '✗ flightSession/extendHold: unavailable', 'session.extend', '⏱ flightSession/lastWarning'] },
};
export const HeldBrowsingHoldingWayOutChosenLoadingLastMinuteAskingForTimeNoMoreTimeUnexpected: Story = {
  name: 'Way out chosen, loading, last minute, asking for time, no more time: unexpected',
  args: { input: 3, way: ['offer.choose IR 215', 'session.extend', '⏱ flightSession/warning', '✗ flightSession/extendHold: TypeError', 'session.extend', '⏱ flightSession/lastWarning'] },
};
export const HeldBrowsingHoldingWayOutChosenLastMinuteAskingForTimeOldPrices: Story = {
  name: 'Way out chosen, last minute, asking for time, old prices',
  args: { input: 3, way: ['offer.choose IR 215', 'session.extend', '⏱ flightSession/warning', '⏱ flightSession/lastWarning', '⏱ flightSession/end', '✓ resultsAge/searchFlights: departing 13 returning 6'] },
};
export const HeldBrowsingHoldingWayOutChosenNotLoadedUnavailableLastMinuteAskingForTimeOldPrices: Story = {
  name: 'Way out chosen, not loaded, unavailable, last minute, asking for time, old prices',
  args: { input: 3, way: ['offer.choose IR 215', 'session.extend', '⏱ flightSession/warning', '⏱ flightSession/lastWarning', '⏱ flightSession/end', '✗ resultsAge/searchFlights: unavailable'] },
};
export const HeldBrowsingHoldingWayOutChosenLoadingSlowAirlineLastMinuteAskingForTimeOldPrices: Story = {
  name: 'Way out chosen, loading, slow airline, last minute, asking for time, old prices',
  args: { input: 3, way: ['offer.choose IR 215', 'session.extend', '⏱ flightSession/warning', '⏱ flightSession/lastWarning', '⏱ flightSession/end', '⏱ timer 1'] },
};
export const HeldBrowsingHoldingWayOutChosenAskingAgainLastMinuteAskingForTime: Story = {
  name: 'Way out chosen, asking again, last minute, asking for time',
  args: { input: 3, way: ['offer.choose IR 215', 'session.extend', '⏱ flightSession/warning', '⏱ flightSession/lastWarning', '✓ resultsAge/searchFlights: departing 13 returning 6', 'results.refresh'] },
};
export const HeldBrowsingHoldingWayOutChosenSlowAirlineLastMinuteAskingForTime: Story = {
  name: 'Way out chosen, slow airline, last minute, asking for time',
  args: { input: 3, way: ['offer.choose IR 215', 'session.extend', '⏱ flightSession/warning', '⏱ flightSession/lastWarning', '✓ resultsAge/searchFlights: departing 13 returning 6', '⏱ timer 1'] },
};
export const HeldBrowsingHoldingWayOutChosenNotLoadedUnavailableSlowAirlineLastMinuteAskingForTime: Story = {
  name: 'Way out chosen, not loaded, unavailable, slow airline, last minute, asking for time',
  args: { input: 3, way: ['offer.choose IR 215', 'session.extend', '⏱ flightSession/warning', '⏱ flightSession/lastWarning', '✗ resultsAge/searchFlights: unavailable', '⏱ timer 1'] },
};
export const HeldBrowsingHoldingWayOutChosenAskingAgainSlowAirlineFiveMinutesLeftAskingForTime: Story = {
  name: 'Way out chosen, asking again, slow airline, five minutes left, asking for time',
  args: { input: 3, way: ['offer.choose IR 215', 'session.extend', '⏱ flightSession/warning', '✓ resultsAge/searchFlights: departing 13 returning 6', 'results.refresh', '⏱ timer 1'] },
};
export const HeldBrowsingHoldingWayOutChosenAskingAgainSlowAirlineLastMinute: Story = {
  name: 'Way out chosen, asking again, slow airline, last minute',
  args: { input: 3, way: ['offer.choose IR 215', '⏱ flightSession/warning', '⏱ flightSession/lastWarning', '✓ resultsAge/searchFlights: departing 13 returning 6', 'results.refresh', '⏱ timer 1'] },
};
export const HeldBrowsingHoldingWayOutChosenLoadingLastMinuteAskingForTimeExtensionRefusedOldPrices: Story = {
  name: 'Way out chosen, loading, last minute, asking for time, extension refused, old prices',
  args: { input: 3, way: ['offer.choose IR 215', 'session.extend', '⏱ flightSession/warning', '✗ flightSession/extendHold: extension_refused', 'session.extend', '⏱ flightSession/lastWarning', '⏱ flightSession/end'] },
};
export const HeldBrowsingHoldingWayOutChosenLoadingLastMinuteAskingForTimeNoMoreTimeUnavailableOldPrices: Story = {
  name: 'Way out chosen, loading, last minute, asking for time, no more time: unavailable, old prices',
  args: { input: 3, way: ['offer.choose IR 215', 'session.extend', '⏱ flightSession/warning', '✗ flightSession/extendHold: unavailable', 'session.extend', '⏱ flightSession/lastWarning', '⏱ flightSession/end'] },
};
export const HeldBrowsingHoldingWayOutChosenLoadingLastMinuteAskingForTimeNoMoreTimeUnexpectedOldPrices: Story = {
  name: 'Way out chosen, loading, last minute, asking for time, no more time: unexpected, old prices',
  args: { input: 3, way: ['offer.choose IR 215', 'session.extend', '⏱ flightSession/warning', '✗ flightSession/extendHold: TypeError', 'session.extend', '⏱ flightSession/lastWarning', '⏱ flightSession/end'] },
};
export const HeldBrowsingHoldingWayOutChosenAskingAgainLastMinuteAskingForTimeOldPrices: Story = {
  name: 'Way out chosen, asking again, last minute, asking for time, old prices',
  args: { input: 3, way: ['offer.choose IR 215', 'session.extend', '⏱ flightSession/warning', '⏱ flightSession/lastWarning', '⏱ flightSession/end', '✓ resultsAge/searchFlights: departing 13 returning 6', 'results.refresh'] },
};
export const HeldBrowsingHoldingWayOutChosenSlowAirlineLastMinuteAskingForTimeOldPrices: Story = {
  name: 'Way out chosen, slow airline, last minute, asking for time, old prices',
  args: { input: 3, way: ['offer.choose IR 215', 'session.extend', '⏱ flightSession/warning', '⏱ flightSession/lastWarning', '⏱ flightSession/end', '✓ resultsAge/searchFlights: departing 13 returning 6', '⏱ timer 1'] },
};
export const HeldBrowsingHoldingWayOutChosenNotLoadedUnavailableSlowAirlineLastMinuteAskingForTimeOldPrices: Story = {
  name: 'Way out chosen, not loaded, unavailable, slow airline, last minute, asking for time, old prices',
  args: { input: 3, way: ['offer.choose IR 215', 'session.extend', '⏱ flightSession/warning', '⏱ flightSession/lastWarning', '⏱ flightSession/end', '✗ resultsAge/searchFlights: unavailable', '⏱ timer 1'] },
};
export const HeldBrowsingHoldingWayOutChosenAskingAgainSlowAirlineLastMinuteAskingForTime: Story = {
  name: 'Way out chosen, asking again, slow airline, last minute, asking for time',
  args: { input: 3, way: ['offer.choose IR 215', 'session.extend', '⏱ flightSession/warning', '⏱ flightSession/lastWarning', '✓ resultsAge/searchFlights: departing 13 returning 6', 'results.refresh', '⏱ timer 1'] },
};
export const HeldBrowsingHoldingWayOutChosenAskingAgainSlowAirlineLastMinuteAskingForTimeOldPrices: Story = {
  name: 'Way out chosen, asking again, slow airline, last minute, asking for time, old prices',
  args: { input: 3, way: ['offer.choose IR 215', 'session.extend', '⏱ flightSession/warning', '⏱ flightSession/lastWarning', '⏱ flightSession/end', '✓ resultsAge/searchFlights: departing 13 returning 6', 'results.refresh', '⏱ timer 1'] },
};
