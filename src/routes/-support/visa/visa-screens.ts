import { lazyPart, lazyScreen } from '#src/routes/-support/core/pages/lazy-screen.ts';

export const liveVisaFlow = lazyPart(() => import('#src/platform/visa/live-visa-flow.ts'));

/** Screens of the request, one chunk each; loaders preload theirs. */
export const visaFillingStep = lazyScreen(async () =>
  (await import('#src/routes/-support/visa/VisaFillingStep.tsx')).bringVisaFilling(),
);
export const visaReviewStep = lazyScreen(
  async () => (await import('#src/routes/-support/visa/VisaReviewStep.tsx')).VisaReviewStep,
);
export const visaTrackerStep = lazyScreen(async () =>
  (await import('#src/routes/-support/visa/VisaTrackerStep.tsx')).bringVisaTracker(),
);

/** QR code of letters: server HTML until the page is touched. */
export const letterCode = lazyScreen(async () => (await import('#src/screens/core/issue/TicketCode.tsx')).TicketCode, {
  onTouch: true,
});
