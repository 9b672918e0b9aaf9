import type { IndicatePage } from '#machines/core/order-checkout/types.ts';
import { lazyPart, lazyScreen } from '#src/routes/-support/core/pages/lazy-screen.ts';

/** The machine with its dependencies. */
export const liveCardFlow = lazyPart(() => import('#src/platform/card/live-card-flow.ts'));

/** The screens, each in its own chunk; loaders preload theirs. */
export const calculatorStep = lazyScreen(
  async () => (await import('#src/routes/-support/card/CardCalculator.tsx')).CardCalculator,
);
export const wishStep = lazyScreen(
  async () => (await import('#src/routes/-support/card/CardWishStep.tsx')).CardWishStep,
);
export const peopleStep = lazyScreen(async () =>
  (await import('#src/routes/-support/card/CardPeopleStep.tsx')).bringCardPeople(),
);
export const reviewStep = lazyScreen(
  async () => (await import('#src/routes/-support/card/CardReviewStep.tsx')).CardReviewStep,
);
export const papersScreen = lazyScreen(async () =>
  (await import('#src/routes/-support/card/CardPapersStep.tsx')).bringCardPapers(),
);

export function stepScreen(page: IndicatePage): { readonly preload: () => Promise<unknown> } {
  switch (page) {
    case 'results':
      return wishStep;
    case 'passengers':
      return peopleStep;
    case 'confirm':
      return reviewStep;
    case 'issue':
      return papersScreen;
  }
}

/** The QR code of papers: the server's picture until the page is touched. */
export const paperCode = lazyScreen(async () => (await import('#src/screens/core/issue/TicketCode.tsx')).TicketCode, {
  onTouch: true,
});
