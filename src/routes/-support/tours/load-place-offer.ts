import { dayOf } from '#domain/core/time.ts';
import { lowestEach, openDepartures, type TourCard } from '#domain/tours/tour-filters.ts';
import { unwrap } from '#src/platform/core/api/api.ts';
import type { Api } from '#src/platform/core/api/api-client.ts';
import { orNull } from '#src/platform/core/api/or-null.ts';
import { forAll } from '#src/routes/-support/core/pages/for-all.ts';
import type { LoadPlaceOffer } from '#src/routes/-support/country/load-place-offer.ts';
import type { ToursAtPlace } from '#src/screens/tours/place-offer.tsx';

/** For how many people the prices are. */
const PEOPLE = 2;
const TOURS_SHOWN = 4;

/** Tours that come through a place, with the price of today for two. */
export const loadPlaceOffer: LoadPlaceOffer<ToursAtPlace> = (context, { place }) =>
  orNull(forAll(context, `place tours ${place.slug}`, (api) => toursThrough(api, place.slug)));

async function toursThrough(api: Api, city: string): Promise<ToursAtPlace> {
  const { tours, readAt } = await unwrap(api.GET('/tours', { params: { query: { people: PEOPLE } } }));
  const through = tours.filter(({ cities }) => cities.includes(city));
  return {
    count: through.length,
    people: PEOPLE,
    tours: through.slice(0, TOURS_SHOWN).map((tour) => lineOf(tour, dayOf(readAt))),
  };
}

const lineOf = (tour: TourCard, today: string): NonNullable<ToursAtPlace>['tours'][number] => {
  const { slug, title, days, isAsked } = tour;
  const each = isAsked ? null : lowestEach(tour, {}, { people: PEOPLE, today });
  const next = openDepartures(tour, PEOPLE)[0]?.start ?? null;
  return { slug, title, days, next, each: each === null ? null : { amount: each, currency: 'EUR' } };
};
