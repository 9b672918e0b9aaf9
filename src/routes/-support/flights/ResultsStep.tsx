import { useNavigate } from '@tanstack/react-router';
import { Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { pathTo } from '#domain/core/addresses.ts';
import type { FlightFilters } from '#domain/flights/flight-filters.ts';
import type { FlightBookingView } from '#machines/flights/flight-booking/view.ts';
import { m } from '#src/copy/generated/messages.js';
import { rememberSearch } from '#src/platform/core/device/recent-searches.ts';
import {
  addressOfSearch,
  type FlightAddress,
  filtersOfAddress,
  routeParam,
  withFilters,
} from '#src/platform/flights/flight-address.ts';
import type { FlightFlow, FlightPicture } from '#src/platform/flights/flight-flow.ts';
import { LateSituation } from '#src/routes/-support/core/pages/LateSituation.tsx';
import type { FlightsData } from '#src/routes/-support/flights/load-flights.ts';
import { hasResultsParts, preloadResultsParts, resultsParts } from '#src/routes/-support/flights/results-parts.ts';
import { searchPanel } from '#src/routes/-support/flights/search-panel.ts';
import { ResultsScreen } from '#src/screens/flights/results/ResultsScreen.tsx';
import { Section, Stack, Wrap } from '#src/ui/layout.tsx';

type Props = {
  readonly view: Extract<FlightBookingView, { kind: 'idle' | 'results' }>;
  readonly picture: FlightPicture;
  readonly flow: FlightFlow;
  readonly data: FlightsData;
  readonly address: FlightAddress;
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

function Results({ view, picture, data, address, flow }: ResultsProps) {
  const { filters, onFilters } = useFilters(address);
  const { search } = view;
  useEffect(() => {
    const { origin, destination } = search;
    const asked = { origin, destination, ...addressOfSearch(search) };
    rememberSearch({ product: 'flights', line: routeParam(search), asked });
  }, [search]);
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
      situation={data.news ? <LateSituation news={data.news} /> : null}
      send={flow.send}
      clock={flow.clock}
      holdSeconds={picture.order?.holdSeconds ?? null}
      holdHref={holdHref(view)}
    />
  );
}

/** Filters apply at once on a click; the address follows after the paint. */
function useFilters(address: FlightAddress) {
  const navigate = useNavigate();
  const told = useMemo(() => filtersOfAddress(address), [address]);
  /** Clicked, but not in the address yet. */
  const [early, setEarly] = useState<FlightFilters | null>(null);
  const filters = early ?? told;
  const now = useRef(filters);
  now.current = filters;
  const underWay = useRef(0);
  const onFilters = useCallback(
    (change: (asked: FlightFilters) => FlightFilters) => {
      const show = async () => {
        const next = change(now.current);
        now.current = next;
        underWay.current += 1;
        setEarly(next);
        await painted();
        try {
          await navigate({
            to: '.',
            search: (shown: FlightAddress) => withFilters(shown, next),
            replace: true,
            resetScroll: false,
          });
        } finally {
          underWay.current -= 1;
          if (underWay.current === 0) setEarly(null);
        }
      };
      // The server's filters stay until their code is loaded; a render before that would replace them.
      if (hasResultsParts()) void show();
      else void preloadResultsParts().then(show, () => undefined);
    },
    [navigate],
  );
  return { filters, onFilters };
}

const painted = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

const holdHref = ({ search, held }: ResultsProps['view']): string =>
  pathTo.flights(search, { ...addressOfSearch(search), order: held?.orderId ?? '', step: 'passengers' });
