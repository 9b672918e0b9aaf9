import { fileURLToPath } from 'node:url';
import { beforeAll, expect, test } from 'vitest';
import { ProblemError } from '#domain/problem.ts';
import { NO_THIRD_PARTIES } from '#domain/third-parties.ts';
import { addDays, dayOf } from '#domain/time.ts';
import { testApp } from '#server/db/testing/test-app.ts';
import { builtPages } from '#server/pages/built.ts';
import { type Pages, servePages } from '#server/pages/pages.ts';

// Renders with what the build made.
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
  pages = await builtPages(fileURLToPath(new URL('../../dist/', import.meta.url)));
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
