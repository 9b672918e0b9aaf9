import { useState } from 'react';
import type { Currency } from '#domain/money.ts';
import type { FlightBookingEvent } from '#machines/flight-booking/types.ts';
import type { FlightBookingView } from '#machines/flight-booking/view.ts';
import type { AppClock } from '#machines/shared/clock.ts';
import type { OrderInfo } from '#machines/shared/order.ts';
import { IranFlightScreen } from '#src/screens/iran-flight/IranFlightScreen.tsx';
import { IssueScreen } from '#src/screens/issue/IssueScreen.tsx';
import { PassengersScreen } from '#src/screens/passengers/PassengersScreen.tsx';
import { ResultsScreen } from '#src/screens/results/ResultsScreen.tsx';
import { ReviewScreen } from '#src/screens/review/ReviewScreen.tsx';
import { lowest } from '../flight-results.ts';
import { SearchFormHost } from '../SearchFormHost.tsx';
import { availabilityFor, draftFor, orderFor, papersFor, type Staging } from './documents.ts';

type Props = {
  readonly view: FlightBookingView;
  readonly order: OrderInfo | null;
  readonly staging: Staging;
  readonly clock: AppClock;
  readonly send: (event: FlightBookingEvent) => void;
};

type ResultsProps = Omit<Parameters<typeof ResultsScreen>[0], 'address' | 'onAddress' | 'form' | 'holdHref'>;

/** One view, one screen: as the site's own switch, with fixtures where the site has its query cache. */
export function FlightBookingStaged({ view, order: info, staging, clock, send }: Props) {
  switch (view.kind) {
    case 'idle':
      return (
        <IranFlightScreen form={<SearchFormHost onSubmit={searchWith(send)} />} lowest={lowest} now={clock.now()} />
      );
    case 'results':
      return <Results view={view} availability={availabilityFor(view)} send={send} clock={clock} />;
    case 'passengers':
      return <Passengers view={view} info={info} staging={staging} clock={clock} send={send} />;
    case 'review':
      return (
        <Review
          view={view}
          info={info}
          staging={{ ...staging, isProtected: view.cancelPackage }}
          {...{ clock, send }}
        />
      );
    case 'expired':
      return view.page === 'confirm' ? (
        <Review view={view} info={info} staging={staging} clock={clock} send={send} />
      ) : (
        <Passengers view={view} info={info} staging={staging} clock={clock} send={send} />
      );
    case 'verifying':
    case 'issuing':
    case 'issued':
    case 'refunded':
    case 'resuming': {
      const order = orderFor(info, staging);
      return (
        <IssueScreen
          view={view}
          order={order}
          documents={view.kind === 'issued' ? papersFor(order, staging) : null}
          clock={clock}
          pageUrl={`https://safar.example/flights/issue/${order.orderId}`}
          send={send}
        />
      );
    }
  }
}

const searchWith =
  (send: Props['send']) => (search: Extract<FlightBookingEvent, { type: 'search.submit' }>['search']) =>
    send({ type: 'search.submit', search });

/** Keeps the filters, as the address does. */
function Results(props: ResultsProps) {
  const [address, setAddress] = useState({});
  const { search } = props.view;
  return (
    <ResultsScreen
      {...props}
      address={address}
      onAddress={setAddress}
      form={<SearchFormHost key={JSON.stringify(search)} search={search} onSubmit={searchWith(props.send)} />}
      holdHref="#held"
    />
  );
}

type OrderProps<TView> = Omit<Props, 'view' | 'order'> & { readonly view: TView; readonly info: OrderInfo | null };
type KindOf<TKind extends FlightBookingView['kind']> = Extract<FlightBookingView, { kind: TKind }>;

const Passengers = ({ view, info, staging, clock, send }: OrderProps<KindOf<'passengers' | 'expired'>>) => (
  <PassengersScreen
    key={String(staging.hasLongNames)} // other names are another form: its fields own their keystrokes
    view={view}
    order={orderFor(info, staging)}
    draft={draftFor(staging)}
    onDraft={() => {}}
    send={send}
    clock={clock}
  />
);

function Review({ view, info, staging, clock, send }: OrderProps<KindOf<'review' | 'expired'>>) {
  const [currency, setCurrency] = useState<Currency>('EUR');
  const order = orderFor(info, staging);
  return (
    <ReviewScreen view={view} order={order} currency={currency} onCurrency={setCurrency} send={send} clock={clock} />
  );
}
