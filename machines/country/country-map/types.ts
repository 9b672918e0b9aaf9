import type { MapLayer } from '#domain/country/country-map.ts';

export type CountryMapInput = {
  /** What the address says. */
  readonly query: string;
  readonly layers: readonly MapLayer[];
  /** The place whose card is open, by its slug. */
  readonly chosen: string | null;
};
export type CountryMapContext = CountryMapInput;

export type CountryMapEvent =
  /** Somebody wants to move the map: its code comes. */
  | { type: 'map.show' }
  | { type: 'query.type'; query: string }
  | { type: 'layer.toggle'; layer: MapLayer }
  | { type: 'place.choose'; place: string }
  | { type: 'place.close' };
