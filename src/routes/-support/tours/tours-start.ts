// What the pages need first. Only the server asks: it writes the files' names into the page.

const MACHINE = 'src/platform/tours/live-tours-flow.ts';
const start = (part: string) => ({ hydrate: 'idle' as const, parts: [part, MACHINE] });
export const questionStart = start('src/routes/-support/tours/ToursQuestionStep.tsx');
export const peopleStart = start('src/routes/-support/tours/ToursPeopleStep.tsx');
export const reviewStart = start('src/routes/-support/tours/ToursReviewStep.tsx');
export const papersStart = start('src/screens/tours/checkout/ToursPapers.tsx');
