import { createFileRoute, redirect } from '@tanstack/react-router';
import { pathTo } from '#domain/core/page-paths.ts';
import { guessPlace } from '#domain/country/guess-place.ts';
import { m } from '#src/copy/generated/messages.js';
import { readingHeaders } from '#src/platform/core/offline/reading.ts';
import { betweenCitiesPart } from '#src/routes/-support/country/between-cities.ts';
import { loadPlace } from '#src/routes/-support/country/load-place.ts';
import { PlaceScreen } from '#src/screens/country/places/PlaceScreen.tsx';

/** The page of a place; 404 for other slugs. More specific routes with one segment match first. */
export const Route = createFileRoute('/$place/{-$part}')({
  staticData: { isListed: true, hydrate: 'interaction' },
  loader: async ({ context, params }) => {
    const meant = params.part === undefined ? guessPlace(params.place) : null;
    if (meant !== null && meant !== params.place) throw redirect({ href: pathTo.place(meant), statusCode: 301 });
    const data = await loadPlace(context, params.place, params.part);
    const { name, line } = data.place;
    return { ...data, title: m.places_place_title({ place: name }), description: line };
  },
  head: ({ loaderData }) => ({
    meta: [{ title: loaderData?.title ?? '' }, { name: 'description', content: loaderData?.description ?? '' }],
  }),
  // Keeps an opened place for offline use: its prices carry their minute, and the kept page its day.
  headers: ({ loaderData }) => (loaderData ? readingHeaders() : {}),
  component: PageOfUrl,
});

function PageOfUrl() {
  const { place, now, offers, posts, near, between } = Route.useLoaderData();
  return (
    <PlaceScreen
      {...{ place, now, offers, posts, near }}
      between={between ? <betweenCitiesPart.Late data={between} /> : null}
    />
  );
}
