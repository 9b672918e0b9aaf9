import { lazyPart, lazyScreen } from '#src/routes/-support/core/pages/lazy-screen.ts';

/** The machine with its dependencies. */
export const liveInsuranceFlow = lazyPart(() => import('#src/platform/insurance/live-insurance-flow.ts'));

/** The screens, each in its own chunk; loaders preload theirs. */
export const questionStep = lazyScreen(
  async () => (await import('#src/routes/-support/insurance/InsuranceQuestionStep.tsx')).InsuranceQuestionStep,
);
export const peopleStep = lazyScreen(
  async () => (await import('#src/routes/-support/insurance/InsurancePeopleStep.tsx')).InsurancePeopleStep,
);
export const reviewStep = lazyScreen(
  async () => (await import('#src/routes/-support/insurance/InsuranceReviewStep.tsx')).InsuranceReviewStep,
);
export const papersScreen = lazyScreen(
  async () => (await import('#src/screens/insurance/checkout/InsurancePapers.tsx')).InsurancePapers,
);

/** The QR code of papers: the server's picture until the page is hydrated. */
export const paperCode = lazyScreen(async () => (await import('#src/screens/core/issue/TicketCode.tsx')).TicketCode, {
  onTouch: true,
});
