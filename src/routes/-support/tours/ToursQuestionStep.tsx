import type { ToursBookingView } from '#machines/tours/tours-booking/view.ts';
import type { ToursFlow } from '#src/platform/tours/tours-flow.ts';
import type { ToursData } from '#src/routes/-support/tours/tours-data.ts';
import { QuestionScreen } from '#src/screens/tours/QuestionScreen.tsx';

type Props = {
  readonly view: Extract<ToursBookingView, { kind: 'asking' }>;
  readonly flow: ToursFlow;
  readonly data: ToursData;
};

export const ToursQuestionStep = ({ view, flow, data: { today } }: Props) => (
  <QuestionScreen view={view} today={today} clock={flow.clock} send={flow.send} />
);
