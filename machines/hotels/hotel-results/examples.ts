import { ok, problem } from '#machines/core/testing/scripted.ts';
import { atAbbasi, found, inIsfahan } from '#machines/hotels/hotel-results/fixtures.ts';
import type { hotelResultsMachine } from '#machines/hotels/hotel-results/machine.ts';
import { DEADLINE, defineExamples, factsOf } from '#machines/trace/examples.ts';

export const hotelResultsFacts = factsOf<typeof hotelResultsMachine>({
  results: ({ results }) => results !== null && results.found > 0,
  problem: ({ problem }) => problem?.code ?? null,
});

export const searchHotelsOutcomes = [
  ok(found),
  ok({ ...found, found: 0 }),
  problem('unavailable'),
  { error: new TypeError('Failed to fetch') },
];

export const hotelResultsExamples = defineExamples<typeof hotelResultsMachine>({
  inputs: [
    { search: inIsfahan, results: null },
    { search: atAbbasi, results: found },
  ],
  events: [{ type: 'results.refresh' }],
  outcomes: { search: searchHotelsOutcomes },
  says: { deadline: DEADLINE },
  facets: { hotelResults: hotelResultsFacts },
});
