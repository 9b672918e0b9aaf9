import { latePiece, lazyPiece } from '#src/routes/-support/core/pages/lazy-screen.ts';

/** Behind "Edit search": it comes when that is opened. */
export const editForm = lazyPiece(async () => (await import('#src/screens/transport/runs/RunForm.tsx')).RunForm);
/** Only where the list could not be read. */
export const listFailed = lazyPiece(
  async () => (await import('#src/screens/transport/runs/ListFailed.tsx')).ListFailed,
);
/** Only of a day that is not sold yet. */
export const tellMe = latePiece(async () => (await import('#src/routes/-support/transport/TellMeHost.tsx')).TellMeHost);
