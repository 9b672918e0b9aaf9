import fs from 'node:fs/promises';
import { beforeAll, expect, test } from 'vitest';
import { NO_THIRD_PARTIES } from '#domain/core/third-parties.ts';
import { TEST_NOW } from '#server/db/testing/template.ts';
import { servePages } from '#server/pages/pages.ts';
import { bookingApp } from '#server/testing/booking-app.ts';
import { DIST, freshPages } from '#server/testing/built-site.ts';
import { connected } from '#server/testing/order-ways.ts';

const server = bookingApp({
  extend: async (app, { config: { publicUrl } }) =>
    servePages(app, await freshPages(), {
      config: { publicUrl, hasPageCache: false, rateLimitFactor: 1000, thirdParties: NO_THIRD_PARTIES },
      now: () => TEST_NOW,
    }),
});
/** Class names with rules, by style sheet of the build. */
const sheets = new Map<string, ReadonlySet<string>>();
beforeAll(async () => {
  const assets = new URL('client/assets/', DIST);
  for (const file of await fs.readdir(assets)) {
    if (file.endsWith('.css'))
      sheets.set(`/assets/${file}`, classesIn(await fs.readFile(new URL(file, assets), 'utf8')));
  }
});
const classesIn = (css: string) => new Set([...css.matchAll(/\.([a-z][\w-]*)/g)].flatMap(([, name]) => name ?? []));

/** Classes of a page whose rules are only in sheets that the page does not link. */
function bareClasses(html: string): readonly string[] {
  const linked = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].flatMap(([, href]) => href ?? []);
  expect(linked.length).toBeGreaterThan(0);
  const styled = new Set(linked.flatMap((href) => [...(sheets.get(href) ?? [])]));
  const worn = [...html.matchAll(/ class="([^"]+)"/g)].flatMap(([, names]) => names?.split(' ') ?? []);
  return [...new Set(worn)].filter((name) => !styled.has(name) && [...sheets.values()].some((all) => all.has(name)));
}

const TRAINS = '/iran-transportation?kind=train';
const RESULTS = '/flights/THR-SYZ?departing=2026-12-05';
test.each([
  ['/', 200],
  ['/iran-flight', 200],
  [RESULTS, 200],
  ['/flights/THR-SYZ?departing=2026-01-05', 200],
  ['/hotel/search/results?destination=city/isfahan/Isfahan&departing=2026-12-05&returning=2026-12-08', 200],
  ['/iran-tours/search', 200],
  ['/iran-transportation', 200],
  [TRAINS, 200],
  [`${TRAINS}&from=tehran&to=mashhad&day=2026-12-05&women=1`, 200],
  [`${TRAINS}&from=tehran&to=mashhad&day=2026-12-05&women=1&run=SIM+115&class=b4`, 200],
  ['/iran-transportation?kind=bus&from=tehran&to=isfahan&day=2026-12-05&men=1', 200],
  ['/find-booking', 200],
  ['/flight-rules', 200],
  ['/privacy', 200],
  ['/login', 200],
  ['/signup', 200],
  ['/offline', 200],
  ['/nowhere', 404],
])('the page at %s links the sheets of what it wears', async (url, status) => {
  const { body, statusCode } = await server.app.inject({ url });
  expect(statusCode).toBe(status);
  expect(bareClasses(body)).toEqual([]);
});

test('so do the pages of a purchase and of an account', async () => {
  const { browser, orderId } = await connected(server, 'account', 'issued');
  const { order: unpaid } = await server.readyToPay(browser);
  const step = `${RESULTS}&order=${unpaid.orderId}&step=`;
  const order = `/profile/orders/${orderId}`;
  const profile = ['', '/orders', '/messages', '/passengers', '/account', '/transactions'].map((at) => `/profile${at}`);
  for (const url of [...profile, order, `/flights/issue/${orderId}`, `${step}passengers`, `${step}confirm`]) {
    const { body, statusCode } = await server.app.inject({ url, headers: { cookie: browser.jar.cookie } });
    expect([url, statusCode]).toEqual([url, 200]);
    expect([url, ...bareClasses(body)]).toEqual([url]);
  }
});
