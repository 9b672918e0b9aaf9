import fs from 'node:fs';
import { beforeAll, expect, test } from 'vitest';
import { type Pages, servePages } from '#server/pages/pages.ts';
import { bookingApp } from '#server/testing/booking-app.ts';
import { person } from '#server/testing/person.ts';

/** Whether the API saw an account: for the calls of the page itself, and for shared data. */
const seen: unknown[] = [];
const pages: Pages = {
  isDev: false,
  render: async (_request, { ask, fetch, nobody, keep }) => {
    const who = async (asking: typeof nobody) => {
      const here = await asking.ask?.({ method: 'GET', path: '/sessions/current' });
      const over = await asking.fetch(new Request('http://safar.test/api/sessions/current'));
      return [here?.body, await over.json()].map((body) => (body as { account: unknown }).account !== null);
    };
    const kept = await keep?.('what many get', () => who(nobody));
    seen.push({ page: await who({ ask, fetch }), kept });
    return new Response('page', { headers: { 'content-type': 'text/html' } });
  },
};
const server = bookingApp({
  extend: async (app, { config, now }) => servePages(app, pages, { config, now }),
});
beforeAll(() => seen.splice(0));

test('what is kept for all is asked as nobody, whoever asks for the page first', async () => {
  const anna = await person(() => server.app, server.deps);
  const { now } = server.clock;
  const open = (cookie?: string) => server.app.inject({ url: '/isfahan', headers: cookie ? { cookie } : {} });
  await open(anna.jar.cookie);
  await open();
  server.clock.now += 60_000;
  await open();
  await open(anna.jar.cookie);
  server.clock.now = now;
  const [hers, theirs] = [
    { page: [true, true], kept: [false, false] },
    { page: [false, false], kept: [false, false] },
  ];
  expect(seen).toEqual([hers, theirs, theirs, hers]);
});

test('nothing is kept for all in another way', () => {
  const files = fs.globSync('src/**/*.{ts,tsx}').filter((file) => !/\.test\.|generated/.test(file));
  const keeps = files.filter((file) => /context\.keep\b/.test(fs.readFileSync(file, 'utf8')));
  expect(keeps).toEqual(['src/routes/-support/core/pages/for-all.ts']);
  const users = files.filter((file) => /\bforAll\(/.test(fs.readFileSync(file, 'utf8'))).toSorted();
  expect(users).toEqual([
    'src/routes/-support/country/load-country-map.ts',
    'src/routes/-support/flights/load-place-offer.ts',
    'src/routes/-support/flights/load-start.ts',
    'src/routes/-support/hotels/load-place-offer.ts',
    'src/routes/-support/tours/load-place-offer.ts',
    'src/routes/-support/transport/load-between-cities.ts',
    'src/routes/-support/transport/load-place-offer.ts',
  ]);
});
