import { useRouteContext } from '@tanstack/react-router';
import type { FlightAddress } from '#src/platform/flight-address.ts';
import type { FlightFlow, FlightPicture } from '#src/platform/flight-flow.ts';
import {
  issueScreen,
  passengersStep,
  resultsStep,
  reviewStep,
  ticketCode,
} from '#src/routes/-support/flight-screens.ts';
import type { FlightsData } from '#src/routes/-support/load-flights.ts';

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
    case 'results':
      return <resultsStep.Screen {...props} view={view} />;
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
          Code={ticketCode.Screen}
          pageUrl={`${origin}/flights/issue/${order.orderId}`}
          send={flow.send}
        />
      ) : null;
  }
}
