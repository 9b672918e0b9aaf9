import { useRouteContext } from '@tanstack/react-router';
import { type ComponentType, type ReactElement, useEffect, useState } from 'react';
import type { PassengerDraft } from '#domain/core/passengers.ts';
import type { CheckoutPageView } from '#machines/core/order-checkout/view.ts';
import type { OrderCore } from '#src/platform/core/api/queries.ts';
import { createBankVisits } from '#src/platform/core/checkout/bank-visits.ts';
import type { OrderFlowView } from '#src/platform/core/checkout/order-flow.ts';
import { tabStorage } from '#src/platform/core/device/tab-storage.ts';
import type { CheckoutFlow } from '#src/routes/-support/core/checkout/checkout-flow.ts';
import { KeepPapers } from '#src/routes/-support/core/checkout/KeepPapers.tsx';
import type { PassengersStepProps } from '#src/routes/-support/core/checkout/PassengersStep.tsx';
import type { ReviewStepProps } from '#src/routes/-support/core/checkout/ReviewStep.tsx';
import { LateFits } from '#src/routes/-support/country/LateFits.tsx';
import { OrderMissing } from '#src/screens/core/booking/OrderMissing.tsx';
import type { CodeProps } from '#src/screens/core/booking/slots.ts';
import type { IssueScreenProps } from '#src/screens/core/issue/IssueScreen.tsx';

type Props<O extends OrderCore> = {
  readonly view: CheckoutPageView;
  readonly flowView: Omit<OrderFlowView<unknown, O>, 'view'>;
  readonly flow: CheckoutFlow;
  /** The draft on the server. */
  readonly draft: PassengerDraft | null;
  /** Screens of the product, each in its chunk. */
  readonly screens: {
    readonly Passengers: ComponentType<PassengersStepProps<O>>;
    readonly Review: ComponentType<ReviewStepProps<O>>;
    readonly Papers: ComponentType<Omit<IssueScreenProps<O>, 'slots'>>;
    /** QR code of the papers. */
    readonly Code: ComponentType<CodeProps>;
    /** Shows masked passport numbers. */
    readonly Covered: ComponentType<{ readonly order: O }>;
  };
};

export function CheckoutStep<O extends OrderCore>({ view, flowView, flow, draft, screens }: Props<O>): ReactElement {
  const { Passengers, Review, Papers, Code, Covered } = screens;
  const { order, documents, problem } = flowView;
  const isElsewhere = useElsewhere(view, order);
  const { origin } = useRouteContext({ from: '__root__' });
  if (!order) return <OrderMissing problem={problem} onRetry={flow.retry} />;
  switch (view.kind) {
    case 'passengers':
      return <Passengers flow={flow} view={view} order={order} draft={draft} />;
    case 'review':
      return <Review view={view} order={order} flow={flow} />;
    case 'expired':
      return view.page === 'confirm' ? (
        <Review view={view} order={order} flow={flow} />
      ) : (
        <Passengers flow={flow} view={view} order={order} draft={draft} />
      );
    case 'verifying':
    case 'issuing':
    case 'issued':
    case 'refunded':
    case 'resuming':
      return (
        <Papers
          view={view}
          order={order}
          documents={documents}
          problem={problem}
          onRetry={flow.retry}
          isElsewhere={isElsewhere}
          clock={flow.clock}
          Code={Code}
          pageUrl={origin + order.page}
          send={flow.send}
          keeping={documents ? <KeepPapers path={order.page} /> : null}
          covered={<Covered order={order} />}
          fits={documents ? <LateFits order={order} /> : null}
        />
      );
  }
}

/** Whether another tab started the open payment attempt. Unknown on the server, so false in the first render. */
function useElsewhere({ kind }: CheckoutPageView, order: OrderCore | null): boolean {
  const [isElsewhere, setElsewhere] = useState(false);
  const isOpen = kind === 'verifying' && order?.status === 'paying';
  const orderId = order?.orderId ?? '';
  const attempt = order?.payment?.attempt ?? 0;
  useEffect(() => {
    setElsewhere(isOpen && createBankVisits(tabStorage()).last(orderId) < attempt);
  }, [isOpen, orderId, attempt]);
  return isElsewhere;
}
