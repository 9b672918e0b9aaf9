import type { RunOrder } from '#domain/transport/orders.ts';
import type { CheckoutPageView } from '#machines/core/order-checkout/view.ts';
import type { TransportFlow, TransportFlowView } from '#src/platform/transport/transport-flow.ts';
import { CheckoutStep } from '#src/routes/-support/core/checkout/CheckoutStep.tsx';
import { runPapersScreen, runPeopleStep, runReviewStep } from '#src/routes/-support/transport/run-step-screens.ts';
import type { TransportData } from '#src/routes/-support/transport/transport-data.ts';
import { coveredPassports, paperCode } from '#src/routes/-support/transport/transport-screens.ts';

type Props = {
  readonly view: CheckoutPageView;
  readonly flowView: TransportFlowView & { readonly order: RunOrder };
  readonly flow: TransportFlow;
  readonly draft: TransportData['draft'];
};

const SCREENS = {
  Passengers: runPeopleStep.Screen,
  Review: runReviewStep.Screen,
  Papers: runPapersScreen.Screen,
  Code: paperCode.Screen,
  Covered: coveredPassports.Screen,
};

/** The steps of an order of a train or a bus. */
export const RunSteps = (props: Props) => <CheckoutStep {...props} screens={SCREENS} />;
