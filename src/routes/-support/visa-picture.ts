import { lazyPiece } from '#src/routes/-support/lazy-screen.ts';

/** In a chunk of its own: two pages of seven have a picture, and few requests are asked for one again. */
export const PictureHost = lazyPiece(
  async () => (await import('#src/routes/-support/VisaPictureHost.tsx')).VisaPictureHost,
);
