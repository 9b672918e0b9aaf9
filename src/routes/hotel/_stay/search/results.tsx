import { createFileRoute } from '@tanstack/react-router';
import { orderOfAddress, parseHotelAddress } from '#src/platform/hotels/hotel-address.ts';
import { hotelListStart, hotelListStep, liveHotelFlow } from '#src/routes/-support/hotels/hotel-screens.ts';
import { loadHotels, titleOfHotels } from '#src/routes/-support/hotels/load-hotels.ts';
import { staySearchPanel } from '#src/routes/-support/hotels/stay-search-panel.ts';
import type { StayOnPage } from '#src/routes/hotel/_stay.tsx';

export const Route = createFileRoute('/hotel/_stay/search/results')({
  staticData: hotelListStart,
  validateSearch: parseHotelAddress,
  // Filters need no new data.
  loaderDeps: ({ search: { destination, departing, returning, rooms, adults, ages, count, order } }) => ({
    address: { destination, departing, returning, rooms, adults, ages, count, order },
  }),
  loader: async ({ context, deps, location }) => {
    const whole = parseHotelAddress(location.search);
    const needsFlow = orderOfAddress(whole);
    const [data] = await Promise.all([
      loadHotels(context, parseHotelAddress(deps.address), whole),
      hotelListStep.preload(),
      staySearchPanel.preload(),
      needsFlow ? liveHotelFlow.preload() : null,
    ]);
    return { stay: { data, documents: null, page: 'results' } satisfies StayOnPage, title: titleOfHotels(data) };
  },
  head: ({ loaderData }) => ({
    meta: [...(loaderData ? [{ title: loaderData.title }] : []), { name: 'robots', content: 'noindex' }],
  }),
});
