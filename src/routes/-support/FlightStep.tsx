import { useNavigate, useRouteContext } from '@tanstack/react-router';
import { Suspense } from 'react';
import type { FlightBookingView } from '#machines/flight-booking/view.ts';
import { m } from '#src/copy/generated/messages.js';
import {
  addressOfSearch,
  type FlightAddress,
  filtersOfAddress,
  routeParam,
  withFilters,
} from '#src/platform/flight-address.ts';
import type { FlightFlow, FlightPicture } from '#src/platform/flight-flow.ts';
import {
  issueScreen,
  passengersStep,
  resultsScreen,
  reviewStep,
  searchPanel,
} from '#src/routes/-support/flight-screens.ts';
import type { FlightsData } from '#src/routes/-support/load-flights.ts';
import { Section, Stack, Wrap } from '#src/ui/layout.tsx';

type Props = {
  readonly picture: FlightPicture;
  readonly flow: FlightFlow;
  readonly data: FlightsData;
  readonly address: FlightAddress;
};

/** One view, one screen. */
export function FlightStep(props: Props) {
  const { picture, flow, data } = props;
  const { view, order, documents } = picture;
  const { origin } = useRouteContext({ from: '__root__' });
  switch (view.kind) {
    case 'idle':
      return <SearchAgain data={data} />;
    case 'results':
      return <ResultsStep {...props} view={view} />;
    case 'passengers':
      return order ? <passengersStep.Screen flow={flow} view={view} order={order} draft={data.draft} /> : null;
    case 'review':
      return order ? <reviewStep.Screen view={view} order={order} flow={flow} /> : null;
    case 'expired':
      if (!order) return null;
      return view.page === 'confirm' ? (
        <reviewStep.Screen view={view} order={order} flow={flow} />
      ) : (
        <passengersStep.Screen flow={flow} view={view} order={order} draft={data.draft} />
      );
    case 'verifying':
    case 'issuing':
    case 'issued':
    case 'refunded':
    case 'resuming':
      return order ? (
        <issueScreen.Screen
          view={view}
          order={order}
          documents={documents}
          clock={flow.clock}
          pageUrl={`${origin}/flights/issue/${order.orderId}`}
          send={flow.send}
        />
      ) : null;
  }
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

function ResultsStep({ view, picture, data, address, flow }: ResultsProps) {
  const navigate = useNavigate();
  return (
    <resultsScreen.Screen
      view={view}
      availability={picture.availability}
      address={filtersOfAddress(address)}
      onAddress={(filters) =>
        void navigate({
          to: '.',
          search: (shown: FlightAddress) => withFilters(shown, filters),
          replace: true,
          resetScroll: false,
        })
      }
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
      send={flow.send}
      clock={flow.clock}
      holdHref={holdHref(view)}
    />
  );
}

function holdHref({ search, held }: ResultsProps['view']): string {
  const query = Object.entries({ ...addressOfSearch(search), order: held?.orderId ?? '', step: 'passengers' });
  return `/flights/${routeParam(search)}?${new URLSearchParams(query.map(([key, value]) => [key, String(value)]))}`;
}
