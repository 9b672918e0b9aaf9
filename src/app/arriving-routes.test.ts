import { expect, test } from 'vitest';
import { fetchRoutes, hasRoutes, treeOfArrived } from '#src/app/arriving-routes.ts';
import { createApp } from '#src/app/createApp.tsx';
import { rooms } from '#src/app/rooms/rooms.gen.ts';
import { routeTree } from '#src/app/routeTree.gen.ts';

const NOBODY = { origin: 'https://safar.example', fetch: () => Promise.reject(new Error('nobody is asked')) };
// The whole tree is read before the other one is made: they share their root.
const whole = createApp({ routeTree, ...NOBODY });
const pages = Object.values(whole.routesById)
  .filter(({ children }) => !children)
  .map(({ id, fullPath }) => ({ id, path: fullPath.replaceAll(/\{-?\$\w+\}|\$\w+/g, 'some') }));
const router = createApp({ routeTree: treeOfArrived(), ...NOBODY });

test('the first part of an address belongs to one room', () => {
  const parts = rooms.flatMap(({ pages }) => pages);
  expect(parts.length).toBeGreaterThan(20);
  expect(parts.toSorted()).toEqual([...new Set(parts)].sort());
});

test.each(pages)('$path is answered by the routes of its room as by those of the whole site', async ({ id, path }) => {
  await fetchRoutes(path, router);
  expect(hasRoutes(path)).toBe(true);
  const [, params, found] = router.getMatchedRoutes(path);
  expect({ id: found?.id, rest: params['**'] }).toEqual({ id, rest: undefined });
});

test('a word like a page in capitals has the routes of that page', async () => {
  await fetchRoutes('/HOTEL', router);
  expect(hasRoutes('/HOTEL/search')).toBe(true);
  expect(hasRoutes('/isfahan')).toBe(true);
});
