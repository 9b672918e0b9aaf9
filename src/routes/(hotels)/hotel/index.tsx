import { createFileRoute } from '@tanstack/react-router';
import { HOTEL_HOLD_SECONDS } from '#domain/hotels/hotel-limits.ts';
import { m } from '#src/copy/generated/messages.js';
import { parseHotelUrl } from '#src/platform/hotels/hotel-url.ts';
import { RecentHost } from '#src/routes/-support/core/pages/RecentHost.tsx';
import { SearchTabs } from '#src/routes/-support/core/pages/SearchTabs.tsx';
import { stayStart } from '#src/routes/-support/hotels/hotel-start.ts';
import { hotelsReading } from '#src/routes/-support/hotels/hotels-reading.ts';
import { loadStayStart } from '#src/routes/-support/hotels/load-hotels.ts';
import { StaySearchPanel } from '#src/routes/-support/hotels/StaySearchPanel.tsx';
import { useLeaveRestored } from '#src/routes/-support/hotels/useLeaveRestored.ts';
import { HotelsScreen } from '#src/screens/hotels/search/HotelsScreen.tsx';

export const Route = createFileRoute('/(hotels)/hotel/')({
  staticData: { isListed: true, ...(import.meta.env.SSR ? stayStart : {}) },
  validateSearch: parseHotelUrl,
  loaderDeps: ({ search: { destination, departing, returning, rooms } }) => ({
    url: { destination, departing, returning, rooms },
  }),
  loader: async ({ context, deps }) => {
    const [start] = await Promise.all([loadStayStart(context, parseHotelUrl(deps.url)), hotelsReading.preload()]);
    return start;
  },
  head: () => ({
    meta: [
      { title: m.hotels_page_title() },
      { name: 'description', content: m.hotels_page_description({ minutes: HOTEL_HOLD_SECONDS / 60 }) },
    ],
  }),
  component: Hotels,
});

function Hotels() {
  const { search, today, cities } = Route.useLoaderData();
  useLeaveRestored();
  return (
    <HotelsScreen
      form={<StaySearchPanel search={search} today={today} cities={cities} tabs={<SearchTabs of="hotels" />} />}
      recent={<RecentHost today={today} />}
    >
      <hotelsReading.Late cities={cities} />
    </HotelsScreen>
  );
}
