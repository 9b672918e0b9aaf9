import { expect, test } from 'vitest';
import { expectFields } from '#domain/core/testing/expect-fields.ts';
import { openPassport } from '#server/db/passports.ts';
import { testApp } from '#server/db/testing/test-app.ts';
import { countsOf, fareIdOf, setStock } from '#server/testing/stock.ts';
import { CONTACT, type Order, offersOf, passenger, traveller } from '#server/testing/traveller.ts';

const server = testApp();

async function heldOrder(body: object = {}, kind = 'systemic') {
  const anna = traveller(() => server.app);
  const answer = await anna.search(body);
  const ofKind = (leg: 'departing' | 'returning') => offersOf(answer, leg).find(({ fare }) => fare.kind === kind);
  const offers = [ofKind('departing'), ofKind('returning')].flatMap((offer) => offer ?? []);
  const held = await anna.hold({ offerIds: offers.map(({ offerId }) => offerId) });
  return { anna, offers, order: held.json<Order>() };
}

const child = (birthDate: string) =>
  passenger({ ageClass: 'child', firstName: 'Cleo', birthDate, passportNumber: 'C01X00T49' });
const infant = (birthDate: string) =>
  passenger({ ageClass: 'infant', firstName: 'Dora', birthDate, passportNumber: 'C01X00T50' });
const linesOf = (order: Order) => order.lines.map(({ part, ageClass, count }) => `${part} ${count} ${ageClass}`);

test('a child that turns twelve before the way back pays the adult fare there', async () => {
  const { anna, order } = await heldOrder({ child: 1, departureDate: '2027-02-01', returnDate: '2027-02-08' });
  expect(linesOf(order)).toEqual(['departing 1 adult', 'departing 1 child', 'returning 1 adult', 'returning 1 child']);
  const answer = await anna.submit(order.orderId, { passengers: [passenger(), child('2015-02-05')], ...CONTACT });
  const changed = answer.json<Order>();
  expect(linesOf(changed)).toEqual(['departing 1 adult', 'departing 1 child', 'returning 2 adult']);
  expect(changed.item.fareClasses[1]).toEqual(['child', 'adult']);
  const home = order.item.legs[1]?.prices;
  const more = (home?.adult.amount ?? 0) - (home?.child.amount ?? 0);
  expect(changed.total.amount).toBe(order.total.amount + more);
});

test('an infant that turns two before the way back gets a seat there, or the order is told that there is none', async () => {
  const days = { departureDate: '2027-02-02', returnDate: '2027-02-09' };
  const { anna, order, offers } = await heldOrder({ infant: 1, ...days });
  const [out, home] = offers.map(fareIdOf);
  const details = { passengers: [passenger(), infant('2025-02-05')], ...CONTACT };
  await setStock(server.db, home ?? '', { capacity: 1 });
  const refused = await anna.submit(order.orderId, details);
  expect([refused.statusCode, refused.json().error]).toEqual([
    409,
    {
      code: 'sold_out',
      message: 'There is no seat left for the child that turns two before this flight.',
      leg: 'returning',
    },
  ]);
  expect((await anna.read(order.orderId)).json()).toEqual(order);

  await setStock(server.db, home ?? '', { capacity: 2 });
  const answer = await anna.submit(order.orderId, details);
  expect(linesOf(answer.json())).toEqual([
    'departing 1 adult',
    'departing 1 infant',
    'returning 1 adult',
    'returning 1 child',
  ]);
  const seats = async () => [await countsOf(server.db, out ?? ''), await countsOf(server.db, home ?? '')];
  expect(await seats()).toEqual([
    { held: 1, sold: 0 },
    { held: 2, sold: 0 },
  ]);
  await anna.release(order.orderId);
  expect(await seats()).toEqual([
    { held: 0, sold: 0 },
    { held: 0, sold: 0 },
  ]);
});

test('what must be corrected is said field by field and nothing is kept', async () => {
  const { anna, order } = await heldOrder({ child: 1 });
  const answer = await anna.submit(order.orderId, {
    passengers: [passenger({ firstName: 'Анна', passportExpiry: '2026-12-01' }), child('2027-01-01')],
    email: 'anna',
    phone: '',
  });
  expect(answer.statusCode).toBe(422);
  expect(answer.json()).toEqual({
    error: {
      code: 'invalid_details',
      message: 'Some details must be corrected.',
      fields: {
        'passengers.0.firstName': 'not_latin',
        'passengers.0.passportExpiry': 'passport_expired',
        'passengers.1.birthDate': 'date_in_future',
        email: 'email_invalid',
        phone: 'required',
      },
    },
  });
  expect((await anna.read(order.orderId)).json()).toEqual(order);
});

test('the people are those of the search', async () => {
  const { anna, order } = await heldOrder({ adult: 2, departureDate: '2026-12-06' });
  const answer = await anna.submit(order.orderId, { passengers: [passenger()], ...CONTACT });
  expect(answer.json().error.fields).toEqual({ passengers: 'invalid' });
});

test('correcting the passengers later keeps the status and replaces them', async () => {
  const { anna, order } = await heldOrder({ departureDate: '2026-12-07' });
  await anna.submit(order.orderId, { passengers: [passenger()], ...CONTACT });
  const answer = await anna.submit(order.orderId, {
    passengers: [passenger({ firstName: 'Berta' })],
    ...CONTACT,
    email: 'berta@example.org',
  });
  expectFields(answer.json(), {
    status: 'awaitingPayment',
    contact: { email: 'berta@example.org', phone: CONTACT.phone },
    passengers: [{ firstName: 'Berta' }],
    events: [{ status: 'held' }, { status: 'awaitingPayment' }],
  });
});

test('a passport number is encrypted at rest and opened only as the one of its passenger', async () => {
  const { anna, order } = await heldOrder({ departureDate: '2026-12-08' });
  await anna.submit(order.orderId, { passengers: [passenger({ passportNumber: 'k9z8y7x6' })], ...CONTACT });
  const row = await server.db
    .selectFrom('passenger')
    .select('passport_sealed')
    .where('order_id', '=', order.orderId)
    .executeTakeFirstOrThrow();
  expect(openPassport(server.deps.config, order.orderId, 0, row.passport_sealed)).toBe('K9Z8Y7X6');
  expect(() => openPassport(server.deps.config, order.orderId, 1, row.passport_sealed)).toThrow();
});

test('after the hold ended it says so', async () => {
  const { anna, order } = await heldOrder({ departureDate: '2026-12-09' });
  server.clock.now = order.deadlineAt;
  const answer = await anna.submit(order.orderId, { passengers: [passenger()], ...CONTACT });
  expect([answer.statusCode, answer.json().error.code]).toEqual([409, 'hold_expired']);
});
