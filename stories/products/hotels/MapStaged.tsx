import { useState } from 'react';
import type { HotelFilters } from '#domain/hotels/hotel-filters.ts';
import { hotelAvailabilityFor } from '#machines/hotels/hotel-booking/documents.ts';
import { hotelBookingViews } from '#machines/hotels/hotel-booking/fixtures.ts';
import type { HotelMapEvent } from '#machines/hotels/hotel-map/types.ts';
import type { HotelMapView } from '#machines/hotels/hotel-map/view.ts';
import { stay } from '#machines/hotels/hotel-results/fixtures.ts';
import { LiveHotelMap } from '#src/screens/hotels/map/LiveHotelMap.tsx';
import { Compare } from '#src/screens/hotels/results/Compare.tsx';
import { HotelResultsScreen } from '#src/screens/hotels/results/HotelResultsScreen.tsx';
import svg from '#src/ui/map/land.svg?raw';
import { readLand } from '#src/ui/map/land.ts';

const LOADED = { LiveHotelMap, land: readLand(svg) };
/** The tile is a local picture: stories send no requests to other hosts. */
const TILES = { url: `${location.origin}/favicon.svg?{z}/{x}/{y}`, credit: 'The service of the owner' };
const CITIES = [
  { id: 'isfahan', name: 'Isfahan', point: { lat: 32.6546, lon: 51.668 } },
  { id: 'shiraz', name: 'Shiraz', point: { lat: 29.5918, lon: 52.5837 } },
];
const list = { ...hotelBookingViews.list, stay };

type Props = { readonly view: HotelMapView; readonly send: (event: HotelMapEvent) => void };

/** The map on its page: beside the list, or in front of it on a phone. */
export function MapStaged({ view, send }: Props) {
  const [filters, setFilters] = useState<HotelFilters>({});
  const hasTiles = view.kind === 'there' && view.tiles !== 'none';
  return (
    <HotelResultsScreen
      Compare={Compare}
      view={list}
      availability={hotelAvailabilityFor(stay, { isFull: false })}
      filters={filters}
      onFilters={(change) => setFilters(change)}
      hasBadRooms={false}
      form={null}
      hold={null}
      map={{ view, send, tiles: hasTiles ? TILES : null, loaded: LOADED, cities: CITIES }}
      send={() => {}}
    />
  );
}
