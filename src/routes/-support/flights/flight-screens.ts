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

const STEPS: Readonly<Record<string, string>> = {
  passengers: 'src/routes/-support/flights/FlightPassengersStep.tsx',
  confirm: 'src/routes/-support/flights/FlightReviewStep.tsx',
};
const PAPERS = 'src/screens/flights/checkout/FlightPapers.tsx';
/** Next chunk by step; no step: the list. */
const NEXT_STEP: Readonly<Record<string, string | undefined>> = { '': STEPS.passengers, passengers: STEPS.confirm };
const MACHINE = 'src/platform/flights/live-flight-flow.ts';
const LIST = ['src/routes/-support/flights/ResultsStep.tsx', 'src/routes/-support/flights/late-results.ts'];
/** Behind "Edit search": fetched after the list's own chunks. */
const PANEL = 'src/routes/-support/flights/SearchPanel.tsx';
/** May follow *Select*, besides the next step. */
const PRICE = 'src/screens/flights/results/PriceChanged.tsx';
/** Chunks after the search page. */
export const searchLeadsTo: readonly string[] = ['src/routes/flights/{-$route}.tsx?tsr-split=loader', ...LIST];

/** Chunk of a step; no step: the list. */
const stepOf = (search: URLSearchParams) => (search.has('order') ? STEPS[search.get('step') ?? ''] : undefined);

/** Hydration of booking pages. During a hold the machine runs; a list hydrates when touched, together with its machine. */
export const flightsStart = {
  hydrate: (search: URLSearchParams) => (search.has('order') ? ('idle' as const) : ('interaction' as const)),
  parts: (search: URLSearchParams) => {
    const step = stepOf(search);
    return step ? [step, MACHINE] : [...LIST, MACHINE];
  },
  next: (search: URLSearchParams) => [
    ...(stepOf(search) ? [] : [PANEL, PRICE]),
    NEXT_STEP[search.has('order') ? (search.get('step') ?? '') : ''] ?? PAPERS,
  ],
};

export const issueStart = { hydrate: 'idle', parts: [PAPERS] } as const;

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
