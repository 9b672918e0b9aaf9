import { notFound } from '@tanstack/react-router';
import { addDays, dayOf } from '#domain/core/time.ts';
import { AIRPORTS } from '#domain/country/airports.ts';
import { HUB } from '#domain/country/cities.ts';
import { nearestByRoad } from '#domain/country/place-roads.ts';
import { PLACES, type Place, placeOf } from '#domain/country/places.ts';
import type { components } from '#openapi/generated/types.ts';
import { apiOf, unwrap } from '#src/platform/core/api/api.ts';
import type { Api } from '#src/platform/core/api/api-client.ts';
import { orNull } from '#src/platform/core/api/or-null.ts';
import type { AppContext } from '#src/platform/core/flow/context.ts';
import { forAll } from '#src/routes/-support/core/pages/for-all.ts';
import { houseSlug } from '#src/ui/tiles/houses.ts';

type Schemas = components['schemas'];

/** Days ahead and nights: all price types are still on sale. */
export const DAYS_AHEAD = 14;
export const NIGHTS = 2;
const HOTELS_SHOWN = 4;
const FARES_SHOWN = 6;
const NEAR_SHOWN = 4;

export type PlaceFlights = {
  readonly origin: string;
  readonly destination: string;
  readonly days: readonly Schemas['DayPrice'][];
  /** Gate to gate; null if no flight is on sale that day. */
  readonly minutes: number | null;
  /** Lowest adult fare of the next 60 days; null if unknown. */
  readonly lowest: { readonly adult: Schemas['Money']; readonly date: string } | null;
};
export type PlaceRooms = {
  readonly checkIn: string;
  readonly checkOut: string;
  readonly offers: readonly {
    readonly link: string;
    readonly name: string;
    readonly stars: number;
    readonly picture: string;
    readonly total: Schemas['Money'];
  }[];
  readonly count: number;
};

/** Data of a place page; unreadable parts are null. Throws 404 for an unknown slug or a further path. */
export async function loadPlace(context: AppContext, slug: string, rest?: string) {
  const place = placeOf(slug);
  if (!place || rest !== undefined) throw notFound();
  const now = context.now();
  const day = addDays(dayOf(now), DAYS_AHEAD);
  const [flights, fares, rooms, posts] = await Promise.all([
    orNull(forAll(context, `place flights ${slug} ${day}`, (api) => flightsTo(api, place, day))),
    orNull(forAll(context, `place fares ${slug}`, (api) => faresFrom(api, place))),
    orNull(forAll(context, `place rooms ${slug} ${day}`, (api) => roomsIn(api, place, day))),
    orNull(postsAbout(context, slug)),
  ]);
  return {
    place,
    now,
    day,
    flights,
    fares,
    rooms,
    posts: posts ?? [],
    near: nearTo(place, PLACES).slice(0, NEAR_SHOWN),
  };
}

/** The first airport of the place with flights that is not Tehran's. */
export const airportOfPlace = ({ airports }: Place): string | null =>
  airports.find((code) => code !== HUB && AIRPORTS.some((one) => one.code === code && one.isFlown)) ?? null;

async function flightsTo(api: Api, place: Place, departureDate: string): Promise<PlaceFlights | 'none'> {
  const destination = airportOfPlace(place);
  if (!destination || place.airports.includes(HUB)) return 'none';
  const body = { origin: HUB, destination, departureDate, adult: 1, child: 0, infant: 0 };
  const [{ departing }, fares] = await Promise.all([
    unwrap(api.POST('/flights/available', { body })),
    orNull(unwrap(api.GET('/flights/lowest', { params: { query: { origin: HUB } } }))),
  ]);
  if (departing.isUnserved) return 'none';
  const [first] = departing.offers;
  const minutes = first ? Math.round((first.flight.arrivesAt - first.flight.departsAt) / 60_000) : null;
  const fare = fares?.find((one) => one.destination === destination);
  const lowest = fare ? { adult: fare.adult, date: fare.date } : null;
  return { origin: HUB, destination, days: departing.days, minutes, lowest };
}

/** From the airport of the place; for Tehran from Tehran. */
async function faresFrom(api: Api, place: Place) {
  const origin = place.airports.includes(HUB) && place.road?.km === 0 ? HUB : airportOfPlace(place);
  if (!origin) return null;
  const fares = await unwrap(api.GET('/flights/lowest', { params: { query: { origin } } }));
  return { origin, fares: fares.slice(0, FARES_SHOWN) };
}

async function roomsIn(api: Api, place: Place, checkIn: string): Promise<PlaceRooms | { readonly near: Place | null }> {
  const cities = await unwrap(api.GET('/hotels/destinations', { params: { query: { text: '', limit: 50 } } }));
  const sold = new Set(cities.filter(({ type }) => type === 'city').map(({ id }) => id));
  if (!sold.has(place.slug)) return { near: nearestByRoad(place, (slug) => sold.has(slug)) };
  const checkOut = addDays(checkIn, NIGHTS);
  const body = {
    ...{ checkIn, checkOut, rooms: [{ adults: [30, 30], children: [] }] },
    destination: { type: 'city' as const, id: place.slug },
  };
  const { offers } = await unwrap(api.POST('/hotels/available', { body }));
  return {
    ...{ checkIn, checkOut, count: offers.length },
    offers: offers.slice(0, HOTELS_SHOWN).map(({ hotel, best }) => ({
      ...{ link: hotel.link, name: hotel.name.en, stars: hotel.stars },
      picture: houseSlug({ id: hotel.hotelId, city: hotel.city.slug, kind: hotel.kind }),
      total: best.total,
    })),
  };
}

async function postsAbout(context: AppContext, place: string) {
  const { posts } = await unwrap(apiOf(context).GET('/posts', { params: { query: { place } } }));
  return posts.map(({ slug, title }) => ({ slug, title }));
}

/** Other places, nearest first, by straight-line distance. */
function nearTo({ slug, point }: Place, places: readonly Place[]): readonly Place[] {
  const far = (other: Place) =>
    Math.hypot(other.point.lat - point.lat, (other.point.lon - point.lon) * Math.cos((point.lat * Math.PI) / 180));
  return places.filter((one) => one.slug !== slug).toSorted((one, other) => far(one) - far(other));
}
