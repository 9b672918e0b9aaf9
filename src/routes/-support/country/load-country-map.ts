import { addDays, dayOf } from '#domain/core/time.ts';
import { AIRPORTS } from '#domain/country/airports.ts';
import { cityOf, HUB } from '#domain/country/cities.ts';
import { layersOf } from '#domain/country/country-map.ts';
import { ownAirportOfPlace } from '#domain/country/place-airport.ts';
import { PLACES, placeOf } from '#domain/country/places.ts';
import type { CountryMapInput } from '#machines/country/country-map/types.ts';
import { m } from '#src/copy/generated/messages.js';
import { unwrap } from '#src/platform/core/api/api.ts';
import type { Api } from '#src/platform/core/api/api-client.ts';
import { orNull } from '#src/platform/core/api/or-null.ts';
import type { AppContext } from '#src/platform/core/flow/context.ts';
import { loadOtherNames } from '#src/platform/country/other-names.ts';
import { forAll } from '#src/routes/-support/core/pages/for-all.ts';
import { DAYS_AHEAD, NIGHTS } from '#src/routes/-support/country/price-days.ts';
import type { CountryPage, MapRooms, PlaceFare } from '#src/screens/country/country-map/country-page.ts';

const QUERY_LENGTH = 60;

/** Airports with flights to and from places that have a page. */
const ORIGINS = AIRPORTS.filter(
  ({ code, isFlown }) => isFlown && PLACES.some(({ airports }) => airports.includes(code)),
).map(({ code }) => ({ code, city: cityOf(code) }));

/** The map's selection and current fares. A form without JavaScript sends each layer separately. */
export async function loadCountryMap(context: AppContext, search: Readonly<Record<string, unknown>>) {
  const origin = ORIGINS.some(({ code }) => code === search.from) ? (search.from as string) : HUB;
  const place = typeof search.place === 'string' ? placeOf(search.place) : undefined;
  const ticked = ['places', 'routes', 'unesco'].filter((layer) => search[layer] !== undefined);
  const isSent = search.q !== undefined && search.show === undefined;
  const input: CountryMapInput = {
    query: typeof search.q === 'string' || typeof search.q === 'number' ? String(search.q).slice(0, QUERY_LENGTH) : '',
    layers: layersOf(isSent && ticked.length > 0 ? ticked.join(',') : search.show),
    chosen: place?.slug ?? null,
  };
  const now = context.now();
  const checkIn = addDays(dayOf(now), DAYS_AHEAD);
  const [fares, rooms, otherNames] = await Promise.all([
    orNull(forAll(context, `map fares ${origin}`, (api) => faresFrom(api, origin))),
    orNull(forAll(context, `map rooms ${checkIn}`, (api) => roomsFrom(api, checkIn))),
    input.query ? loadOtherNames() : null,
  ]);
  const page: CountryPage = { now, origin, origins: ORIGINS, fares, rooms, otherNames };
  return { input, page, title: m.countrymap_page_title(), description: m.countrymap_description() };
}

/** Lowest fares to places with a page. */
async function faresFrom(api: Api, origin: string): Promise<readonly PlaceFare[]> {
  const fares = await unwrap(api.GET('/flights/lowest', { params: { query: { origin } } }));
  return PLACES.flatMap((place) => {
    const destination = ownAirportOfPlace(place);
    const fare = fares.find((one) => one.destination === destination);
    return fare && destination
      ? { slug: place.slug, origin, destination, adult: fare.adult, date: fare.date, minutes: fare.durationMinutes }
      : [];
  });
}

/** Hotels at places with a page, for the same nights as their pages. */
async function roomsFrom(api: Api, checkIn: string): Promise<MapRooms> {
  const query = { country: 'IR', checkIn, checkOut: addDays(checkIn, NIGHTS) };
  const hotels = await unwrap(api.GET('/hotels/lowest', { params: { query } }));
  return { checkIn, checkOut: query.checkOut, hotels: hotels.filter(({ city }) => placeOf(city)) };
}
