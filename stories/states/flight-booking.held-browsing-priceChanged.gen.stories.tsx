// Written by `npm run generate` from what the machine can do. Change the machine, not this file.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { renderStage, type StageArgs } from '../support/stage/Stage.tsx';

const meta: Meta<StageArgs> = { title: 'States/Flight booking/Held/Browsing/Price changed', render: renderStage, args: { flow: 'flightBooking' } };
export default meta;
type Story = StoryObj<StageArgs>;

export const HeldBrowsingPriceChangedWayOutChosenLoadingPriceChanged: Story = {
  name: 'Way out chosen, loading, price changed',
  args: { input: 3, way: ['offer.choose IR 215', '✗ placeHold: price_changed'], sameScreen: [
      { id: 'states-flight-booking-held-browsing-price-changed--held-browsing-price-changed-way-out-chosen-loading-price-changed-after-place-hold-price-changed', name: 'Held / Browsing / Price changed – way out chosen, loading, price changed, after placeHold: price_changed' },
      { id: 'states-flight-booking-held-browsing-price-changed--held-browsing-price-changed-way-out-chosen-loading-price-changed-after-order-arrived-payment-failed-then-place-hold-price-changed', name: 'Held / Browsing / Price changed – way out chosen, loading, price changed, after order.arrived paymentFailed, then placeHold: price_changed' },
      { id: 'states-flight-booking-held-browsing-price-changed--held-browsing-price-changed-way-out-chosen-loading-price-changed-after-results-refresh-then-place-hold-price-changed', name: 'Held / Browsing / Price changed – way out chosen, loading, price changed, after results.refresh, then placeHold: price_changed' },
      { id: 'states-flight-booking-held-browsing-price-changed--held-browsing-price-changed-way-out-chosen-loading-price-changed-after-results-age-search-flights-type-error-then-results-refresh-then-place-hold-price-changed', name: 'Held / Browsing / Price changed – way out chosen, loading, price changed, after resultsAge/searchFlights: TypeError, then results.refresh, then placeHold: price_changed' },
    ] },
};
export const HeldBrowsingPriceChangedWayOutChosenLoadingPriceChangedAskingForTime: Story = {
  name: 'Way out chosen, loading, price changed, asking for time',
  args: { input: 3, way: ['offer.choose IR 215', 'session.extend', '✗ placeHold: price_changed'] },
};
export const HeldBrowsingPriceChangedWayOutChosenLoadingPriceChangedAfterPlaceHoldPriceChanged: Story = {
  name: 'Way out chosen, loading, price changed, after placeHold: price_changed',
  tags: ['same-screen', '!test'],
  args: { input: 3, way: ['offer.choose IR 215', 'order.arrived awaitingPayment', '✗ placeHold: price_changed'], sameScreen: [
      { id: 'states-flight-booking-held-browsing-price-changed--held-browsing-price-changed-way-out-chosen-loading-price-changed', name: 'Held / Browsing / Price changed – way out chosen, loading, price changed' },
    ] },
};
export const HeldBrowsingPriceChangedWayOutChosenLoadingPriceChangedAfterOrderArrivedPaymentFailedThenPlaceHoldPriceChanged: Story = {
  name: 'Way out chosen, loading, price changed, after order.arrived paymentFailed, then placeHold: price_changed',
  tags: ['same-screen', '!test'],
  args: { input: 3, way: ['offer.choose IR 215', 'order.arrived paymentFailed', '✗ placeHold: price_changed'], sameScreen: [
      { id: 'states-flight-booking-held-browsing-price-changed--held-browsing-price-changed-way-out-chosen-loading-price-changed', name: 'Held / Browsing / Price changed – way out chosen, loading, price changed' },
    ] },
};
export const HeldBrowsingPriceChangedWayOutChosenLoadingPriceChangedFiveMinutesLeft: Story = {
  name: 'Way out chosen, loading, price changed, five minutes left',
  args: { input: 3, way: ['offer.choose IR 215', '⏱ flightSession/warning', '✗ placeHold: price_changed'] },
};
export const HeldBrowsingPriceChangedWayOutChosenPriceChanged: Story = {
  name: 'Way out chosen, price changed',
  args: { input: 3, way: ['offer.choose IR 215', '✓ resultsAge/searchFlights: departing 13 returning 6', '✗ placeHold: price_changed'] },
};
export const HeldBrowsingPriceChangedWayOutChosenNoFlightsFoundPriceChanged: Story = {
  name: 'Way out chosen, no flights found, price changed',
  args: { input: 3, way: ['offer.choose IR 215', '✓ resultsAge/searchFlights: departing 0 returning 0', '✗ placeHold: price_changed'] },
};
export const HeldBrowsingPriceChangedWayOutChosenNotLoadedUnavailablePriceChanged: Story = {
  name: 'Way out chosen, not loaded, unavailable, price changed',
  args: { input: 3, way: ['offer.choose IR 215', '✗ resultsAge/searchFlights: unavailable', '✗ placeHold: price_changed'] },
};
export const HeldBrowsingPriceChangedWayOutChosenNotLoadedUnexpectedPriceChanged: Story = {
  name: 'Way out chosen, not loaded, unexpected, price changed',
  args: { input: 3, way: ['offer.choose IR 215', '✗ resultsAge/searchFlights: TypeError', '✗ placeHold: price_changed'] },
};
export const HeldBrowsingPriceChangedReturnTripWayBackWayOutChosenWayBackChosenLoadingPriceChanged: Story = {
  name: 'Return trip, way back, way out chosen, way back chosen, loading, price changed',
  args: { input: 3, way: ['search.submit 2026-12-05 2026-12-12', 'offer.choose IR 215', 'offer.choose IR 214', '✗ placeHold: price_changed'] },
};
export const HeldBrowsingPriceChangedWayOutChosenLoadingPriceChangedFiveMinutesLeftAskingForTime: Story = {
  name: 'Way out chosen, loading, price changed, five minutes left, asking for time',
  args: { input: 3, way: ['offer.choose IR 215', 'session.extend', '⏱ flightSession/warning', '✗ placeHold: price_changed'] },
};
export const HeldBrowsingPriceChangedWayOutChosenLoadingPriceChangedNoMoreTimeToAskFor: Story = {
  name: 'Way out chosen, loading, price changed, no more time to ask for',
  args: { input: 3, way: ['offer.choose IR 215', 'session.extend', '✓ flightSession/extendHold: awaitingPayment (2)', '✗ placeHold: price_changed'] },
};
export const HeldBrowsingPriceChangedWayOutChosenLoadingPriceChangedExtensionRefused: Story = {
  name: 'Way out chosen, loading, price changed, extension refused',
  args: { input: 3, way: ['offer.choose IR 215', 'session.extend', '✗ flightSession/extendHold: extension_refused', '✗ placeHold: price_changed'] },
};
export const HeldBrowsingPriceChangedWayOutChosenLoadingPriceChangedNoMoreTimeUnavailable: Story = {
  name: 'Way out chosen, loading, price changed, no more time: unavailable',
  args: { input: 3, way: ['offer.choose IR 215', 'session.extend', '✗ flightSession/extendHold: unavailable', '✗ placeHold: price_changed'] },
};
export const HeldBrowsingPriceChangedWayOutChosenLoadingPriceChangedNoMoreTimeUnexpected: Story = {
  name: 'Way out chosen, loading, price changed, no more time: unexpected',
  args: { input: 3, way: ['offer.choose IR 215', 'session.extend', '✗ flightSession/extendHold: TypeError', '✗ placeHold: price_changed'] },
};
export const HeldBrowsingPriceChangedWayOutChosenPriceChangedAskingForTime: Story = {
  name: 'Way out chosen, price changed, asking for time',
  args: { input: 3, way: ['offer.choose IR 215', 'session.extend', '✓ resultsAge/searchFlights: departing 13 returning 6', '✗ placeHold: price_changed'] },
};
export const HeldBrowsingPriceChangedWayOutChosenNotLoadedUnavailablePriceChangedAskingForTime: Story = {
  name: 'Way out chosen, not loaded, unavailable, price changed, asking for time',
  args: { input: 3, way: ['offer.choose IR 215', 'session.extend', '✗ resultsAge/searchFlights: unavailable', '✗ placeHold: price_changed'] },
};
export const HeldBrowsingPriceChangedWayOutChosenLoadingPriceChangedLastMinute: Story = {
  name: 'Way out chosen, loading, price changed, last minute',
  args: { input: 3, way: ['offer.choose IR 215', '⏱ flightSession/warning', '⏱ flightSession/lastWarning', '✗ placeHold: price_changed'] },
};
export const HeldBrowsingPriceChangedWayOutChosenPriceChangedFiveMinutesLeft: Story = {
  name: 'Way out chosen, price changed, five minutes left',
  args: { input: 3, way: ['offer.choose IR 215', '⏱ flightSession/warning', '✓ resultsAge/searchFlights: departing 13 returning 6', '✗ placeHold: price_changed'] },
};
export const HeldBrowsingPriceChangedWayOutChosenNotLoadedUnavailablePriceChangedFiveMinutesLeft: Story = {
  name: 'Way out chosen, not loaded, unavailable, price changed, five minutes left',
  args: { input: 3, way: ['offer.choose IR 215', '⏱ flightSession/warning', '✗ resultsAge/searchFlights: unavailable', '✗ placeHold: price_changed'] },
};
export const HeldBrowsingPriceChangedWayOutChosenAskingAgainPriceChanged: Story = {
  name: 'Way out chosen, asking again, price changed',
  args: { input: 3, way: ['offer.choose IR 215', '✓ resultsAge/searchFlights: departing 13 returning 6', 'results.refresh', '✗ placeHold: price_changed'] },
};
export const HeldBrowsingPriceChangedWayOutChosenOldListPriceChanged: Story = {
  name: 'Way out chosen, old list, price changed',
  args: { input: 3, way: ['offer.choose IR 215', '✓ resultsAge/searchFlights: departing 13 returning 6', '⏱ resultsAge/age', '✗ placeHold: price_changed'] },
};
export const HeldBrowsingPriceChangedWayOutChosenNoFlightsFoundAskingAgainPriceChanged: Story = {
  name: 'Way out chosen, no flights found, asking again, price changed',
  args: { input: 3, way: ['offer.choose IR 215', '✓ resultsAge/searchFlights: departing 0 returning 0', 'results.refresh', '✗ placeHold: price_changed'] },
};
export const HeldBrowsingPriceChangedWayOutChosenNoFlightsFoundOldListPriceChanged: Story = {
  name: 'Way out chosen, no flights found, old list, price changed',
  args: { input: 3, way: ['offer.choose IR 215', '✓ resultsAge/searchFlights: departing 0 returning 0', '⏱ resultsAge/age', '✗ placeHold: price_changed'] },
};
export const HeldBrowsingPriceChangedWayOutChosenLoadingPriceChangedAfterResultsRefreshThenPlaceHoldPriceChanged: Story = {
  name: 'Way out chosen, loading, price changed, after results.refresh, then placeHold: price_changed',
  tags: ['same-screen', '!test'],
  args: { input: 3, way: ['offer.choose IR 215', '✗ resultsAge/searchFlights: unavailable', 'results.refresh', '✗ placeHold: price_changed'], sameScreen: [
      { id: 'states-flight-booking-held-browsing-price-changed--held-browsing-price-changed-way-out-chosen-loading-price-changed', name: 'Held / Browsing / Price changed – way out chosen, loading, price changed' },
    ] },
};
export const HeldBrowsingPriceChangedWayOutChosenLoadingPriceChangedAfterResultsAgeSearchFlightsTypeErrorThenResultsRefreshThenPlaceHoldPriceChanged: Story = {
  name: 'Way out chosen, loading, price changed, after resultsAge/searchFlights: TypeError, then results.refresh, then placeHold: price_changed',
  tags: ['same-screen', '!test'],
  args: { input: 3, way: ['offer.choose IR 215', '✗ resultsAge/searchFlights: TypeError', 'results.refresh', '✗ placeHold: price_changed'], sameScreen: [
      { id: 'states-flight-booking-held-browsing-price-changed--held-browsing-price-changed-way-out-chosen-loading-price-changed', name: 'Held / Browsing / Price changed – way out chosen, loading, price changed' },
    ] },
};
export const HeldBrowsingPriceChangedReturnTripWayOutChosenWayBackChosenLoadingPriceChanged: Story = {
  name: 'Return trip, way out chosen, way back chosen, loading, price changed',
  args: { input: 3, way: ['search.submit 2026-12-05 2026-12-12', 'offer.choose IR 215', 'offer.choose IR 214', 'route.shown results', '✗ placeHold: price_changed'] },
};
export const HeldBrowsingPriceChangedWayOutChosenLoadingPriceChangedFiveMinutesLeftExtensionRefused: Story = {
  name: 'Way out chosen, loading, price changed, five minutes left, extension refused',
  args: { input: 3, way: ['offer.choose IR 215', 'session.extend', '⏱ flightSession/warning', '✗ flightSession/extendHold: extension_refused', '✗ placeHold: price_changed'] },
};
export const HeldBrowsingPriceChangedWayOutChosenLoadingPriceChangedFiveMinutesLeftNoMoreTimeUnavailable: Story = {
  name: 'Way out chosen, loading, price changed, five minutes left, no more time: unavailable',
  args: { input: 3, way: ['offer.choose IR 215', 'session.extend', '⏱ flightSession/warning', '✗ flightSession/extendHold: unavailable', '✗ placeHold: price_changed'] },
};
export const HeldBrowsingPriceChangedWayOutChosenLoadingPriceChangedFiveMinutesLeftNoMoreTimeUnexpected: Story = {
  name: 'Way out chosen, loading, price changed, five minutes left, no more time: unexpected',
  args: { input: 3, way: ['offer.choose IR 215', 'session.extend', '⏱ flightSession/warning', '✗ flightSession/extendHold: TypeError', '✗ placeHold: price_changed'] },
};
export const HeldBrowsingPriceChangedWayOutChosenLoadingPriceChangedLastMinuteAskingForTime: Story = {
  name: 'Way out chosen, loading, price changed, last minute, asking for time',
  args: { input: 3, way: ['offer.choose IR 215', 'session.extend', '⏱ flightSession/warning', '⏱ flightSession/lastWarning', '✗ placeHold: price_changed'] },
};
export const HeldBrowsingPriceChangedWayOutChosenPriceChangedFiveMinutesLeftAskingForTime: Story = {
  name: 'Way out chosen, price changed, five minutes left, asking for time',
  args: { input: 3, way: ['offer.choose IR 215', 'session.extend', '⏱ flightSession/warning', '✓ resultsAge/searchFlights: departing 13 returning 6', '✗ placeHold: price_changed'] },
};
export const HeldBrowsingPriceChangedWayOutChosenNotLoadedUnavailablePriceChangedFiveMinutesLeftAskingForTime: Story = {
  name: 'Way out chosen, not loaded, unavailable, price changed, five minutes left, asking for time',
  args: { input: 3, way: ['offer.choose IR 215', 'session.extend', '⏱ flightSession/warning', '✗ resultsAge/searchFlights: unavailable', '✗ placeHold: price_changed'] },
};
export const HeldBrowsingPriceChangedWayOutChosenLoadingPriceChangedFiveMinutesLeftNoMoreTimeToAskFor: Story = {
  name: 'Way out chosen, loading, price changed, five minutes left, no more time to ask for',
  args: { input: 3, way: ['offer.choose IR 215', 'session.extend', '✓ flightSession/extendHold: awaitingPayment (2)', '⏱ flightSession/warning', '✗ placeHold: price_changed'] },
};
export const HeldBrowsingPriceChangedWayOutChosenLoadingPriceChangedAskingForTimeExtensionRefused: Story = {
  name: 'Way out chosen, loading, price changed, asking for time, extension refused',
  args: { input: 3, way: ['offer.choose IR 215', 'session.extend', '✗ flightSession/extendHold: extension_refused', 'session.extend', '✗ placeHold: price_changed'] },
};
export const HeldBrowsingPriceChangedWayOutChosenLoadingPriceChangedAskingForTimeNoMoreTimeUnavailable: Story = {
  name: 'Way out chosen, loading, price changed, asking for time, no more time: unavailable',
  args: { input: 3, way: ['offer.choose IR 215', 'session.extend', '✗ flightSession/extendHold: unavailable', 'session.extend', '✗ placeHold: price_changed'] },
};
export const HeldBrowsingPriceChangedWayOutChosenLoadingPriceChangedAskingForTimeNoMoreTimeUnexpected: Story = {
  name: 'Way out chosen, loading, price changed, asking for time, no more time: unexpected',
  args: { input: 3, way: ['offer.choose IR 215', 'session.extend', '✗ flightSession/extendHold: TypeError', 'session.extend', '✗ placeHold: price_changed'] },
};
export const HeldBrowsingPriceChangedWayOutChosenAskingAgainPriceChangedAskingForTime: Story = {
  name: 'Way out chosen, asking again, price changed, asking for time',
  args: { input: 3, way: ['offer.choose IR 215', 'session.extend', '✓ resultsAge/searchFlights: departing 13 returning 6', 'results.refresh', '✗ placeHold: price_changed'] },
};
export const HeldBrowsingPriceChangedWayOutChosenPriceChangedLastMinute: Story = {
  name: 'Way out chosen, price changed, last minute',
  args: { input: 3, way: ['offer.choose IR 215', '⏱ flightSession/warning', '⏱ flightSession/lastWarning', '✓ resultsAge/searchFlights: departing 13 returning 6', '✗ placeHold: price_changed'] },
};
export const HeldBrowsingPriceChangedWayOutChosenNotLoadedUnavailablePriceChangedLastMinute: Story = {
  name: 'Way out chosen, not loaded, unavailable, price changed, last minute',
  args: { input: 3, way: ['offer.choose IR 215', '⏱ flightSession/warning', '⏱ flightSession/lastWarning', '✗ resultsAge/searchFlights: unavailable', '✗ placeHold: price_changed'] },
};
export const HeldBrowsingPriceChangedWayOutChosenAskingAgainPriceChangedFiveMinutesLeft: Story = {
  name: 'Way out chosen, asking again, price changed, five minutes left',
  args: { input: 3, way: ['offer.choose IR 215', '⏱ flightSession/warning', '✓ resultsAge/searchFlights: departing 13 returning 6', 'results.refresh', '✗ placeHold: price_changed'] },
};
export const HeldBrowsingPriceChangedWayOutChosenUnavailablePriceChanged: Story = {
  name: 'Way out chosen, unavailable, price changed',
  args: { input: 3, way: ['offer.choose IR 215', '✓ resultsAge/searchFlights: departing 13 returning 6', 'results.refresh', '✗ resultsAge/refreshFlights: unavailable', '✗ placeHold: price_changed'] },
};
export const HeldBrowsingPriceChangedWayOutChosenUnexpectedPriceChanged: Story = {
  name: 'Way out chosen, unexpected, price changed',
  args: { input: 3, way: ['offer.choose IR 215', '✓ resultsAge/searchFlights: departing 13 returning 6', 'results.refresh', '✗ resultsAge/refreshFlights: TypeError', '✗ placeHold: price_changed'] },
};
export const HeldBrowsingPriceChangedWayOutChosenLoadingPriceChangedFiveMinutesLeftAskingForTimeExtensionRefused: Story = {
  name: 'Way out chosen, loading, price changed, five minutes left, asking for time, extension refused',
  args: { input: 3, way: ['offer.choose IR 215', 'session.extend', '⏱ flightSession/warning', '✗ flightSession/extendHold: extension_refused', 'session.extend', '✗ placeHold: price_changed'] },
};
export const HeldBrowsingPriceChangedWayOutChosenLoadingPriceChangedLastMinuteExtensionRefused: Story = {
  name: 'Way out chosen, loading, price changed, last minute, extension refused',
  args: { input: 3, way: ['offer.choose IR 215', 'session.extend', '⏱ flightSession/warning', '✗ flightSession/extendHold: extension_refused', '⏱ flightSession/lastWarning', '✗ placeHold: price_changed'] },
};
export const HeldBrowsingPriceChangedWayOutChosenLoadingPriceChangedFiveMinutesLeftAskingForTimeNoMoreTimeUnavailable: Story = {
  name: 'Way out chosen, loading, price changed, five minutes left, asking for time, no more time: unavailable',
  args: { input: 3, way: ['offer.choose IR 215', 'session.extend', '⏱ flightSession/warning', '✗ flightSession/extendHold: unavailable', 'session.extend', '✗ placeHold: price_changed'] },
};
export const HeldBrowsingPriceChangedWayOutChosenLoadingPriceChangedLastMinuteNoMoreTimeUnavailable: Story = {
  name: 'Way out chosen, loading, price changed, last minute, no more time: unavailable',
  args: { input: 3, way: ['offer.choose IR 215', 'session.extend', '⏱ flightSession/warning', '✗ flightSession/extendHold: unavailable', '⏱ flightSession/lastWarning', '✗ placeHold: price_changed'] },
};
export const HeldBrowsingPriceChangedWayOutChosenLoadingPriceChangedFiveMinutesLeftAskingForTimeNoMoreTimeUnexpected: Story = {
  name: 'Way out chosen, loading, price changed, five minutes left, asking for time, no more time: unexpected',
  args: { input: 3, way: ['offer.choose IR 215', 'session.extend', '⏱ flightSession/warning', '✗ flightSession/extendHold: TypeError', 'session.extend', '✗ placeHold: price_changed'] },
};
export const HeldBrowsingPriceChangedWayOutChosenLoadingPriceChangedLastMinuteNoMoreTimeUnexpected: Story = {
  name: 'Way out chosen, loading, price changed, last minute, no more time: unexpected',
  args: { input: 3, way: ['offer.choose IR 215', 'session.extend', '⏱ flightSession/warning', '✗ flightSession/extendHold: TypeError', '⏱ flightSession/lastWarning', '✗ placeHold: price_changed'] },
};
export const HeldBrowsingPriceChangedWayOutChosenLoadingPriceChangedLastMinuteAskingForTimeOldPrices: Story = {
  name: 'Way out chosen, loading, price changed, last minute, asking for time, old prices',
  args: { input: 3, way: ['offer.choose IR 215', 'session.extend', '⏱ flightSession/warning', '⏱ flightSession/lastWarning', '⏱ flightSession/end', '✗ placeHold: price_changed'] },
};
export const HeldBrowsingPriceChangedWayOutChosenPriceChangedLastMinuteAskingForTime: Story = {
  name: 'Way out chosen, price changed, last minute, asking for time',
  args: { input: 3, way: ['offer.choose IR 215', 'session.extend', '⏱ flightSession/warning', '⏱ flightSession/lastWarning', '✓ resultsAge/searchFlights: departing 13 returning 6', '✗ placeHold: price_changed'] },
};
export const HeldBrowsingPriceChangedWayOutChosenNotLoadedUnavailablePriceChangedLastMinuteAskingForTime: Story = {
  name: 'Way out chosen, not loaded, unavailable, price changed, last minute, asking for time',
  args: { input: 3, way: ['offer.choose IR 215', 'session.extend', '⏱ flightSession/warning', '⏱ flightSession/lastWarning', '✗ resultsAge/searchFlights: unavailable', '✗ placeHold: price_changed'] },
};
export const HeldBrowsingPriceChangedWayOutChosenAskingAgainPriceChangedFiveMinutesLeftAskingForTime: Story = {
  name: 'Way out chosen, asking again, price changed, five minutes left, asking for time',
  args: { input: 3, way: ['offer.choose IR 215', 'session.extend', '⏱ flightSession/warning', '✓ resultsAge/searchFlights: departing 13 returning 6', 'results.refresh', '✗ placeHold: price_changed'] },
};
export const HeldBrowsingPriceChangedWayOutChosenLoadingPriceChangedLastMinuteNoMoreTimeToAskFor: Story = {
  name: 'Way out chosen, loading, price changed, last minute, no more time to ask for',
  args: { input: 3, way: ['offer.choose IR 215', 'session.extend', '✓ flightSession/extendHold: awaitingPayment (2)', '⏱ flightSession/warning', '⏱ flightSession/lastWarning', '✗ placeHold: price_changed'] },
};
export const HeldBrowsingPriceChangedWayOutChosenAskingAgainPriceChangedLastMinute: Story = {
  name: 'Way out chosen, asking again, price changed, last minute',
  args: { input: 3, way: ['offer.choose IR 215', '⏱ flightSession/warning', '⏱ flightSession/lastWarning', '✓ resultsAge/searchFlights: departing 13 returning 6', 'results.refresh', '✗ placeHold: price_changed'] },
};
export const HeldBrowsingPriceChangedWayOutChosenAskingAgainUnavailablePriceChanged: Story = {
  name: 'Way out chosen, asking again, unavailable, price changed',
  args: { input: 3, way: ['offer.choose IR 215', '✓ resultsAge/searchFlights: departing 13 returning 6', 'results.refresh', '✗ resultsAge/refreshFlights: unavailable', 'results.refresh', '✗ placeHold: price_changed'] },
};
export const HeldBrowsingPriceChangedWayOutChosenOldListUnavailablePriceChanged: Story = {
  name: 'Way out chosen, old list, unavailable, price changed',
  args: { input: 3, way: ['offer.choose IR 215', '✓ resultsAge/searchFlights: departing 13 returning 6', 'results.refresh', '✗ resultsAge/refreshFlights: unavailable', '⏱ resultsAge/age', '✗ placeHold: price_changed'] },
};
export const HeldBrowsingPriceChangedWayOutChosenAskingAgainUnexpectedPriceChanged: Story = {
  name: 'Way out chosen, asking again, unexpected, price changed',
  args: { input: 3, way: ['offer.choose IR 215', '✓ resultsAge/searchFlights: departing 13 returning 6', 'results.refresh', '✗ resultsAge/refreshFlights: TypeError', 'results.refresh', '✗ placeHold: price_changed'] },
};
export const HeldBrowsingPriceChangedWayOutChosenOldListUnexpectedPriceChanged: Story = {
  name: 'Way out chosen, old list, unexpected, price changed',
  args: { input: 3, way: ['offer.choose IR 215', '✓ resultsAge/searchFlights: departing 13 returning 6', 'results.refresh', '✗ resultsAge/refreshFlights: TypeError', '⏱ resultsAge/age', '✗ placeHold: price_changed'] },
};
export const HeldBrowsingPriceChangedWayOutChosenLoadingPriceChangedLastMinuteAskingForTimeExtensionRefused: Story = {
  name: 'Way out chosen, loading, price changed, last minute, asking for time, extension refused',
  args: { input: 3, way: ['offer.choose IR 215', 'session.extend', '⏱ flightSession/warning', '✗ flightSession/extendHold: extension_refused', 'session.extend', '⏱ flightSession/lastWarning', '✗ placeHold: price_changed'] },
};
export const HeldBrowsingPriceChangedWayOutChosenLoadingPriceChangedLastMinuteAskingForTimeNoMoreTimeUnavailable: Story = {
  name: 'Way out chosen, loading, price changed, last minute, asking for time, no more time: unavailable',
  args: { input: 3, way: ['offer.choose IR 215', 'session.extend', '⏱ flightSession/warning', '✗ flightSession/extendHold: unavailable', 'session.extend', '⏱ flightSession/lastWarning', '✗ placeHold: price_changed'] },
};
export const HeldBrowsingPriceChangedWayOutChosenLoadingPriceChangedLastMinuteAskingForTimeNoMoreTimeUnexpected: Story = {
  name: 'Way out chosen, loading, price changed, last minute, asking for time, no more time: unexpected',
  args: { input: 3, way: ['offer.choose IR 215', 'session.extend', '⏱ flightSession/warning', '✗ flightSession/extendHold: TypeError', 'session.extend', '⏱ flightSession/lastWarning', '✗ placeHold: price_changed'] },
};
export const HeldBrowsingPriceChangedWayOutChosenPriceChangedLastMinuteAskingForTimeOldPrices: Story = {
  name: 'Way out chosen, price changed, last minute, asking for time, old prices',
  args: { input: 3, way: ['offer.choose IR 215', 'session.extend', '⏱ flightSession/warning', '⏱ flightSession/lastWarning', '⏱ flightSession/end', '✓ resultsAge/searchFlights: departing 13 returning 6', '✗ placeHold: price_changed'] },
};
export const HeldBrowsingPriceChangedWayOutChosenNotLoadedUnavailablePriceChangedLastMinuteAskingForTimeOldPrices: Story = {
  name: 'Way out chosen, not loaded, unavailable, price changed, last minute, asking for time, old prices',
  args: { input: 3, way: ['offer.choose IR 215', 'session.extend', '⏱ flightSession/warning', '⏱ flightSession/lastWarning', '⏱ flightSession/end', '✗ resultsAge/searchFlights: unavailable', '✗ placeHold: price_changed'] },
};
export const HeldBrowsingPriceChangedWayOutChosenAskingAgainPriceChangedLastMinuteAskingForTime: Story = {
  name: 'Way out chosen, asking again, price changed, last minute, asking for time',
  args: { input: 3, way: ['offer.choose IR 215', 'session.extend', '⏱ flightSession/warning', '⏱ flightSession/lastWarning', '✓ resultsAge/searchFlights: departing 13 returning 6', 'results.refresh', '✗ placeHold: price_changed'] },
};
export const HeldBrowsingPriceChangedWayOutChosenLoadingPriceChangedLastMinuteAskingForTimeExtensionRefusedOldPrices: Story = {
  name: 'Way out chosen, loading, price changed, last minute, asking for time, extension refused, old prices',
  args: { input: 3, way: ['offer.choose IR 215', 'session.extend', '⏱ flightSession/warning', '✗ flightSession/extendHold: extension_refused', 'session.extend', '⏱ flightSession/lastWarning', '⏱ flightSession/end', '✗ placeHold: price_changed'] },
};
export const HeldBrowsingPriceChangedWayOutChosenLoadingPriceChangedLastMinuteAskingForTimeNoMoreTimeUnavailableOldPrices: Story = {
  name: 'Way out chosen, loading, price changed, last minute, asking for time, no more time: unavailable, old prices',
  args: { input: 3, way: ['offer.choose IR 215', 'session.extend', '⏱ flightSession/warning', '✗ flightSession/extendHold: unavailable', 'session.extend', '⏱ flightSession/lastWarning', '⏱ flightSession/end', '✗ placeHold: price_changed'] },
};
export const HeldBrowsingPriceChangedWayOutChosenLoadingPriceChangedLastMinuteAskingForTimeNoMoreTimeUnexpectedOldPrices: Story = {
  name: 'Way out chosen, loading, price changed, last minute, asking for time, no more time: unexpected, old prices',
  args: { input: 3, way: ['offer.choose IR 215', 'session.extend', '⏱ flightSession/warning', '✗ flightSession/extendHold: TypeError', 'session.extend', '⏱ flightSession/lastWarning', '⏱ flightSession/end', '✗ placeHold: price_changed'] },
};
export const HeldBrowsingPriceChangedWayOutChosenAskingAgainPriceChangedLastMinuteAskingForTimeOldPrices: Story = {
  name: 'Way out chosen, asking again, price changed, last minute, asking for time, old prices',
  args: { input: 3, way: ['offer.choose IR 215', 'session.extend', '⏱ flightSession/warning', '⏱ flightSession/lastWarning', '⏱ flightSession/end', '✓ resultsAge/searchFlights: departing 13 returning 6', 'results.refresh', '✗ placeHold: price_changed'] },
};
