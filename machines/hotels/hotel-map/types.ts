import type { MapArea } from '#domain/core/map-area.ts';

export type HotelMapInput = {
  readonly hasTiles: boolean;
  /** This browser used street tiles the last time. */
  readonly wantsTiles: boolean;
};

export type HotelMapContext = HotelMapInput & {
  /** The visible area after the user moved the map. */
  readonly area: MapArea | null;
  readonly pinId: string | null;
};

export type HotelMapEvent =
  /** The user wants the interactive map: a press on the drawing, or the button on a phone. */
  | { type: 'map.show' }
  /** Back to the list, on a phone. */
  | { type: 'list.show' }
  | { type: 'tiles.show' }
  | { type: 'tiles.hide' }
  | { type: 'tiles.fail' }
  | { type: 'map.move'; area: MapArea }
  | { type: 'area.search' }
  /** The list or the page shows another place. */
  | { type: 'place.change' }
  | { type: 'pin.choose'; hotelId: string }
  | { type: 'pin.close' };

export type AreaToSearch = { readonly area: MapArea };
