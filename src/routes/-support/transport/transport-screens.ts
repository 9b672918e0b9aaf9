import { lazyPart, lazyScreen } from '#src/routes/-support/core/pages/lazy-screen.ts';

/** The machine with its dependencies. */
export const liveTransportFlow = lazyPart(() => import('#src/platform/transport/live-transport-flow.ts'));

/** The screens, each in its own chunk; loaders preload theirs. */
export const questionStep = lazyScreen(
  async () => (await import('#src/routes/-support/transport/TransportQuestionStep.tsx')).TransportQuestionStep,
);
export const peopleStep = lazyScreen(
  async () => (await import('#src/routes/-support/transport/TransportPeopleStep.tsx')).TransportPeopleStep,
);
export const reviewStep = lazyScreen(
  async () => (await import('#src/routes/-support/transport/TransportReviewStep.tsx')).TransportReviewStep,
);
export const papersScreen = lazyScreen(
  async () => (await import('#src/screens/transport/checkout/TransportPapers.tsx')).TransportPapers,
);

/** The QR code of papers: the server's picture until the page is hydrated. */
export const paperCode = lazyScreen(async () => (await import('#src/screens/core/issue/TicketCode.tsx')).TicketCode, {
  onTouch: true,
});
