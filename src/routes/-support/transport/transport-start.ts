// What the pages need first. Only the server asks: it writes the files' names into the page.

const MACHINE = 'src/platform/transport/live-transport-flow.ts';
const FORM = 'src/routes/-support/transport/TransportFormStep.tsx';
const STEPS: Readonly<Record<string, string>> = {
  passengers: 'src/routes/-support/transport/TransportPeopleStep.tsx',
  confirm: 'src/routes/-support/transport/TransportReviewStep.tsx',
};

/** The forms are HTML until they are touched. A step of an order runs at once. */
export const firstStart = {
  hydrate: (search: URLSearchParams) => (search.has('order') ? ('idle' as const) : ('interaction' as const)),
  parts: (search: URLSearchParams) => [(search.has('order') && STEPS[search.get('step') ?? '']) || FORM, MACHINE],
};

export const papersStart = {
  hydrate: 'idle' as const,
  parts: ['src/routes/-support/transport/TransportPapersStep.tsx', MACHINE],
};
