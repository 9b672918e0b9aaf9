import type { IndicatePage } from '#machines/core/order-checkout/types.ts';
import { lazyPart, lazyScreen } from '#src/routes/-support/core/pages/lazy-screen.ts';

/** The machine with its dependencies. */
export const liveTourFlow = lazyPart(() => import('#src/platform/tours/live-tour-flow.ts'));

/** The screens, each in its own chunk; loaders preload theirs. */
export const tourPage = lazyScreen(
  async () => (await import('#src/routes/-support/tours/TourPageStep.tsx')).TourPageStep,
);
export const peopleStep = lazyScreen(
  async () => (await import('#src/routes/-support/tours/TourPeopleStep.tsx')).TourPeopleStep,
);
export const reviewStep = lazyScreen(
  async () => (await import('#src/routes/-support/tours/TourReviewStep.tsx')).TourReviewStep,
);
export const papersScreen = lazyScreen(
  async () => (await import('#src/screens/tours/checkout/TourPapers.tsx')).TourPapers,
);

export function stepScreen(page: IndicatePage): { readonly preload: () => Promise<unknown> } {
  switch (page) {
    case 'results':
      return tourPage;
    case 'passengers':
      return peopleStep;
    case 'confirm':
      return reviewStep;
    case 'issue':
      return papersScreen;
  }
}

/** Loaded only on papers with masked passport numbers. */
export const coveredPassports = lazyScreen(
  async () => (await import('#src/routes/-support/accounts/CoveredPassports.tsx')).CoveredPassports,
);

/** The QR code of papers: the server's picture until the page is touched. */
export const paperCode = lazyScreen(async () => (await import('#src/screens/core/issue/TicketCode.tsx')).TicketCode, {
  onTouch: true,
});
