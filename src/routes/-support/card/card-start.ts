// What the pages need first. Only the server asks: it writes the files' names into the page.

const MACHINE = 'src/platform/card/live-card-flow.ts';
const CALCULATOR = 'src/routes/-support/card/CardCalculator.tsx';
const WISH = 'src/routes/-support/card/CardWishStep.tsx';
const STEPS: Readonly<Record<string, string>> = {
  passengers: 'src/routes/-support/card/CardPeopleStep.tsx',
  confirm: 'src/routes/-support/card/CardReviewStep.tsx',
};

const isOrdering = (search: URLSearchParams): boolean => search.has('order') || search.get('step') === 'wish';

/** The calculator is HTML until it is touched. A step of an order runs at once. */
export const firstStart = {
  hydrate: (search: URLSearchParams) => (isOrdering(search) ? ('idle' as const) : ('interaction' as const)),
  parts: (search: URLSearchParams) =>
    isOrdering(search) ? [(search.has('order') && STEPS[search.get('step') ?? '']) || WISH, MACHINE] : [CALCULATOR],
};

export const papersStart = {
  hydrate: 'idle' as const,
  parts: ['src/routes/-support/card/CardPapersStep.tsx', MACHINE],
};
