import { assign, type SnapshotFrom, setup } from 'xstate';
import { MAP_LAYERS, type MapLayer } from '#domain/country/country-map.ts';
import { requestActor } from '#machines/core/actors.ts';
import type { CountryMapContext, CountryMapEvent, CountryMapInput } from '#machines/country/country-map/types.ts';

/**
 * The country map: rendered with the page and interactive once its code has loaded; a list beside it has the same
 * content.
 */
export const countryMapMachine = setup({
  types: {} as { input: CountryMapInput; context: CountryMapContext; events: CountryMapEvent },
  actors: { loadMap: requestActor<void, void>('loadMap') },
  actions: {
    setQuery: assign((_, { query }: { query: string }) => ({ query })),
    toggleLayer: assign(({ context }, { layer }: { layer: MapLayer }) => ({
      layers: MAP_LAYERS.filter((one) => context.layers.includes(one) !== (one === layer)),
    })),
    setChosen: assign((_, { place }: { place: string }) => ({ chosen: place })),
    forgetChosen: assign({ chosen: null }),
  },
}).createMachine({
  id: 'countryMap',
  context: ({ input }) => input,
  initial: 'drawn',
  on: {
    'query.type': { actions: { type: 'setQuery', params: ({ event }) => event } },
    'layer.toggle': { actions: { type: 'toggleLayer', params: ({ event }) => event } },
    'place.choose': { actions: { type: 'setChosen', params: ({ event }) => event } },
    'place.close': { actions: 'forgetChosen' },
  },
  states: {
    // A picture whose places are links.
    drawn: { on: { 'map.show': 'loading' } },
    loading: { invoke: { id: 'loadMap', src: 'loadMap', onDone: 'there', onError: 'failed' } },
    // The picture stays, and the list with it.
    failed: { on: { 'map.show': 'loading' } },
    // It is moved by hand and by keys.
    there: {},
  },
});

export type CountryMapSnapshot = SnapshotFrom<typeof countryMapMachine>;
