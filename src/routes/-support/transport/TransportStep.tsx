import type { ReactElement } from 'react';
import { isRideOrder } from '#domain/transport/orders.ts';
import type { TransportFlow, TransportFlowView } from '#src/platform/transport/transport-flow.ts';
import type { Query } from '#src/platform/transport/transport-url.ts';
import { CheckoutStep } from '#src/routes/-support/core/checkout/CheckoutStep.tsx';
import type { TransportData } from '#src/routes/-support/transport/transport-data.ts';
import {
  coveredPassports,
  formStep,
  paperCode,
  papersScreen,
  peopleStep,
  reviewStep,
  runPapersScreen,
  runPeopleStep,
  runReviewStep,
} from '#src/routes/-support/transport/transport-screens.ts';

import { Section, Wrap } from '#src/ui/layout.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';

type Props = {
  readonly flowView: TransportFlowView;
  readonly flow: TransportFlow;
  readonly data: TransportData;
  /** The query of the page, unparsed. */
  readonly search: Query;
};

const RIDES = {
  Passengers: peopleStep.Screen,
  Review: reviewStep.Screen,
  Papers: papersScreen.Screen,
  Code: paperCode.Screen,
  Covered: coveredPassports.Screen,
};

const RUNS = {
  ...RIDES,
  Passengers: runPeopleStep.Screen,
  Review: runReviewStep.Screen,
  Papers: runPapersScreen.Screen,
};

/** The forms belong to transport; the checkout after it is shared by all products. */
export function TransportStep({ flowView, flow, data, search }: Props): ReactElement {
  const { view, order, plan } = flowView;
  // The plan of a train or a bus is another page, and is on its way.
  if (view.kind === 'asking' && plan)
    return (
      <Section isTight>
        <Wrap>
          <Skeleton />
        </Wrap>
      </Section>
    );
  if (view.kind === 'asking') return <formStep.Screen view={view} flow={flow} data={data} search={search} />;
  const shared = { view, flow, draft: data.draft };
  return order && !isRideOrder(order) ? (
    <CheckoutStep {...shared} flowView={{ ...flowView, order }} screens={RUNS} />
  ) : (
    <CheckoutStep {...shared} flowView={{ ...flowView, order }} screens={RIDES} />
  );
}
