import { createFileRoute } from '@tanstack/react-router';
import { wholeNumber } from '#domain/core/whole-number.ts';
import { PLACE_TAGS, PLACES } from '#domain/country/places.ts';
import { m } from '#src/copy/generated/messages.js';
import { DestinationsScreen } from '#src/screens/country/places/DestinationsScreen.tsx';

type Wish = { readonly month?: number; readonly tag?: (typeof PLACE_TAGS)[number] };

export const Route = createFileRoute('/(country)/destinations')({
  staticData: { isListed: true, hydrate: 'interaction' },
  loaderDeps: ({ search }) => search as Readonly<Record<string, unknown>>,
  loader: ({ deps }) => {
    const { month, tag } = wishOf(deps);
    const places = PLACES.filter(
      (place) => (!month || place.months.includes(month)) && (!tag || place.tags.includes(tag)),
    );
    return {
      ...{ places, month: month ?? null, tag: tag ?? null },
      title: m.places_page_title(),
      description: m.places_description(),
    };
  },
  head: ({ loaderData }) => ({
    meta: [{ title: loaderData?.title ?? '' }, { name: 'description', content: loaderData?.description ?? '' }],
  }),
  component: Destinations,
});

/** Search wishes in the URL; unknown values are dropped. */
function wishOf(search: Readonly<Record<string, unknown>>): Wish {
  const month = wholeNumber(search.month) ?? 0;
  const tag = PLACE_TAGS.find((one) => one === search.tag);
  return { ...(month >= 1 && month <= 12 ? { month } : {}), ...(tag ? { tag } : {}) };
}

function Destinations() {
  const { places, month, tag } = Route.useLoaderData();
  return <DestinationsScreen places={places} month={month} tag={tag} />;
}
