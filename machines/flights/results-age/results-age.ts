import { FLIGHT_LIST_SECONDS } from '#domain/flights/flight-limits.ts';
import { resultsKind } from '#machines/core/results-age/kind.ts';
import { oneWay, resultsViews } from '#machines/flights/flight-booking/fixtures.ts';
import { resultsAgeMachine } from '#machines/flights/results-age/machine.ts';

export const resultsAge = resultsKind(resultsAgeMachine, {
  models: 'a list of offers, from the question until it is old',
  routes: '`/flights/{ORG-DST}`',
  screen: 'results',
  seconds: FLIGHT_LIST_SECONDS,
  search: oneWay,
  known: oneWay,
  results: resultsViews.fresh.results,
  none: { departing: 0, returning: 0 },
  isEmpty: ({ departing }) => departing === 0,
});
