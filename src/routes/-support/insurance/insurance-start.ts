// What the pages need first. Only the server asks: it writes the files' names into the page.

const MACHINE = 'src/platform/insurance/live-insurance-flow.ts';
const start = (part: string) => ({ hydrate: 'idle' as const, parts: [part, MACHINE] });
export const questionStart = start('src/routes/-support/insurance/InsuranceQuestionStep.tsx');
export const peopleStart = start('src/routes/-support/insurance/InsurancePeopleStep.tsx');
export const reviewStart = start('src/routes/-support/insurance/InsuranceReviewStep.tsx');
export const papersStart = start('src/screens/insurance/checkout/InsurancePapers.tsx');
