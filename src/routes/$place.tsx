import { createFileRoute } from '@tanstack/react-router';
import { m } from '#src/copy/generated/messages.js';
import { loadPlace } from '#src/routes/-support/load-place.ts';
import { PlaceScreen } from '#src/screens/places/PlaceScreen.tsx';

/** The page of a place; all other addresses with one part come before it, and what is no place is no page. */
export const Route = createFileRoute('/$place')({
  staticData: { isListed: true, hydrate: 'interaction' },
  loader: async ({ context, params }) => {
    const data = await loadPlace(context, params.place);
    const { name, line } = data.place;
    return { ...data, title: m.places_place_title({ place: name }), description: line };
  },
  head: ({ loaderData }) => ({
    meta: [{ title: loaderData?.title ?? '' }, { name: 'description', content: loaderData?.description ?? '' }],
  }),
  component: PlaceOfAddress,
});

function PlaceOfAddress() {
  const { place, now, flights, fares, rooms, near } = Route.useLoaderData();
  return <PlaceScreen {...{ place, now, flights, fares, rooms, near }} />;
}
