import fs from 'node:fs';
import { routeIdOf, type ViteManifest } from '#server/pages/manifest.ts';
import { dayAhead, stayAhead } from './days.ts';

// Pages that a guest can open, one of each kind, for tests over all pages.

export const FLIGHTS = `/flights/THR-SYZ?departing=${dayAhead(25)}`;
const nights = String(new URLSearchParams(stayAhead(25, 2)));
export const HOTELS = `/hotel/search/results?destination=city/isfahan/Isfahan&${nights}`;
/** Two rooms, for the largest rate table. */
export const HOTEL = `/hotel/isfahan/abbasi-hotel?${nights}&rooms=${encodeURIComponent(
  '[{"adults":[30,30],"children":[3]},{"adults":[30],"children":[13]}]',
)}`;

export const LISTS = [FLIGHTS, HOTELS, HOTEL] as const;
export const SEARCHES = ['/', '/iran-flight', '/hotel'] as const;

/** Name for tests, without the dates, which change. */
export const nameOf = (path: string): string => path.replace(/departing=.*/, 'departing=…');

/** URLs of all pages that need no id of an existing object. */
export function urls(): string[] {
  const manifest = JSON.parse(fs.readFileSync('dist/client/.vite/manifest.json', 'utf8')) as ViteManifest;
  const ids = new Set(Object.keys(manifest).flatMap((key) => routeIdOf(key) ?? []));
  ids.delete('__root__');
  const paths = [...ids].map(
    (id) =>
      id
        .replace(/^\/\(\w+\)/, '')
        // Layouts have no part of their own in an address.
        .replace(/\/_\w+/g, '')
        .replace(/_(?=\/|$)/g, '')
        .replace(/\/\{-\$\w+\}$/, '')
        .replace(/(.)\/$/, '$1') || '/',
  );
  return [...new Set(paths)].filter((path) => !path.includes('$')).sort();
}
