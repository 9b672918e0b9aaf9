import type { TransportBookingView } from '#machines/transport/transport-booking/view.ts';
import type { TransportFlow } from '#src/platform/transport/transport-flow.ts';
import type { TransportData } from '#src/routes/-support/transport/transport-data.ts';
import { QuestionScreen } from '#src/screens/transport/QuestionScreen.tsx';

type Props = {
  readonly view: Extract<TransportBookingView, { kind: 'asking' }>;
  readonly flow: TransportFlow;
  readonly data: TransportData;
};

export const TransportQuestionStep = ({ view, flow, data: { today } }: Props) => (
  <QuestionScreen view={view} today={today} clock={flow.clock} send={flow.send} />
);
