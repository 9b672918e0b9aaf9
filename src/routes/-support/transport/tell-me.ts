import { latePiece } from '#src/routes/-support/core/pages/lazy-screen.ts';

/** Only of a day that is not sold yet. */
export const tellMe = latePiece(async () => (await import('#src/routes/-support/transport/TellMeHost.tsx')).TellMeHost);
