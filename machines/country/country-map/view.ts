import type { CountryMapSnapshot } from '#machines/country/country-map/machine.ts';
import type { CountryMapInput } from '#machines/country/country-map/types.ts';

export type CountryMapView = CountryMapInput & { readonly kind: 'drawn' | 'loading' | 'failed' | 'there' };

/** Total: the kind of the view is the state. */
export const countryMapView = ({ value, context }: CountryMapSnapshot): CountryMapView => ({ kind: value, ...context });
