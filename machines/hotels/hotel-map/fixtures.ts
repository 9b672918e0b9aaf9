import type { HotelMapView } from '#machines/hotels/hotel-map/view.ts';

const there = { kind: 'there', isInFront: true, tiles: 'off', area: 'still', pinId: null } as const;

export const hotelMapViews = {
  drawn: { kind: 'drawn', isInFront: false },
  loading: { kind: 'loading', isInFront: true },
  failed: { kind: 'failed', isInFront: true },
  there,
  behind: { ...there, isInFront: false },
  withoutTiles: { ...there, tiles: 'none' },
  tilesOn: { ...there, tiles: 'on' },
  tilesBlocked: { ...there, tiles: 'blocked' },
  moved: { ...there, area: 'moved' },
  searching: { ...there, area: 'searching' },
  pinOpen: { ...there, pinId: 'abbasi-hotel' },
} satisfies Record<string, HotelMapView>;

export const AREA = { south: 32.64, west: 51.65, north: 32.68, east: 51.7 };
