import { expect, test } from 'vitest';
import type { Api } from '#src/platform/core/api/api-client.ts';
import type { AppContext } from '#src/platform/core/flow/context.ts';
import { loadCountryMap } from '#src/routes/-support/country/load-country-map.ts';
import { loadPlace } from '#src/routes/-support/country/load-place.ts';
import { exampleOf, loadStart } from '#src/routes/-support/flights/load-start.ts';

const NOW = Date.UTC(2026, 10, 21, 12);

function api() {
  const asked: string[] = [];
  const ask = async (path: string) => {
    asked.push(path);
    return { error: { error: { code: 'unavailable', message: 'Not now.' } }, response: { ok: false, status: 503 } };
  };
  return { asked, api: { GET: ask, POST: ask } as unknown as Api };
}

/** A server page of a guest; `kept` holds shared data. */
function guest() {
  const own = api();
  const nobody = api();
  const names: string[] = [];
  const context = {
    now: () => NOW,
    cache: { api: own.api },
    keep: (name: string, make: (api: Api) => Promise<unknown>) => {
      names.push(name);
      return make(nobody.api);
    },
  } as unknown as AppContext;
  return { context, own: own.asked, nobody: nobody.asked, names };
}

test('each loader that keeps something for all asks for it as nobody; for its guest it asks for nothing that is kept', async () => {
  const place = guest();
  await loadPlace(place.context, 'isfahan');
  expect([place.own, place.names.length, place.nobody.length > 0]).toEqual([['/posts'], 6, true]);

  const map = guest();
  await loadCountryMap(map.context, {});
  expect([map.own, map.nobody]).toEqual([[], ['/flights/lowest', '/hotels/lowest']]);

  const start = guest();
  const data = await loadStart(start.context);
  await exampleOf(start.context, data).catch(() => null);
  expect([start.own, start.nobody]).toEqual([['/flights/lowest'], ['/flights/available']]);
  // Nothing was readable: the form works without fares.
  expect(data.lowest).toEqual([]);
});

test('names of what is kept say all that it depends on: of another place and another day it is another', async () => {
  const namesOn = async (slug: string, now: number) => {
    const { context, names } = guest();
    await loadPlace({ ...context, now: () => now }, slug);
    return names;
  };
  const mapNames = async (search: Record<string, string>, now: number) => {
    const { context, names } = guest();
    await loadCountryMap({ ...context, now: () => now }, search);
    return names;
  };
  const later = NOW + 5 * 86_400_000;
  const [flights, fares, rooms, tours, transfer] = await namesOn('isfahan', NOW);
  const other = await namesOn('shiraz', NOW);
  expect([flights, fares, rooms, tours, transfer].filter((name) => other.includes(name ?? ''))).toEqual([]);
  // The lowest fares of sixty days need no date, nor do all departures of tours and the prices of cars.
  const ofLater = await namesOn('isfahan', later);
  expect(ofLater.filter((name) => [flights, fares, rooms, tours, transfer].includes(name))).toEqual([
    fares,
    tours,
    transfer,
  ]);
  const [mapFares, mapRooms] = await mapNames({}, NOW);
  expect(await mapNames({ from: 'SYZ' }, NOW)).toEqual([expect.not.stringMatching(`^${mapFares}$`), mapRooms]);
  expect(await mapNames({}, later)).toEqual([mapFares, expect.not.stringMatching(`^${mapRooms}$`)]);
});
