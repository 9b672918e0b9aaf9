// What the pages of flights need first. Only the server asks: it writes the files' names into the page.

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
export const searchLeadsTo: readonly string[] = [
  'src/app/rooms/flights.gen.ts',
  'src/routes/(flights)/flights/{-$route}.tsx?tsr-split=loader',
  ...LIST,
];

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
