import type { ReactElement } from 'react';
import type { CardFlow, CardFlowView } from '#src/platform/card/card-flow.ts';
import type { CardData } from '#src/routes/-support/card/card-data.ts';
import { paperCode, papersScreen, peopleStep, reviewStep, wishStep } from '#src/routes/-support/card/card-screens.ts';
import { StoredPapers } from '#src/routes/-support/card/stored-papers.ts';
import { CheckoutStep } from '#src/routes/-support/core/checkout/CheckoutStep.tsx';

type Props = {
  readonly flowView: CardFlowView;
  readonly flow: CardFlow;
  readonly data: CardData;
  /** The query of the page, unparsed. */
  readonly search: Readonly<Record<string, unknown>>;
};

const SCREENS = {
  Passengers: peopleStep.Screen,
  Review: reviewStep.Screen,
  Papers: papersScreen.Screen,
  Code: paperCode.Screen,
  // No passport field, so there is nothing to mask.
  Covered: () => null,
};

/** The wish belongs to the card; the checkout after it is shared by all products. */
export function CardStep({ flowView, flow, data, search }: Props): ReactElement {
  const { view } = flowView;
  if (view.kind === 'asking') return <wishStep.Screen view={view} flow={flow} data={data} search={search} />;
  return (
    <StoredPapers value={data.papers}>
      <CheckoutStep view={view} flowView={flowView} flow={flow} draft={data.draft} screens={SCREENS} />
    </StoredPapers>
  );
}
