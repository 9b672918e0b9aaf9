import { createRouter } from '@tanstack/react-router';
import { beforeAll, expect, test } from 'vitest';
import { sized } from '#domain/core/testing/sized.ts';
import { NO_THIRD_PARTIES } from '#domain/core/third-parties.ts';
import { testApp } from '#server/db/testing/test-app.ts';
import { servePages } from '#server/pages/pages.ts';
import { freshPages } from '#server/testing/built-site.ts';

// Renders with the build's output.
const server = testApp();
beforeAll(async () => {
  const { publicUrl } = server.deps.config;
  servePages(server.app, await freshPages(), {
    config: { publicUrl, hasPageCache: false, rateLimitFactor: 100_000, thirdParties: NO_THIRD_PARTIES },
    now: server.deps.now,
  });
});

type Parse = (search: Record<string, unknown>) => unknown;
type AnyRoute = { readonly fullPath: string; readonly options: { readonly validateSearch?: Parse } };
// Imported by URL: server code must not depend on the site's code.
const { routeTree } = await import(new URL('../../src/app/routeTree.gen.ts', import.meta.url).href);
const routes = Object.values(createRouter({ routeTree }).routesById as Record<string, AnyRoute>).filter(
  ({ options }) => options.validateSearch,
);

function keysOf({ options: { validateSearch } }: AnyRoute): readonly string[] {
  const read = new Set<string>();
  const get = (_: object, key: string | symbol) => void read.add(String(key));
  validateSearch?.(new Proxy({}, { get }));
  return [...read];
}
/** Keys that some routes read only in their loader. */
const READ_LATER = ['q', 'order', 'topic', 'nationality', 'days', 'invitationToken', 'discountCodes', 'at', 'layers'];
const ALL_KEYS = [...new Set([...routes.flatMap(keysOf), ...READ_LATER])];

/** Valid URLs for pages that need data before they read the other keys. */
const WHOLE: Readonly<Record<string, string>> = {
  '/flights/{-$route}': '/flights/THR-SYZ?departing=2026-12-05',
  '/hotel/search/results':
    '/hotel/search/results?destination=city/isfahan/Isfahan&departing=2026-12-05&returning=2026-12-08',
  '/iran-tours/$slug': '/iran-tours/classic-iran-8-days',
  '/hotel/$land/{-$hotel}': '/hotel/isfahan?departing=2026-12-05&returning=2026-12-08',
};
const pathOf = ({ fullPath }: AnyRoute) =>
  (WHOLE[fullPath] ?? fullPath).replace(/\/\{-\$\w+\}/g, '').replace(/(?<=.)\/$/, '');

/** The first two stand for a name that each object has and a value of another type. */
const WILD = ['constructor', '{"a":1}', '__proto__', '["a"]', '1', '0', 'true', 'false', 'null', '%00', '"'];

const MINUTES = 5 * 60_000;

const found = async (url: string, steps = 5): Promise<{ statusCode: number; body: string }> => {
  const page = await server.app.inject({ url });
  const next = page.statusCode >= 300 && page.statusCode < 400 ? String(page.headers.location) : '';
  return next.startsWith('/') && steps > 0 ? found(next, steps - 1) : page;
};
const isPage = ({ statusCode, body }: { statusCode: number; body: string }) =>
  statusCode < 500 && /<h1[ >]/.test(body) && !body.includes('It failed on the server.');

test('the routes that read a search are found, with their keys', () => {
  expect(routes.length).toBeGreaterThan(20);
  expect(ALL_KEYS).toEqual(
    expect.arrayContaining(['sort', 'redirect', 'again', 'token', 'pages', 'rooms', 'reference']),
  );
});

test.each(routes.map((route) => [pathOf(route), route] as const))(
  '%s is a page whatever its search says',
  async (path, route) => {
    const own = keysOf(route);
    const given = new URLSearchParams(path.split('?')[1]);
    const keys = (own.length > 0 ? own : ALL_KEYS).filter((key) => !given.has(key));
    const broken: string[] = [];
    const start = path + (path.includes('?') ? '&' : '?');
    for (const [index, value] of WILD.entries()) {
      const one = keys.map((key) => `${key}=${encodeURIComponent(value)}`).join('&');
      const twice = index < sized(2, WILD.length) ? [`${start}${one}&${one}`] : [];
      for (const url of [start + one, ...twice]) if (!isPage(await found(url))) broken.push(url);
    }
    // One key at a time: an error in one key must not hide another.
    for (const key of keys) {
      for (const value of WILD.slice(0, sized(1, 2))) {
        const url = `${start}${key}=${encodeURIComponent(value)}`;
        if (!isPage(await found(url))) broken.push(url);
      }
    }
    expect(broken).toEqual([]);
  },
  // Hundreds of pages are rendered: how fast is not what this promises.
  MINUTES,
);
