// What the pages of a request need first. Only the server asks: it writes the files' names into the page.

const MACHINE = 'src/platform/visa/live-visa-flow.ts';
const start = (part: string) => ({ hydrate: 'idle' as const, parts: [part, MACHINE] });
export const visaFillingStart = start('src/routes/-support/visa/VisaFillingStep.tsx');
export const visaReviewStart = start('src/routes/-support/visa/VisaReviewStep.tsx');
export const visaTrackerStart = start('src/routes/-support/visa/VisaTrackerStep.tsx');
