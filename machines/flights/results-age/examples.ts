import { NOW } from '#machines/core/testing/moment.ts';
import { ok, problem } from '#machines/core/testing/scripted.ts';
import { oneWay } from '#machines/flights/flight-booking/fixtures.ts';
import type { resultsAgeMachine } from '#machines/flights/results-age/machine.ts';
import { DEADLINE, defineExamples, factsOf } from '#machines/trace/examples.ts';

const results = { searchedAt: NOW, expiresAt: NOW + 600_000, departing: 13, returning: 6 };

export const resultsAgeFacts = factsOf<typeof resultsAgeMachine>({
  results: ({ results }) => results !== null && results.departing > 0,
  problem: ({ problem }) => problem?.code ?? null,
});

export const searchOutcomes = [
  ok(results),
  ok({ ...results, departing: 0, returning: 0 }),
  problem('unavailable'),
  { error: new TypeError('Failed to fetch') },
];

export const resultsAgeExamples = defineExamples<typeof resultsAgeMachine>({
  inputs: [
    { search: oneWay, results: null },
    { search: oneWay, results },
  ],
  events: [{ type: 'results.refresh' }],
  outcomes: { search: searchOutcomes },
  says: { deadline: DEADLINE },
  facets: { resultsAge: resultsAgeFacts },
});
