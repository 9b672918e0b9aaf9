import type { ReactElement } from 'react';
import type { InsuranceFlow, InsuranceFlowView } from '#src/platform/insurance/insurance-flow.ts';
import { CheckoutStep } from '#src/routes/-support/core/checkout/CheckoutStep.tsx';
import type { InsuranceData } from '#src/routes/-support/insurance/insurance-data.ts';
import {
  paperCode,
  papersScreen,
  peopleStep,
  questionStep,
  reviewStep,
} from '#src/routes/-support/insurance/insurance-screens.ts';

type Props = { readonly flowView: InsuranceFlowView; readonly flow: InsuranceFlow; readonly data: InsuranceData };

const SCREENS = {
  Passengers: peopleStep.Screen,
  Review: reviewStep.Screen,
  Papers: papersScreen.Screen,
  Code: paperCode.Screen,
  // No passport field, so there is nothing to mask.
  Covered: () => null,
};

/** The question belongs to insurance; the checkout after it is shared by all products. */
export function InsuranceStep({ flowView, flow, data }: Props): ReactElement {
  const { view } = flowView;
  if (view.kind === 'asking') return <questionStep.Screen view={view} flow={flow} data={data} />;
  return <CheckoutStep view={view} flowView={flowView} flow={flow} draft={data.draft} screens={SCREENS} />;
}
