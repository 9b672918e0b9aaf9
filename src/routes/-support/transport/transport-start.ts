// What the pages need first. Only the server asks: it writes the files' names into the page.

const MACHINE = 'src/platform/transport/live-transport-flow.ts';
const PLACES = 'src/routes/-support/transport/PlacesStep.tsx';
const BOOKING = 'src/routes/-support/transport/TransportBooking.tsx';
const FORM = 'src/routes/-support/transport/TransportFormStep.tsx';
const STEPS: Readonly<Record<string, string>> = {
  passengers: 'src/routes/-support/transport/TransportPeopleStep.tsx',
  confirm: 'src/routes/-support/transport/TransportReviewStep.tsx',
};

const RUNS = 'src/routes/-support/transport/Runs.tsx';

/** Which page of a train or a bus an address shows, as its loader decides; null for all others. */
function runsPart(search: URLSearchParams): string | null {
  const isRun = ['train', 'bus'].includes(search.get('kind') ?? '') && !search.has('order');
  if (!isRun) return null;
  if (!search.has('day') || search.has('edit')) return 'src/routes/-support/transport/RunFormStep.tsx';
  return search.has('run') ? PLACES : 'src/routes/-support/transport/RunListStep.tsx';
}

function firstParts(search: URLSearchParams): readonly string[] {
  const runs = runsPart(search);
  if (runs) return [RUNS, runs];
  return [BOOKING, (search.has('order') && STEPS[search.get('step') ?? '']) || FORM, MACHINE];
}

/** Forms and lists are HTML until they are touched. A step of an order runs at once, and the plan of a train. */
export const firstStart = {
  hydrate: (search: URLSearchParams) =>
    search.has('order') || runsPart(search) === PLACES ? ('idle' as const) : ('interaction' as const),
  parts: firstParts,
};

export const papersStart = {
  hydrate: 'idle' as const,
  parts: [BOOKING, 'src/routes/-support/transport/TransportPapersStep.tsx', MACHINE],
};
