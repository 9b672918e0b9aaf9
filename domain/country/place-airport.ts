import { AIRPORTS } from '#domain/country/airports.ts';
import { HUB } from '#domain/country/cities.ts';
import type { Place } from '#domain/country/places.ts';

/** The first airport of the place with flights that is not Tehran's. */
export const airportOfPlace = ({ airports }: Pick<Place, 'airports'>): string | null =>
  airports.find((code) => code !== HUB && AIRPORTS.some((one) => one.code === code && one.isFlown)) ?? null;

/** Where flights from and to the place start and land; for Tehran its own airport. null: none has flights. */
export const ownAirportOfPlace = (place: Pick<Place, 'airports' | 'road'>): string | null =>
  place.airports.includes(HUB) && place.road?.km === 0 ? HUB : airportOfPlace(place);
