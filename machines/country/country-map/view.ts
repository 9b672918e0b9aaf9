import type { CountryMapSnapshot } from '#machines/country/country-map/machine.ts';
import type { CountryMapInput } from '#machines/country/country-map/types.ts';

export type CountryMapView = CountryMapInput & { readonly kind: 'drawn' | 'loading' | 'failed' | 'there' };

/** Total: each state of the chart is a kind. */
export const countryMapView = ({ value, context }: CountryMapSnapshot): CountryMapView => ({ kind: value, ...context });
