import { MAP_LAYERS } from '#domain/country/country-map.ts';
import type { CountryMapView } from '#machines/country/country-map/view.ts';

const drawn = { kind: 'drawn', query: '', layers: MAP_LAYERS, chosen: null } satisfies CountryMapView;

export const countryMapViews = {
  drawn,
  loading: { ...drawn, kind: 'loading' },
  failed: { ...drawn, kind: 'failed' },
  chosen: { ...drawn, chosen: 'shiraz' },
  found: { ...drawn, query: 'yazd' },
  nothingFound: { ...drawn, query: 'Atlantis' },
  placesOnly: { ...drawn, layers: ['places'] },
} satisfies Record<string, CountryMapView>;
