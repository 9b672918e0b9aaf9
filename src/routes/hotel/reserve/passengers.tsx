import { createFileRoute } from '@tanstack/react-router';
import { m } from '#src/copy/generated/messages.js';
import { orderOfAddress, parseHotelAddress } from '#src/platform/hotel-address.ts';
import { HotelBooking } from '#src/routes/-support/HotelBooking.tsx';
import { hotelGuestsStart, hotelGuestsStep } from '#src/routes/-support/hotel-screens.ts';
import { loadHotelStep } from '#src/routes/-support/load-hotels.ts';

export const Route = createFileRoute('/hotel/reserve/passengers')({
  staticData: { frame: 'booking', ...hotelGuestsStart },
  validateSearch: parseHotelAddress,
  loaderDeps: ({ search }) => ({ order: orderOfAddress(search) }),
  loader: ({ context, deps }) => loadHotelStep(context, deps.order, hotelGuestsStep),
  head: () => ({ meta: [{ title: m.hotels_guests_title() }, { name: 'robots', content: 'noindex' }] }),
  component: Page,
});

function Page() {
  const data = Route.useLoaderData();
  const address = Route.useSearch();
  return <HotelBooking data={data} documents={null} page="passengers" address={address} />;
}
