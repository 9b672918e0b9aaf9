import { addDays } from '#domain/core/time.ts';
import { nearestByRoad } from '#domain/country/place-roads.ts';
import type { Place } from '#domain/country/places.ts';
import { unwrap } from '#src/platform/core/api/api.ts';
import type { Api } from '#src/platform/core/api/api-client.ts';
import { orNull } from '#src/platform/core/api/or-null.ts';
import { forAll } from '#src/routes/-support/core/pages/for-all.ts';
import type { LoadPlaceOffer } from '#src/routes/-support/country/load-place-offer.ts';
import { NIGHTS } from '#src/routes/-support/country/price-days.ts';
import type { HotelsAtPlace } from '#src/screens/hotels/place-offer.tsx';
import { houseSlug } from '#src/ui/tiles/houses.ts';

const HOTELS_SHOWN = 4;

export const loadPlaceOffer: LoadPlaceOffer<HotelsAtPlace> = (context, { place, day }) =>
  orNull(forAll(context, `place rooms ${place.slug} ${day}`, (api) => roomsIn(api, place, day)));

async function roomsIn(api: Api, place: Place, checkIn: string): Promise<HotelsAtPlace> {
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
