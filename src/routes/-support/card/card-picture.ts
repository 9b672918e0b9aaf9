import { lazyPiece } from '#src/routes/-support/core/pages/lazy-screen.ts';

/** A chunk of its own: the studio comes where a picture is asked for. */
export const CardPictureHost = lazyPiece(
  async () => (await import('#src/routes/-support/card/CardPictureHost.tsx')).CardPictureHost,
);
