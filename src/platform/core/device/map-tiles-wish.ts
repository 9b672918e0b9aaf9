const KEY = 'mapTiles';

/** The consent is per host: another map service would also learn who looks at the map. */
const hostOf = (url: string): string => URL.parse(url.replaceAll(/[{}]/g, ''))?.host ?? '';

/** Whether this browser last accepted the street tiles of this service. */
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
    // Storage may be forbidden; the next page asks again.
  }
}

export function forgetTilesWish(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Storage forbidden: nothing was kept.
  }
}
