// Written by `npm run generate` from what the machine can do. Change the machine, not this file.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { renderStage, type StageArgs } from '../support/stage/Stage.tsx';

const meta: Meta<StageArgs> = { title: 'States/Flight booking/Results/Holding', render: renderStage, args: { flow: 'flightBooking' } };
export default meta;
type Story = StoryObj<StageArgs>;

export const ResultsHoldingWayOutChosen: Story = {
  name: 'Way out chosen',
  args: { input: 0, way: ['offer.choose IR 215'] },
};
export const ResultsHoldingReturnTripWayBackWayOutChosenWayBackChosen: Story = {
  name: 'Return trip, way back, way out chosen, way back chosen',
  args: { input: 2, way: ['offer.choose IR 214'] },
};
export const ResultsHoldingWayOutChosenLoading: Story = {
  name: 'Way out chosen, loading',
  args: { input: 0, way: ['search.submit 2026-12-05', 'offer.choose IR 215'], sameScreen: [
      { id: 'states-flight-booking-results-holding--results-holding-way-out-chosen-loading-after-results-refresh', name: 'Results / Holding – way out chosen, loading, after results.refresh' },
      { id: 'states-flight-booking-results-holding--results-holding-way-out-chosen-loading-after-results-age-search-flights-type-error-then-results-refresh', name: 'Results / Holding – way out chosen, loading, after resultsAge/searchFlights: TypeError, then results.refresh' },
    ] },
};
export const ResultsHoldingWayOutChosenAskingAgain: Story = {
  name: 'Way out chosen, asking again',
  args: { input: 0, way: ['offer.choose IR 215', 'results.refresh'] },
};
export const ResultsHoldingWayOutChosenOldList: Story = {
  name: 'Way out chosen, old list',
  args: { input: 0, way: ['offer.choose IR 215', '⏱ resultsAge/age'] },
};
export const ResultsHoldingWayOutChosenSlowAirline: Story = {
  name: 'Way out chosen, slow airline',
  args: { input: 0, way: ['offer.choose IR 215', '⏱ timer 1'] },
};
export const ResultsHoldingReturnTripWayOutChosenWayBackChosen: Story = {
  name: 'Return trip, way out chosen, way back chosen',
  args: { input: 2, way: ['offer.choose IR 214', 'route.shown results'] },
};
export const ResultsHoldingWayOutChosenNoFlightsFound: Story = {
  name: 'Way out chosen, no flights found',
  args: { input: 0, way: ['search.submit 2026-12-05', 'offer.choose IR 215', '✓ resultsAge/searchFlights: departing 0 returning 0'] },
};
export const ResultsHoldingWayOutChosenNotLoadedUnavailable: Story = {
  name: 'Way out chosen, not loaded, unavailable',
  args: { input: 0, way: ['search.submit 2026-12-05', 'offer.choose IR 215', '✗ resultsAge/searchFlights: unavailable'] },
};
export const ResultsHoldingWayOutChosenNotLoadedUnexpected: Story = {
  name: 'Way out chosen, not loaded, unexpected',
  args: { input: 0, way: ['search.submit 2026-12-05', 'offer.choose IR 215', '✗ resultsAge/searchFlights: TypeError'] },
};
export const ResultsHoldingWayOutChosenLoadingSlowAirline: Story = {
  name: 'Way out chosen, loading, slow airline',
  args: { input: 0, way: ['search.submit 2026-12-05', 'offer.choose IR 215', '⏱ timer 1'] },
};
export const ResultsHoldingWayOutChosenUnavailable: Story = {
  name: 'Way out chosen, unavailable',
  args: { input: 0, way: ['offer.choose IR 215', 'results.refresh', '✗ resultsAge/refreshFlights: unavailable'] },
};
export const ResultsHoldingWayOutChosenUnexpected: Story = {
  name: 'Way out chosen, unexpected',
  args: { input: 0, way: ['offer.choose IR 215', 'results.refresh', '✗ resultsAge/refreshFlights: TypeError'] },
};
export const ResultsHoldingWayOutChosenAskingAgainSlowAirline: Story = {
  name: 'Way out chosen, asking again, slow airline',
  args: { input: 0, way: ['offer.choose IR 215', 'results.refresh', '⏱ timer 1'] },
};
export const ResultsHoldingWayOutChosenOldListSlowAirline: Story = {
  name: 'Way out chosen, old list, slow airline',
  args: { input: 0, way: ['offer.choose IR 215', '⏱ resultsAge/age', '⏱ timer 1'] },
};
export const ResultsHoldingWayOutChosenNoFlightsFoundAskingAgain: Story = {
  name: 'Way out chosen, no flights found, asking again',
  args: { input: 0, way: ['search.submit 2026-12-05', 'offer.choose IR 215', '✓ resultsAge/searchFlights: departing 0 returning 0', 'results.refresh'] },
};
export const ResultsHoldingWayOutChosenNoFlightsFoundOldList: Story = {
  name: 'Way out chosen, no flights found, old list',
  args: { input: 0, way: ['search.submit 2026-12-05', 'offer.choose IR 215', '✓ resultsAge/searchFlights: departing 0 returning 0', '⏱ resultsAge/age'] },
};
export const ResultsHoldingWayOutChosenLoadingAfterResultsRefresh: Story = {
  name: 'Way out chosen, loading, after results.refresh',
  tags: ['same-screen', '!test'],
  args: { input: 0, way: ['search.submit 2026-12-05', 'offer.choose IR 215', '✗ resultsAge/searchFlights: unavailable', 'results.refresh'], sameScreen: [
      { id: 'states-flight-booking-results-holding--results-holding-way-out-chosen-loading', name: 'Results / Holding – way out chosen, loading' },
    ] },
};
export const ResultsHoldingWayOutChosenLoadingAfterResultsAgeSearchFlightsTypeErrorThenResultsRefresh: Story = {
  name: 'Way out chosen, loading, after resultsAge/searchFlights: TypeError, then results.refresh',
  tags: ['same-screen', '!test'],
  args: { input: 0, way: ['search.submit 2026-12-05', 'offer.choose IR 215', '✗ resultsAge/searchFlights: TypeError', 'results.refresh'], sameScreen: [
      { id: 'states-flight-booking-results-holding--results-holding-way-out-chosen-loading', name: 'Results / Holding – way out chosen, loading' },
    ] },
};
export const ResultsHoldingWayOutChosenAskingAgainUnavailable: Story = {
  name: 'Way out chosen, asking again, unavailable',
  args: { input: 0, way: ['offer.choose IR 215', 'results.refresh', '✗ resultsAge/refreshFlights: unavailable', 'results.refresh'] },
};
export const ResultsHoldingWayOutChosenOldListUnavailable: Story = {
  name: 'Way out chosen, old list, unavailable',
  args: { input: 0, way: ['offer.choose IR 215', 'results.refresh', '✗ resultsAge/refreshFlights: unavailable', '⏱ resultsAge/age'] },
};
export const ResultsHoldingWayOutChosenAskingAgainUnexpected: Story = {
  name: 'Way out chosen, asking again, unexpected',
  args: { input: 0, way: ['offer.choose IR 215', 'results.refresh', '✗ resultsAge/refreshFlights: TypeError', 'results.refresh'] },
};
export const ResultsHoldingWayOutChosenOldListUnexpected: Story = {
  name: 'Way out chosen, old list, unexpected',
  args: { input: 0, way: ['offer.choose IR 215', 'results.refresh', '✗ resultsAge/refreshFlights: TypeError', '⏱ resultsAge/age'] },
};
