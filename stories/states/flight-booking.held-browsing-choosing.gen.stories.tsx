// Written by `npm run generate` from what the machine can do. Change the machine, not this file.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { renderStage, type StageArgs } from '../support/stage/Stage.tsx';

const meta: Meta<StageArgs> = { title: 'States/Flight booking/Held/Browsing/Choosing', render: renderStage, args: { flow: 'flightBooking' } };
export default meta;
type Story = StoryObj<StageArgs>;

export const HeldBrowsingChoosingLoading: Story = {
  name: 'Loading',
  args: { input: 3, way: [], sameScreen: [
      { id: 'states-flight-booking-held-browsing-choosing--held-browsing-choosing-loading-after-order-arrived-awaiting-payment', name: 'Held / Browsing / Choosing – loading, after order.arrived awaitingPayment' },
      { id: 'states-flight-booking-held-browsing-choosing--held-browsing-choosing-loading-after-order-arrived-payment-failed', name: 'Held / Browsing / Choosing – loading, after order.arrived paymentFailed' },
      { id: 'states-flight-booking-held-browsing-choosing--held-browsing-choosing-loading-after-results-refresh', name: 'Held / Browsing / Choosing – loading, after results.refresh' },
      { id: 'states-flight-booking-held-browsing-choosing--held-browsing-choosing-loading-after-results-age-search-flights-type-error-then-results-refresh', name: 'Held / Browsing / Choosing – loading, after resultsAge/searchFlights: TypeError, then results.refresh' },
    ] },
};
export const HeldBrowsingChoosingReturnTripLoading: Story = {
  name: 'Return trip, loading',
  args: { input: 3, way: ['search.submit 2026-12-05 2026-12-12'] },
};
export const HeldBrowsingChoosingLoadingAskingForTime: Story = {
  name: 'Loading, asking for time',
  args: { input: 3, way: ['session.extend'] },
};
export const HeldBrowsingChoosingLoadingAfterOrderArrivedAwaitingPayment: Story = {
  name: 'Loading, after order.arrived awaitingPayment',
  tags: ['same-screen', '!test'],
  args: { input: 3, way: ['order.arrived awaitingPayment'], sameScreen: [
      { id: 'states-flight-booking-held-browsing-choosing--held-browsing-choosing-loading', name: 'Held / Browsing / Choosing – loading' },
    ] },
};
export const HeldBrowsingChoosingLoadingAfterOrderArrivedPaymentFailed: Story = {
  name: 'Loading, after order.arrived paymentFailed',
  tags: ['same-screen', '!test'],
  args: { input: 3, way: ['order.arrived paymentFailed'], sameScreen: [
      { id: 'states-flight-booking-held-browsing-choosing--held-browsing-choosing-loading', name: 'Held / Browsing / Choosing – loading' },
    ] },
};
export const HeldBrowsingChoosingLoadingFiveMinutesLeft: Story = {
  name: 'Loading, five minutes left',
  args: { input: 3, way: ['⏱ flightSession/warning'] },
};
export const HeldBrowsingChoosing: Story = {
  name: 'Choosing',
  args: { input: 3, way: ['✓ resultsAge/searchFlights: departing 13 returning 6'] },
};
export const HeldBrowsingChoosingNoFlightsFound: Story = {
  name: 'No flights found',
  args: { input: 3, way: ['✓ resultsAge/searchFlights: departing 0 returning 0'] },
};
export const HeldBrowsingChoosingNotLoadedUnavailable: Story = {
  name: 'Not loaded, unavailable',
  args: { input: 3, way: ['✗ resultsAge/searchFlights: unavailable'] },
};
export const HeldBrowsingChoosingNotLoadedUnexpected: Story = {
  name: 'Not loaded, unexpected',
  args: { input: 3, way: ['✗ resultsAge/searchFlights: TypeError'] },
};
export const HeldBrowsingChoosingReturnTripWayBackWayOutChosenLoading: Story = {
  name: 'Return trip, way back, way out chosen, loading',
  args: { input: 3, way: ['search.submit 2026-12-05 2026-12-12', 'offer.choose IR 215'] },
};
export const HeldBrowsingChoosingLoadingSoldOutDeparting: Story = {
  name: 'Loading, sold out departing',
  args: { input: 3, way: ['offer.choose IR 215', '✗ placeHold: sold_out departing'] },
};
export const HeldBrowsingChoosingLoadingOfferExpired: Story = {
  name: 'Loading, offer expired',
  args: { input: 3, way: ['offer.choose IR 215', '✗ placeHold: offer_expired'] },
};
export const HeldBrowsingChoosingWayOutChosenLoadingUnavailable: Story = {
  name: 'Way out chosen, loading, unavailable',
  args: { input: 3, way: ['offer.choose IR 215', '✗ placeHold: unavailable'] },
};
export const HeldBrowsingChoosingWayOutChosenLoadingUnexpected: Story = {
  name: 'Way out chosen, loading, unexpected',
  args: { input: 3, way: ['offer.choose IR 215', '✗ placeHold: TypeError'] },
};
export const HeldBrowsingChoosingLoadingFiveMinutesLeftAskingForTime: Story = {
  name: 'Loading, five minutes left, asking for time',
  args: { input: 3, way: ['session.extend', '⏱ flightSession/warning'] },
};
export const HeldBrowsingChoosingLoadingNoMoreTimeToAskFor: Story = {
  name: 'Loading, no more time to ask for',
  args: { input: 3, way: ['session.extend', '✓ flightSession/extendHold: awaitingPayment (2)'] },
};
export const HeldBrowsingChoosingLoadingExtensionRefused: Story = {
  name: 'Loading, extension refused',
  args: { input: 3, way: ['session.extend', '✗ flightSession/extendHold: extension_refused'] },
};
export const HeldBrowsingChoosingLoadingNoMoreTimeUnavailable: Story = {
  name: 'Loading, no more time: unavailable',
  args: { input: 3, way: ['session.extend', '✗ flightSession/extendHold: unavailable'] },
};
export const HeldBrowsingChoosingLoadingNoMoreTimeUnexpected: Story = {
  name: 'Loading, no more time: unexpected',
  args: { input: 3, way: ['session.extend', '✗ flightSession/extendHold: TypeError'] },
};
export const HeldBrowsingChoosingAskingForTime: Story = {
  name: 'Asking for time',
  args: { input: 3, way: ['session.extend', '✓ resultsAge/searchFlights: departing 13 returning 6'] },
};
export const HeldBrowsingChoosingNotLoadedUnavailableAskingForTime: Story = {
  name: 'Not loaded, unavailable, asking for time',
  args: { input: 3, way: ['session.extend', '✗ resultsAge/searchFlights: unavailable'] },
};
export const HeldBrowsingChoosingLoadingPaymentDeclined: Story = {
  name: 'Loading, payment declined',
  args: { input: 3, way: ['order.arrived expired', 'order.arrived paymentFailed'] },
};
export const HeldBrowsingChoosingLoadingLastMinute: Story = {
  name: 'Loading, last minute',
  args: { input: 3, way: ['⏱ flightSession/warning', '⏱ flightSession/lastWarning'] },
};
export const HeldBrowsingChoosingFiveMinutesLeft: Story = {
  name: 'Five minutes left',
  args: { input: 3, way: ['⏱ flightSession/warning', '✓ resultsAge/searchFlights: departing 13 returning 6'] },
};
export const HeldBrowsingChoosingNotLoadedUnavailableFiveMinutesLeft: Story = {
  name: 'Not loaded, unavailable, five minutes left',
  args: { input: 3, way: ['⏱ flightSession/warning', '✗ resultsAge/searchFlights: unavailable'] },
};
export const HeldBrowsingChoosingAskingAgain: Story = {
  name: 'Asking again',
  args: { input: 3, way: ['✓ resultsAge/searchFlights: departing 13 returning 6', 'results.refresh'] },
};
export const HeldBrowsingChoosingOldList: Story = {
  name: 'Old list',
  args: { input: 3, way: ['✓ resultsAge/searchFlights: departing 13 returning 6', '⏱ resultsAge/age'] },
};
export const HeldBrowsingChoosingNoFlightsFoundAskingAgain: Story = {
  name: 'No flights found, asking again',
  args: { input: 3, way: ['✓ resultsAge/searchFlights: departing 0 returning 0', 'results.refresh'] },
};
export const HeldBrowsingChoosingNoFlightsFoundOldList: Story = {
  name: 'No flights found, old list',
  args: { input: 3, way: ['✓ resultsAge/searchFlights: departing 0 returning 0', '⏱ resultsAge/age'] },
};
export const HeldBrowsingChoosingLoadingAfterResultsRefresh: Story = {
  name: 'Loading, after results.refresh',
  tags: ['same-screen', '!test'],
  args: { input: 3, way: ['✗ resultsAge/searchFlights: unavailable', 'results.refresh'], sameScreen: [
      { id: 'states-flight-booking-held-browsing-choosing--held-browsing-choosing-loading', name: 'Held / Browsing / Choosing – loading' },
    ] },
};
export const HeldBrowsingChoosingLoadingAfterResultsAgeSearchFlightsTypeErrorThenResultsRefresh: Story = {
  name: 'Loading, after resultsAge/searchFlights: TypeError, then results.refresh',
  tags: ['same-screen', '!test'],
  args: { input: 3, way: ['✗ resultsAge/searchFlights: TypeError', 'results.refresh'], sameScreen: [
      { id: 'states-flight-booking-held-browsing-choosing--held-browsing-choosing-loading', name: 'Held / Browsing / Choosing – loading' },
    ] },
};
export const HeldBrowsingChoosingReturnTripWayBackWayOutChosenWayBackChosen: Story = {
  name: 'Return trip, way back, way out chosen, way back chosen',
  args: { input: 2, way: ['offer.choose IR 214', '✓ placeHold: held', 'step.visit results'] },
};
export const HeldBrowsingChoosingLoadingFiveMinutesLeftExtensionRefused: Story = {
  name: 'Loading, five minutes left, extension refused',
  args: { input: 3, way: ['session.extend', '⏱ flightSession/warning', '✗ flightSession/extendHold: extension_refused'] },
};
export const HeldBrowsingChoosingLoadingFiveMinutesLeftNoMoreTimeUnavailable: Story = {
  name: 'Loading, five minutes left, no more time: unavailable',
  args: { input: 3, way: ['session.extend', '⏱ flightSession/warning', '✗ flightSession/extendHold: unavailable'] },
};
export const HeldBrowsingChoosingLoadingFiveMinutesLeftNoMoreTimeUnexpected: Story = {
  name: 'Loading, five minutes left, no more time: unexpected',
  args: { input: 3, way: ['session.extend', '⏱ flightSession/warning', '✗ flightSession/extendHold: TypeError'] },
};
export const HeldBrowsingChoosingLoadingLastMinuteAskingForTime: Story = {
  name: 'Loading, last minute, asking for time',
  args: { input: 3, way: ['session.extend', '⏱ flightSession/warning', '⏱ flightSession/lastWarning'] },
};
export const HeldBrowsingChoosingFiveMinutesLeftAskingForTime: Story = {
  name: 'Five minutes left, asking for time',
  args: { input: 3, way: ['session.extend', '⏱ flightSession/warning', '✓ resultsAge/searchFlights: departing 13 returning 6'] },
};
export const HeldBrowsingChoosingNotLoadedUnavailableFiveMinutesLeftAskingForTime: Story = {
  name: 'Not loaded, unavailable, five minutes left, asking for time',
  args: { input: 3, way: ['session.extend', '⏱ flightSession/warning', '✗ resultsAge/searchFlights: unavailable'] },
};
export const HeldBrowsingChoosingLoadingFiveMinutesLeftNoMoreTimeToAskFor: Story = {
  name: 'Loading, five minutes left, no more time to ask for',
  args: { input: 3, way: ['session.extend', '✓ flightSession/extendHold: awaitingPayment (2)', '⏱ flightSession/warning'] },
};
export const HeldBrowsingChoosingLoadingAskingForTimeExtensionRefused: Story = {
  name: 'Loading, asking for time, extension refused',
  args: { input: 3, way: ['session.extend', '✗ flightSession/extendHold: extension_refused', 'session.extend'] },
};
export const HeldBrowsingChoosingLoadingAskingForTimeNoMoreTimeUnavailable: Story = {
  name: 'Loading, asking for time, no more time: unavailable',
  args: { input: 3, way: ['session.extend', '✗ flightSession/extendHold: unavailable', 'session.extend'] },
};
export const HeldBrowsingChoosingLoadingAskingForTimeNoMoreTimeUnexpected: Story = {
  name: 'Loading, asking for time, no more time: unexpected',
  args: { input: 3, way: ['session.extend', '✗ flightSession/extendHold: TypeError', 'session.extend'] },
};
export const HeldBrowsingChoosingAskingAgainAskingForTime: Story = {
  name: 'Asking again, asking for time',
  args: { input: 3, way: ['session.extend', '✓ resultsAge/searchFlights: departing 13 returning 6', 'results.refresh'] },
};
export const HeldBrowsingChoosingLastMinute: Story = {
  name: 'Last minute',
  args: { input: 3, way: ['⏱ flightSession/warning', '⏱ flightSession/lastWarning', '✓ resultsAge/searchFlights: departing 13 returning 6'] },
};
export const HeldBrowsingChoosingNotLoadedUnavailableLastMinute: Story = {
  name: 'Not loaded, unavailable, last minute',
  args: { input: 3, way: ['⏱ flightSession/warning', '⏱ flightSession/lastWarning', '✗ resultsAge/searchFlights: unavailable'] },
};
export const HeldBrowsingChoosingAskingAgainFiveMinutesLeft: Story = {
  name: 'Asking again, five minutes left',
  args: { input: 3, way: ['⏱ flightSession/warning', '✓ resultsAge/searchFlights: departing 13 returning 6', 'results.refresh'] },
};
export const HeldBrowsingChoosingUnavailable: Story = {
  name: 'Unavailable',
  args: { input: 3, way: ['✓ resultsAge/searchFlights: departing 13 returning 6', 'results.refresh', '✗ resultsAge/refreshFlights: unavailable'] },
};
export const HeldBrowsingChoosingUnexpected: Story = {
  name: 'Unexpected',
  args: { input: 3, way: ['✓ resultsAge/searchFlights: departing 13 returning 6', 'results.refresh', '✗ resultsAge/refreshFlights: TypeError'] },
};
export const HeldBrowsingChoosingReturnTripWayOutChosenWayBackChosen: Story = {
  name: 'Return trip, way out chosen, way back chosen',
  args: { input: 2, way: ['offer.choose IR 214', 'route.shown results', '✓ placeHold: held', 'step.visit results'] },
};
export const HeldBrowsingChoosingReturnTripWayBackChosenLoadingSoldOutDeparting: Story = {
  name: 'Return trip, way back chosen, loading, sold out departing',
  args: { input: 3, way: ['search.submit 2026-12-05 2026-12-12', 'offer.choose IR 215', 'offer.choose IR 214', '✗ placeHold: sold_out departing'] },
};
export const HeldBrowsingChoosingLoadingFiveMinutesLeftAskingForTimeExtensionRefused: Story = {
  name: 'Loading, five minutes left, asking for time, extension refused',
  args: { input: 3, way: ['session.extend', '⏱ flightSession/warning', '✗ flightSession/extendHold: extension_refused', 'session.extend'] },
};
export const HeldBrowsingChoosingLoadingLastMinuteExtensionRefused: Story = {
  name: 'Loading, last minute, extension refused',
  args: { input: 3, way: ['session.extend', '⏱ flightSession/warning', '✗ flightSession/extendHold: extension_refused', '⏱ flightSession/lastWarning'] },
};
export const HeldBrowsingChoosingLoadingFiveMinutesLeftAskingForTimeNoMoreTimeUnavailable: Story = {
  name: 'Loading, five minutes left, asking for time, no more time: unavailable',
  args: { input: 3, way: ['session.extend', '⏱ flightSession/warning', '✗ flightSession/extendHold: unavailable', 'session.extend'] },
};
export const HeldBrowsingChoosingLoadingLastMinuteNoMoreTimeUnavailable: Story = {
  name: 'Loading, last minute, no more time: unavailable',
  args: { input: 3, way: ['session.extend', '⏱ flightSession/warning', '✗ flightSession/extendHold: unavailable', '⏱ flightSession/lastWarning'] },
};
export const HeldBrowsingChoosingLoadingFiveMinutesLeftAskingForTimeNoMoreTimeUnexpected: Story = {
  name: 'Loading, five minutes left, asking for time, no more time: unexpected',
  args: { input: 3, way: ['session.extend', '⏱ flightSession/warning', '✗ flightSession/extendHold: TypeError', 'session.extend'] },
};
export const HeldBrowsingChoosingLoadingLastMinuteNoMoreTimeUnexpected: Story = {
  name: 'Loading, last minute, no more time: unexpected',
  args: { input: 3, way: ['session.extend', '⏱ flightSession/warning', '✗ flightSession/extendHold: TypeError', '⏱ flightSession/lastWarning'] },
};
export const HeldBrowsingChoosingLoadingLastMinuteAskingForTimeTimeIsUp: Story = {
  name: 'Loading, last minute, asking for time, time is up',
  args: { input: 3, way: ['session.extend', '⏱ flightSession/warning', '⏱ flightSession/lastWarning', '⏱ flightSession/end'] },
};
export const HeldBrowsingChoosingLastMinuteAskingForTime: Story = {
  name: 'Last minute, asking for time',
  args: { input: 3, way: ['session.extend', '⏱ flightSession/warning', '⏱ flightSession/lastWarning', '✓ resultsAge/searchFlights: departing 13 returning 6'] },
};
export const HeldBrowsingChoosingNotLoadedUnavailableLastMinuteAskingForTime: Story = {
  name: 'Not loaded, unavailable, last minute, asking for time',
  args: { input: 3, way: ['session.extend', '⏱ flightSession/warning', '⏱ flightSession/lastWarning', '✗ resultsAge/searchFlights: unavailable'] },
};
export const HeldBrowsingChoosingAskingAgainFiveMinutesLeftAskingForTime: Story = {
  name: 'Asking again, five minutes left, asking for time',
  args: { input: 3, way: ['session.extend', '⏱ flightSession/warning', '✓ resultsAge/searchFlights: departing 13 returning 6', 'results.refresh'] },
};
export const HeldBrowsingChoosingLoadingLastMinuteNoMoreTimeToAskFor: Story = {
  name: 'Loading, last minute, no more time to ask for',
  args: { input: 3, way: ['session.extend', '✓ flightSession/extendHold: awaitingPayment (2)', '⏱ flightSession/warning', '⏱ flightSession/lastWarning'] },
};
export const HeldBrowsingChoosingAskingAgainLastMinute: Story = {
  name: 'Asking again, last minute',
  args: { input: 3, way: ['⏱ flightSession/warning', '⏱ flightSession/lastWarning', '✓ resultsAge/searchFlights: departing 13 returning 6', 'results.refresh'] },
};
export const HeldBrowsingChoosingAskingAgainUnavailable: Story = {
  name: 'Asking again, unavailable',
  args: { input: 3, way: ['✓ resultsAge/searchFlights: departing 13 returning 6', 'results.refresh', '✗ resultsAge/refreshFlights: unavailable', 'results.refresh'] },
};
export const HeldBrowsingChoosingOldListUnavailable: Story = {
  name: 'Old list, unavailable',
  args: { input: 3, way: ['✓ resultsAge/searchFlights: departing 13 returning 6', 'results.refresh', '✗ resultsAge/refreshFlights: unavailable', '⏱ resultsAge/age'] },
};
export const HeldBrowsingChoosingAskingAgainUnexpected: Story = {
  name: 'Asking again, unexpected',
  args: { input: 3, way: ['✓ resultsAge/searchFlights: departing 13 returning 6', 'results.refresh', '✗ resultsAge/refreshFlights: TypeError', 'results.refresh'] },
};
export const HeldBrowsingChoosingOldListUnexpected: Story = {
  name: 'Old list, unexpected',
  args: { input: 3, way: ['✓ resultsAge/searchFlights: departing 13 returning 6', 'results.refresh', '✗ resultsAge/refreshFlights: TypeError', '⏱ resultsAge/age'] },
};
export const HeldBrowsingChoosingLoadingLastMinuteAskingForTimeExtensionRefused: Story = {
  name: 'Loading, last minute, asking for time, extension refused',
  args: { input: 3, way: ['session.extend', '⏱ flightSession/warning', '✗ flightSession/extendHold: extension_refused', 'session.extend', '⏱ flightSession/lastWarning'] },
};
export const HeldBrowsingChoosingLoadingLastMinuteAskingForTimeNoMoreTimeUnavailable: Story = {
  name: 'Loading, last minute, asking for time, no more time: unavailable',
  args: { input: 3, way: ['session.extend', '⏱ flightSession/warning', '✗ flightSession/extendHold: unavailable', 'session.extend', '⏱ flightSession/lastWarning'] },
};
export const HeldBrowsingChoosingLoadingLastMinuteAskingForTimeNoMoreTimeUnexpected: Story = {
  name: 'Loading, last minute, asking for time, no more time: unexpected',
  args: { input: 3, way: ['session.extend', '⏱ flightSession/warning', '✗ flightSession/extendHold: TypeError', 'session.extend', '⏱ flightSession/lastWarning'] },
};
export const HeldBrowsingChoosingLastMinuteAskingForTimeTimeIsUp: Story = {
  name: 'Last minute, asking for time, time is up',
  args: { input: 3, way: ['session.extend', '⏱ flightSession/warning', '⏱ flightSession/lastWarning', '⏱ flightSession/end', '✓ resultsAge/searchFlights: departing 13 returning 6'] },
};
export const HeldBrowsingChoosingNotLoadedUnavailableLastMinuteAskingForTimeTimeIsUp: Story = {
  name: 'Not loaded, unavailable, last minute, asking for time, time is up',
  args: { input: 3, way: ['session.extend', '⏱ flightSession/warning', '⏱ flightSession/lastWarning', '⏱ flightSession/end', '✗ resultsAge/searchFlights: unavailable'] },
};
export const HeldBrowsingChoosingAskingAgainLastMinuteAskingForTime: Story = {
  name: 'Asking again, last minute, asking for time',
  args: { input: 3, way: ['session.extend', '⏱ flightSession/warning', '⏱ flightSession/lastWarning', '✓ resultsAge/searchFlights: departing 13 returning 6', 'results.refresh'] },
};
export const HeldBrowsingChoosingLoadingLastMinuteAskingForTimeExtensionRefusedTimeIsUp: Story = {
  name: 'Loading, last minute, asking for time, extension refused, time is up',
  args: { input: 3, way: ['session.extend', '⏱ flightSession/warning', '✗ flightSession/extendHold: extension_refused', 'session.extend', '⏱ flightSession/lastWarning', '⏱ flightSession/end'] },
};
export const HeldBrowsingChoosingLoadingLastMinuteAskingForTimeNoMoreTimeUnavailableTimeIsUp: Story = {
  name: 'Loading, last minute, asking for time, no more time: unavailable, time is up',
  args: { input: 3, way: ['session.extend', '⏱ flightSession/warning', '✗ flightSession/extendHold: unavailable', 'session.extend', '⏱ flightSession/lastWarning', '⏱ flightSession/end'] },
};
export const HeldBrowsingChoosingLoadingLastMinuteAskingForTimeNoMoreTimeUnexpectedTimeIsUp: Story = {
  name: 'Loading, last minute, asking for time, no more time: unexpected, time is up',
  args: { input: 3, way: ['session.extend', '⏱ flightSession/warning', '✗ flightSession/extendHold: TypeError', 'session.extend', '⏱ flightSession/lastWarning', '⏱ flightSession/end'] },
};
export const HeldBrowsingChoosingAskingAgainLastMinuteAskingForTimeTimeIsUp: Story = {
  name: 'Asking again, last minute, asking for time, time is up',
  args: { input: 3, way: ['session.extend', '⏱ flightSession/warning', '⏱ flightSession/lastWarning', '⏱ flightSession/end', '✓ resultsAge/searchFlights: departing 13 returning 6', 'results.refresh'] },
};
