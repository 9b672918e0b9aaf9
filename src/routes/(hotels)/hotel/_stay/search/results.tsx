import { createFileRoute } from '@tanstack/react-router';
import { parseHotelUrl } from '#src/platform/hotels/hotel-url.ts';
import { compareHotels } from '#src/routes/-support/hotels/compare-hotels.ts';
import { firstHotelView } from '#src/routes/-support/hotels/first-view.ts';
import { hotelListStep, liveHotelFlow } from '#src/routes/-support/hotels/hotel-screens.ts';
import { hotelListStart } from '#src/routes/-support/hotels/hotel-start.ts';
import { loadHotels, titleOfHotels } from '#src/routes/-support/hotels/load-hotels.ts';
import { staySearchPanel } from '#src/routes/-support/hotels/stay-search-panel.ts';
import type { StayOnPage } from '#src/routes/(hotels)/hotel/_stay.tsx';

export const Route = createFileRoute('/(hotels)/hotel/_stay/search/results')({
  staticData: import.meta.env.SSR ? hotelListStart : {},
  validateSearch: parseHotelUrl,
  // Filters need no new data.
  loaderDeps: ({ search: { destination, departing, returning, rooms, adults, ages, count, order } }) => ({
    url: { destination, departing, returning, rooms, adults, ages, count, order },
  }),
  loader: async ({ context, deps, location }) => {
    const whole = parseHotelUrl(location.search);
    const [data] = await Promise.all([
      loadHotels(context, parseHotelUrl(deps.url), whole),
      hotelListStep.preload(),
      import.meta.env.SSR ? compareHotels.preload() : null,
      staySearchPanel.preload(),
      liveHotelFlow.preload(),
    ]);
    const first = await firstHotelView(context, data, null, 'results', whole);
    return { stay: { data, documents: null, first, page: 'results' } satisfies StayOnPage, title: titleOfHotels(data) };
  },
  head: ({ loaderData }) => ({
    meta: [...(loaderData ? [{ title: loaderData.title }] : []), { name: 'robots', content: 'noindex' }],
  }),
});
