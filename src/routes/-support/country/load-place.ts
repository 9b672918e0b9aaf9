import { notFound } from '@tanstack/react-router';
import { addDays, dayOf } from '#domain/core/time.ts';
import { citySlug, HUB } from '#domain/country/cities.ts';
import { PLACES, type Place, placeOf } from '#domain/country/places.ts';
import { apiOf, unwrap } from '#src/platform/core/api/api.ts';
import { orNull } from '#src/platform/core/api/or-null.ts';
import type { AppContext } from '#src/platform/core/flow/context.ts';
import { loadPlaceOffers } from '#src/routes/-support/country/load-place-offers.gen.ts';
import { DAYS_AHEAD } from '#src/routes/-support/country/price-days.ts';
import { readBetweenCities } from '#src/routes/-support/country/read-between-cities.ts';

const NEAR_SHOWN = 4;

/** Data of a place page; unreadable parts are null. Throws 404 for an unknown slug or a further path. */
export async function loadPlace(context: AppContext, slug: string, rest?: string) {
  const place = placeOf(slug);
  if (!place || rest !== undefined) throw notFound();
  const now = context.now();
  const day = addDays(dayOf(now), DAYS_AHEAD);
  const from = citySlug(HUB);
  const [offers, posts, between] = await Promise.all([
    loadPlaceOffers(context, { place, day }),
    orNull(postsAbout(context, slug)),
    slug === from ? null : readBetweenCities(context, { from, to: slug, day }),
  ]);
  return { place, now, offers, between, posts: posts ?? [], near: nearTo(place, PLACES).slice(0, NEAR_SHOWN) };
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
