import { lazyScreen } from '#src/routes/-support/core/pages/lazy-screen.ts';

// Each desk is a chunk; the loader preloads the needed one.

export const visaDesk = lazyScreen(async () => (await import('#src/routes/-support/visa/VisaReview.tsx')).VisaReview);
export const messageDesk = lazyScreen(
  async () => (await import('#src/routes/-support/core/messages/MessageDesk.tsx')).MessageDesk,
);
