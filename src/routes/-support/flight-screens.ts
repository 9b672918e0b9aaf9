import { isWithin, pathTo } from '#domain/addresses.ts';
import type { FlightBookingView } from '#machines/flight-booking/view.ts';
import { lazyPart, lazyScreen } from '#src/routes/-support/lazy-screen.ts';

/** The machine with all it needs. */
export const liveFlow = lazyPart(() => import('#src/platform/live-flight-flow.ts'));

/** The screens of the flow, each in its chunk; loaders preload the one they are for. */
export const resultsStep = lazyScreen(async () => (await import('#src/routes/-support/ResultsStep.tsx')).ResultsStep);
export const passengersStep = lazyScreen(
  async () => (await import('#src/routes/-support/PassengersStep.tsx')).PassengersStep,
);
export const reviewStep = lazyScreen(async () => (await import('#src/routes/-support/ReviewStep.tsx')).ReviewStep);
export const issueScreen = lazyScreen(async () => (await import('#src/screens/issue/IssueScreen.tsx')).IssueScreen);

/** How covered passport numbers are shown: only on tickets that have some. */
export const coveredPassports = lazyScreen(
  async () => (await import('#src/routes/-support/CoveredPassports.tsx')).CoveredPassports,
);

/** The QR code of tickets: the server's picture until somebody touches the page. */
export const ticketCode = lazyScreen(async () => (await import('#src/screens/issue/TicketCode.tsx')).TicketCode, {
  onTouch: true,
});

/** Source of the screen that an address shows first, for the preloads of its page. */
export function screenFile(pathname: string, search: URLSearchParams): string | undefined {
  if (isWithin(pathname, pathTo.issue())) return 'src/screens/issue/IssueScreen.tsx';
  if (!isWithin(pathname, pathTo.flights())) return undefined;
  if (!search.has('order') || !search.has('step')) return 'src/routes/-support/ResultsStep.tsx';
  return search.get('step') === 'confirm'
    ? 'src/routes/-support/ReviewStep.tsx'
    : 'src/routes/-support/PassengersStep.tsx';
}

/** Each step brings the code of the next one, so that its page shows as soon as the server has answered. */
export function preloadNext(view: FlightBookingView): void {
  const next =
    view.kind === 'results' && view.isHolding
      ? passengersStep
      : view.kind === 'passengers'
        ? reviewStep
        : view.kind === 'review'
          ? issueScreen
          : undefined;
  // A chunk that does not come is asked for again when it is needed, and missed then.
  void next?.preload().catch(() => undefined);
}
