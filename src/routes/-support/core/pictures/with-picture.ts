/**
 * For screens that may have a picture, whose host is a chunk of its own. The server renders all of it; the browser loads it when a page
 * needs it, and before hydration if the server rendered one: clicks on a missing part would be lost.
 */
export async function withPicture<T>(host: { preload(): Promise<unknown> }, screen: T): Promise<T> {
  if (import.meta.env.SSR || document.querySelector('[data-picture]')) await host.preload();
  return screen;
}
