import type { InsuranceBookingView } from '#machines/insurance/insurance-booking/view.ts';
import type { InsuranceFlow } from '#src/platform/insurance/insurance-flow.ts';
import type { InsuranceData } from '#src/routes/-support/insurance/insurance-data.ts';
import { QuestionScreen } from '#src/screens/insurance/QuestionScreen.tsx';

type Props = {
  readonly view: Extract<InsuranceBookingView, { kind: 'asking' }>;
  readonly flow: InsuranceFlow;
  readonly data: InsuranceData;
};

export const InsuranceQuestionStep = ({ view, flow, data: { today } }: Props) => (
  <QuestionScreen view={view} today={today} clock={flow.clock} send={flow.send} />
);
