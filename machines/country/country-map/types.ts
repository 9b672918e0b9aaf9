import type { MapLayer } from '#domain/country/country-map.ts';

export type CountryMapInput = {
  readonly query: string;
  readonly layers: readonly MapLayer[];
  /** Slug of the place whose card is open. */
  readonly chosen: string | null;
};
export type CountryMapContext = CountryMapInput;

export type CountryMapEvent =
  /** The user wants to move the map, so its code loads. */
  | { type: 'map.show' }
  | { type: 'query.type'; query: string }
  | { type: 'layer.toggle'; layer: MapLayer }
  | { type: 'place.choose'; place: string }
  | { type: 'place.close' };
