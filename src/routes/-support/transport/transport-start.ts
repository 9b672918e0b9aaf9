// What the pages need first. Only the server asks: it writes the files' names into the page.

const MACHINE = 'src/platform/transport/live-transport-flow.ts';
const start = (part: string) => ({ hydrate: 'idle' as const, parts: [part, MACHINE] });
export const questionStart = start('src/routes/-support/transport/TransportQuestionStep.tsx');
export const peopleStart = start('src/routes/-support/transport/TransportPeopleStep.tsx');
export const reviewStart = start('src/routes/-support/transport/TransportReviewStep.tsx');
export const papersStart = start('src/screens/transport/checkout/TransportPapers.tsx');
