import { createFileRoute } from '@tanstack/react-router';
import { orderOfAddress, parseHotelAddress } from '#src/platform/hotel-address.ts';
import { HotelBooking } from '#src/routes/-support/HotelBooking.tsx';
import { hotelListStart, hotelListStep, liveHotelFlow } from '#src/routes/-support/hotel-screens.ts';
import { loadHotels, titleOfHotels } from '#src/routes/-support/load-hotels.ts';

export const Route = createFileRoute('/hotel/search/results')({
  staticData: hotelListStart,
  validateSearch: parseHotelAddress,
  // Filters ask for nothing new.
  loaderDeps: ({ search: { destination, departing, returning, rooms, adults, ages, count, order } }) => ({
    address: { destination, departing, returning, rooms, adults, ages, count, order },
  }),
  loader: async ({ context, deps, location }) => {
    const whole = parseHotelAddress(location.search);
    const needsFlow = orderOfAddress(whole);
    const [data] = await Promise.all([
      loadHotels(context, parseHotelAddress(deps.address), whole),
      hotelListStep.preload(),
      needsFlow ? liveHotelFlow.preload() : null,
    ]);
    return { data, title: titleOfHotels(data) };
  },
  head: ({ loaderData }) => ({
    meta: [...(loaderData ? [{ title: loaderData.title }] : []), { name: 'robots', content: 'noindex' }],
  }),
  component: Results,
});

function Results() {
  const { data } = Route.useLoaderData();
  const address = Route.useSearch();
  return <HotelBooking data={data} documents={null} page="results" address={address} />;
}
