import { lazyPart, lazyScreen } from '#src/routes/-support/lazy-screen.ts';

/** The machine with all it needs. */
export const liveVisaFlow = lazyPart(() => import('#src/platform/live-visa-flow.ts'));

/** The screens of the request, each in its chunk; loaders preload the one they are for. */
export const visaFillingStep = lazyScreen(async () => {
  const { VisaFillingStep, PictureHost } = await import('#src/routes/-support/VisaFillingStep.tsx');
  // The server writes a page as a whole; the browser brings the picture's part when a page has one.
  if (import.meta.env.SSR) await PictureHost.preload();
  return VisaFillingStep;
});
export const visaReviewStep = lazyScreen(
  async () => (await import('#src/routes/-support/VisaReviewStep.tsx')).VisaReviewStep,
);
export const visaTrackerStep = lazyScreen(async () => {
  const { VisaTrackerStep, PictureHost } = await import('#src/routes/-support/VisaTrackerStep.tsx');
  if (import.meta.env.SSR) await PictureHost.preload();
  return VisaTrackerStep;
});

/** The QR code of letters: the server's picture until somebody touches the page. */
export const letterCode = lazyScreen(async () => (await import('#src/screens/issue/TicketCode.tsx')).TicketCode, {
  onTouch: true,
});

const MACHINE = 'src/platform/live-visa-flow.ts';
const start = (part: string) => ({ hydrate: 'idle' as const, parts: [part, MACHINE] });
export const visaFillingStart = start('src/routes/-support/VisaFillingStep.tsx');
export const visaReviewStart = start('src/routes/-support/VisaReviewStep.tsx');
export const visaTrackerStart = start('src/routes/-support/VisaTrackerStep.tsx');
