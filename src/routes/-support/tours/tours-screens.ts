import { lazyPart, lazyScreen } from '#src/routes/-support/core/pages/lazy-screen.ts';

/** The machine with its dependencies. */
export const liveToursFlow = lazyPart(() => import('#src/platform/tours/live-tours-flow.ts'));

/** The screens, each in its own chunk; loaders preload theirs. */
export const questionStep = lazyScreen(
  async () => (await import('#src/routes/-support/tours/ToursQuestionStep.tsx')).ToursQuestionStep,
);
export const peopleStep = lazyScreen(
  async () => (await import('#src/routes/-support/tours/ToursPeopleStep.tsx')).ToursPeopleStep,
);
export const reviewStep = lazyScreen(
  async () => (await import('#src/routes/-support/tours/ToursReviewStep.tsx')).ToursReviewStep,
);
export const papersScreen = lazyScreen(
  async () => (await import('#src/screens/tours/checkout/ToursPapers.tsx')).ToursPapers,
);

/** The QR code of papers: the server's picture until the page is hydrated. */
export const paperCode = lazyScreen(async () => (await import('#src/screens/core/issue/TicketCode.tsx')).TicketCode, {
  onTouch: true,
});
