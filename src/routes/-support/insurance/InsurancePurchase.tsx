import { Suspense } from 'react';
import { orderInfoOf } from '#machines/core/order.ts';
import type { InsuranceRoute } from '#machines/insurance/insurance-purchase/types.ts';
import { m } from '#src/copy/generated/messages.js';
import { requestAlert } from '#src/platform/core/device/alert-channel.ts';
import type { InsuranceFlow, InsuranceFlowView } from '#src/platform/insurance/insurance-flow.ts';
import { usePeopleWhoLeft } from '#src/routes/-support/accounts/usePeopleWhoLeft.ts';
import { usePurchaseFlow } from '#src/routes/-support/core/checkout/purchase-page.ts';
import { usePurchasePage } from '#src/routes/-support/core/checkout/usePurchasePage.ts';
import { InsuranceStep } from '#src/routes/-support/insurance/InsuranceStep.tsx';
import type { InsuranceData } from '#src/routes/-support/insurance/insurance-data.ts';
import { liveInsuranceFlow } from '#src/routes/-support/insurance/insurance-screens.ts';
import { insuranceUrlMapping, type ShownInsurance } from '#src/routes/-support/insurance/insurance-url-mapping.ts';
import { Section, Wrap } from '#src/ui/layout.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';

export type InsurancePurchaseProps = {
  readonly data: InsuranceData;
  readonly page: InsuranceRoute['indicatePage'];
  /** The query of the page, unparsed. */
  readonly search: Readonly<Record<string, unknown>>;
};

/** The flow on the page: one purchase, its snapshot, and its screen. */
export const InsurancePurchase = (props: InsurancePurchaseProps) => (
  <Suspense
    fallback={
      <Section isTight>
        <Wrap>
          <Skeleton />
        </Wrap>
      </Section>
    }
  >
    <Flow {...props} key={usePeopleWhoLeft()} />
  </Suspense>
);

function Flow(props: InsurancePurchaseProps) {
  const flow = useInsuranceFlow(props);
  const flowView = usePurchasePage(flow, insuranceUrlMapping, tellWhy);
  return <InsuranceStep flowView={flowView} flow={flow} data={props.data} search={props.search} />;
}

function useInsuranceFlow({ data, page }: InsurancePurchaseProps): InsuranceFlow {
  const live = liveInsuranceFlow.take();
  const { order } = data;
  return usePurchaseFlow(data, (context, clock) => {
    const input = {
      flowId: '',
      order: order ? orderInfoOf(order) : null,
      route: { indicatePage: page, orderId: order?.orderId ?? null },
    };
    return live.enterInsurancePurchase(context, input, clock, data);
  });
}

/** Corrects a URL that the flow cannot follow; tells the traveller why, unless the page already does. */
function tellWhy(_: ShownInsurance, { view: { kind } }: InsuranceFlowView): void {
  if (kind !== 'verifying') requestAlert({ text: m.pages_note_step_not_possible() });
}
