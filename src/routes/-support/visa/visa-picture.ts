import { lazyPiece } from '#src/routes/-support/core/pages/lazy-screen.ts';

/** A separate chunk: two of seven pages have a picture, and few requests need one again. */
export const VisaPictureHost = lazyPiece(
  async () => (await import('#src/routes/-support/visa/VisaPictureHost.tsx')).VisaPictureHost,
);
