// Written by `npm run generate` from what the machine can do. Change the machine, not this file.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { renderStage, type StageArgs } from '../support/stage/Stage.tsx';

const meta: Meta<StageArgs> = { title: 'States/Results age', render: renderStage, args: { flow: 'resultsAge' } };
export default meta;
type Story = StoryObj<StageArgs>;

export const Loading: Story = {
  name: 'Loading',
  args: { input: 0, way: [], sameScreen: [
      { id: 'states-results-age--loading-after-results-refresh', name: 'Loading – after results.refresh' },
      { id: 'states-results-age--loading-after-search-flights-type-error-then-results-refresh', name: 'Loading – after searchFlights: TypeError, then results.refresh' },
    ] },
};
export const Fresh: Story = {
  name: 'Fresh',
  args: { input: 1, way: [] },
};
export const FreshNoFlightsFound: Story = {
  name: 'Fresh – no flights found',
  args: { input: 0, way: ['✓ searchFlights: departing 0 returning 0'] },
};
export const FailedUnavailable: Story = {
  name: 'Failed – unavailable',
  args: { input: 0, way: ['✗ searchFlights: unavailable'] },
};
export const FailedUnexpected: Story = {
  name: 'Failed – unexpected',
  args: { input: 0, way: ['✗ searchFlights: TypeError'] },
};
export const RefreshingAskingAgain: Story = {
  name: 'Refreshing – asking again',
  args: { input: 1, way: ['results.refresh'] },
};
export const StaleOldList: Story = {
  name: 'Stale – old list',
  args: { input: 1, way: ['⏱ age'] },
};
export const RefreshingNoFlightsFoundAskingAgain: Story = {
  name: 'Refreshing – no flights found, asking again',
  args: { input: 0, way: ['✓ searchFlights: departing 0 returning 0', 'results.refresh'] },
};
export const StaleNoFlightsFoundOldList: Story = {
  name: 'Stale – no flights found, old list',
  args: { input: 0, way: ['✓ searchFlights: departing 0 returning 0', '⏱ age'] },
};
export const LoadingAfterResultsRefresh: Story = {
  name: 'Loading – after results.refresh',
  tags: ['same-screen', '!test'],
  args: { input: 0, way: ['✗ searchFlights: unavailable', 'results.refresh'], sameScreen: [
      { id: 'states-results-age--loading', name: 'Loading' },
    ] },
};
export const LoadingAfterSearchFlightsTypeErrorThenResultsRefresh: Story = {
  name: 'Loading – after searchFlights: TypeError, then results.refresh',
  tags: ['same-screen', '!test'],
  args: { input: 0, way: ['✗ searchFlights: TypeError', 'results.refresh'], sameScreen: [
      { id: 'states-results-age--loading', name: 'Loading' },
    ] },
};
export const FreshUnavailable: Story = {
  name: 'Fresh – unavailable',
  args: { input: 1, way: ['results.refresh', '✗ refreshFlights: unavailable'] },
};
export const FreshUnexpected: Story = {
  name: 'Fresh – unexpected',
  args: { input: 1, way: ['results.refresh', '✗ refreshFlights: TypeError'] },
};
export const RefreshingAskingAgainUnavailable: Story = {
  name: 'Refreshing – asking again, unavailable',
  args: { input: 1, way: ['results.refresh', '✗ refreshFlights: unavailable', 'results.refresh'] },
};
export const StaleOldListUnavailable: Story = {
  name: 'Stale – old list, unavailable',
  args: { input: 1, way: ['results.refresh', '✗ refreshFlights: unavailable', '⏱ age'] },
};
export const RefreshingAskingAgainUnexpected: Story = {
  name: 'Refreshing – asking again, unexpected',
  args: { input: 1, way: ['results.refresh', '✗ refreshFlights: TypeError', 'results.refresh'] },
};
export const StaleOldListUnexpected: Story = {
  name: 'Stale – old list, unexpected',
  args: { input: 1, way: ['results.refresh', '✗ refreshFlights: TypeError', '⏱ age'] },
};
