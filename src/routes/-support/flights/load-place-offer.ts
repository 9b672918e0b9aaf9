import { HUB } from '#domain/country/cities.ts';
import { airportOfPlace, ownAirportOfPlace } from '#domain/country/place-airport.ts';
import type { Place } from '#domain/country/places.ts';
import { unwrap } from '#src/platform/core/api/api.ts';
import type { Api } from '#src/platform/core/api/api-client.ts';
import { orNull } from '#src/platform/core/api/or-null.ts';
import { forAll } from '#src/routes/-support/core/pages/for-all.ts';
import type { LoadPlaceOffer } from '#src/routes/-support/country/load-place-offer.ts';
import type { FlightsAtPlace } from '#src/screens/flights/place-offer.tsx';

const FARES_SHOWN = 6;

export const loadPlaceOffer: LoadPlaceOffer<FlightsAtPlace> = async (context, { place, day }) => {
  const { slug } = place;
  const [to, from] = await Promise.all([
    orNull(forAll(context, `place flights ${slug} ${day}`, (api) => flightsTo(api, place, day))),
    orNull(forAll(context, `place fares ${slug}`, (api) => faresFrom(api, place))),
  ]);
  return { to, from };
};

async function flightsTo(api: Api, place: Place, departureDate: string): Promise<FlightsAtPlace['to']> {
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

async function faresFrom(api: Api, place: Place): Promise<FlightsAtPlace['from']> {
  const origin = ownAirportOfPlace(place);
  if (!origin) return null;
  const fares = await unwrap(api.GET('/flights/lowest', { params: { query: { origin } } }));
  return { origin, fares: fares.slice(0, FARES_SHOWN) };
}
