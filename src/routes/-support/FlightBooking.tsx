import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useNavigate, useRouteContext } from '@tanstack/react-router';
import { Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import type { Currency } from '#domain/money.ts';
import type { FlightBookingInput, FlightRoute } from '#machines/flight-booking/types.ts';
import { type FlightBookingView, flightBookingView } from '#machines/flight-booking/view.ts';
import { m } from '#src/copy/generated/messages.js';
import { requestAlert } from '#src/platform/alert-channel.ts';
import { type FlightAddress, filtersOfAddress, routeParam, withFilters } from '#src/platform/flight-address.ts';
import { enterFlightBooking, type FlightBookingFlow } from '#src/platform/flows.ts';
import { availabilityQuery, type Documents, documentsQuery, type Order, orderQuery } from '#src/platform/queries.ts';
import { queryClientOf } from '#src/platform/query-client.ts';
import type { FlightsData } from '#src/routes/-support/load-flights.ts';
import { issueScreen, passengersStep, resultsScreen, reviewScreen } from '#src/routes/-support/flight-screens.ts';
import { SearchPanel } from '#src/routes/-support/SearchPanel.tsx';
import { useFlightBridge } from '#src/routes/-support/useFlightBridge.ts';
import { useFlowView } from '#src/routes/-support/useFlowView.ts';
import { Section, Stack } from '#src/ui/layout.tsx';

type Props = {
  readonly data: FlightsData;
  readonly documents: Documents | null;
  readonly input: FlightBookingInput;
  readonly address: FlightAddress;
};

/** The flow on the page: one actor, its view, and the screen that draws it. */
export function FlightBooking(props: Props) {
  const context = useRouteContext({ from: '__root__' });
  const { input } = props;
  const orderId = input.order?.orderId;
  // The flow outlives this component; another order is another flow. (`input` is only read when a flow begins.)
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above.
  const flow = useMemo(() => enterFlightBooking(context, input), [context, orderId]);
  useEffect(() => {
    flow.actor.start();
  }, [flow]);
  return (
    <QueryClientProvider client={queryClientOf(context)}>
      <Suspense>
        <Step {...props} flow={flow} />
      </Suspense>
    </QueryClientProvider>
  );
}

function Step({ data, documents, address, flow }: Props & { readonly flow: FlightBookingFlow }) {
  const { api, origin } = useRouteContext({ from: '__root__' });
  const view = useFlowView(flow.actor, flightBookingView);
  useFlightBridge(flow.actor, tellWhy);
  useReturnFromBank(flow);
  useGuard(view);
  const shownId = 'orderId' in view ? view.orderId : '';
  const order = useQuery({ ...orderQuery(api, shownId), enabled: false, ...initial(data.order, shownId) }).data;
  const tickets = useQuery({
    ...documentsQuery(api, shownId),
    enabled: view.kind === 'issued',
    ...(documents?.orderId === shownId ? { initialData: documents } : {}),
  }).data;
  useEffect(() => {
    if (data.isOrderLost) requestAlert({ text: m.pages_note_order_lost() });
  }, [data.isOrderLost]);
  useEffect(() => {
    if (view.kind === 'issued') flow.drafts.forget(view.orderId);
  }, [view, flow]);

  const send = flow.actor.send;
  switch (view.kind) {
    case 'idle':
      return <SearchAgain data={data} />;
    case 'results':
      return <ResultsStep view={view} data={data} address={address} flow={flow} />;
    case 'passengers':
      return order ? <passengersStep.Screen flow={flow} view={view} order={order} draft={data.draft} send={send} /> : null;
    case 'review':
      return order ? <ReviewStep view={view} order={order} flow={flow} /> : null;
    case 'expired':
      if (!order) return null;
      return view.page === 'confirm' ? (
        <ReviewStep view={view} order={order} flow={flow} />
      ) : (
        <passengersStep.Screen flow={flow} view={view} order={order} draft={data.draft} send={send} />
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
          documents={tickets ?? null}
          clock={flow.clock}
          pageUrl={`${origin}/flights/issue/${order.orderId}`}
          send={send}
        />
      ) : null;
  }
}

const initial = (order: Order | null, shownId: string) => (order?.orderId === shownId ? { initialData: order } : {});

/** The address asks for something that cannot be searched: the form says what, with everything else kept. */
const SearchAgain = ({ data }: { data: FlightsData }) => (
  <Section isTight>
    <Stack gap={5}>
      <h1>{m.pages_title_flight_search()}</h1>
      <SearchPanel search={data.search} problems={data.problems} today={data.today} />
    </Stack>
  </Section>
);

type ResultsProps = Pick<Props, 'data' | 'address'> & {
  readonly view: Extract<FlightBookingView, { kind: 'results' }>;
  readonly flow: FlightBookingFlow;
};

function ResultsStep({ view, data, address, flow }: ResultsProps) {
  const { api } = useRouteContext({ from: '__root__' });
  const navigate = useNavigate();
  const query = availabilityQuery(api, view.search);
  const isLoaders = JSON.stringify(view.search) === JSON.stringify(data.search);
  const { data: availability } = useQuery({
    ...query,
    enabled: false, // the machine asks
    ...(isLoaders && data.availability ? { initialData: data.availability } : {}),
  });
  return (
    <resultsScreen.Screen
      view={view}
      availability={availability ?? null}
      address={filtersOfAddress(address)}
      onAddress={(filters) =>
        void navigate({
          to: '.',
          search: (shown) => withFilters(shown, filters),
          replace: true,
          resetScroll: false,
        })
      }
      form={
        <SearchPanel
          search={view.search}
          today={data.today}
          onSubmit={(search) => flow.actor.send({ type: 'search.submit', search })}
        />
      }
      send={flow.actor.send}
      clock={flow.clock}
      holdHref={`/flights/${routeParam(view.search)}?${new URLSearchParams({
        departing: view.search.departing,
        order: view.held?.orderId ?? '',
        step: 'passengers',
      })}`}
    />
  );
}

type ReviewProps = {
  readonly view: Extract<FlightBookingView, { kind: 'review' | 'expired' }>;
  readonly order: Order;
  readonly flow: FlightBookingFlow;
};

function ReviewStep({ view, order, flow }: ReviewProps) {
  const [currency, setCurrency] = useState<Currency>('EUR');
  return (
    <reviewScreen.Screen
      view={view}
      order={order}
      currency={currency}
      onCurrency={setCurrency}
      send={flow.actor.send}
      clock={flow.clock}
    />
  );
}

/** An address the flow cannot follow is corrected; the traveller is told why. */
function tellWhy(route: FlightRoute): void {
  requestAlert({
    text: route.indicatePage === 'confirm' ? m.pages_note_details_first() : m.pages_note_step_not_possible(),
  });
}

/** The Back button brings the page out of the browser's memory as it was when it left for the bank. */
function useReturnFromBank({ actor }: FlightBookingFlow): void {
  const onShow = useCallback(
    (event: PageTransitionEvent) => {
      if (event.persisted) actor.send({ type: 'bank.returned' });
    },
    [actor],
  );
  useEffect(() => {
    addEventListener('pageshow', onShow);
    return () => removeEventListener('pageshow', onShow);
  }, [onShow]);
}

/** Decision D16: while something could be lost the page is not reloaded by itself. */
function useGuard(view: FlightBookingView): void {
  const isGuarded = ['passengers', 'review', 'expired', 'verifying'].includes(view.kind);
  useEffect(() => {
    if (!isGuarded) return;
    document.documentElement.dataset.guard = '';
    return () => {
      delete document.documentElement.dataset.guard;
    };
  }, [isGuarded]);
}
