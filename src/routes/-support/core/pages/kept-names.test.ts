import { expect, test } from 'vitest';
import { DAY_MS } from '#domain/core/time.ts';
import { PLACES } from '#domain/country/places.ts';
import { NOW } from '#machines/core/testing/moment.ts';
import { createApi } from '#src/platform/core/api/api.ts';
import type { AppContext } from '#src/platform/core/flow/context.ts';
import { loadCountryMap } from '#src/routes/-support/country/load-country-map.ts';
import { loadPlace } from '#src/routes/-support/country/load-place.ts';
import { exampleOf, loadStart } from '#src/routes/-support/flights/load-start.ts';

type RequestsByName = Map<string, Set<string>>;

/** Each place has hotels; everything else is unknown. */
const answerTo = (path: string): unknown =>
  path.endsWith('/hotels/destinations') ? PLACES.map(({ slug }) => ({ type: 'city', id: slug })) : [];

/** A context whose `keep` caches nothing and records requests by name. */
function listening(now: number, asked: RequestsByName): AppContext {
  const apiWith = (requests: string[]) =>
    createApi('https://safar.example', async (request) => {
      const { pathname, search } = new URL(request.url);
      requests.push(`${request.method} ${pathname}${search} ${await request.text()}`);
      return Response.json(answerTo(pathname));
    });
  return {
    ...{ origin: 'https://safar.example', cache: { api: apiWith([]) }, mayBeSignedIn: false, now: () => now },
    fetch: async () => Response.json([]),
    keep: async (name, make) => {
      const requests: string[] = [];
      try {
        return await make(apiWith(requests));
      } finally {
        const said = asked.get(name) ?? new Set();
        asked.set(name, said.add(requests.toSorted().join('\n')));
      }
    },
  };
}

test('what is kept for all has all in its name by which it was asked: other places, airports and days have other names', async () => {
  const asked: RequestsByName = new Map();
  for (const now of [NOW, NOW + DAY_MS]) {
    const context = listening(now, asked);
    for (const { slug, airports } of PLACES) {
      await loadPlace(context, slug);
      for (const from of airports) await loadCountryMap(context, { from });
    }
    await exampleOf(context, await loadStart(context)).catch(() => null);
  }
  expect([...asked].filter(([, requests]) => requests.size > 1).map(([name]) => name)).toEqual([]);
  // Six names per place, two per map, and the example; each one occurred.
  expect(new Set([...asked.keys()].map((name) => name.split(' ').slice(0, 2).join(' ').replace(/\d.*/, '')))).toEqual(
    new Set([
      ...['place flights', 'place fares', 'place rooms', 'place tours', 'place transfer'],
      'between cities',
      ...['map fares', 'map rooms', 'example '],
    ]),
  );
});
