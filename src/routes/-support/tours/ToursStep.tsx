import type { ReactElement } from 'react';
import type { ToursFlow, ToursFlowView } from '#src/platform/tours/tours-flow.ts';
import { CheckoutStep } from '#src/routes/-support/core/checkout/CheckoutStep.tsx';
import type { ToursData } from '#src/routes/-support/tours/tours-data.ts';
import {
  paperCode,
  papersScreen,
  peopleStep,
  questionStep,
  reviewStep,
} from '#src/routes/-support/tours/tours-screens.ts';

type Props = { readonly flowView: ToursFlowView; readonly flow: ToursFlow; readonly data: ToursData };

const SCREENS = {
  Passengers: peopleStep.Screen,
  Review: reviewStep.Screen,
  Papers: papersScreen.Screen,
  Code: paperCode.Screen,
  // No passport field, so there is nothing to mask.
  Covered: () => null,
};

/** The question belongs to tours; the checkout after it is shared by all products. */
export function ToursStep({ flowView, flow, data }: Props): ReactElement {
  const { view } = flowView;
  if (view.kind === 'asking') return <questionStep.Screen view={view} flow={flow} data={data} />;
  return <CheckoutStep view={view} flowView={flowView} flow={flow} draft={data.draft} screens={SCREENS} />;
}
