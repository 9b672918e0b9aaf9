// Written by `npm run generate` from what the machine can do. Change the machine, not this file.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { renderStage, type StageArgs } from '../support/stage/Stage.tsx';

const meta: Meta<StageArgs> = { title: 'States/Flight booking/Results/Choosing', render: renderStage, args: { flow: 'flightBooking' } };
export default meta;
type Story = StoryObj<StageArgs>;

export const ResultsChoosing: Story = {
  name: 'Choosing',
  args: { input: 0, way: [] },
};
export const ResultsChoosingReturnTripWayBackWayOutChosen: Story = {
  name: 'Return trip, way back, way out chosen',
  args: { input: 2, way: [] },
};
export const ResultsChoosingLoading: Story = {
  name: 'Loading',
  args: { input: 0, way: ['search.submit 2026-12-05'], sameScreen: [
      { id: 'states-flight-booking-results-choosing--results-choosing-loading-after-results-refresh', name: 'Results / Choosing – loading, after results.refresh' },
      { id: 'states-flight-booking-results-choosing--results-choosing-loading-after-results-age-search-flights-type-error-then-results-refresh', name: 'Results / Choosing – loading, after resultsAge/searchFlights: TypeError, then results.refresh' },
    ] },
};
export const ResultsChoosingAskingAgain: Story = {
  name: 'Asking again',
  args: { input: 0, way: ['results.refresh'] },
};
export const ResultsChoosingOldList: Story = {
  name: 'Old list',
  args: { input: 0, way: ['⏱ resultsAge/age'] },
};
export const ResultsChoosingReturnTripWayOutChosen: Story = {
  name: 'Return trip, way out chosen',
  args: { input: 2, way: ['path.change departing'] },
};
export const ResultsChoosingLoadingHoldExpired: Story = {
  name: 'Loading, hold expired',
  args: { input: 3, way: ['order.arrived cancelled'] },
};
export const ResultsChoosingNoFlightsFound: Story = {
  name: 'No flights found',
  args: { input: 0, way: ['search.submit 2026-12-05', '✓ resultsAge/searchFlights: departing 0 returning 0'] },
};
export const ResultsChoosingNotLoadedUnavailable: Story = {
  name: 'Not loaded, unavailable',
  args: { input: 0, way: ['search.submit 2026-12-05', '✗ resultsAge/searchFlights: unavailable'] },
};
export const ResultsChoosingNotLoadedUnexpected: Story = {
  name: 'Not loaded, unexpected',
  args: { input: 0, way: ['search.submit 2026-12-05', '✗ resultsAge/searchFlights: TypeError'] },
};
export const ResultsChoosingAskingAgainSoldOutDeparting: Story = {
  name: 'Asking again, sold out departing',
  args: { input: 0, way: ['offer.choose IR 215', '✗ placeHold: sold_out departing'] },
};
export const ResultsChoosingAskingAgainOfferExpired: Story = {
  name: 'Asking again, offer expired',
  args: { input: 0, way: ['offer.choose IR 215', '✗ placeHold: offer_expired'] },
};
export const ResultsChoosingWayOutChosenUnavailable: Story = {
  name: 'Way out chosen, unavailable',
  args: { input: 0, way: ['offer.choose IR 215', '✗ placeHold: unavailable'] },
};
export const ResultsChoosingWayOutChosenUnexpected: Story = {
  name: 'Way out chosen, unexpected',
  args: { input: 0, way: ['offer.choose IR 215', '✗ placeHold: TypeError'] },
};
export const ResultsChoosingUnavailable: Story = {
  name: 'Unavailable',
  args: { input: 0, way: ['results.refresh', '✗ resultsAge/refreshFlights: unavailable'] },
};
export const ResultsChoosingUnexpected: Story = {
  name: 'Unexpected',
  args: { input: 0, way: ['results.refresh', '✗ resultsAge/refreshFlights: TypeError'] },
};
export const ResultsChoosingReturnTripWayBackChosenAskingAgainSoldOutDeparting: Story = {
  name: 'Return trip, way back chosen, asking again, sold out departing',
  args: { input: 2, way: ['offer.choose IR 214', '✗ placeHold: sold_out departing'] },
};
export const ResultsChoosingReturnTripWayBackWayOutChosenWayBackChosenUnavailable: Story = {
  name: 'Return trip, way back, way out chosen, way back chosen, unavailable',
  args: { input: 2, way: ['offer.choose IR 214', '✗ placeHold: unavailable'] },
};
export const ResultsChoosingNoFlightsFoundAskingAgain: Story = {
  name: 'No flights found, asking again',
  args: { input: 0, way: ['search.submit 2026-12-05', '✓ resultsAge/searchFlights: departing 0 returning 0', 'results.refresh'] },
};
export const ResultsChoosingNoFlightsFoundOldList: Story = {
  name: 'No flights found, old list',
  args: { input: 0, way: ['search.submit 2026-12-05', '✓ resultsAge/searchFlights: departing 0 returning 0', '⏱ resultsAge/age'] },
};
export const ResultsChoosingLoadingAfterResultsRefresh: Story = {
  name: 'Loading, after results.refresh',
  tags: ['same-screen', '!test'],
  args: { input: 0, way: ['search.submit 2026-12-05', '✗ resultsAge/searchFlights: unavailable', 'results.refresh'], sameScreen: [
      { id: 'states-flight-booking-results-choosing--results-choosing-loading', name: 'Results / Choosing – loading' },
    ] },
};
export const ResultsChoosingLoadingAfterResultsAgeSearchFlightsTypeErrorThenResultsRefresh: Story = {
  name: 'Loading, after resultsAge/searchFlights: TypeError, then results.refresh',
  tags: ['same-screen', '!test'],
  args: { input: 0, way: ['search.submit 2026-12-05', '✗ resultsAge/searchFlights: TypeError', 'results.refresh'], sameScreen: [
      { id: 'states-flight-booking-results-choosing--results-choosing-loading', name: 'Results / Choosing – loading' },
    ] },
};
export const ResultsChoosingAskingAgainUnavailable: Story = {
  name: 'Asking again, unavailable',
  args: { input: 0, way: ['results.refresh', '✗ resultsAge/refreshFlights: unavailable', 'results.refresh'] },
};
export const ResultsChoosingOldListUnavailable: Story = {
  name: 'Old list, unavailable',
  args: { input: 0, way: ['results.refresh', '✗ resultsAge/refreshFlights: unavailable', '⏱ resultsAge/age'] },
};
export const ResultsChoosingAskingAgainUnexpected: Story = {
  name: 'Asking again, unexpected',
  args: { input: 0, way: ['results.refresh', '✗ resultsAge/refreshFlights: TypeError', 'results.refresh'] },
};
export const ResultsChoosingOldListUnexpected: Story = {
  name: 'Old list, unexpected',
  args: { input: 0, way: ['results.refresh', '✗ resultsAge/refreshFlights: TypeError', '⏱ resultsAge/age'] },
};
export const ResultsChoosingReturnTripWayOutChosenWayBackChosenUnavailable: Story = {
  name: 'Return trip, way out chosen, way back chosen, unavailable',
  args: { input: 2, way: ['offer.choose IR 214', 'route.shown results', '✗ placeHold: unavailable'] },
};
