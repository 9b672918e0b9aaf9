import type { ReactElement } from 'react';
import type { FlightFlow, FlightFlowView } from '#src/platform/flights/flight-flow.ts';
import type { FlightUrl } from '#src/platform/flights/flight-url.ts';
import { CheckoutStep } from '#src/routes/-support/core/checkout/CheckoutStep.tsx';
import {
  coveredPassports,
  papersScreen,
  passengersStep,
  resultsStep,
  reviewStep,
  ticketCode,
} from '#src/routes/-support/flights/flight-screens.ts';
import type { FlightsData } from '#src/routes/-support/flights/load-flights.ts';

type Props = {
  readonly flowView: FlightFlowView;
  readonly flow: FlightFlow;
  readonly data: FlightsData;
  readonly url: FlightUrl;
};

const SCREENS = {
  Passengers: passengersStep.Screen,
  Review: reviewStep.Screen,
  Papers: papersScreen.Screen,
  Code: ticketCode.Screen,
  Covered: coveredPassports.Screen,
};

/** The list is of flights; the later steps are the shared checkout. */
export function FlightStep(props: Props): ReactElement {
  const { flowView, flow, data } = props;
  const { view } = flowView;
  if (view.kind === 'idle' || view.kind === 'results') return <resultsStep.Screen {...props} view={view} />;
  return <CheckoutStep view={view} flowView={flowView} flow={flow} draft={data.draft} screens={SCREENS} />;
}
