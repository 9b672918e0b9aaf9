import { useState } from 'react';
import { FLIGHT_HOLD_SECONDS } from '#domain/flights/flight-limits.ts';
import type { AppClock } from '#machines/core/clock.ts';
import { entered } from '#machines/flights/flight-booking/fixtures.ts';
import type { FlightBookingEvent } from '#machines/flights/flight-booking/types.ts';
import { allResults } from '#src/routes/-support/flights/all-results.ts';
import { Today } from '#src/screens/core/home/Today.tsx';
import { TicketCode } from '#src/screens/core/issue/TicketCode.tsx';
import { FlightPapers } from '#src/screens/flights/checkout/FlightPapers.tsx';
import { FlightPassengers } from '#src/screens/flights/checkout/FlightPassengers.tsx';
import { FlightReview } from '#src/screens/flights/checkout/FlightReview.tsx';
import { IranFlightReading } from '#src/screens/flights/iran-flight/IranFlightReading.tsx';
import { IranFlightScreen } from '#src/screens/flights/iran-flight/IranFlightScreen.tsx';
import { ResultsScreen } from '#src/screens/flights/results/ResultsScreen.tsx';
import { lowest } from '../../support/flight-results.ts';
import { SearchFormHost } from '../../support/SearchFormHost.tsx';
import type { FlightPage } from './flight-page.ts';

type Props = {
  readonly page: FlightPage;
  readonly clock: AppClock;
  readonly send: (event: FlightBookingEvent) => void;
};

type ResultsProps = Omit<
  Parameters<typeof ResultsScreen>[0],
  'url' | 'onUrl' | 'form' | 'parts' | 'holdSeconds' | 'holdHref'
>;

/** Selects the screen of a page like the site does, with fixtures instead of the query cache. */
export function FlightBookingStaged({ page, clock, send }: Props) {
  switch (page.page) {
    case 'search':
      return (
        <IranFlightScreen form={<SearchFormHost onSubmit={searchWith(send)} />} date={<Today now={clock.now()} />}>
          <IranFlightReading lowest={lowest} />
        </IranFlightScreen>
      );
    case 'results':
      return <Results view={page.view} availability={page.availability} send={send} clock={clock} />;
    case 'passengers':
      return (
        <FlightPassengers
          key={page.draft.passengers[0]?.firstName}
          view={page.view}
          order={page.order}
          draft={page.draft}
          onDraft={() => {}}
          send={send}
          clock={clock}
          book={null}
        />
      );
    case 'review':
      return (
        <FlightReview
          currency="EUR"
          extras={null}
          view={page.view}
          order={page.order}
          entered={entered}
          send={send}
          clock={clock}
        />
      );
    case 'issue':
      return (
        <FlightPapers
          view={page.view}
          order={page.order}
          documents={page.papers}
          problem={null}
          onRetry={() => {}}
          Code={TicketCode}
          clock={clock}
          pageUrl={`https://safar.example/flights/issue/${page.order.orderId}`}
          send={send}
        />
      );
  }
}

const searchWith =
  (send: Props['send']) => (search: Extract<FlightBookingEvent, { type: 'search.submit' }>['search']) =>
    send({ type: 'search.submit', search });

function Results(props: ResultsProps) {
  const [url, setUrl] = useState({});
  const { search } = props.view;
  return (
    <ResultsScreen
      {...props}
      url={url}
      onUrl={setUrl}
      parts={allResults}
      form={<SearchFormHost key={JSON.stringify(search)} search={search} onSubmit={searchWith(props.send)} />}
      holdSeconds={FLIGHT_HOLD_SECONDS}
      holdHref="#held"
    />
  );
}
