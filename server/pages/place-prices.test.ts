import { beforeAll, expect, test } from 'vitest';
import { PLACES } from '#domain/country/places.ts';
import type { components } from '#openapi/generated/types.ts';
import { bookingApp } from '#server/testing/booking-app.ts';
import { loadFreshPages } from '#server/testing/built-site.ts';

type Schemas = components['schemas'];

// The server's clock is fixed and nobody buys, so a page and the search behind its link match.
let addPages: Awaited<ReturnType<typeof loadFreshPages>>;
const server = bookingApp({ extend: async (app, { config }) => (await loaded)(app, config) });
const loaded = loadFreshPages();
const browser = server.newTraveller();
beforeAll(async () => {
  addPages = await loaded;
});

async function linksOf(slug: string): Promise<readonly { url: URL; cents: number }[]> {
  const { body, statusCode } = await server.app.inject(`/${slug}`);
  expect([slug, statusCode, addPages !== undefined]).toEqual([slug, 200, true]);
  const prices = body.slice(body.indexOf('id="prices"'));
  return [...prices.matchAll(/<a [^>]*href="(\/(?:flights\/|hotel\/search\/)[^"]*)"[^>]*>(.*?)<\/a>/gs)].flatMap(
    ([, href = '', inside = '']) => {
      const price = /€([\d,]+(?:\.\d\d)?)/.exec(inside.replaceAll(/<!--.*?-->/g, ''))?.[1];
      if (price === undefined) return [];
      const cents = Math.round(Number(price.replaceAll(',', '')) * 100);
      return [{ url: new URL(href.replaceAll('&amp;', '&'), 'http://none'), cents }];
    },
  );
}

async function ask<T>(path: string, body: object): Promise<T> {
  const answer = await browser.ask('POST', path, body);
  expect([path, answer.statusCode]).toEqual([path, 200]);
  return answer.json();
}

async function lowestFlight(url: URL): Promise<number> {
  const [origin, destination] = url.pathname.replace('/flights/', '').split('-');
  const departureDate = url.searchParams.get('departing');
  const body = { origin, destination, departureDate, adult: 1, child: 0, infant: 0 };
  const { departing } = await ask<Schemas['FlightAvailability']>('/flights/available', body);
  return Math.min(...departing.offers.map(({ total }) => total.amount));
}

async function lowestRoom(url: URL): Promise<number> {
  const [type, id] = (url.searchParams.get('destination') ?? '').split('/');
  const body = {
    ...{ checkIn: url.searchParams.get('departing'), checkOut: url.searchParams.get('returning') },
    ...{ rooms: [{ adults: [30, 30], children: [] }], destination: { type, id } },
  };
  const { offers } = await ask<Schemas['HotelAvailability']>('/hotels/available', body);
  return Math.min(...offers.map(({ best }) => best.total.amount));
}

test('the flight and the room that each place says it costs are the lowest of the search behind them', async () => {
  const counted = { flights: 0, rooms: 0 };
  const shown: unknown[] = [];
  const found: unknown[] = [];
  for (const { slug } of PLACES) {
    for (const { url, cents } of await linksOf(slug)) {
      const isFlight = url.pathname.startsWith('/flights/');
      counted[isFlight ? 'flights' : 'rooms'] += 1;
      shown.push([slug, url.href, cents]);
      found.push([slug, url.href, await (isFlight ? lowestFlight(url) : lowestRoom(url))]);
    }
  }
  expect(shown).toEqual(found);
  // Not all places have flights, and not all have rooms for sale.
  expect(counted.flights).toBeGreaterThan(100);
  expect(counted.rooms).toBeGreaterThan(10);
}, 120_000);
