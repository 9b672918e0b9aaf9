import { expect, test } from 'vitest';
import { testApp } from '#server/db/testing/test-app.ts';
import { TEST_CONFIG } from '#server/db/testing/test-deps.ts';
import type { FlightDetail } from '#server/products/flights/detail.ts';
import { unitPrices } from '#server/products/flights/prices.ts';
import { flights } from '#server/products/flights/product.ts';
import { faresOn, fareTermsOf, flightOf } from '#server/products/flights/timetable.ts';
import { countsOf, setStock } from '#server/testing/stock.ts';

const server = testApp();
let day = 0;

/** A return trip on two days that no other test uses, one seat on each leg. */
function trip(): FlightDetail {
  day += 1;
  const legs = (['departing', 'returning'] as const).map((path) => {
    const [out, on] = path === 'departing' ? ['THR-SYZ', '2027-03-'] : ['SYZ-THR', '2027-04-'];
    const [fare] = faresOn(out, on + String(day).padStart(2, '0'));
    if (!fare) throw new Error('The timetable has no flight');
    const leg = { flight: flightOf(fare), fare: fareTermsOf(fare), prices: unitPrices(4000, fare.kind) };
    return { path, ...leg, fareId: fare.fareId, seats: 1 };
  });
  return { type: 'twoWay', adult: 1, child: 0, infant: 0, legs };
}

const take = (detail: FlightDetail) => server.db.transaction().execute((tx) => flights.stock.take(tx, detail));
const counts = (detail: FlightDetail) => Promise.all(detail.legs.map(({ fareId }) => countsOf(server.db, fareId)));
const setAll = (detail: FlightDetail, capacity: number) =>
  Promise.all(detail.legs.map(({ fareId }) => setStock(server.db, fareId, { capacity })));

test('seats go from free to held to sold and back', async () => {
  const detail = trip();
  const both = (held: number, sold: number) => [
    { held, sold },
    { held, sold },
  ];
  expect(await take(detail)).toEqual({ taken: true });
  expect(await counts(detail)).toEqual(both(1, 0));
  await flights.stock.sell(server.db, detail);
  expect(await counts(detail)).toEqual(both(0, 1));
  await flights.stock.unsell(server.db, detail);
  expect(await counts(detail)).toEqual(both(0, 0));
  await take(detail);
  await flights.stock.release(server.db, detail);
  expect(await counts(detail)).toEqual(both(0, 0));
});

test('when one leg is sold out none is taken', async () => {
  const detail = trip();
  await setAll(detail, 1);
  await setStock(server.db, detail.legs[1]?.fareId ?? '', { sold: 1 });
  expect(await take(detail)).toEqual({ taken: false });
  expect(await counts(detail)).toEqual([
    { held: 0, sold: 0 },
    { held: 0, sold: 1 },
  ]);
});

test('of fifty who take the last seats at once, in either order of the legs, one gets them', async () => {
  const detail = trip();
  await setAll(detail, 1);
  const reversed = { ...detail, legs: detail.legs.toReversed() };
  const answers = await Promise.all(Array.from({ length: 50 }, (_, index) => take(index % 2 ? detail : reversed)));
  expect(answers.filter(({ taken }) => taken).length).toBe(1);
  expect(await counts(detail)).toEqual([
    { held: 1, sold: 0 },
    { held: 1, sold: 0 },
  ]);
});

test('buyers with plenty of seats, in either order of the legs, never stand in each other’s way', async () => {
  const detail = trip();
  await setAll(detail, 500);
  const reversed = { ...detail, legs: detail.legs.toReversed() };
  const answers = await Promise.all(Array.from({ length: 100 }, (_, index) => take(index % 2 ? detail : reversed)));
  expect(answers.every(({ taken }) => taken)).toBe(true);
  expect((await counts(detail)).map((count) => count?.held)).toEqual([100, 100]);
});

test('seats that are not there cannot be given back or sold: the table refuses', async () => {
  const detail = trip();
  await setAll(detail, 1);
  await expect(flights.stock.release(server.db, detail)).rejects.toThrow(/seat_stock_never_oversold/);
  await expect(flights.stock.sell(server.db, detail)).rejects.toThrow(/seat_stock_never_oversold/);
});

test('a ticket number says that it is simulated', async () => {
  const issued = await flights.supplier.issue(
    { orderId: 'x', detail: trip(), people: 9 },
    { db: server.db, now: () => server.clock.now, config: TEST_CONFIG },
  );
  const papers = 'papers' in issued ? issued.papers : [];
  expect(papers.map(({ kind, person }) => [kind, person])).toEqual(
    Array.from({ length: 9 }, (_, person) => ['ticket', person]),
  );
  expect(papers.filter(({ number }) => !/^SIM [0-9]{3} [0-9]{6}$/.test(number))).toEqual([]);
});
