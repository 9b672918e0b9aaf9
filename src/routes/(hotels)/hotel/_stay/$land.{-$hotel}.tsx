import { createFileRoute } from '@tanstack/react-router';
import { pathTo } from '#domain/core/page-paths.ts';
import { m } from '#src/copy/generated/messages.js';
import { orderOfUrl, parseHotelUrl } from '#src/platform/hotels/hotel-url.ts';
import { firstHotelView } from '#src/routes/-support/hotels/first-view.ts';
import { HotelWithoutNights } from '#src/routes/-support/hotels/HotelPageStep.tsx';
import { needsFlow } from '#src/routes/-support/hotels/hotel-input.ts';
import { hotelInquiryStep, hotelPageStep, liveHotelFlow } from '#src/routes/-support/hotels/hotel-screens.ts';
import { hotelPageStart } from '#src/routes/-support/hotels/hotel-start.ts';
import { type LandData, loadHotel, loadLand } from '#src/routes/-support/hotels/load-hotels.ts';
import { StaySearchPanel } from '#src/routes/-support/hotels/StaySearchPanel.tsx';
import { useLeaveRestored } from '#src/routes/-support/hotels/useLeaveRestored.ts';
import type { StayOnPage } from '#src/routes/(hotels)/hotel/_stay.tsx';
import { LandScreen } from '#src/screens/hotels/hotel/LandScreen.tsx';

export const Route = createFileRoute('/(hotels)/hotel/_stay/$land/{-$hotel}')({
  staticData: import.meta.env.SSR ? hotelPageStart : {},
  validateSearch: parseHotelUrl,
  loaderDeps: ({ search: { departing, returning, rooms, adults, ages, count, order, inquiry } }) => ({
    url: { departing, returning, rooms, adults, ages, count, order, inquiry },
  }),
  loader: async ({ context, params: { land, hotel }, deps, location }) => {
    const url = parseHotelUrl(deps.url);
    // A redirect to the canonical URL keeps all parameters.
    const whole = parseHotelUrl(location.search);
    if (!hotel) return { land: await loadLand(context, land, url, whole), hotel: null, stay: null };
    const isLive = whole.inquiry ?? orderOfUrl(whole);
    const [data] = await Promise.all([
      loadHotel(context, { land, hotel }, url, whole),
      hotelPageStep.preload(),
      isLive ? liveHotelFlow.preload() : null,
      url.inquiry ? hotelInquiryStep.preload() : null,
    ]);
    if (data.hotel && !needsFlow(data, whole)) return { land: null, hotel: { ...data, hotel: data.hotel }, stay: null };
    const first = await firstHotelView(context, data, null, 'results', whole);
    return { land: null, hotel: null, stay: { data, documents: null, first, page: 'results' } satisfies StayOnPage };
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
      // One canonical URL per hotel, without dates.
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
