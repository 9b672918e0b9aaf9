// Written by `npm run generate` from what the machine can do. Change the machine, not this file.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { renderStage, type StageArgs } from '../support/stage/Stage.tsx';

const meta: Meta<StageArgs> = { title: 'States/Flight booking/Held/Browsing/Choosing', render: renderStage, args: { flow: 'flightBooking' } };
export default meta;
type Story = StoryObj<StageArgs>;

export const HeldBrowsingChoosingLoading: Story = {
  name: 'Held / Browsing / Choosing – loading',
  args: { input: 3, way: [], sameScreen: [
      { id: 'states-flight-booking-held-browsing-choosing--held-browsing-choosing-loading-after-order-arrived-awaiting-payment', name: 'Held / Browsing / Choosing – loading, after order.arrived awaitingPayment' },
      { id: 'states-flight-booking-held-browsing-choosing--held-browsing-choosing-loading-after-order-arrived-payment-failed', name: 'Held / Browsing / Choosing – loading, after order.arrived paymentFailed' },
      { id: 'states-flight-booking-held-browsing-choosing--held-browsing-choosing-loading-after-results-refresh', name: 'Held / Browsing / Choosing – loading, after results.refresh' },
      { id: 'states-flight-booking-held-browsing-choosing--held-browsing-choosing-loading-after-results-age-search-flights-type-error-then-results-refresh', name: 'Held / Browsing / Choosing – loading, after resultsAge/searchFlights: TypeError, then results.refresh' },
    ] },
};
export const HeldBrowsingChoosingReturnTripLoading: Story = {
  name: 'Held / Browsing / Choosing – return trip, loading',
  args: { input: 3, way: ['search.submit 2026-12-05 2026-12-12'] },
};
export const HeldBrowsingChoosingLoadingAskingForTime: Story = {
  name: 'Held / Browsing / Choosing – loading, asking for time',
  args: { input: 3, way: ['session.extend'] },
};
export const HeldBrowsingChoosingLoadingAfterOrderArrivedAwaitingPayment: Story = {
  name: 'Held / Browsing / Choosing – loading, after order.arrived awaitingPayment',
  tags: ['same-screen', '!test'],
  args: { input: 3, way: ['order.arrived awaitingPayment'], sameScreen: [
      { id: 'states-flight-booking-held-browsing-choosing--held-browsing-choosing-loading', name: 'Held / Browsing / Choosing – loading' },
    ] },
};
export const HeldBrowsingChoosingLoadingAfterOrderArrivedPaymentFailed: Story = {
  name: 'Held / Browsing / Choosing – loading, after order.arrived paymentFailed',
  tags: ['same-screen', '!test'],
  args: { input: 3, way: ['order.arrived paymentFailed'], sameScreen: [
      { id: 'states-flight-booking-held-browsing-choosing--held-browsing-choosing-loading', name: 'Held / Browsing / Choosing – loading' },
    ] },
};
export const HeldBrowsingChoosingLoadingFiveMinutesLeft: Story = {
  name: 'Held / Browsing / Choosing – loading, five minutes left',
  args: { input: 3, way: ['⏱ flightSession/warning'] },
};
export const HeldBrowsingChoosing: Story = {
  name: 'Held / Browsing / Choosing',
  args: { input: 3, way: ['✓ resultsAge/searchFlights: departing 13 returning 6'] },
};
export const HeldBrowsingChoosingNothingFound: Story = {
  name: 'Held / Browsing / Choosing – nothing found',
  args: { input: 3, way: ['✓ resultsAge/searchFlights: departing 0 returning 0'] },
};
export const HeldBrowsingChoosingNotLoadedUnavailable: Story = {
  name: 'Held / Browsing / Choosing – not loaded, unavailable',
  args: { input: 3, way: ['✗ resultsAge/searchFlights: unavailable'] },
};
export const HeldBrowsingChoosingNotLoadedUnexpected: Story = {
  name: 'Held / Browsing / Choosing – not loaded, unexpected',
  args: { input: 3, way: ['✗ resultsAge/searchFlights: TypeError'] },
};
export const HeldBrowsingChoosingReturnTripWayBackWayOutChosenLoading: Story = {
  name: 'Held / Browsing / Choosing – return trip, way back, way out chosen, loading',
  args: { input: 3, way: ['search.submit 2026-12-05 2026-12-12', 'offer.choose IR 215'] },
};
export const HeldBrowsingChoosingLoadingSoldOutDeparting: Story = {
  name: 'Held / Browsing / Choosing – loading, sold out departing',
  args: { input: 3, way: ['offer.choose IR 215', '✗ placeHold: sold_out departing'] },
};
export const HeldBrowsingChoosingLoadingOfferExpired: Story = {
  name: 'Held / Browsing / Choosing – loading, offer expired',
  args: { input: 3, way: ['offer.choose IR 215', '✗ placeHold: offer_expired'] },
};
export const HeldBrowsingChoosingWayOutChosenLoadingUnavailable: Story = {
  name: 'Held / Browsing / Choosing – way out chosen, loading, unavailable',
  args: { input: 3, way: ['offer.choose IR 215', '✗ placeHold: unavailable'] },
};
export const HeldBrowsingChoosingWayOutChosenLoadingUnexpected: Story = {
  name: 'Held / Browsing / Choosing – way out chosen, loading, unexpected',
  args: { input: 3, way: ['offer.choose IR 215', '✗ placeHold: TypeError'] },
};
export const HeldBrowsingChoosingLoadingFiveMinutesLeftAskingForTime: Story = {
  name: 'Held / Browsing / Choosing – loading, five minutes left, asking for time',
  args: { input: 3, way: ['session.extend', '⏱ flightSession/warning'] },
};
export const HeldBrowsingChoosingLoadingNoMoreTimeToAskFor: Story = {
  name: 'Held / Browsing / Choosing – loading, no more time to ask for',
  args: { input: 3, way: ['session.extend', '✓ flightSession/extendHold: awaitingPayment (2)'] },
};
export const HeldBrowsingChoosingLoadingExtensionRefused: Story = {
  name: 'Held / Browsing / Choosing – loading, extension refused',
  args: { input: 3, way: ['session.extend', '✗ flightSession/extendHold: extension_refused'] },
};
export const HeldBrowsingChoosingLoadingNoMoreTimeUnavailable: Story = {
  name: 'Held / Browsing / Choosing – loading, no more time: unavailable',
  args: { input: 3, way: ['session.extend', '✗ flightSession/extendHold: unavailable'] },
};
export const HeldBrowsingChoosingLoadingNoMoreTimeUnexpected: Story = {
  name: 'Held / Browsing / Choosing – loading, no more time: unexpected',
  args: { input: 3, way: ['session.extend', '✗ flightSession/extendHold: TypeError'] },
};
export const HeldBrowsingChoosingAskingForTime: Story = {
  name: 'Held / Browsing / Choosing – asking for time',
  args: { input: 3, way: ['session.extend', '✓ resultsAge/searchFlights: departing 13 returning 6'] },
};
export const HeldBrowsingChoosingNotLoadedUnavailableAskingForTime: Story = {
  name: 'Held / Browsing / Choosing – not loaded, unavailable, asking for time',
  args: { input: 3, way: ['session.extend', '✗ resultsAge/searchFlights: unavailable'] },
};
export const HeldBrowsingChoosingLoadingPaymentDeclined: Story = {
  name: 'Held / Browsing / Choosing – loading, payment declined',
  args: { input: 3, way: ['order.arrived expired', 'order.arrived paymentFailed'] },
};
export const HeldBrowsingChoosingLoadingLastMinute: Story = {
  name: 'Held / Browsing / Choosing – loading, last minute',
  args: { input: 3, way: ['⏱ flightSession/warning', '⏱ flightSession/lastWarning'] },
};
export const HeldBrowsingChoosingFiveMinutesLeft: Story = {
  name: 'Held / Browsing / Choosing – five minutes left',
  args: { input: 3, way: ['⏱ flightSession/warning', '✓ resultsAge/searchFlights: departing 13 returning 6'] },
};
export const HeldBrowsingChoosingNotLoadedUnavailableFiveMinutesLeft: Story = {
  name: 'Held / Browsing / Choosing – not loaded, unavailable, five minutes left',
  args: { input: 3, way: ['⏱ flightSession/warning', '✗ resultsAge/searchFlights: unavailable'] },
};
export const HeldBrowsingChoosingAskingAgain: Story = {
  name: 'Held / Browsing / Choosing – asking again',
  args: { input: 3, way: ['✓ resultsAge/searchFlights: departing 13 returning 6', 'results.refresh'] },
};
export const HeldBrowsingChoosingOldList: Story = {
  name: 'Held / Browsing / Choosing – old list',
  args: { input: 3, way: ['✓ resultsAge/searchFlights: departing 13 returning 6', '⏱ resultsAge/age'] },
};
export const HeldBrowsingChoosingNothingFoundAskingAgain: Story = {
  name: 'Held / Browsing / Choosing – nothing found, asking again',
  args: { input: 3, way: ['✓ resultsAge/searchFlights: departing 0 returning 0', 'results.refresh'] },
};
export const HeldBrowsingChoosingNothingFoundOldList: Story = {
  name: 'Held / Browsing / Choosing – nothing found, old list',
  args: { input: 3, way: ['✓ resultsAge/searchFlights: departing 0 returning 0', '⏱ resultsAge/age'] },
};
export const HeldBrowsingChoosingLoadingAfterResultsRefresh: Story = {
  name: 'Held / Browsing / Choosing – loading, after results.refresh',
  tags: ['same-screen', '!test'],
  args: { input: 3, way: ['✗ resultsAge/searchFlights: unavailable', 'results.refresh'], sameScreen: [
      { id: 'states-flight-booking-held-browsing-choosing--held-browsing-choosing-loading', name: 'Held / Browsing / Choosing – loading' },
    ] },
};
export const HeldBrowsingChoosingLoadingAfterResultsAgeSearchFlightsTypeErrorThenResultsRefresh: Story = {
  name: 'Held / Browsing / Choosing – loading, after resultsAge/searchFlights: TypeError, then results.refresh',
  tags: ['same-screen', '!test'],
  args: { input: 3, way: ['✗ resultsAge/searchFlights: TypeError', 'results.refresh'], sameScreen: [
      { id: 'states-flight-booking-held-browsing-choosing--held-browsing-choosing-loading', name: 'Held / Browsing / Choosing – loading' },
    ] },
};
export const HeldBrowsingChoosingReturnTripWayBackWayOutChosenWayBackChosen: Story = {
  name: 'Held / Browsing / Choosing – return trip, way back, way out chosen, way back chosen',
  args: { input: 2, way: ['offer.choose IR 214', '✓ placeHold: held', 'step.visit results'] },
};
export const HeldBrowsingChoosingLoadingFiveMinutesLeftExtensionRefused: Story = {
  name: 'Held / Browsing / Choosing – loading, five minutes left, extension refused',
  args: { input: 3, way: ['session.extend', '⏱ flightSession/warning', '✗ flightSession/extendHold: extension_refused'] },
};
export const HeldBrowsingChoosingLoadingFiveMinutesLeftNoMoreTimeUnavailable: Story = {
  name: 'Held / Browsing / Choosing – loading, five minutes left, no more time: unavailable',
  args: { input: 3, way: ['session.extend', '⏱ flightSession/warning', '✗ flightSession/extendHold: unavailable'] },
};
export const HeldBrowsingChoosingLoadingFiveMinutesLeftNoMoreTimeUnexpected: Story = {
  name: 'Held / Browsing / Choosing – loading, five minutes left, no more time: unexpected',
  args: { input: 3, way: ['session.extend', '⏱ flightSession/warning', '✗ flightSession/extendHold: TypeError'] },
};
export const HeldBrowsingChoosingLoadingLastMinuteAskingForTime: Story = {
  name: 'Held / Browsing / Choosing – loading, last minute, asking for time',
  args: { input: 3, way: ['session.extend', '⏱ flightSession/warning', '⏱ flightSession/lastWarning'] },
};
export const HeldBrowsingChoosingFiveMinutesLeftAskingForTime: Story = {
  name: 'Held / Browsing / Choosing – five minutes left, asking for time',
  args: { input: 3, way: ['session.extend', '⏱ flightSession/warning', '✓ resultsAge/searchFlights: departing 13 returning 6'] },
};
export const HeldBrowsingChoosingNotLoadedUnavailableFiveMinutesLeftAskingForTime: Story = {
  name: 'Held / Browsing / Choosing – not loaded, unavailable, five minutes left, asking for time',
  args: { input: 3, way: ['session.extend', '⏱ flightSession/warning', '✗ resultsAge/searchFlights: unavailable'] },
};
export const HeldBrowsingChoosingLoadingFiveMinutesLeftNoMoreTimeToAskFor: Story = {
  name: 'Held / Browsing / Choosing – loading, five minutes left, no more time to ask for',
  args: { input: 3, way: ['session.extend', '✓ flightSession/extendHold: awaitingPayment (2)', '⏱ flightSession/warning'] },
};
export const HeldBrowsingChoosingLoadingAskingForTimeExtensionRefused: Story = {
  name: 'Held / Browsing / Choosing – loading, asking for time, extension refused',
  args: { input: 3, way: ['session.extend', '✗ flightSession/extendHold: extension_refused', 'session.extend'] },
};
export const HeldBrowsingChoosingLoadingAskingForTimeNoMoreTimeUnavailable: Story = {
  name: 'Held / Browsing / Choosing – loading, asking for time, no more time: unavailable',
  args: { input: 3, way: ['session.extend', '✗ flightSession/extendHold: unavailable', 'session.extend'] },
};
export const HeldBrowsingChoosingLoadingAskingForTimeNoMoreTimeUnexpected: Story = {
  name: 'Held / Browsing / Choosing – loading, asking for time, no more time: unexpected',
  args: { input: 3, way: ['session.extend', '✗ flightSession/extendHold: TypeError', 'session.extend'] },
};
export const HeldBrowsingChoosingAskingAgainAskingForTime: Story = {
  name: 'Held / Browsing / Choosing – asking again, asking for time',
  args: { input: 3, way: ['session.extend', '✓ resultsAge/searchFlights: departing 13 returning 6', 'results.refresh'] },
};
export const HeldBrowsingChoosingLastMinute: Story = {
  name: 'Held / Browsing / Choosing – last minute',
  args: { input: 3, way: ['⏱ flightSession/warning', '⏱ flightSession/lastWarning', '✓ resultsAge/searchFlights: departing 13 returning 6'] },
};
export const HeldBrowsingChoosingNotLoadedUnavailableLastMinute: Story = {
  name: 'Held / Browsing / Choosing – not loaded, unavailable, last minute',
  args: { input: 3, way: ['⏱ flightSession/warning', '⏱ flightSession/lastWarning', '✗ resultsAge/searchFlights: unavailable'] },
};
export const HeldBrowsingChoosingAskingAgainFiveMinutesLeft: Story = {
  name: 'Held / Browsing / Choosing – asking again, five minutes left',
  args: { input: 3, way: ['⏱ flightSession/warning', '✓ resultsAge/searchFlights: departing 13 returning 6', 'results.refresh'] },
};
export const HeldBrowsingChoosingUnavailable: Story = {
  name: 'Held / Browsing / Choosing – unavailable',
  args: { input: 3, way: ['✓ resultsAge/searchFlights: departing 13 returning 6', 'results.refresh', '✗ resultsAge/refreshFlights: unavailable'] },
};
export const HeldBrowsingChoosingUnexpected: Story = {
  name: 'Held / Browsing / Choosing – unexpected',
  args: { input: 3, way: ['✓ resultsAge/searchFlights: departing 13 returning 6', 'results.refresh', '✗ resultsAge/refreshFlights: TypeError'] },
};
export const HeldBrowsingChoosingReturnTripWayOutChosenWayBackChosen: Story = {
  name: 'Held / Browsing / Choosing – return trip, way out chosen, way back chosen',
  args: { input: 2, way: ['offer.choose IR 214', 'route.shown results', '✓ placeHold: held', 'step.visit results'] },
};
export const HeldBrowsingChoosingReturnTripWayBackChosenLoadingSoldOutDeparting: Story = {
  name: 'Held / Browsing / Choosing – return trip, way back chosen, loading, sold out departing',
  args: { input: 3, way: ['search.submit 2026-12-05 2026-12-12', 'offer.choose IR 215', 'offer.choose IR 214', '✗ placeHold: sold_out departing'] },
};
export const HeldBrowsingChoosingLoadingFiveMinutesLeftAskingForTimeExtensionRefused: Story = {
  name: 'Held / Browsing / Choosing – loading, five minutes left, asking for time, extension refused',
  args: { input: 3, way: ['session.extend', '⏱ flightSession/warning', '✗ flightSession/extendHold: extension_refused', 'session.extend'] },
};
export const HeldBrowsingChoosingLoadingLastMinuteExtensionRefused: Story = {
  name: 'Held / Browsing / Choosing – loading, last minute, extension refused',
  args: { input: 3, way: ['session.extend', '⏱ flightSession/warning', '✗ flightSession/extendHold: extension_refused', '⏱ flightSession/lastWarning'] },
};
export const HeldBrowsingChoosingLoadingFiveMinutesLeftAskingForTimeNoMoreTimeUnavailable: Story = {
  name: 'Held / Browsing / Choosing – loading, five minutes left, asking for time, no more time: unavailable',
  args: { input: 3, way: ['session.extend', '⏱ flightSession/warning', '✗ flightSession/extendHold: unavailable', 'session.extend'] },
};
export const HeldBrowsingChoosingLoadingLastMinuteNoMoreTimeUnavailable: Story = {
  name: 'Held / Browsing / Choosing – loading, last minute, no more time: unavailable',
  args: { input: 3, way: ['session.extend', '⏱ flightSession/warning', '✗ flightSession/extendHold: unavailable', '⏱ flightSession/lastWarning'] },
};
export const HeldBrowsingChoosingLoadingFiveMinutesLeftAskingForTimeNoMoreTimeUnexpected: Story = {
  name: 'Held / Browsing / Choosing – loading, five minutes left, asking for time, no more time: unexpected',
  args: { input: 3, way: ['session.extend', '⏱ flightSession/warning', '✗ flightSession/extendHold: TypeError', 'session.extend'] },
};
export const HeldBrowsingChoosingLoadingLastMinuteNoMoreTimeUnexpected: Story = {
  name: 'Held / Browsing / Choosing – loading, last minute, no more time: unexpected',
  args: { input: 3, way: ['session.extend', '⏱ flightSession/warning', '✗ flightSession/extendHold: TypeError', '⏱ flightSession/lastWarning'] },
};
export const HeldBrowsingChoosingLoadingLastMinuteAskingForTimeTimeIsUp: Story = {
  name: 'Held / Browsing / Choosing – loading, last minute, asking for time, time is up',
  args: { input: 3, way: ['session.extend', '⏱ flightSession/warning', '⏱ flightSession/lastWarning', '⏱ flightSession/end'] },
};
export const HeldBrowsingChoosingLastMinuteAskingForTime: Story = {
  name: 'Held / Browsing / Choosing – last minute, asking for time',
  args: { input: 3, way: ['session.extend', '⏱ flightSession/warning', '⏱ flightSession/lastWarning', '✓ resultsAge/searchFlights: departing 13 returning 6'] },
};
export const HeldBrowsingChoosingNotLoadedUnavailableLastMinuteAskingForTime: Story = {
  name: 'Held / Browsing / Choosing – not loaded, unavailable, last minute, asking for time',
  args: { input: 3, way: ['session.extend', '⏱ flightSession/warning', '⏱ flightSession/lastWarning', '✗ resultsAge/searchFlights: unavailable'] },
};
export const HeldBrowsingChoosingAskingAgainFiveMinutesLeftAskingForTime: Story = {
  name: 'Held / Browsing / Choosing – asking again, five minutes left, asking for time',
  args: { input: 3, way: ['session.extend', '⏱ flightSession/warning', '✓ resultsAge/searchFlights: departing 13 returning 6', 'results.refresh'] },
};
export const HeldBrowsingChoosingLoadingLastMinuteNoMoreTimeToAskFor: Story = {
  name: 'Held / Browsing / Choosing – loading, last minute, no more time to ask for',
  args: { input: 3, way: ['session.extend', '✓ flightSession/extendHold: awaitingPayment (2)', '⏱ flightSession/warning', '⏱ flightSession/lastWarning'] },
};
export const HeldBrowsingChoosingAskingAgainLastMinute: Story = {
  name: 'Held / Browsing / Choosing – asking again, last minute',
  args: { input: 3, way: ['⏱ flightSession/warning', '⏱ flightSession/lastWarning', '✓ resultsAge/searchFlights: departing 13 returning 6', 'results.refresh'] },
};
export const HeldBrowsingChoosingAskingAgainUnavailable: Story = {
  name: 'Held / Browsing / Choosing – asking again, unavailable',
  args: { input: 3, way: ['✓ resultsAge/searchFlights: departing 13 returning 6', 'results.refresh', '✗ resultsAge/refreshFlights: unavailable', 'results.refresh'] },
};
export const HeldBrowsingChoosingOldListUnavailable: Story = {
  name: 'Held / Browsing / Choosing – old list, unavailable',
  args: { input: 3, way: ['✓ resultsAge/searchFlights: departing 13 returning 6', 'results.refresh', '✗ resultsAge/refreshFlights: unavailable', '⏱ resultsAge/age'] },
};
export const HeldBrowsingChoosingAskingAgainUnexpected: Story = {
  name: 'Held / Browsing / Choosing – asking again, unexpected',
  args: { input: 3, way: ['✓ resultsAge/searchFlights: departing 13 returning 6', 'results.refresh', '✗ resultsAge/refreshFlights: TypeError', 'results.refresh'] },
};
export const HeldBrowsingChoosingOldListUnexpected: Story = {
  name: 'Held / Browsing / Choosing – old list, unexpected',
  args: { input: 3, way: ['✓ resultsAge/searchFlights: departing 13 returning 6', 'results.refresh', '✗ resultsAge/refreshFlights: TypeError', '⏱ resultsAge/age'] },
};
export const HeldBrowsingChoosingLoadingLastMinuteAskingForTimeExtensionRefused: Story = {
  name: 'Held / Browsing / Choosing – loading, last minute, asking for time, extension refused',
  args: { input: 3, way: ['session.extend', '⏱ flightSession/warning', '✗ flightSession/extendHold: extension_refused', 'session.extend', '⏱ flightSession/lastWarning'] },
};
export const HeldBrowsingChoosingLoadingLastMinuteAskingForTimeNoMoreTimeUnavailable: Story = {
  name: 'Held / Browsing / Choosing – loading, last minute, asking for time, no more time: unavailable',
  args: { input: 3, way: ['session.extend', '⏱ flightSession/warning', '✗ flightSession/extendHold: unavailable', 'session.extend', '⏱ flightSession/lastWarning'] },
};
export const HeldBrowsingChoosingLoadingLastMinuteAskingForTimeNoMoreTimeUnexpected: Story = {
  name: 'Held / Browsing / Choosing – loading, last minute, asking for time, no more time: unexpected',
  args: { input: 3, way: ['session.extend', '⏱ flightSession/warning', '✗ flightSession/extendHold: TypeError', 'session.extend', '⏱ flightSession/lastWarning'] },
};
export const HeldBrowsingChoosingLastMinuteAskingForTimeTimeIsUp: Story = {
  name: 'Held / Browsing / Choosing – last minute, asking for time, time is up',
  args: { input: 3, way: ['session.extend', '⏱ flightSession/warning', '⏱ flightSession/lastWarning', '⏱ flightSession/end', '✓ resultsAge/searchFlights: departing 13 returning 6'] },
};
export const HeldBrowsingChoosingNotLoadedUnavailableLastMinuteAskingForTimeTimeIsUp: Story = {
  name: 'Held / Browsing / Choosing – not loaded, unavailable, last minute, asking for time, time is up',
  args: { input: 3, way: ['session.extend', '⏱ flightSession/warning', '⏱ flightSession/lastWarning', '⏱ flightSession/end', '✗ resultsAge/searchFlights: unavailable'] },
};
export const HeldBrowsingChoosingAskingAgainLastMinuteAskingForTime: Story = {
  name: 'Held / Browsing / Choosing – asking again, last minute, asking for time',
  args: { input: 3, way: ['session.extend', '⏱ flightSession/warning', '⏱ flightSession/lastWarning', '✓ resultsAge/searchFlights: departing 13 returning 6', 'results.refresh'] },
};
export const HeldBrowsingChoosingLoadingLastMinuteAskingForTimeExtensionRefusedTimeIsUp: Story = {
  name: 'Held / Browsing / Choosing – loading, last minute, asking for time, extension refused, time is up',
  args: { input: 3, way: ['session.extend', '⏱ flightSession/warning', '✗ flightSession/extendHold: extension_refused', 'session.extend', '⏱ flightSession/lastWarning', '⏱ flightSession/end'] },
};
export const HeldBrowsingChoosingLoadingLastMinuteAskingForTimeNoMoreTimeUnavailableTimeIsUp: Story = {
  name: 'Held / Browsing / Choosing – loading, last minute, asking for time, no more time: unavailable, time is up',
  args: { input: 3, way: ['session.extend', '⏱ flightSession/warning', '✗ flightSession/extendHold: unavailable', 'session.extend', '⏱ flightSession/lastWarning', '⏱ flightSession/end'] },
};
export const HeldBrowsingChoosingLoadingLastMinuteAskingForTimeNoMoreTimeUnexpectedTimeIsUp: Story = {
  name: 'Held / Browsing / Choosing – loading, last minute, asking for time, no more time: unexpected, time is up',
  args: { input: 3, way: ['session.extend', '⏱ flightSession/warning', '✗ flightSession/extendHold: TypeError', 'session.extend', '⏱ flightSession/lastWarning', '⏱ flightSession/end'] },
};
export const HeldBrowsingChoosingAskingAgainLastMinuteAskingForTimeTimeIsUp: Story = {
  name: 'Held / Browsing / Choosing – asking again, last minute, asking for time, time is up',
  args: { input: 3, way: ['session.extend', '⏱ flightSession/warning', '⏱ flightSession/lastWarning', '⏱ flightSession/end', '✓ resultsAge/searchFlights: departing 13 returning 6', 'results.refresh'] },
};
