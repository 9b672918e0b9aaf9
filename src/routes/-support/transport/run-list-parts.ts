import { latePiece, lazyPiece } from '#src/routes/-support/core/pages/lazy-screen.ts';

/** "Edit search": HTML until the page is touched. */
export const listHead = lazyPiece(
  async () => (await import('#src/screens/transport/runs/RunListHead.tsx')).RunListHead,
  { onTouch: true },
);
/** Only where the list could not be read. */
export const listFailed = lazyPiece(
  async () => (await import('#src/screens/transport/runs/ListFailed.tsx')).ListFailed,
);
/** Only of a day that is not sold yet. */
export const tellMe = latePiece(async () => (await import('#src/routes/-support/transport/TellMeHost.tsx')).TellMeHost);
