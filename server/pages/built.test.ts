import { beforeAll, expect, test } from 'vitest';
import { ProblemError } from '#domain/core/problem.ts';
import { NO_THIRD_PARTIES } from '#domain/core/third-parties.ts';
import { addDays, dayOf } from '#domain/core/time.ts';
import { testApp } from '#server/db/testing/test-app.ts';
import { type Pages, servePages } from '#server/pages/pages.ts';
import { freshPages } from '#server/testing/built-site.ts';

// Renders with the build's output.
const server = testApp((operations) => ({
  ...operations,
  searchFlights: ({ body }) =>
    Promise.reject(
      body.destination === 'MHD'
        ? new ProblemError(503, { code: 'unavailable', message: 'No answer.' })
        : new Error('password=secret'),
    ),
}));
let pages: Pages;
beforeAll(async () => {
  pages = await freshPages();
  const { publicUrl } = server.deps.config;
  servePages(server.app, pages, {
    config: { publicUrl, hasPageCache: false, rateLimitFactor: 1000, thirdParties: NO_THIRD_PARTIES },
    now: Date.now,
  });
});
const results = (route: string) => `/flights/${route}?departing=${addDays(dayOf(Date.now()), 20)}`;

test('a loader that fails is a real 500 with the code shown, and tells nothing else', async () => {
  const page = await server.app.inject({ url: results('THR-SYZ') });
  expect([page.statusCode, page.body.includes('Error <!-- -->500') || page.body.includes('Error 500')]).toEqual([
    500,
    true,
  ]);
  expect(page.body).not.toContain('secret');
});

test('an error that has a status keeps it, in the answer and on the page', async () => {
  const page = await server.app.inject({ url: results('THR-MHD') });
  expect([page.statusCode, page.body.includes('Error 503')]).toEqual([503, true]);
});

const urlIn = (html: string) => /data-url="([^"]*)"/.exec(html)?.[1]?.replaceAll('&amp;', '&');

test('who asks for an answer here gets the page that a redirect leads to, with its address', async () => {
  const asked = '/flights?type=oneWay&origin=Tehran&destination=shiraz&departing=2020-01-05&adult=1';
  const led = await server.app.inject({ url: asked });
  expect([led.statusCode, led.headers.location]).toEqual([302, '/flights/THR-SYZ?departing=2020-01-05']);
  const here = await server.app.inject({ url: `${asked}&here=` });
  const there = await server.app.inject({ url: '/flights/THR-SYZ?departing=2020-01-05' });
  expect([here.statusCode, urlIn(here.body)]).toEqual([there.statusCode, '/flights/THR-SYZ?departing=2020-01-05']);
  const titleOf = (html: string) => /<title>(.*?)<\/title>/.exec(html)?.[1];
  expect(titleOf(here.body)).toBe(titleOf(there.body));
  expect(urlIn(there.body)).toBeUndefined();
});

test('an answer here is as strict as the redirect: what is one’s own asks to log in, and nothing unknown is found', async () => {
  const own = await server.app.inject({ url: '/profile/orders?here=' });
  expect([own.statusCode, urlIn(own.body)]).toEqual([200, '/login?redirect=%2Fprofile%2Forders']);
  expect(own.body).toContain('id="login-password"');
  const nowhere = await server.app.inject({ url: '/nowhere?here=' });
  expect([nowhere.statusCode, urlIn(nowhere.body)]).toEqual([404, '/nowhere']);
});

test('a target that is too long to be a search is a redirect as always', async () => {
  const { statusCode, body } = await server.app.inject({ url: `/profile?x=${'/'.repeat(2000)}&here=` });
  expect([statusCode, body]).toEqual([302, '']);
});

test('an unknown address has the title of what it is', async () => {
  const page = await server.app.inject({ url: '/nowhere' });
  expect([page.statusCode, /<title>(.*?)<\/title>/.exec(page.body)?.[1]]).toEqual([404, 'Page not found – Safar']);
});

test('every answer has a nonce of its own, and every script has it', async () => {
  const pages = await Promise.all([
    server.app.inject({ url: '/find-booking' }),
    server.app.inject({ url: '/find-booking' }),
  ]);
  const nonces = pages.map(({ headers }) => /'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1]);
  expect(new Set(nonces).size).toBe(2);
  const scripts = pages[0]?.body.match(/<script[^>]*>/g) ?? [];
  expect(scripts.length).toBeGreaterThan(0);
  expect(scripts.filter((script) => !script.includes(`nonce="${nonces[0]}"`) && !script.includes('ld+json'))).toEqual(
    [],
  );
});

test('what a loader breaks with is told to the server, and the page says nothing of it', async () => {
  const faults: unknown[] = [];
  const page = await pages.render(new Request('http://safar.test/hotel/search/results?destination=Nowhere'), {
    nonce: 'n',
    fetch: async () => Response.json(null),
    nobody: { ask: undefined, fetch: async () => Response.json(null) },
    thirdParties: NO_THIRD_PARTIES,
    now: Date.now,
    onFault: (error) => void faults.push(error),
  });
  expect(page.status).toBe(500);
  const messages = faults.map((error) => (error instanceof TypeError ? error.message : ''));
  expect(messages).toEqual([expect.stringContaining('null')]);
  expect(await page.text()).not.toContain(messages[0]);
});

test('an address that nests without end is a page', async () => {
  const page = await server.app.inject({ url: `/find-booking?zzz=${'['.repeat(2000)}${']'.repeat(2000)}` });
  expect([page.statusCode, page.body.includes('<h1')]).toEqual([200, true]);
});
