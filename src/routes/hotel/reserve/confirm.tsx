import { createFileRoute } from '@tanstack/react-router';
import { m } from '#src/copy/generated/messages.js';
import { orderOfAddress, parseHotelAddress } from '#src/platform/hotel-address.ts';
import { HotelBooking } from '#src/routes/-support/HotelBooking.tsx';
import { hotelReviewStart, hotelReviewStep } from '#src/routes/-support/hotel-screens.ts';
import { loadHotelStep } from '#src/routes/-support/load-hotels.ts';

export const Route = createFileRoute('/hotel/reserve/confirm')({
  staticData: { frame: 'booking', ...hotelReviewStart },
  validateSearch: parseHotelAddress,
  loaderDeps: ({ search }) => ({ order: orderOfAddress(search) }),
  loader: ({ context, deps }) => loadHotelStep(context, deps.order, hotelReviewStep),
  head: () => ({ meta: [{ title: m.hotels_step_review() }, { name: 'robots', content: 'noindex' }] }),
  component: Page,
});

function Page() {
  const data = Route.useLoaderData();
  const address = Route.useSearch();
  return <HotelBooking data={data} documents={null} page="confirm" address={address} />;
}
