import type { ReactElement } from 'react';
import type { VisaFlow, VisaFlowView } from '#src/platform/visa/visa-flow.ts';
import { CheckoutStep } from '#src/routes/-support/core/checkout/CheckoutStep.tsx';
import type { VisaData } from '#src/routes/-support/visa/visa-data.ts';
import {
  letterCode,
  visaFillingStep,
  visaReviewStep,
  visaTrackerStep,
} from '#src/routes/-support/visa/visa-screens.ts';
import { KeptAgainScreen } from '#src/screens/visa/request/KeptAgainScreen.tsx';

type Props = { readonly flowView: VisaFlowView; readonly flow: VisaFlow; readonly data: VisaData };

/** The pages of the request; the later steps are the shared checkout, with the tracker instead of papers. */
export function VisaStep({ flowView, flow, data }: Props): ReactElement {
  const { view, order, request } = flowView;
  switch (view.kind) {
    case 'starting':
    case 'trip':
    case 'tasks':
    case 'applicant':
    case 'contact':
    case 'ended':
      return <visaFillingStep.Screen view={view} order={order} request={request} flow={flow} data={data} />;
    default:
      return (
        <CheckoutStep
          view={view}
          flowView={flowView}
          flow={flow}
          draft={data.draft}
          screens={{
            // The request's own pages ask for the travellers.
            Passengers: () => <KeptAgainScreen onCheck={() => flow.send({ type: 'step.visit', step: 'passengers' })} />,
            Review: visaReviewStep.Screen,
            Papers: visaTrackerStep.Screen,
            Code: letterCode.Screen,
            Covered: () => null,
          }}
        />
      );
  }
}
