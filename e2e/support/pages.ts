import fs from 'node:fs';
import { routeIdOf, type ViteManifest } from '#server/pages/manifest.ts';
import { dayAhead, stayAhead } from './days.ts';

// Pages that a guest can open, of each kind of screen one: for tests that walk over all pages.

export const FLIGHTS = `/flights/THR-SYZ?departing=${dayAhead(25)}`;
const nights = String(new URLSearchParams(stayAhead(25, 2)));
export const HOTELS = `/hotel/search/results?destination=city/isfahan/Isfahan&${nights}`;
/** Two rooms, so that its table is as large as it gets. */
export const HOTEL = `/hotel/isfahan/abbasi-hotel?${nights}&rooms=${encodeURIComponent(
  '[{"adults":[30,30],"children":[3]},{"adults":[30],"children":[13]}]',
)}`;

/** Lists of what is sold, and the table of one hotel. */
export const LISTS = [FLIGHTS, HOTELS, HOTEL] as const;
export const SEARCHES = ['/', '/iran-flight', '/hotel'] as const;

/** As the name of a test: the days change. */
export const nameOf = (path: string): string => path.replace(/departing=.*/, 'departing=…');

/** The addresses of all pages that need no number of something that exists. */
export function addresses(): string[] {
  const manifest = JSON.parse(fs.readFileSync('dist/client/.vite/manifest.json', 'utf8')) as ViteManifest;
  const ids = new Set(Object.keys(manifest).flatMap((key) => routeIdOf(key) ?? []));
  ids.delete('__root__');
  const paths = [...ids].map((id) => id.replace(/\/\{-\$\w+\}$/, '').replace(/(.)\/$/, '$1') || '/');
  return paths.filter((path) => !path.includes('$')).sort();
}
