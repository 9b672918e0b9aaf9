import { Suspense } from 'react';
import { orderInfoOf } from '#machines/core/order.ts';
import type { VisaRequestInput } from '#machines/visa/visa-request/types.ts';
import { m } from '#src/copy/generated/messages.js';
import { requestAlert } from '#src/platform/core/device/alert-channel.ts';
import type { VisaFlow, VisaFlowView } from '#src/platform/visa/visa-flow.ts';
import { parseVisaRequestUrl, searchBoxOfUrl, taskOfUrl } from '#src/platform/visa/visa-request-url.ts';
import { requesteesOf } from '#src/platform/visa/visa-requestees.ts';
import { usePeopleWhoLeft } from '#src/routes/-support/accounts/usePeopleWhoLeft.ts';
import { usePurchaseFlow } from '#src/routes/-support/core/checkout/purchase-page.ts';
import { usePurchasePage } from '#src/routes/-support/core/checkout/usePurchasePage.ts';
import { VisaStep } from '#src/routes/-support/visa/VisaStep.tsx';
import type { VisaData } from '#src/routes/-support/visa/visa-data.ts';
import { type ShownVisa, visaRequestUrlMapping } from '#src/routes/-support/visa/visa-request-url-mapping.ts';
import { liveVisaFlow } from '#src/routes/-support/visa/visa-screens.ts';
import { Section, Wrap } from '#src/ui/layout.tsx';
import { Skeleton } from '#src/ui/Skeleton.tsx';

export type VisaRequestProps = {
  readonly data: VisaData;
  readonly page: 'results' | 'confirm' | 'issue';
  /** The page's raw query. */
  readonly search: Record<string, unknown>;
};

export const VisaRequest = (props: VisaRequestProps) => (
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

const inputOf = ({ data: { order, request }, page, search }: VisaRequestProps): VisaRequestInput => {
  const url = parseVisaRequestUrl(search);
  return {
    flowId: '',
    searchBox: searchBoxOfUrl(url),
    visaRequestees: request
      ? requesteesOf(request, (position) => request.applicants.find((one) => one.position === position)?.answers ?? {})
      : [],
    order: order ? orderInfoOf(order) : null,
    route: { indicatePage: page, orderId: order?.orderId ?? null, open: taskOfUrl(url) },
  };
};

function Flow(props: VisaRequestProps) {
  const { data } = props;
  const flow = useVisaFlow(props);
  const flowView = usePurchasePage(flow, visaRequestUrlMapping, tellWhy);
  return <VisaStep flowView={flowView} flow={flow} data={data} />;
}

function useVisaFlow(props: VisaRequestProps): VisaFlow {
  const live = liveVisaFlow.take();
  return usePurchaseFlow(props.data, (context, clock) =>
    live.enterVisaRequest(context, inputOf(props), clock, props.data),
  );
}

/** Tells why a URL was corrected, unless the page itself does. */
function tellWhy(_: ShownVisa, { view: { kind } }: VisaFlowView): void {
  if (kind !== 'verifying' && kind !== 'ended') requestAlert({ text: m.pages_note_step_not_possible() });
}
