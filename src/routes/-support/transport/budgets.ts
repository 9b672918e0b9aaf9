const PARTS = 'src/routes/-support/transport';
const PLAN = '/iran-transportation?kind=train&from=tehran&to=mashhad&day=2026-12-12&women=1&run=SIM+115&class=b4';
/** Steps of an order: of a ride, and of a train or a bus. The loader knows which, and names its parts. */
const PEOPLE = `/iran-transportation?step=passengers&order=1#${PARTS}/TransportPeopleStep.tsx`;
const REVIEW = `/iran-transportation?step=confirm&order=1#${PARTS}/TransportReviewStep.tsx`;
const PAPERS = `/iran-transportation/issue/1#${PARTS}/TransportPapersStep.tsx`;
const RUN_ORDER = '/profile/orders/1#src/screens/transport/RunOrderPage.tsx';
const TRACKED = `${PAPERS}#${PARTS}/RideTracker.tsx`;
const RUN_PEOPLE = `/iran-transportation?step=passengers&order=1#${PARTS}/RunSteps.tsx#${PARTS}/RunPeopleStep.tsx`;
const RUN_REVIEW = `/iran-transportation?step=confirm&order=1#${PARTS}/RunSteps.tsx#${PARTS}/RunReviewStep.tsx`;
const RUN_PAPERS = `/iran-transportation/issue/1#${PARTS}/RunSteps.tsx#src/screens/transport/runs/checkout/RunPapers.tsx`;

/** What its pages fetch while they are idle at most, in kB of gzip -9: `scripts/budgets.ts` weighs them. */
export const budgets: Readonly<Record<string, number>> = {
  '/iran-transportation': 191.9,
  '/iran-transportation?kind=train': 122.5,
  '/iran-transportation?kind=train&from=tehran&to=mashhad&day=2026-12-12&women=1': 124.9,
  [PLAN]: 158.3,
  [PEOPLE]: 210.2,
  [REVIEW]: 205.3,
  [PAPERS]: 190.3,
  [TRACKED]: 203.5,
  [RUN_PEOPLE]: 209.6,
  [RUN_REVIEW]: 206.5,
  [RUN_PAPERS]: 191.6,
  '/profile/orders/1#src/screens/transport/OrderPage.tsx': 161.6,
  [RUN_ORDER]: 153.3,
  '/iran-transportation/ask': 192.2,
  '/iran-transportation/ask/1': 192.2,
  '/transportation-rules': 127,
};

/** Of those who look at a price few go on, and fewer ask: pages of others get no heavier for them. */
export const rare: readonly string[] = [
  ...[PEOPLE, REVIEW, PAPERS, TRACKED, RUN_PEOPLE, RUN_REVIEW, RUN_PAPERS, RUN_ORDER],
  '/iran-transportation/ask',
  '/iran-transportation/ask/1',
];
