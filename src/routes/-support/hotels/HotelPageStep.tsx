import { useNavigate } from '@tanstack/react-router';
import { pathTo } from '#domain/core/page-paths.ts';
import type { StaySearch } from '#domain/hotels/hotel-search.ts';
import type { HotelBookingView } from '#machines/hotels/hotel-booking/view.ts';
import type { Hotel } from '#src/platform/hotels/hotel-queries.ts';
import { urlOfStay } from '#src/platform/hotels/hotel-url-parts.ts';
import { HeldBeside } from '#src/routes/-support/hotels/HeldBeside.tsx';
import type { HotelStepProps, HotelsData } from '#src/routes/-support/hotels/hotel-data.ts';
import { StaySearchPanel } from '#src/routes/-support/hotels/StaySearchPanel.tsx';
import { useHotelMap } from '#src/routes/-support/hotels/useHotelMap.ts';
import { useLeaveRestored } from '#src/routes/-support/hotels/useLeaveRestored.ts';
import { HotelScreen } from '#src/screens/hotels/hotel/HotelScreen.tsx';
import { StayLoading } from '#src/screens/hotels/StayLoading.tsx';

type Props = HotelStepProps & { readonly view: Extract<HotelBookingView, { kind: 'hotel' }> };

export function HotelPageStep({ view, flowView, data, flow }: Props) {
  const hotel = flowView.hotel ?? data.hotel;
  const map = useHotelMap({ place: view.hotel.hotelId, cities: data.cities });
  if (!hotel) return <StayLoading />;
  return (
    <HotelScreen
      hotel={hotel}
      stay={flowView.stay}
      view={view}
      form={<Nights hotel={hotel} data={data} search={{ ...view.stay, destination: view.destination }} />}
      hasBadRooms={data.hasBadRooms}
      isInquiryLost={data.isInquiryLost}
      oldPrice={view.oldPrice}
      hold={<HeldBeside held={view.held} flowView={flowView} flow={flow} />}
      map={map}
      send={flow.send}
    />
  );
}

type WithoutNightsProps = Pick<HotelStepProps, 'data'> & { readonly hotel: Hotel };

export function HotelWithoutNights({ hotel, data }: WithoutNightsProps) {
  useLeaveRestored();
  const map = useHotelMap({ place: hotel.hotel.hotelId, cities: data.cities });
  return (
    <HotelScreen
      map={map}
      hotel={hotel}
      stay={null}
      view={null}
      form={<Nights hotel={hotel} data={data} search={data.search} />}
      hasBadRooms={data.hasBadRooms}
      isInquiryLost={data.isInquiryLost}
      oldPrice={null}
      hold={null}
      send={() => undefined}
    />
  );
}

function Nights({
  hotel,
  data,
  search,
}: {
  readonly hotel: Hotel;
  readonly data: HotelsData;
  readonly search: StaySearch;
}) {
  const navigate = useNavigate();
  const [land = '', slug] = hotel.hotel.link.split('/');
  return (
    <StaySearchPanel
      search={search}
      problems={data.problems}
      cities={data.cities}
      today={data.today}
      action={pathTo.hotel(hotel.hotel.link)}
      onSubmit={(next) =>
        void navigate({
          to: '/hotel/$land/{-$hotel}',
          params: { land, hotel: slug },
          search: urlOfStay(next),
        })
      }
    />
  );
}
