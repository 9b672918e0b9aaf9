import { expect, test } from 'vitest';
import { pageTemplate } from '#src/platform/recording-place.ts';

test.each([
  ['/', '/'],
  ['/find-booking', '/find-booking'],
  ['/flights/THR-SYZ', '/flights/{route}'],
  ['/flights/THR-SYZ/', '/flights/{route}'],
  ['/flights/issue/5f0c2f5e-6a1b-4a55-9d2c-0e6f4b7a9c31', '/flights/issue/{orderId}'],
  ['/profile/orders/5f0c2f5e-6a1b-4a55-9d2c-0e6f4b7a9c31', '/profile/orders/{orderId}'],
])('%s is %s', (pathname, template) => {
  expect(pageTemplate(pathname)).toBe(template);
});

test.each(['/Keller-C01X00T47', '/profile/Keller', '/flights/THR-SYZ/anna@example.org'])(
  '%s, which is no page, says nothing of what was typed',
  (pathname) => {
    expect(pageTemplate(pathname)).toBe('/{unknown}');
  },
);

const tree = Object.values(
  import.meta.glob<string>('../app/routeTree.gen.ts', { query: '?raw', import: 'default', eager: true }),
).join();
const routes = [...(/fullPaths:([\s\S]*?)fileRoutesByTo/.exec(tree)?.[1] ?? '').matchAll(/'([^']+)'/g)].map(
  ([, path = '']) => path,
);

test('every route of the site has its template', () => {
  expect(routes.length).toBeGreaterThan(20);
  const templates = routes.map((route) => route.replaceAll(/\{-\$(\w+)\}|\$(\w+)/g, '{$1$2}').replace(/(?<=.)\/$/, ''));
  expect(templates.map(pageTemplate)).toEqual(templates);
});
