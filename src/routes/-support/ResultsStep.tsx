import { useNavigate } from '@tanstack/react-router';
import { Suspense, useCallback, useMemo } from 'react';
import { pathTo } from '#domain/addresses.ts';
import type { FlightFilters } from '#domain/flight-filters.ts';
import type { FlightBookingView } from '#machines/flight-booking/view.ts';
import { m } from '#src/copy/generated/messages.js';
import { addressOfSearch, type FlightAddress, filtersOfAddress, withFilters } from '#src/platform/flight-address.ts';
import type { FlightFlow, FlightPicture } from '#src/platform/flight-flow.ts';
import type { FlightsData } from '#src/routes/-support/load-flights.ts';
import { preloadResultsParts, resultsParts } from '#src/routes/-support/results-parts.ts';
import { searchPanel } from '#src/routes/-support/search-panel.ts';
import { ResultsScreen } from '#src/screens/results/ResultsScreen.tsx';
import { Section, Stack, Wrap } from '#src/ui/layout.tsx';

type Props = {
  readonly view: Extract<FlightBookingView, { kind: 'idle' | 'results' }>;
  readonly picture: FlightPicture;
  readonly flow: FlightFlow;
  readonly data: FlightsData;
  readonly address: FlightAddress;
};

/** The list with what it needs of the site: filters that live in the address, the search form, the late parts. */
export function ResultsStep({ view, ...props }: Props) {
  return view.kind === 'idle' ? <SearchAgain data={props.data} /> : <Results {...props} view={view} />;
}

/** The address asks for something that cannot be searched: the form says what, with everything else kept. */
const SearchAgain = ({ data }: { data: FlightsData }) => (
  <Section isTight>
    <Wrap>
      <Stack gap={5}>
        <h1>{m.pages_title_flight_search()}</h1>
        <searchPanel.Screen search={data.search} problems={data.problems} today={data.today} />
      </Stack>
    </Wrap>
  </Section>
);

type ResultsProps = Props & { readonly view: Extract<FlightBookingView, { kind: 'results' }> };

function Results({ view, picture, data, address, flow }: ResultsProps) {
  const navigate = useNavigate();
  const filters = useMemo(() => filtersOfAddress(address), [address]);
  const onFilters = useCallback(
    (change: (asked: FlightFilters) => FlightFilters) => {
      const go = () =>
        navigate({
          to: '.',
          search: (shown: FlightAddress) => withFilters(shown, change(filtersOfAddress(shown))),
          replace: true,
          resetScroll: false,
        });
      // The server's filters stand until their code is here; before that nothing may draw them anew.
      void preloadResultsParts().then(go, () => undefined);
    },
    [navigate],
  );
  return (
    <ResultsScreen
      view={view}
      availability={picture.availability}
      address={filters}
      onAddress={onFilters}
      form={
        <Suspense>
          <searchPanel.Screen
            key={JSON.stringify(view.search)}
            search={view.search}
            today={data.today}
            onSubmit={(search) => flow.send({ type: 'search.submit', search })}
          />
        </Suspense>
      }
      parts={resultsParts}
      send={flow.send}
      clock={flow.clock}
      holdHref={holdHref(view)}
    />
  );
}

const holdHref = ({ search, held }: ResultsProps['view']): string =>
  pathTo.flights(search, { ...addressOfSearch(search), order: held?.orderId ?? '', step: 'passengers' });
