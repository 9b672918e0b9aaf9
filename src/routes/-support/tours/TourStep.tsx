import type { ReactElement } from 'react';
import type { TourFlow, TourFlowView } from '#src/platform/tours/tour-flow.ts';
import { CheckoutStep } from '#src/routes/-support/core/checkout/CheckoutStep.tsx';
import type { TourData } from '#src/routes/-support/tours/tour-data.ts';
import {
  coveredPassports,
  paperCode,
  papersScreen,
  peopleStep,
  reviewStep,
  tourPage,
} from '#src/routes/-support/tours/tour-screens.ts';
import { viewOn } from '#src/routes/-support/tours/view-on.ts';

type Props = {
  readonly flowView: TourFlowView;
  readonly flow: TourFlow;
  readonly data: TourData;
  /** The query of the page, unparsed. */
  readonly search: Readonly<Record<string, unknown>>;
  /** While the page of the tour is on its way. */
  readonly waiting: ReactElement;
};

const SCREENS = {
  Passengers: peopleStep.Screen,
  Review: reviewStep.Screen,
  Papers: papersScreen.Screen,
  Code: paperCode.Screen,
  Covered: coveredPassports.Screen,
};

/** The page of the tour belongs to tours; the checkout after it is shared by all products. */
export function TourStep({ flowView, flow, data, search, waiting }: Props): ReactElement {
  const { view } = flowView;
  const { tour, now } = data;
  if (view.kind === 'viewing') {
    if (!tour) return waiting;
    const shown = viewOn(tour.card.slug, view);
    return <tourPage.Screen view={shown} tour={tour} order={flowView.order} now={now} search={search} flow={flow} />;
  }
  return <CheckoutStep view={view} flowView={flowView} flow={flow} draft={data.draft} screens={SCREENS} />;
}
