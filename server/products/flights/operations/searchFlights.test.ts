import { expect, test } from 'vitest';
import { expectFields } from '#domain/core/testing/expect-fields.ts';
import { testApp } from '#server/db/testing/test-app.ts';
import { faresOn } from '#server/products/flights/timetable.ts';
import { countsOf, fareIdOf, setStock } from '#server/testing/stock.ts';
import { first, offersOf, traveller } from '#server/testing/traveller.ts';

const server = testApp();
const visitor = () => traveller(() => server.app);

test('a one-way search gives offers cheapest first and the days around, and writes nothing', async () => {
  const anna = visitor();
  const answer = await anna.search({ adult: 2, child: 1 });
  expect(answer.statusCode).toBe(200);
  const body = answer.json();
  expect({ ...body, departing: Object.keys(body.departing) }).toEqual({
    searchedAt: server.clock.now,
    expiresAt: server.clock.now + 600_000,
    departing: ['date', 'offers', 'days'],
    returning: null,
  });
  const totals = offersOf(answer).map(({ total }) => total.amount);
  expect(totals.length).toBeGreaterThan(5);
  expect(totals).toEqual(totals.toSorted((a, b) => a - b));
  expect(body.departing.days.map(({ date }: { date: string }) => date)).toEqual(
    [2, 3, 4, 5, 6, 7, 8].map((day) => `2026-12-0${day}`),
  );
  expect(body.departing.days[3].lowest).toEqual(first(offersOf(answer)).total);
  expect(await server.db.selectFrom('seat_stock').selectAll().execute()).toEqual([]);
  expect(answer.headers['set-cookie']).toBeUndefined();
});

test('a total is the sum of what each person pays', async () => {
  const answer = await visitor().search({ adult: 2, child: 1, infant: 1 });
  const wrong = offersOf(answer).filter(
    ({ prices: { adult, child, infant }, total }) => total.amount !== 2 * adult.amount + child.amount + infant.amount,
  );
  expect(wrong).toEqual([]);
});

test('a return search gives both directions', async () => {
  const answer = await visitor().search({ returnDate: '2026-12-12' });
  expectFields(first(offersOf(answer, 'returning')).flight, { origin: 'SYZ', destination: 'THR' });
  expect(answer.json().returning.date).toBe('2026-12-12');
});

test('days that are over and days not yet on sale are left out of the days around', async () => {
  const days = async (departureDate: string) =>
    (await visitor().search({ departureDate })).json().departing.days.map(({ date }: { date: string }) => date);
  expect(await days('2026-11-21')).toEqual(['2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23', '2026-11-24']);
  expect(await days('2027-10-16')).toEqual(['2027-10-13', '2027-10-14', '2027-10-15', '2027-10-16']);
});

test('a flight within three hours is not offered', async () => {
  const answer = await visitor().search({ departureDate: '2026-11-20' });
  const earliest = Math.min(...offersOf(answer).map(({ flight }) => flight.departsAt));
  expect(earliest).toBeGreaterThanOrEqual(server.clock.now + 3 * 3_600_000);
  expect(faresOn('THR-SYZ', '2026-11-20').some(({ departsAt }) => departsAt < earliest)).toBe(true);
});

test('an offer without seats for the whole party is not there; infants need none', async () => {
  const offer = first(offersOf(await visitor().search()));
  await setStock(server.db, fareIdOf(offer), { capacity: 2 });
  const isOffered = async (party: object) =>
    offersOf(await visitor().search(party)).some((other) => fareIdOf(other) === fareIdOf(offer));
  expect(await isOffered({ adult: 2, infant: 2 })).toBe(true);
  expect(await isOffered({ adult: 2, child: 1 })).toBe(false);
});

test('a row of the stock table sets the seats and the price', async () => {
  const offer = first(offersOf(await visitor().search({ departureDate: '2026-12-20' })));
  await setStock(server.db, fareIdOf(offer), { capacity: 9, held: 2, sold: 3, adult_price: 1111 });
  const changed = offersOf(await visitor().search({ departureDate: '2026-12-20' })).find(
    (other) => fareIdOf(other) === fareIdOf(offer),
  );
  expectFields(changed, { seatsLeft: 4, 'prices.adult': { amount: 1111, currency: 'EUR' } });
});

test("one's own hold hides the seats from others and not from oneself", async () => {
  const [anna, ben] = [visitor(), visitor()];
  const search = { departureDate: '2026-12-21' };
  const offer = first(offersOf(await anna.search(search)));
  await setStock(server.db, fareIdOf(offer), { capacity: 1 });
  const mine = offersOf(await anna.search(search)).find((other) => fareIdOf(other) === fareIdOf(offer));
  expect((await anna.hold({ offerIds: [mine?.offerId ?? ''] })).statusCode).toBe(201);
  expect(await countsOf(server.db, fareIdOf(offer))).toEqual({ held: 1, sold: 0 });
  const seats = async (who: typeof anna) =>
    offersOf(await who.search(search)).find((other) => fareIdOf(other) === fareIdOf(offer))?.seatsLeft;
  expect([await seats(anna), await seats(ben)]).toEqual([1, undefined]);
});

test.each([
  [{ origin: 'XXX' }, { origin: 'airport_unknown' }],
  [{ destination: 'THR' }, { destination: 'same_place' }],
  [{ departureDate: '2026-11-19' }, { departureDate: 'date_in_past' }],
  [{ departureDate: '2027-10-17' }, { departureDate: 'date_too_far' }],
  [{ returnDate: '2026-12-04' }, { returnDate: 'return_before_departure' }],
  [{ adult: 1, infant: 2 }, { infant: 'too_many_infants' }],
  [{ adult: 8, child: 2 }, { adult: 'too_many_passengers' }],
])('a search that cannot be answered says which field and why: %o', async (change, fields) => {
  const answer = await visitor().search(change);
  expect(answer.statusCode).toBe(422);
  expect(answer.json()).toEqual({
    error: { code: 'invalid_details', message: 'This search cannot be answered.', fields },
  });
});

test('two places that nobody connects have no offers and no prices, and the answer says that nobody does', async () => {
  const answer = await visitor().search({ origin: 'KHK', destination: 'TCX' });
  expect(answer.statusCode).toBe(200);
  expect(offersOf(answer)).toEqual([]);
  expect(answer.json().departing.isUnserved).toBe(true);
});
