import type { IndicatePage } from '#machines/core/order-checkout/types.ts';
import { lazyPart, lazyScreen } from '#src/routes/-support/core/pages/lazy-screen.ts';

/** The machine with its dependencies. */
export const liveInsuranceFlow = lazyPart(() => import('#src/platform/insurance/live-insurance-flow.ts'));

/** The screens, each in its own chunk; loaders preload theirs. */
export const quoteStep = lazyScreen(
  async () => (await import('#src/routes/-support/insurance/InsuranceQuoteStep.tsx')).InsuranceQuoteStep,
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

export function stepScreen(page: IndicatePage): { readonly preload: () => Promise<unknown> } {
  switch (page) {
    case 'results':
      return quoteStep;
    case 'passengers':
      return peopleStep;
    case 'confirm':
      return reviewStep;
    case 'issue':
      return papersScreen;
  }
}

/** Loaded only on certificates with masked passport numbers. */
export const coveredPassports = lazyScreen(
  async () => (await import('#src/routes/-support/accounts/CoveredPassports.tsx')).CoveredPassports,
);

/** The QR code of papers: the server's picture until the page is touched. */
export const paperCode = lazyScreen(async () => (await import('#src/screens/core/issue/TicketCode.tsx')).TicketCode, {
  onTouch: true,
});
