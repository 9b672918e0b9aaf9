// Written by `npm run generate` from what the machine can do. Change the machine, not this file.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { renderStage, type StageArgs } from '../support/stage/Stage.tsx';

const meta: Meta<StageArgs> = { title: 'States/Flight booking/Results/Choosing', render: renderStage, args: { flow: 'flightBooking' } };
export default meta;
type Story = StoryObj<StageArgs>;

export const ResultsChoosing: Story = {
  name: 'Results / Choosing',
  args: { input: 0, way: [] },
};
export const ResultsChoosingReturnTripWayBackWayOutChosen: Story = {
  name: 'Results / Choosing – return trip, way back, way out chosen',
  args: { input: 2, way: [] },
};
export const ResultsChoosingLoading: Story = {
  name: 'Results / Choosing – loading',
  args: { input: 0, way: ['search.submit 2026-12-05'], sameScreen: [
      { id: 'states-flight-booking-results-choosing--results-choosing-loading-after-results-refresh', name: 'Results / Choosing – loading, after results.refresh' },
      { id: 'states-flight-booking-results-choosing--results-choosing-loading-after-results-age-search-flights-type-error-then-results-refresh', name: 'Results / Choosing – loading, after resultsAge/searchFlights: TypeError, then results.refresh' },
    ] },
};
export const ResultsChoosingAskingAgain: Story = {
  name: 'Results / Choosing – asking again',
  args: { input: 0, way: ['results.refresh'] },
};
export const ResultsChoosingOldList: Story = {
  name: 'Results / Choosing – old list',
  args: { input: 0, way: ['⏱ resultsAge/age'] },
};
export const ResultsChoosingReturnTripWayOutChosen: Story = {
  name: 'Results / Choosing – return trip, way out chosen',
  args: { input: 2, way: ['path.change departing'] },
};
export const ResultsChoosingLoadingHoldExpired: Story = {
  name: 'Results / Choosing – loading, hold expired',
  args: { input: 3, way: ['order.arrived cancelled'] },
};
export const ResultsChoosingNothingFound: Story = {
  name: 'Results / Choosing – nothing found',
  args: { input: 0, way: ['search.submit 2026-12-05', '✓ resultsAge/searchFlights: departing 0 returning 0'] },
};
export const ResultsChoosingNotLoadedUnavailable: Story = {
  name: 'Results / Choosing – not loaded, unavailable',
  args: { input: 0, way: ['search.submit 2026-12-05', '✗ resultsAge/searchFlights: unavailable'] },
};
export const ResultsChoosingNotLoadedUnexpected: Story = {
  name: 'Results / Choosing – not loaded, unexpected',
  args: { input: 0, way: ['search.submit 2026-12-05', '✗ resultsAge/searchFlights: TypeError'] },
};
export const ResultsChoosingAskingAgainSoldOutDeparting: Story = {
  name: 'Results / Choosing – asking again, sold out departing',
  args: { input: 0, way: ['offer.choose IR 215', '✗ placeHold: sold_out departing'] },
};
export const ResultsChoosingAskingAgainOfferExpired: Story = {
  name: 'Results / Choosing – asking again, offer expired',
  args: { input: 0, way: ['offer.choose IR 215', '✗ placeHold: offer_expired'] },
};
export const ResultsChoosingWayOutChosenUnavailable: Story = {
  name: 'Results / Choosing – way out chosen, unavailable',
  args: { input: 0, way: ['offer.choose IR 215', '✗ placeHold: unavailable'] },
};
export const ResultsChoosingWayOutChosenUnexpected: Story = {
  name: 'Results / Choosing – way out chosen, unexpected',
  args: { input: 0, way: ['offer.choose IR 215', '✗ placeHold: TypeError'] },
};
export const ResultsChoosingUnavailable: Story = {
  name: 'Results / Choosing – unavailable',
  args: { input: 0, way: ['results.refresh', '✗ resultsAge/refreshFlights: unavailable'] },
};
export const ResultsChoosingUnexpected: Story = {
  name: 'Results / Choosing – unexpected',
  args: { input: 0, way: ['results.refresh', '✗ resultsAge/refreshFlights: TypeError'] },
};
export const ResultsChoosingReturnTripWayBackChosenAskingAgainSoldOutDeparting: Story = {
  name: 'Results / Choosing – return trip, way back chosen, asking again, sold out departing',
  args: { input: 2, way: ['offer.choose IR 214', '✗ placeHold: sold_out departing'] },
};
export const ResultsChoosingReturnTripWayBackWayOutChosenWayBackChosenUnavailable: Story = {
  name: 'Results / Choosing – return trip, way back, way out chosen, way back chosen, unavailable',
  args: { input: 2, way: ['offer.choose IR 214', '✗ placeHold: unavailable'] },
};
export const ResultsChoosingNothingFoundAskingAgain: Story = {
  name: 'Results / Choosing – nothing found, asking again',
  args: { input: 0, way: ['search.submit 2026-12-05', '✓ resultsAge/searchFlights: departing 0 returning 0', 'results.refresh'] },
};
export const ResultsChoosingNothingFoundOldList: Story = {
  name: 'Results / Choosing – nothing found, old list',
  args: { input: 0, way: ['search.submit 2026-12-05', '✓ resultsAge/searchFlights: departing 0 returning 0', '⏱ resultsAge/age'] },
};
export const ResultsChoosingLoadingAfterResultsRefresh: Story = {
  name: 'Results / Choosing – loading, after results.refresh',
  tags: ['same-screen', '!test'],
  args: { input: 0, way: ['search.submit 2026-12-05', '✗ resultsAge/searchFlights: unavailable', 'results.refresh'], sameScreen: [
      { id: 'states-flight-booking-results-choosing--results-choosing-loading', name: 'Results / Choosing – loading' },
    ] },
};
export const ResultsChoosingLoadingAfterResultsAgeSearchFlightsTypeErrorThenResultsRefresh: Story = {
  name: 'Results / Choosing – loading, after resultsAge/searchFlights: TypeError, then results.refresh',
  tags: ['same-screen', '!test'],
  args: { input: 0, way: ['search.submit 2026-12-05', '✗ resultsAge/searchFlights: TypeError', 'results.refresh'], sameScreen: [
      { id: 'states-flight-booking-results-choosing--results-choosing-loading', name: 'Results / Choosing – loading' },
    ] },
};
export const ResultsChoosingAskingAgainUnavailable: Story = {
  name: 'Results / Choosing – asking again, unavailable',
  args: { input: 0, way: ['results.refresh', '✗ resultsAge/refreshFlights: unavailable', 'results.refresh'] },
};
export const ResultsChoosingOldListUnavailable: Story = {
  name: 'Results / Choosing – old list, unavailable',
  args: { input: 0, way: ['results.refresh', '✗ resultsAge/refreshFlights: unavailable', '⏱ resultsAge/age'] },
};
export const ResultsChoosingAskingAgainUnexpected: Story = {
  name: 'Results / Choosing – asking again, unexpected',
  args: { input: 0, way: ['results.refresh', '✗ resultsAge/refreshFlights: TypeError', 'results.refresh'] },
};
export const ResultsChoosingOldListUnexpected: Story = {
  name: 'Results / Choosing – old list, unexpected',
  args: { input: 0, way: ['results.refresh', '✗ resultsAge/refreshFlights: TypeError', '⏱ resultsAge/age'] },
};
export const ResultsChoosingReturnTripWayOutChosenWayBackChosenUnavailable: Story = {
  name: 'Results / Choosing – return trip, way out chosen, way back chosen, unavailable',
  args: { input: 2, way: ['offer.choose IR 214', 'route.shown results', '✗ placeHold: unavailable'] },
};
