// What the pages need first. Only the server asks: it writes the files' names into the page.

const MACHINE = 'src/platform/insurance/live-insurance-flow.ts';
const QUOTE = 'src/routes/-support/insurance/InsuranceQuoteStep.tsx';
const STEPS: Readonly<Record<string, string>> = {
  passengers: 'src/routes/-support/insurance/InsurancePeopleStep.tsx',
  confirm: 'src/routes/-support/insurance/InsuranceReviewStep.tsx',
};

/** Days and people: the page is HTML until it is touched. A step of an order runs at once. */
export const firstStart = {
  // Birth dates of another order are read by the page itself.
  hydrate: (search: URLSearchParams) =>
    search.has('order') || search.has('like') ? ('idle' as const) : ('interaction' as const),
  parts: (search: URLSearchParams) => [(search.has('order') && STEPS[search.get('step') ?? '']) || QUOTE, MACHINE],
};

export const papersStart = {
  hydrate: 'idle' as const,
  parts: ['src/screens/insurance/checkout/InsurancePapers.tsx', MACHINE],
};
