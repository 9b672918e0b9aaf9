import { type ActorRefFrom, assign, type SnapshotFrom, setup } from 'xstate';
import type { MapArea } from '#domain/core/map-area.ts';
import { requestActor } from '#machines/core/actors.ts';
import type { AreaToSearch, HotelMapContext, HotelMapEvent, HotelMapInput } from '#machines/hotels/hotel-map/types.ts';

/**
 * The map beside a list of hotels. A static drawing first; the interactive code loads on first use. Street tiles show
 * only where an owner has configured a service and the visitor asked for them. A phone shows either the list or the
 * map.
 */
export const hotelMapMachine = setup({
  types: {} as { input: HotelMapInput; context: HotelMapContext; events: HotelMapEvent },
  actors: {
    loadMap: requestActor<void, void>('loadMap'),
    searchArea: requestActor<void, AreaToSearch>('searchArea'),
  },
  actions: {
    setArea: assign((_, { area }: { area: MapArea }) => ({ area })),
    forgetArea: assign({ area: null }),
    setPin: assign((_, { hotelId }: { hotelId: string }) => ({ pinId: hotelId })),
    forgetPin: assign({ pinId: null }),
    wantTiles: assign({ wantsTiles: true }),
    forgetTiles: assign({ wantsTiles: false }),
  },
  guards: {
    hasNoTiles: ({ context }) => !context.hasTiles,
    wantsTiles: ({ context }) => context.wantsTiles,
  },
}).createMachine({
  id: 'hotelMap',
  context: ({ input }) => ({ ...input, area: null, pinId: null }),
  type: 'parallel',
  states: {
    /** What a phone shows; a wide screen shows both. */
    side: {
      initial: 'list',
      states: {
        list: { on: { 'map.show': 'map' } },
        map: { on: { 'list.show': 'list' } },
      },
    },
    map: {
      initial: 'drawn',
      states: {
        drawn: { on: { 'map.show': 'loading' } },
        loading: { invoke: { id: 'loadMap', src: 'loadMap', onDone: 'there', onError: 'failed' } },
        failed: { on: { 'map.show': 'loading' } },
        there: {
          type: 'parallel',
          on: {
            'pin.choose': { actions: { type: 'setPin', params: ({ event }) => event } },
            'pin.close': { actions: 'forgetPin' },
          },
          states: {
            tiles: {
              initial: 'choosing',
              states: {
                choosing: {
                  always: [
                    { guard: 'hasNoTiles', target: 'none' },
                    { guard: 'wantsTiles', target: 'on' },
                    { target: 'off' },
                  ],
                },
                none: {},
                off: { on: { 'tiles.show': { target: 'on', actions: 'wantTiles' } } },
                on: {
                  on: { 'tiles.hide': { target: 'off', actions: 'forgetTiles' }, 'tiles.fail': 'blocked' },
                },
                blocked: { on: { 'tiles.show': 'on' } },
              },
            },
            area: {
              initial: 'still',
              // Area and pin belong to one place only.
              on: { 'place.change': { target: '.still', actions: ['forgetArea', 'forgetPin'] } },
              states: {
                still: {
                  on: { 'map.move': { target: 'moved', actions: { type: 'setArea', params: ({ event }) => event } } },
                },
                moved: {
                  on: {
                    'map.move': { actions: { type: 'setArea', params: ({ event }) => event } },
                    'area.search': 'searching',
                  },
                },
                searching: {
                  invoke: {
                    id: 'searchArea',
                    src: 'searchArea',
                    input: ({ context }) => ({ area: context.area as MapArea }),
                    onDone: { target: 'still', actions: 'forgetArea' },
                    onError: 'moved',
                  },
                },
              },
            },
          },
        },
      },
    },
  },
});

export type HotelMapActor = ActorRefFrom<typeof hotelMapMachine>;
export type HotelMapSnapshot = SnapshotFrom<typeof hotelMapMachine>;
