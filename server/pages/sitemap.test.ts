import { beforeAll, expect, test } from 'vitest';
import { PLACES } from '#domain/country/places.ts';
import { bookingApp } from '#server/testing/booking-app.ts';
import { loadFreshPages } from '#server/testing/built-site.ts';

let addPages: Awaited<ReturnType<typeof loadFreshPages>>;
const server = bookingApp({ extend: async (app, { config }) => (await loaded)(app, config) });
const loaded = loadFreshPages();
beforeAll(async () => {
  addPages = await loaded;
});

async function listed(): Promise<string[]> {
  const { body, statusCode } = await server.app.inject('/sitemap.xml');
  expect([statusCode, addPages !== undefined]).toEqual([200, true]);
  return [...body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
}

test('the sitemap names each place and no page of one person', async () => {
  const paths = await listed();
  expect(new Set(paths).size).toBe(paths.length);
  expect(paths).toEqual(expect.arrayContaining(['/', '/destinations', ...PLACES.map(({ slug }) => `/${slug}`)]));
  expect(paths.filter((path) => /profile|staff|issue|trip|login/.test(path))).toEqual([]);
});

test('the sitemap names each tour that is sold, once', async () => {
  const { tours } = (await server.app.inject('/api/tours?people=1')).json<{ tours: { slug: string }[] }>();
  const pages = (await listed()).filter((path) => path.startsWith('/iran-tours/'));
  expect([pages.length > 5, pages]).toEqual([true, tours.map(({ slug }) => `/iran-tours/${slug}`)]);
});

test('each page of the sitemap is there, with a title, a description, one heading and its own address', async () => {
  const titles = new Map<string, string>();
  for (const path of await listed()) {
    const { statusCode, body } = await server.app.inject(path);
    const canonical = /<link[^>]*rel="canonical"[^>]*href="([^"]*)"/.exec(body)?.[1] ?? '';
    const description = /<meta[^>]*name="description"[^>]*content="([^"]*)"/.exec(body)?.[1] ?? '';
    const title = /<title>([^<]*)<\/title>/.exec(body)?.[1] ?? '';
    expect.soft([path, statusCode, body.match(/<h1[ >]/g)?.length]).toEqual([path, 200, 1]);
    expect.soft([path, new URL(canonical, 'http://none').pathname]).toEqual([path, path]);
    expect.soft([path, description.length > 20]).toEqual([path, true]);
    expect.soft([path, titles.get(title)]).toEqual([path, undefined]);
    titles.set(title, path);
  }
});

test('robots.txt names the sitemap, and an address that is no page has no address of its own', async () => {
  const robots = await server.app.inject('/robots.txt');
  for (const path of ['/sitemap.xml', '/blog/sitemap.xml'])
    expect(robots.body).toContain(`Sitemap: ${server.deps.config.publicUrl}${path}`);
  for (const path of ['/atlantis', '/isfahan/of-nobody']) {
    const lost = await server.app.inject(path);
    expect([path, lost.statusCode, lost.body.includes('rel="canonical"')]).toEqual([path, 404, false]);
  }
});
