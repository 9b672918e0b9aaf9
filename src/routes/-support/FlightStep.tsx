import { useRouteContext } from '@tanstack/react-router';
import { type ReactElement, useEffect, useState } from 'react';
import { pathTo } from '#domain/addresses.ts';
import { createBankVisits } from '#src/platform/bank-visits.ts';
import type { FlightAddress } from '#src/platform/flight-address.ts';
import type { FlightFlow, FlightPicture } from '#src/platform/flight-flow.ts';
import { tabStorage } from '#src/platform/tab-storage.ts';
import {
  coveredPassports,
  issueScreen,
  passengersStep,
  resultsStep,
  reviewStep,
  ticketCode,
} from '#src/routes/-support/flight-screens.ts';
import { KeepPapers } from '#src/routes/-support/KeepPapers.tsx';
import type { FlightsData } from '#src/routes/-support/load-flights.ts';
import { OrderMissing } from '#src/screens/booking/OrderMissing.tsx';

type Props = {
  readonly picture: FlightPicture;
  readonly flow: FlightFlow;
  readonly data: FlightsData;
  readonly address: FlightAddress;
};

/** One view, one screen, and never none. */
export function FlightStep(props: Props): ReactElement {
  const { picture, flow, data } = props;
  const { view, order, documents, problem } = picture;
  const isElsewhere = useElsewhere(picture);
  const { origin } = useRouteContext({ from: '__root__' });
  if (view.kind === 'idle' || view.kind === 'results') return <resultsStep.Screen {...props} view={view} />;
  if (!order) return <OrderMissing problem={problem} onRetry={flow.retry} />;
  switch (view.kind) {
    case 'passengers':
      return <passengersStep.Screen flow={flow} view={view} order={order} draft={data.draft} />;
    case 'review':
      return <reviewStep.Screen view={view} order={order} flow={flow} />;
    case 'expired':
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
      return (
        <issueScreen.Screen
          view={view}
          order={order}
          documents={documents}
          problem={problem}
          onRetry={flow.retry}
          isElsewhere={isElsewhere}
          clock={flow.clock}
          Code={ticketCode.Screen}
          pageUrl={origin + pathTo.issue(order.orderId)}
          send={flow.send}
          keeping={documents ? <KeepPapers path={pathTo.issue(order.orderId)} /> : null}
          covered={<coveredPassports.Screen order={order} />}
        />
      );
  }
}

/** Whether the attempt that is open was begun in another tab. The server knows of no tabs, so the first picture says nothing. */
function useElsewhere({ view, order }: FlightPicture): boolean {
  const [isElsewhere, setElsewhere] = useState(false);
  const isOpen = view.kind === 'verifying' && order?.status === 'paying';
  const orderId = order?.orderId ?? '';
  const attempt = order?.payment?.attempt ?? 0;
  useEffect(() => {
    setElsewhere(isOpen && createBankVisits(tabStorage()).last(orderId) < attempt);
  }, [isOpen, orderId, attempt]);
  return isElsewhere;
}
