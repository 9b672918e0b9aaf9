import type { HotelMapEvent } from '#machines/hotels/hotel-map/types.ts';
import type { HotelMapView } from '#machines/hotels/hotel-map/view.ts';
import { stayAhead } from '../support/days.ts';
import { expect, test, visit } from '../support/test.ts';
import { serveTiles } from '../support/tiles.ts';
import { type FlowTable, pathsOf, recorded, walk } from '../support/walk-path.ts';

// On a phone the list and the map alternate, so that all events can happen.
test.use({ viewport: { width: 390, height: 844 } });

const isUsed = (view: HotelMapView) => view.kind === 'there' && view.isInFront;

/** There and back, so that the prices stay visible. */
const turns = () => {
  let isBack = true;
  return () => {
    isBack = !isBack;
    return isBack ? 'ArrowLeft' : 'ArrowRight';
  };
};

const tableFor = (nextKey: () => string): FlowTable<HotelMapEvent, HotelMapView> => ({
  flow: 'hotelMap',
  events: {
    'map.show': {
      isOffered: (_, view) => !view.isInFront || view.kind === 'failed',
      act: async (page) => page.getByRole('button', { name: /^(Map|Try again)$/ }).click(),
    },
    'list.show': {
      isOffered: (_, view) => view.isInFront,
      act: async (page) => page.getByRole('button', { name: 'List', exact: true }).click(),
    },
    'tiles.show': {
      isOffered: (_, view) => isUsed(view) && view.kind === 'there' && view.tiles === 'off',
      act: async (page) => page.getByRole('button', { name: 'Street map' }).click(),
    },
    'tiles.hide': {
      isOffered: (_, view) => isUsed(view) && view.kind === 'there' && view.tiles === 'on',
      act: async (page) => page.getByRole('button', { name: 'Without streets' }).click(),
    },
    'tiles.fail': 'the service does it: e2e/hotels/hotels-map.e2e.ts blocks it',
    'map.move': {
      isOffered: (_, view) => isUsed(view) && view.kind === 'there' && view.area !== 'searching',
      act: async (page) => page.getByRole('application').press(nextKey()),
    },
    'area.search': {
      isOffered: (_, view) => isUsed(view) && view.kind === 'there' && view.area === 'moved',
      act: async (page) => page.getByRole('button', { name: 'Search this area' }).click(),
    },
    'place.change': 'another search does it: stories/products/hotels/hotel-map.stories.tsx looks at the map after one',
    'pin.choose': {
      isOffered: (_, view) => isUsed(view) && view.kind === 'there' && view.pinId === null,
      act: async (page) =>
        page
          .getByRole('application')
          .getByRole('link', { name: /Hotel, €/ })
          .first()
          .press('Enter'),
    },
    'pin.close': {
      isOffered: (_, view) => isUsed(view) && view.kind === 'there' && view.pinId !== null,
      act: async (page) => page.getByRole('button', { name: 'Close', exact: true }).click(),
    },
  },
  answers: { 'loadMap ok': '', 'searchArea ok': '' },
  beyond: {
    'loadMap TypeError': 'no scenario loses a file: e2e/hotels/hotels-map.e2e.ts does',
    'searchArea TypeError': 'the page has all hotels of the place already, and asks nobody',
  },
  shows: async (page, view) => {
    const map = page.getByRole('region', { name: /^Map of / });
    await expect(map).toBeVisible({ visible: view.isInFront });
    if (!view.isInFront) return;
    if (view.kind !== 'there') throw new Error(`No path rests while the map is ${view.kind}`);
    await expect(map.getByRole('application')).toBeVisible();
    await expect(map.getByRole('button', { name: 'Without streets' })).toBeVisible({ visible: view.tiles === 'on' });
    await expect(map.getByRole('button', { name: 'Search this area' })).toBeVisible({ visible: view.area === 'moved' });
    await expect(map.getByRole('button', { name: 'Close' })).toBeVisible({ visible: view.pinId !== null });
  },
});

test('the map beside hotels goes the covering path', async ({ page }) => {
  await serveTiles(page);
  const table = tableFor(turns());
  const [path] = pathsOf(table, [{ hasTiles: true, wantsTiles: false }]);
  if (!path) throw new Error('One page, one path');
  const days = String(new URLSearchParams(stayAhead(40, 2)));
  await visit(page, `/hotel/search/results?destination=city/isfahan/Isfahan&${days}`);
  await walk(page, table, path);
  const [found] = await recorded(page, 'hotelMap');
  const typesOf = (steps: readonly { readonly k: string }[] = []) =>
    steps.flatMap((step) => ('event' in step && step.k === 'event' ? [(step.event as HotelMapEvent).type] : []));
  expect(typesOf(found?.steps)).toEqual(typesOf(path.steps));
});
