import type { ReactNode } from 'react';
import type { HotelMapView } from '#machines/hotels/hotel-map/view.ts';
import type { PlaceSearchView } from '#machines/hotels/place-search/view.ts';
import type { Screens, Staged } from '../../support/stage/staged.ts';
import { HotelStaged } from './HotelStaged.tsx';
import type { HotelPage } from './hotel-page.ts';
import { MapStaged } from './MapStaged.tsx';
import { PlaceSearchStaged } from './StayFormHost.tsx';

const hotelPage =
  (heard: (type: string) => boolean) =>
  ({ view, clock, send }: Staged): ReactNode => (
    <HotelStaged
      page={view as HotelPage}
      clock={clock}
      send={(event) => (heard(event.type) ? send(event) : undefined)}
    />
  );

export const screens: Screens = {
  hotelMap: ({ view, send }) => <MapStaged view={view as HotelMapView} send={send} />,
  placeSearch: ({ view, send }) => <PlaceSearchStaged places={view as PlaceSearchView} onPlaces={send} />,
  hotelBooking: hotelPage(() => true),
  hotelHold: hotelPage((type) => type === 'session.extend'),
  hotelInquiry: hotelPage((type) => type.startsWith('inquiry.')),
  hotelResults: hotelPage((type) => type === 'results.refresh'),
};
