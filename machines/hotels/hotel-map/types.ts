import type { MapArea } from '#domain/core/map-area.ts';

export type HotelMapInput = {
  /** The owner has named a service for street maps. */
  readonly hasTiles: boolean;
  /** This browser wanted them the last time. */
  readonly wantsTiles: boolean;
};

export type HotelMapContext = HotelMapInput & {
  /** What the map shows, once a person has moved it. */
  readonly area: MapArea | null;
  /** The pin whose card is open. */
  readonly pinId: string | null;
};

export type HotelMapEvent =
  /** Somebody wants to use the map: a press on what is drawn, or the button on a phone. */
  | { type: 'map.show' }
  /** Back to the list, on a phone. */
  | { type: 'list.show' }
  | { type: 'tiles.show' }
  | { type: 'tiles.hide' }
  /** No tile came for what the map shows. */
  | { type: 'tiles.fail' }
  | { type: 'map.move'; area: MapArea }
  | { type: 'area.search' }
  /** The list, or the page, is of another place. */
  | { type: 'place.change' }
  | { type: 'pin.choose'; hotelId: string }
  | { type: 'pin.close' };

export type AreaToSearch = { readonly area: MapArea };
