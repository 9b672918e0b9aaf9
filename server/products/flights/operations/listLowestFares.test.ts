import { expect, test } from 'vitest';
import { addDays, MINUTE_MS } from '#domain/core/time.ts';
import type { components } from '#openapi/generated/types.ts';
import { testApp } from '#server/db/testing/test-app.ts';
import { fareIdOf, setStock } from '#server/testing/stock.ts';
import { first, offersOf, traveller } from '#server/testing/traveller.ts';

const server = testApp();
type Fare = components['schemas']['LowestFare'];
const lowest = async (origin: string) => server.app.inject(`/api/flights/lowest?origin=${origin}`);

test('from Tehran there is a lowest fare to each other popular city, cheapest first, and it can be bought', async () => {
  const answer = await lowest('THR');
  expect(answer.statusCode).toBe(200);
  const fares: { destination: string; adult: { amount: number }; date: string; durationMinutes: number }[] =
    answer.json();
  expect(fares.map(({ destination }) => destination).sort()).toEqual(['AWZ', 'BND', 'IFN', 'KIH', 'MHD', 'SYZ', 'TBZ']);
  const amounts = fares.map(({ adult }) => adult.amount);
  expect(amounts).toEqual(amounts.toSorted((a, b) => a - b));
  for (const { destination, adult, date } of fares) {
    expect(date >= '2026-11-20' && date < addDays('2026-11-20', 60)).toBe(true);
    const search = await traveller(() => server.app).search({ destination, departureDate: date });
    expect(offersOf(search)[0]?.total).toEqual(adult);
  }
});

test('a price is of the minute in which it is asked for', async () => {
  const minute = Math.ceil(server.clock.now / MINUTE_MS) * MINUTE_MS;
  const fare = async () => first((await lowest('IFN')).json<Fare[]>());
  const priceOf = async () => (await fare()).adult.amount;
  server.clock.now = minute + 20_000;
  const before = await priceOf();
  const { date, destination } = await fare();
  const search = await traveller(() => server.app).search({ origin: 'IFN', destination, departureDate: date });
  await setStock(server.db, fareIdOf(first(offersOf(search))), { adult_price: before - 500 });
  server.clock.now = minute + MINUTE_MS - 1;
  expect(await priceOf()).toBe(before);
  server.clock.now = minute + MINUTE_MS;
  expect(await priceOf()).toBe(before - 500);
});

test('an airport without such flights has none, an unknown one is not found', async () => {
  expect((await lowest('JWN')).json().map(({ destination }: { destination: string }) => destination)).toEqual(['THR']);
  expect((await lowest('KKS')).statusCode).toBe(200);
  expect((await lowest('XXX')).statusCode).toBe(404);
  expect((await lowest('thr')).statusCode).toBe(400);
});
