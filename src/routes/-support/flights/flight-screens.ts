import type { FlightBookingView } from '#machines/flights/flight-booking/view.ts';
import { lazyPart, lazyScreen } from '#src/routes/-support/core/pages/lazy-screen.ts';

/** The machine with all it needs. */
export const liveFlow = lazyPart(() => import('#src/platform/flights/live-flight-flow.ts'));

/** The screens of the flow, each in its chunk; loaders preload the one they are for. */
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

/** How covered passport numbers are shown: only on papers that have some. */
export const coveredPassports = lazyScreen(
  async () => (await import('#src/routes/-support/accounts/CoveredPassports.tsx')).CoveredPassports,
);

/** The QR code of papers: the server's picture until somebody touches the page. */
export const ticketCode = lazyScreen(async () => (await import('#src/screens/core/issue/TicketCode.tsx')).TicketCode, {
  onTouch: true,
});

const STEPS: Readonly<Record<string, string>> = {
  passengers: 'src/routes/-support/flights/FlightPassengersStep.tsx',
  confirm: 'src/routes/-support/flights/FlightReviewStep.tsx',
};
const PAPERS = 'src/screens/flights/checkout/FlightPapers.tsx';
/** By the step that an address shows; none: the list. */
const NEXT_STEP: Readonly<Record<string, string | undefined>> = { '': STEPS.passengers, passengers: STEPS.confirm };
const MACHINE = 'src/platform/flights/live-flight-flow.ts';
const LIST = ['src/routes/-support/flights/ResultsStep.tsx', 'src/routes/-support/flights/late-results.ts'];
/** Behind "Edit search" of a list: fetched after what the list itself needs. */
const PANEL = 'src/routes/-support/flights/SearchPanel.tsx';
/** What may follow *Select*, besides the next step. */
const PRICE = 'src/screens/flights/results/PriceChanged.tsx';
/** Of the page with the search form: what it leads to. */
export const searchLeadsTo: readonly string[] = ['src/routes/flights/{-$route}.tsx?tsr-split=loader', ...LIST];

/** The step that an address shows first; none: the list. */
const stepOf = (search: URLSearchParams) => (search.has('order') ? STEPS[search.get('step') ?? ''] : undefined);

/** How the pages of a booking start. While seats are held the machine runs, and nobody touches a list before it is there. */
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

/** Of the page of papers. */
export const issueStart = { hydrate: 'idle', parts: [PAPERS] } as const;

/** Each step brings the code of the next one, so that its page shows as soon as the server has answered. */
export function preloadNext(view: FlightBookingView): void {
  const next =
    view.kind === 'results' && view.isHolding
      ? passengersStep
      : view.kind === 'passengers'
        ? reviewStep
        : view.kind === 'review'
          ? papersScreen
          : undefined;
  // A chunk that does not come is asked for again when it is needed, and missed then.
  void next?.preload().catch(() => undefined);
}
