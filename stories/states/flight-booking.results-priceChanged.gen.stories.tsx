// Written by `npm run generate` from what the machine can do. Change the machine, not this file.
import type { Meta, StoryObj } from '@storybook/react-vite';
import { renderStage, type StageArgs } from '../support/stage/Stage.tsx';

const meta: Meta<StageArgs> = { title: 'States/Flight booking/Results/Price changed', render: renderStage, args: { flow: 'flightBooking' } };
export default meta;
type Story = StoryObj<StageArgs>;

export const ResultsPriceChangedWayOutChosenPriceChanged: Story = {
  name: 'Way out chosen, price changed',
  args: { input: 0, way: ['offer.choose IR 215', '✗ placeHold: price_changed'] },
};
export const ResultsPriceChangedReturnTripWayBackWayOutChosenWayBackChosenPriceChanged: Story = {
  name: 'Return trip, way back, way out chosen, way back chosen, price changed',
  args: { input: 2, way: ['offer.choose IR 214', '✗ placeHold: price_changed'] },
};
export const ResultsPriceChangedWayOutChosenLoadingPriceChanged: Story = {
  name: 'Way out chosen, loading, price changed',
  args: { input: 0, way: ['search.submit 2026-12-05', 'offer.choose IR 215', '✗ placeHold: price_changed'], sameScreen: [
      { id: 'states-flight-booking-results-price-changed--results-price-changed-way-out-chosen-loading-price-changed-after-place-hold-price-changed', name: 'Results / Price changed – way out chosen, loading, price changed, after placeHold: price_changed' },
      { id: 'states-flight-booking-results-price-changed--results-price-changed-way-out-chosen-loading-price-changed-after-results-refresh-then-place-hold-price-changed', name: 'Results / Price changed – way out chosen, loading, price changed, after results.refresh, then placeHold: price_changed' },
    ] },
};
export const ResultsPriceChangedWayOutChosenAskingAgainPriceChanged: Story = {
  name: 'Way out chosen, asking again, price changed',
  args: { input: 0, way: ['offer.choose IR 215', 'results.refresh', '✗ placeHold: price_changed'] },
};
export const ResultsPriceChangedWayOutChosenOldListPriceChanged: Story = {
  name: 'Way out chosen, old list, price changed',
  args: { input: 0, way: ['offer.choose IR 215', '⏱ resultsAge/age', '✗ placeHold: price_changed'] },
};
export const ResultsPriceChangedReturnTripWayOutChosenWayBackChosenPriceChanged: Story = {
  name: 'Return trip, way out chosen, way back chosen, price changed',
  args: { input: 2, way: ['offer.choose IR 214', 'route.shown results', '✗ placeHold: price_changed'] },
};
export const ResultsPriceChangedWayOutChosenNoFlightsFoundPriceChanged: Story = {
  name: 'Way out chosen, no flights found, price changed',
  args: { input: 0, way: ['search.submit 2026-12-05', 'offer.choose IR 215', '✓ resultsAge/searchFlights: departing 0 returning 0', '✗ placeHold: price_changed'] },
};
export const ResultsPriceChangedWayOutChosenNotLoadedUnavailablePriceChanged: Story = {
  name: 'Way out chosen, not loaded, unavailable, price changed',
  args: { input: 0, way: ['search.submit 2026-12-05', 'offer.choose IR 215', '✗ resultsAge/searchFlights: unavailable', '✗ placeHold: price_changed'] },
};
export const ResultsPriceChangedWayOutChosenNotLoadedUnexpectedPriceChanged: Story = {
  name: 'Way out chosen, not loaded, unexpected, price changed',
  args: { input: 0, way: ['search.submit 2026-12-05', 'offer.choose IR 215', '✗ resultsAge/searchFlights: TypeError', '✗ placeHold: price_changed'] },
};
export const ResultsPriceChangedWayOutChosenUnavailablePriceChanged: Story = {
  name: 'Way out chosen, unavailable, price changed',
  args: { input: 0, way: ['offer.choose IR 215', 'results.refresh', '✗ resultsAge/refreshFlights: unavailable', '✗ placeHold: price_changed'] },
};
export const ResultsPriceChangedWayOutChosenUnexpectedPriceChanged: Story = {
  name: 'Way out chosen, unexpected, price changed',
  args: { input: 0, way: ['offer.choose IR 215', 'results.refresh', '✗ resultsAge/refreshFlights: TypeError', '✗ placeHold: price_changed'] },
};
export const ResultsPriceChangedWayOutChosenNoFlightsFoundAskingAgainPriceChanged: Story = {
  name: 'Way out chosen, no flights found, asking again, price changed',
  args: { input: 0, way: ['search.submit 2026-12-05', 'offer.choose IR 215', '✓ resultsAge/searchFlights: departing 0 returning 0', 'results.refresh', '✗ placeHold: price_changed'] },
};
export const ResultsPriceChangedWayOutChosenNoFlightsFoundOldListPriceChanged: Story = {
  name: 'Way out chosen, no flights found, old list, price changed',
  args: { input: 0, way: ['search.submit 2026-12-05', 'offer.choose IR 215', '✓ resultsAge/searchFlights: departing 0 returning 0', '⏱ resultsAge/age', '✗ placeHold: price_changed'] },
};
export const ResultsPriceChangedWayOutChosenLoadingPriceChangedAfterPlaceHoldPriceChanged: Story = {
  name: 'Way out chosen, loading, price changed, after placeHold: price_changed',
  tags: ['same-screen', '!test'],
  args: { input: 0, way: ['search.submit 2026-12-05', 'offer.choose IR 215', '✗ resultsAge/searchFlights: unavailable', 'results.refresh', '✗ placeHold: price_changed'], sameScreen: [
      { id: 'states-flight-booking-results-price-changed--results-price-changed-way-out-chosen-loading-price-changed', name: 'Results / Price changed – way out chosen, loading, price changed' },
    ] },
};
export const ResultsPriceChangedWayOutChosenLoadingPriceChangedAfterResultsRefreshThenPlaceHoldPriceChanged: Story = {
  name: 'Way out chosen, loading, price changed, after results.refresh, then placeHold: price_changed',
  tags: ['same-screen', '!test'],
  args: { input: 0, way: ['search.submit 2026-12-05', 'offer.choose IR 215', '✗ resultsAge/searchFlights: TypeError', 'results.refresh', '✗ placeHold: price_changed'], sameScreen: [
      { id: 'states-flight-booking-results-price-changed--results-price-changed-way-out-chosen-loading-price-changed', name: 'Results / Price changed – way out chosen, loading, price changed' },
    ] },
};
export const ResultsPriceChangedWayOutChosenAskingAgainUnavailablePriceChanged: Story = {
  name: 'Way out chosen, asking again, unavailable, price changed',
  args: { input: 0, way: ['offer.choose IR 215', 'results.refresh', '✗ resultsAge/refreshFlights: unavailable', 'results.refresh', '✗ placeHold: price_changed'] },
};
export const ResultsPriceChangedWayOutChosenOldListUnavailablePriceChanged: Story = {
  name: 'Way out chosen, old list, unavailable, price changed',
  args: { input: 0, way: ['offer.choose IR 215', 'results.refresh', '✗ resultsAge/refreshFlights: unavailable', '⏱ resultsAge/age', '✗ placeHold: price_changed'] },
};
export const ResultsPriceChangedWayOutChosenAskingAgainUnexpectedPriceChanged: Story = {
  name: 'Way out chosen, asking again, unexpected, price changed',
  args: { input: 0, way: ['offer.choose IR 215', 'results.refresh', '✗ resultsAge/refreshFlights: TypeError', 'results.refresh', '✗ placeHold: price_changed'] },
};
export const ResultsPriceChangedWayOutChosenOldListUnexpectedPriceChanged: Story = {
  name: 'Way out chosen, old list, unexpected, price changed',
  args: { input: 0, way: ['offer.choose IR 215', 'results.refresh', '✗ resultsAge/refreshFlights: TypeError', '⏱ resultsAge/age', '✗ placeHold: price_changed'] },
};
