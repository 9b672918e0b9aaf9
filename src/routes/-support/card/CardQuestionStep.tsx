import type { CardOrderView } from '#machines/card/card-order/view.ts';
import type { CardFlow } from '#src/platform/card/card-flow.ts';
import type { CardData } from '#src/routes/-support/card/card-data.ts';
import { QuestionScreen } from '#src/screens/card/QuestionScreen.tsx';

type Props = {
  readonly view: Extract<CardOrderView, { kind: 'asking' }>;
  readonly flow: CardFlow;
  readonly data: CardData;
};

export const CardQuestionStep = ({ view, flow, data: { today } }: Props) => (
  <QuestionScreen view={view} today={today} clock={flow.clock} send={flow.send} />
);
