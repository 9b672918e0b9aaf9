import { lazyPiece } from '#src/routes/-support/core/pages/lazy-screen.ts';

/** In a chunk of its own: two pages of seven have a picture, and few requests are asked for one again. */
export const PictureHost = lazyPiece(
  async () => (await import('#src/routes/-support/visa/VisaPictureHost.tsx')).VisaPictureHost,
);

/**
 * A screen that may have a picture. The server writes a page as a whole; the browser brings the part when a page has one, and where the
 * server drew one, before the page is taken over: a press on a piece that is not there yet would be lost.
 */
export async function withPicture<T>(screen: T): Promise<T> {
  if (import.meta.env.SSR || document.querySelector('[data-picture]')) await PictureHost.preload();
  return screen;
}
