import { useNavigate } from '@tanstack/react-router';
import { Suspense, useCallback, useEffect, useMemo } from 'react';
import { pathTo } from '#domain/core/page-paths.ts';
import type { FlightFilters } from '#domain/flights/flight-filters.ts';
import type { FlightBookingView } from '#machines/flights/flight-booking/view.ts';
import { m } from '#src/copy/generated/messages.js';
import { rememberSearch } from '#src/platform/core/device/recent-searches.ts';
import type { FlightFlow, FlightFlowView } from '#src/platform/flights/flight-flow.ts';
import {
  type FlightUrl,
  filtersOfUrl,
  routeParam,
  urlOfSearch,
  withFilters,
} from '#src/platform/flights/flight-url.ts';
import { useListFilters } from '#src/routes/-support/core/list/useListFilters.ts';
import { LateSituation } from '#src/routes/-support/core/pages/LateSituation.tsx';
import type { FlightsData } from '#src/routes/-support/flights/load-flights.ts';
import { hasResultsParts, preloadResultsParts, resultsParts } from '#src/routes/-support/flights/results-parts.ts';
import { searchPanel } from '#src/routes/-support/flights/search-panel.ts';
import { ResultsScreen } from '#src/screens/flights/results/ResultsScreen.tsx';
import { Section, Stack, Wrap } from '#src/ui/layout.tsx';

type Props = {
  readonly view: Extract<FlightBookingView, { kind: 'idle' | 'results' }>;
  readonly flowView: FlightFlowView;
  readonly flow: FlightFlow;
  readonly data: FlightsData;
  readonly url: FlightUrl;
};

export function ResultsStep({ view, ...props }: Props) {
  return view.kind === 'idle' ? <SearchAgain data={props.data} /> : <Results {...props} view={view} />;
}

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

function Results({ view, flowView, data, url, flow }: ResultsProps) {
  const navigate = useNavigate();
  const [filters, onFilters] = useListFilters(
    useMemo(() => filtersOfUrl(url), [url]),
    useCallback(
      (next: FlightFilters) =>
        navigate({
          to: '.',
          search: (shown: FlightUrl) => withFilters(shown, next),
          replace: true,
          resetScroll: false,
        }),
      [navigate],
    ),
    lateParts,
  );
  const { search } = view;
  useEffect(() => {
    const { origin, destination } = search;
    const asked = { origin, destination, ...urlOfSearch(search) };
    rememberSearch({ product: 'flights', line: routeParam(search), asked });
  }, [search]);
  return (
    <ResultsScreen
      view={view}
      availability={flowView.availability}
      url={filters}
      onUrl={onFilters}
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
      situation={data.situation ? <LateSituation situation={data.situation} /> : null}
      between={data.between}
      send={flow.send}
      clock={flow.clock}
      holdSeconds={flowView.order?.holdSeconds ?? null}
      holdHref={holdHref(view)}
    />
  );
}

/** The server's filters stand until their code is here; before that nothing may draw them anew. */
const lateParts = () => (hasResultsParts() ? null : preloadResultsParts());

const holdHref = ({ search, held }: ResultsProps['view']): string =>
  pathTo.flights(search, { ...urlOfSearch(search), order: held?.orderId ?? '', step: 'passengers' });
