import { ok } from '#machines/core/testing/scripted.ts';
import { AREA } from '#machines/hotels/hotel-map/fixtures.ts';
import type { hotelMapMachine } from '#machines/hotels/hotel-map/machine.ts';
import { defineExamples, factsOf } from '#machines/trace/examples.ts';

export const hotelMapExamples = defineExamples<typeof hotelMapMachine>({
  inputs: [
    { hasTiles: true, wantsTiles: false },
    { hasTiles: true, wantsTiles: true },
    { hasTiles: false, wantsTiles: false },
  ],
  events: [
    { type: 'map.show' },
    { type: 'list.show' },
    { type: 'tiles.show' },
    { type: 'tiles.hide' },
    { type: 'tiles.fail' },
    { type: 'map.move', area: AREA },
    { type: 'area.search' },
    { type: 'place.change' },
    { type: 'pin.choose', hotelId: 'abbasi-hotel' },
    { type: 'pin.close' },
  ],
  outcomes: {
    loadMap: [ok(), { error: new TypeError('Failed to fetch') }],
    searchArea: [ok(), { error: new TypeError('Failed to fetch') }],
  },
  says: {},
  facets: {
    hotelMap: factsOf<typeof hotelMapMachine>({
      hasTiles: ({ hasTiles }) => hasTiles,
      wantsTiles: ({ wantsTiles }) => wantsTiles,
      pin: ({ pinId }) => pinId !== null,
    }),
  },
});
