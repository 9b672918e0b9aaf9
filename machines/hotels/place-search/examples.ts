import { ok, problem } from '#machines/core/testing/scripted.ts';
import { foundPlaces } from '#machines/hotels/place-search/fixtures.ts';
import type { placeSearchMachine } from '#machines/hotels/place-search/machine.ts';
import { defineExamples, factsOf } from '#machines/trace/examples.ts';

export const placeSearchExamples = defineExamples<typeof placeSearchMachine>({
  inputs: [undefined],
  events: [
    { type: 'text.change', text: 'isf' },
    { type: 'text.leave', text: 'isf' },
    { type: 'text.change', text: ' ' },
    { type: 'text.forget' },
  ],
  outcomes: {
    findPlaces: [ok([foundPlaces.isfahan]), ok([foundPlaces.isfahan, foundPlaces.istanbul]), problem('unavailable')],
  },
  says: {},
  facets: { placeSearch: factsOf<typeof placeSearchMachine>({ isFound: ({ places }) => places?.length ?? null }) },
});
