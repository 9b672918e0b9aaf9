import type { ReactElement } from 'react';
import type { InsuranceFlow, InsuranceFlowView } from '#src/platform/insurance/insurance-flow.ts';
import { CheckoutStep } from '#src/routes/-support/core/checkout/CheckoutStep.tsx';
import type { InsuranceData } from '#src/routes/-support/insurance/insurance-data.ts';
import {
  coveredPassports,
  paperCode,
  papersScreen,
  peopleStep,
  quoteStep,
  reviewStep,
} from '#src/routes/-support/insurance/insurance-screens.ts';
import { OtherPolicies } from '#src/routes/-support/insurance/other-policies.ts';

type Props = {
  readonly flowView: InsuranceFlowView;
  readonly flow: InsuranceFlow;
  readonly data: InsuranceData;
  /** The query of the page, unparsed. */
  readonly search: Readonly<Record<string, unknown>>;
};

const SCREENS = {
  Passengers: peopleStep.Screen,
  Review: reviewStep.Screen,
  Papers: papersScreen.Screen,
  Code: paperCode.Screen,
  Covered: coveredPassports.Screen,
};

/** Days and people belong to insurance; the checkout after them is shared by all products. */
export function InsuranceStep({ flowView, flow, data, search }: Props): ReactElement {
  const { view } = flowView;
  if (view.kind === 'quoting') return <quoteStep.Screen view={view} flow={flow} data={data} search={search} />;
  return (
    <OtherPolicies value={data.others}>
      <CheckoutStep view={view} flowView={flowView} flow={flow} draft={data.draft} screens={SCREENS} />
    </OtherPolicies>
  );
}
