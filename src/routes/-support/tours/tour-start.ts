// What the pages need first. Only the server asks: it writes the files' names into the page.

const MACHINE = 'src/platform/tours/live-tour-flow.ts';
const PAGE = 'src/routes/-support/tours/TourPageStep.tsx';
const STEPS: Readonly<Record<string, string>> = {
  passengers: 'src/routes/-support/tours/TourPeopleStep.tsx',
  confirm: 'src/routes/-support/tours/TourReviewStep.tsx',
};

/** The tour: the page is HTML until it is touched. A step of an order runs at once. */
export const tourStart = {
  hydrate: (search: URLSearchParams) => (search.has('order') ? ('idle' as const) : ('interaction' as const)),
  parts: (search: URLSearchParams) => [(search.has('order') && STEPS[search.get('step') ?? '']) || PAGE, MACHINE],
};

export const papersStart = {
  hydrate: 'idle' as const,
  parts: ['src/screens/tours/checkout/TourPapers.tsx', MACHINE],
};
