import type { ReactElement } from 'react';
import { isRideOrder } from '#domain/transport/orders.ts';
import type { TransportFlow, TransportFlowView } from '#src/platform/transport/transport-flow.ts';
import type { Query } from '#src/platform/transport/transport-url.ts';
import { CheckoutStep } from '#src/routes/-support/core/checkout/CheckoutStep.tsx';
import { runSteps } from '#src/routes/-support/transport/run-steps.ts';
import type { TransportData } from '#src/routes/-support/transport/transport-data.ts';
import {
  coveredPassports,
  formStep,
  paperCode,
  papersScreen,
  peopleStep,
  reviewStep,
} from '#src/routes/-support/transport/transport-screens.ts';

type Props = {
  readonly flowView: TransportFlowView;
  readonly flow: TransportFlow;
  readonly data: TransportData;
  /** The query of the page, unparsed. */
  readonly search: Query;
};

const SCREENS = {
  Passengers: peopleStep.Screen,
  Review: reviewStep.Screen,
  Papers: papersScreen.Screen,
  Code: paperCode.Screen,
  Covered: coveredPassports.Screen,
};

/** The forms belong to transport; the checkout after it is shared by all products. */
export function TransportStep({ flowView, flow, data, search }: Props): ReactElement {
  const { view, order } = flowView;
  if (view.kind === 'asking') return <formStep.Screen view={view} flow={flow} data={data} search={search} />;
  const shared = { view, flow, draft: data.draft };
  if (order && !isRideOrder(order)) return <runSteps.Screen {...shared} flowView={{ ...flowView, order }} />;
  return <CheckoutStep {...shared} flowView={{ ...flowView, order }} screens={SCREENS} />;
}
