import type { FlightBookingView } from '#machines/flights/flight-booking/view.ts';
import { lazyPart, lazyScreen } from '#src/routes/-support/core/pages/lazy-screen.ts';

export const liveFlow = lazyPart(() => import('#src/platform/flights/live-flight-flow.ts'));

/** Screens of the flow, one chunk each; loaders preload theirs. */
export const resultsStep = lazyScreen(
  async () => (await import('#src/routes/-support/flights/ResultsStep.tsx')).ResultsStep,
);
export const passengersStep = lazyScreen(
  async () => (await import('#src/routes/-support/flights/FlightPassengersStep.tsx')).FlightPassengersStep,
);
export const reviewStep = lazyScreen(
  async () => (await import('#src/routes/-support/flights/FlightReviewStep.tsx')).FlightReviewStep,
);
export const papersScreen = lazyScreen(
  async () => (await import('#src/screens/flights/checkout/FlightPapers.tsx')).FlightPapers,
);

/** Loaded only on papers with masked passport numbers. */
export const coveredPassports = lazyScreen(
  async () => (await import('#src/routes/-support/accounts/CoveredPassports.tsx')).CoveredPassports,
);

/** QR code of papers: server HTML until the page is touched. */
export const ticketCode = lazyScreen(async () => (await import('#src/screens/core/issue/TicketCode.tsx')).TicketCode, {
  onTouch: true,
});

/** Preloads the next step, so that it shows as soon as the server answers. */
export function preloadNext(view: FlightBookingView): void {
  const next =
    view.kind === 'results' && view.isHolding
      ? passengersStep
      : view.kind === 'passengers'
        ? reviewStep
        : view.kind === 'review'
          ? papersScreen
          : undefined;
  // A failed chunk is requested again when needed, which reports the failure.
  void next?.preload().catch(() => undefined);
}
