const KEY = 'mapTiles';

/** Whose service it is: a wish for one is none for another, which learns of who looks at the map too. */
const hostOf = (url: string): string => URL.parse(url.replaceAll(/[{}]/g, ''))?.host ?? '';

/** Whether this browser wanted the street tiles of this service the last time. */
export function wantsTiles(url: string): boolean {
  const host = hostOf(url);
  try {
    return host !== '' && localStorage.getItem(KEY) === host;
  } catch {
    return false;
  }
}

export function keepTilesWish(url: string): void {
  try {
    localStorage.setItem(KEY, hostOf(url));
  } catch {
    // Storage may be forbidden; then it is asked for again on the next page.
  }
}

export function forgetTilesWish(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Nothing is kept where nothing can be.
  }
}
