import { expect, test } from 'vitest';
import type { components } from '#openapi/generated/types.ts';
import { testApp } from '#server/db/testing/test-app.ts';
import { hotelsOf, STAY } from '#server/products/hotels/testing/guests.ts';
import { traveller } from '#server/testing/traveller.ts';

type Schemas = components['schemas'];

const server = testApp();
const browser = traveller(() => server.app);
const hotels = hotelsOf(browser);
const lowest = (query: Readonly<Record<string, string>>) =>
  browser.ask('GET', `/hotels/lowest?${new URLSearchParams({ country: 'IR', ...STAY, ...query })}`);

test('each hotel of the country that has a room, at the total of a search in its city, cheapest first', async () => {
  const rooms = (await lowest({})).json<Schemas['LowestRoom'][]>();
  const totals = rooms.map(({ total }) => total.amount);
  expect(totals).toEqual(totals.toSorted((a, b) => a - b));
  const cities = [...new Set(rooms.map(({ city }) => city))];
  expect(cities.length).toBeGreaterThan(10);
  for (const id of cities) {
    const { offers } = (await hotels.search({ destination: { type: 'city', id } })).json<
      Schemas['HotelAvailability']
    >();
    const own = rooms.filter(({ city }) => city === id).map(({ link, total }) => [link, total.amount]);
    expect(new Map(own as [string, number][])).toEqual(
      new Map(offers.map(({ hotel, best }) => [hotel.link, best.total.amount])),
    );
  }
});

test('a country without hotels and days that are over are told', async () => {
  expect((await lowest({ country: 'IS' })).statusCode).toBe(404);
  const past = await lowest({ checkIn: '2020-01-01', checkOut: '2020-01-03' });
  expect([past.statusCode, past.json().error.fields]).toEqual([422, { checkIn: 'date_in_past' }]);
});
