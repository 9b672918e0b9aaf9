import { afterAll, expect, test } from 'vitest';
import { fetchRoutes, hasRoutes, placeArrived } from '#src/app/arriving-routes.ts';
import { createApp } from '#src/app/createApp.tsx';
import { rooms } from '#src/app/rooms/rooms.gen.ts';

const NOBODY = { origin: 'https://safar.example', fetch: () => Promise.reject(new Error('nobody is asked')) };
const router = createApp({ routeTree: placeArrived(), ...NOBODY });
const answerOf = ({ getMatchedRoutes }: typeof router, path: string) => {
  const [matched, params] = getMatchedRoutes(path);
  return { routes: matched.map(({ id, fullPath }) => [id, fullPath]), params: { ...params } };
};

const PATHS = rooms.flatMap(({ pages }) =>
  pages.flatMap((page) => ['', '/some', '/some/other', '/some/other/third'].map((rest) => `/${page}${rest}`)),
);
const NESTED = [
  '/isfahan',
  '/hotel/search/results',
  '/hotel/reserve/passengers',
  '/hotel/issue/1',
  '/hotel/isfahan/abbasi-hotel',
  '/iran-visa/request',
  '/iran-visa/confirm/1',
  '/profile/orders/1',
];
const answers = new Map<string, ReturnType<typeof answerOf>>();
for (const path of [...PATHS, ...NESTED]) {
  await fetchRoutes(path, router);
  answers.set(path, answerOf(router, path));
}
// Read last: it places the same routes, so that those of a room would be right by its work.
const { routeTree } = await import('#src/app/routeTree.gen.ts');
const whole = createApp({ routeTree, ...NOBODY });
// On a server the router keeps the first tree that it saw, by its root.
whole.setRoutes(whole.buildRouteTree());
// The next test of this process has the whole tree again.
afterAll(() => void Reflect.deleteProperty(globalThis, '__TSR_CACHE__'));

test('the first part of an address belongs to one room', () => {
  const parts = rooms.flatMap(({ pages }) => pages);
  expect(parts.length).toBeGreaterThan(20);
  expect(parts.toSorted()).toEqual([...new Set(parts)].sort());
  // A route that begins with a parameter would never be fetched: it belongs in no room.
  expect(parts.filter((part) => part.includes('$'))).toEqual([]);
});

test('all rooms together have all routes', () => {
  expect(Object.keys(router.routesById).sort()).toEqual(Object.keys(whole.routesById).sort());
});

test.each([...answers])('%s is answered by the routes of its room as by those of the whole site', (path, answer) => {
  expect(answer).toEqual(answerOf(whole, path));
});

test('a word like a page in capitals has the routes of that page', () => {
  expect(hasRoutes('/HOTEL/search')).toBe(true);
  expect(hasRoutes('/isfahan')).toBe(true);
});
