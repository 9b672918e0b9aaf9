import { MAP_LAYERS } from '#domain/country/country-map.ts';
import type { CountryMapEvent } from '#machines/country/country-map/types.ts';
import type { CountryMapView } from '#machines/country/country-map/view.ts';
import { expect, test, visit } from '../support/test.ts';
import { expectSameWay, type FlowTable, pathsOf, recorded, walk } from '../support/walk-path.ts';

const table: FlowTable<CountryMapEvent, CountryMapView> = {
  flow: 'countryMap',
  events: {
    'map.show': {
      isOffered: (_, { kind }) => kind === 'drawn' || kind === 'failed',
      act: (page) => page.getByRole('button', { name: 'Move the map' }).click(),
    },
    'query.type': {
      isOffered: ({ query }, view) => query !== view.query && view.layers.length > 0,
      act: (page, { query }) => page.getByLabel('Place, airport or World Heritage site').fill(query),
    },
    'layer.toggle': {
      isOffered: () => true,
      act: (page) => page.getByRole('checkbox', { name: 'World Heritage sites' }).click(),
    },
    'place.choose': {
      isOffered: (_, view) => view.kind === 'there' && view.query === '' && view.layers.includes('places'),
      act: (page) => page.getByRole('button', { name: /^Mashhad/ }).click(),
    },
    'place.close': {
      isOffered: (_, view) => view.chosen !== null,
      act: (page) => page.getByRole('button', { name: 'Close', exact: true }).click(),
    },
  },
  answers: { 'loadMap ok': '' },
  beyond: { loadMap: 'no scenario loses a file: country-map.e2e.ts of the journeys' },
  shows: async (page, view) => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Map of Iran');
    if (view.kind === 'there') await expect(page.getByRole('application')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Page of the place' })).toBeVisible({ visible: view.chosen !== null });
    await expect(page.getByRole('checkbox', { name: 'World Heritage sites' })).toBeChecked({
      checked: view.layers.includes('unesco'),
    });
  },
};

test('the map goes the covering path', async ({ page }) => {
  const [path] = pathsOf(table, [{ query: '', layers: MAP_LAYERS, chosen: null }]);
  if (!path) throw new Error('One page, one path');
  await visit(page, '/geeevmap');
  await walk(page, table, path);
  const [found] = await recorded(page, 'countryMap');
  expectSameWay(found, path);
});
