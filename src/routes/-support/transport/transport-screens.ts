import type { IndicatePage } from '#machines/core/order-checkout/types.ts';
import { lazyPart, lazyScreen } from '#src/routes/-support/core/pages/lazy-screen.ts';

/** The machine with its dependencies. */
export const liveTransportFlow = lazyPart(() => import('#src/platform/transport/live-transport-flow.ts'));

/** The screens, each in its own chunk; loaders preload theirs. */
export const formStep = lazyScreen(
  async () => (await import('#src/routes/-support/transport/TransportFormStep.tsx')).TransportFormStep,
);
export const peopleStep = lazyScreen(
  async () => (await import('#src/routes/-support/transport/TransportPeopleStep.tsx')).TransportPeopleStep,
);
export const reviewStep = lazyScreen(
  async () => (await import('#src/routes/-support/transport/TransportReviewStep.tsx')).TransportReviewStep,
);
export const papersScreen = lazyScreen(
  async () => (await import('#src/routes/-support/transport/TransportPapersStep.tsx')).TransportPapersStep,
);

/** The same steps of a train or a bus, which show nothing of rides. */
export const runPeopleStep = lazyScreen(
  async () => (await import('#src/routes/-support/transport/RunPeopleStep.tsx')).RunPeopleStep,
);
export const runReviewStep = lazyScreen(
  async () => (await import('#src/routes/-support/transport/RunReviewStep.tsx')).RunReviewStep,
);
export const runPapersScreen = lazyScreen(
  async () => (await import('#src/screens/transport/runs/checkout/RunPapers.tsx')).RunPapers,
);

type Preloaded = { readonly preload: () => Promise<unknown> };

/** The screen of a page of a train or a bus; its list and its plan are pages of their own. */
export function runStepScreen(page: IndicatePage): Preloaded {
  return page === 'issue' ? runPapersScreen : page === 'confirm' ? runReviewStep : runPeopleStep;
}

export function stepScreen(page: IndicatePage): Preloaded {
  switch (page) {
    case 'results':
      return formStep;
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
