// What the pages need first. Only the server asks: it writes the files' names into the page.

const MACHINE = 'src/platform/card/live-card-flow.ts';
const start = (part: string) => ({ hydrate: 'idle' as const, parts: [part, MACHINE] });
export const questionStart = start('src/routes/-support/card/CardQuestionStep.tsx');
export const peopleStart = start('src/routes/-support/card/CardPeopleStep.tsx');
export const reviewStart = start('src/routes/-support/card/CardReviewStep.tsx');
export const papersStart = start('src/screens/card/checkout/CardPapers.tsx');
