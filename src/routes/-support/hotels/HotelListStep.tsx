import { useNavigate } from '@tanstack/react-router';
import { Suspense, useCallback, useEffect, useMemo } from 'react';
import type { MapArea } from '#domain/core/map-area.ts';
import type { HotelFilters } from '#domain/hotels/hotel-filters.ts';
import type { HotelBookingView } from '#machines/hotels/hotel-booking/view.ts';
import { rememberSearch } from '#src/platform/core/device/recent-searches.ts';
import type { HotelUrl } from '#src/platform/hotels/hotel-url.ts';
import { filtersOfUrl, urlOfSearch, withFilters } from '#src/platform/hotels/hotel-url-parts.ts';
import { useListFilters } from '#src/routes/-support/core/list/useListFilters.ts';
import { compareHotels } from '#src/routes/-support/hotels/compare-hotels.ts';
import { HeldBeside } from '#src/routes/-support/hotels/HeldBeside.tsx';
import type { HotelStepProps } from '#src/routes/-support/hotels/hotel-data.ts';
import { staySearchPanel } from '#src/routes/-support/hotels/stay-search-panel.ts';
import { useHotelMap } from '#src/routes/-support/hotels/useHotelMap.ts';
import { without } from '#src/screens/core/list/filters.ts';
import { HotelResultsScreen } from '#src/screens/hotels/results/HotelResultsScreen.tsx';
import { SearchAgain } from '#src/screens/hotels/search/SearchAgain.tsx';

type Props = HotelStepProps & { readonly view: Extract<HotelBookingView, { kind: 'idle' | 'results' }> };

export function HotelListStep({ view, ...props }: Props) {
  if (view.kind === 'results') return <Results {...props} view={view} />;
  const { search, typed, problems, cities, today } = props.data;
  return (
    <SearchAgain
      problem={view.problem}
      form={
        <Suspense>
          <staySearchPanel.Screen search={search} typed={typed} problems={problems} cities={cities} today={today} />
        </Suspense>
      }
    />
  );
}

function Results({
  view,
  flowView,
  data,
  url,
  flow,
}: HotelStepProps & { readonly view: Extract<HotelBookingView, { kind: 'results' }> }) {
  const navigate = useNavigate();
  const [filters, onFilters] = useListFilters(
    useMemo(() => filtersOfUrl(url), [url]),
    useCallback(
      (next: HotelFilters) =>
        navigate({
          to: '.',
          search: (shown: HotelUrl) => withFilters(shown, next),
          state: true,
          replace: true,
          resetScroll: false,
        }),
      [navigate],
    ),
  );
  const onArea = useCallback(
    (area: MapArea) => onFilters((asked) => ({ ...without(asked, 'area'), area })),
    [onFilters],
  );
  // Before it is opened: what a render once had to wait for shows late. Lost code is asked for again then.
  useEffect(() => void staySearchPanel.preload().catch(() => undefined), []);
  const search = { ...view.stay, destination: view.destination };
  const { stay, destination } = view;
  const place = `${destination.type}/${destination.id}`;
  useEffect(() => {
    rememberSearch({ product: 'hotels', line: place, asked: urlOfSearch({ ...stay, destination }) });
  }, [place, stay, destination]);
  const map = useHotelMap({ place, cities: data.cities, onArea });
  return (
    <HotelResultsScreen
      Compare={compareHotels.Screen}
      view={view}
      availability={flowView.availability}
      filters={filters}
      onFilters={onFilters}
      hasBadRooms={data.hasBadRooms}
      form={
        <Suspense>
          <staySearchPanel.Screen search={search} cities={data.cities} today={data.today} />
        </Suspense>
      }
      hold={<HeldBeside held={view.held} flowView={flowView} flow={flow} />}
      map={map}
      send={flow.send}
    />
  );
}
