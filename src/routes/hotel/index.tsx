import { createFileRoute } from '@tanstack/react-router';
import { HOTEL_HOLD_SECONDS } from '#domain/hotel-limits.ts';
import { m } from '#src/copy/generated/messages.js';
import { parseHotelAddress } from '#src/platform/hotel-address.ts';
import { stayStart } from '#src/routes/-support/hotel-screens.ts';
import { loadStayStart } from '#src/routes/-support/load-hotels.ts';
import { RecentHost } from '#src/routes/-support/RecentHost.tsx';
import { SearchTabs } from '#src/routes/-support/SearchTabs.tsx';
import { StaySearchPanel } from '#src/routes/-support/StaySearchPanel.tsx';
import { useLeaveRestored } from '#src/routes/-support/useLeaveRestored.ts';
import { HotelsScreen } from '#src/screens/hotels/search/HotelsScreen.tsx';

export const Route = createFileRoute('/hotel/')({
  staticData: { isListed: true, ...stayStart },
  validateSearch: parseHotelAddress,
  loaderDeps: ({ search: { destination, departing, returning, rooms } }) => ({
    address: { destination, departing, returning, rooms },
  }),
  loader: ({ context, deps }) => loadStayStart(context, parseHotelAddress(deps.address)),
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
      cities={cities}
    />
  );
}
