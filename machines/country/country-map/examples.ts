import { MAP_LAYERS } from '#domain/country/country-map.ts';
import { ok } from '#machines/core/testing/scripted.ts';
import type { countryMapMachine } from '#machines/country/country-map/machine.ts';
import { defineExamples, factsOf } from '#machines/trace/examples.ts';

export const countryMapExamples = defineExamples<typeof countryMapMachine>({
  inputs: [
    { query: '', layers: MAP_LAYERS, chosen: null },
    { query: 'yazd', layers: ['places'], chosen: 'yazd' },
  ],
  events: [
    { type: 'map.show' },
    { type: 'query.type', query: 'shiraz' },
    { type: 'layer.toggle', layer: 'unesco' },
    { type: 'place.choose', place: 'mashhad' },
    { type: 'place.close' },
  ],
  outcomes: { loadMap: [ok(), { error: new TypeError('Failed to fetch') }] },
  says: {},
  facets: {
    countryMap: factsOf<typeof countryMapMachine>({
      query: ({ query }) => query !== '',
      layers: ({ layers }) => layers.join(),
      chosen: ({ chosen }) => chosen !== null,
    }),
  },
});
