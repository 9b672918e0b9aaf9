import { lazyPiece } from '#src/routes/-support/core/pages/lazy-screen.ts';

/** A separate chunk: two of seven pages have a picture, and few requests need one again. */
export const PictureHost = lazyPiece(
  async () => (await import('#src/routes/-support/visa/VisaPictureHost.tsx')).VisaPictureHost,
);

/**
 * For screens that may have a picture. The server renders all of it; the browser loads the part when a page needs it, and before hydration
 * if the server rendered one: clicks on a missing part would be lost.
 */
export async function withPicture<T>(screen: T): Promise<T> {
  if (import.meta.env.SSR || document.querySelector('[data-picture]')) await PictureHost.preload();
  return screen;
}
