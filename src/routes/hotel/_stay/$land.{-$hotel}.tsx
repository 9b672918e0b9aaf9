import { createFileRoute } from '@tanstack/react-router';
import { pathTo } from '#domain/core/addresses.ts';
import { m } from '#src/copy/generated/messages.js';
import { orderOfAddress, parseHotelAddress } from '#src/platform/hotels/hotel-address.ts';
import { HotelWithoutNights } from '#src/routes/-support/hotels/HotelPageStep.tsx';
import { needsFlow } from '#src/routes/-support/hotels/hotel-input.ts';
import {
  hotelInquiryStep,
  hotelPageStart,
  hotelPageStep,
  liveHotelFlow,
} from '#src/routes/-support/hotels/hotel-screens.ts';
import { type LandData, loadHotel, loadLand } from '#src/routes/-support/hotels/load-hotels.ts';
import { StaySearchPanel } from '#src/routes/-support/hotels/StaySearchPanel.tsx';
import { useLeaveRestored } from '#src/routes/-support/hotels/useLeaveRestored.ts';
import type { StayOnPage } from '#src/routes/hotel/_stay.tsx';
import { LandScreen } from '#src/screens/hotels/hotel/LandScreen.tsx';

export const Route = createFileRoute('/hotel/_stay/$land/{-$hotel}')({
  staticData: hotelPageStart,
  validateSearch: parseHotelAddress,
  loaderDeps: ({ search: { departing, returning, rooms, adults, ages, count, order, inquiry } }) => ({
    address: { departing, returning, rooms, adults, ages, count, order, inquiry },
  }),
  loader: async ({ context, params: { land, hotel }, deps, location }) => {
    const address = parseHotelAddress(deps.address);
    // A redirect to the canonical address keeps all parameters.
    const whole = parseHotelAddress(location.search);
    if (!hotel) return { land: await loadLand(context, land, address, whole), hotel: null, stay: null };
    const isLive = whole.inquiry ?? orderOfAddress(whole);
    const [data] = await Promise.all([
      loadHotel(context, { land, hotel }, address, whole),
      hotelPageStep.preload(),
      isLive ? liveHotelFlow.preload() : null,
      address.inquiry ? hotelInquiryStep.preload() : null,
    ]);
    if (data.hotel && !needsFlow(data, whole)) return { land: null, hotel: { ...data, hotel: data.hotel }, stay: null };
    return { land: null, hotel: null, stay: { data, documents: null, page: 'results' } satisfies StayOnPage };
  },
  head: ({ loaderData, match }) => {
    const { land, stay } = loaderData ?? {};
    const hotel = (loaderData?.hotel ?? stay?.data)?.hotel?.hotel;
    const title = hotel
      ? m.hotels_page_title_hotel({ hotel: hotel.name.en, city: hotel.city.name.en })
      : land
        ? m.hotels_page_title_land({ place: land.land.name.en })
        : m.hotels_page_title();
    const link = hotel?.link ?? land?.land.land;
    return {
      meta: [{ title }],
      // One canonical address per hotel, without dates.
      links: link ? [{ rel: 'canonical', href: `${match.context.origin}${pathTo.hotel(link)}` }] : [],
    };
  },
  component: HotelPage,
});

function HotelPage() {
  const { land, hotel } = Route.useLoaderData();
  if (land) return <Land land={land} />;
  const drawn = hotel as NonNullable<typeof hotel>; // the layout renders a stay
  return <HotelWithoutNights hotel={drawn.hotel} data={drawn} />;
}

function Land({ land }: { readonly land: LandData }) {
  useLeaveRestored();
  return (
    <LandScreen
      land={land.land}
      form={<StaySearchPanel search={land.search} cities={land.cities} today={land.today} />}
    />
  );
}
