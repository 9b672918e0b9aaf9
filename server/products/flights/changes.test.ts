import { describe, expect, test } from 'vitest';
import { addDays, DAY_MS, dayOf } from '#domain/core/time.ts';
import type { components } from '#openapi/generated/types.ts';
import { TEST_NOW } from '#server/db/testing/template.ts';
import { bookingApp } from '#server/testing/booking-app.ts';
import { countsOf, fareIdOf, setStock } from '#server/testing/stock.ts';
import {
  CONTACT,
  type FlightOffer,
  first,
  offersOf,
  type PassengerInput,
  passenger,
} from '#server/testing/traveller.ts';

type Order = components['schemas']['FlightOrder'];
type Wish = components['schemas']['FlightChange'];
type Change = components['schemas']['OrderChange'];

const server = bookingApp();
const DAY = addDays(dayOf(TEST_NOW), 30);
const TWO: readonly PassengerInput[] = [
  passenger({ firstName: 'Hannelore', lastName: 'Zimmermann' }),
  passenger({ firstName: 'Waldemar', lastName: 'Zimmermann', title: 'MR', passportNumber: 'C01X00T48' }),
];

const systemic = (offers: readonly FlightOffer[]) =>
  offers.filter(({ fare, seatsLeft }) => seatsLeft > 3 && fare.refundSteps.some(({ percent }) => percent % 100 > 0));

async function issued({ people = TWO, returns = false } = {}) {
  const browser = server.newTraveller();
  const party = { adult: people.length };
  const search = (departureDate: string, more: object = {}) => browser.search({ departureDate, ...party, ...more });
  const found = await search(DAY, returns ? { returnDate: addDays(DAY, 3) } : {});
  const out = first(systemic(offersOf(found)));
  const back = returns ? [first(systemic(found.json().returning.offers))] : [];
  const offers = [out, ...back];
  const held = await browser.hold({ offerIds: offers.map(({ offerId }) => offerId) });
  const { orderId } = held.json<Order>();
  await browser.submit(orderId, { passengers: [...people], ...CONTACT });
  const { total } = (await browser.read(orderId)).json<Order>();
  const paid = await browser.pay(orderId, { total, cancelPackage: false, rulesAccepted: true });
  const chargeId = paid.json<{ redirectUrl: string }>().redirectUrl.split('/').at(-1) ?? '';
  await server.sandbox.decide(chargeId, { status: 'succeeded' });
  await server.runJobs();
  const post = (path: string, body: object) =>
    browser.ask('POST', `/orders/${orderId}/changes${path}`, body, { 'idempotency-key': crypto.randomUUID() });
  return {
    browser,
    out,
    fareId: fareIdOf(out),
    total,
    /** Another systemic flight of the outbound route, at this price for an adult in cents. */
    other: async (days: number, adultPrice: number) => {
      const offer = first(
        systemic(offersOf(await search(addDays(DAY, days)))).filter((one) => fareIdOf(one) !== fareIdOf(out)),
      );
      await setStock(server.db, fareIdOf(offer), { adult_price: adultPrice, capacity: 20 });
      return offer;
    },
    read: async () => (await browser.read(orderId)).json<Order>(),
    papers: async () =>
      (await browser.ask('GET', `/orders/${orderId}/documents`))
        .json<{ papers: { number: string }[] }>()
        .papers.map(({ number }) => number),
    quote: (wish: Wish) => post('', { wish }),
    confirm: ({ changeId, toPay, toGive }: Change) =>
      post(`/${changeId}/confirm`, { toPay: toPay.EUR, toGive: toGive.sum, to: 'card' }),
    drop: ({ changeId }: Change) => post(`/${changeId}/drop`, {}),
  };
}

const dateWish = (offer: FlightOffer, path: 'departing' | 'returning' = 'departing'): Wish => ({
  kind: 'date',
  path,
  date: dayOf(offer.flight.departsAt),
  flightNumber: offer.flight.flightNumber,
  fareClass: offer.fare.fareClass,
});

const nameWish = (person: number, firstName: string, lastName: string): Wish => ({
  kind: 'name',
  person,
  firstName,
  lastName,
});

describe('another flight', () => {
  test('costs the difference of the fares and what the rules keep; its seats are held, and free again when it is dropped', async () => {
    const order = await issued();
    const fare = order.out.prices.adult.amount;
    const step = order.out.fare.refundSteps.find(({ until }) => until > server.clock.now);
    const kept = 2 * fare - Math.round((2 * fare * (step?.percent ?? 0)) / 100);
    const other = await order.other(2, fare + 700);
    const quoted = await order.quote(dateWish(other));
    expect(quoted.statusCode).toBe(201);
    const change = quoted.json<Change>();
    expect([change.toPay.EUR.amount, change.oldTotal, change.lines.map(({ part, sum }) => [part, sum.amount])]).toEqual(
      [
        1400 + kept,
        order.total,
        [
          ['departing', 2 * (fare + 700)],
          ['keptDeparting', kept],
        ],
      ],
    );
    expect(await countsOf(server.db, fareIdOf(other))).toEqual({ held: 2, sold: 0 });
    expect((await order.drop(change)).statusCode).toBe(200);
    expect(await countsOf(server.db, fareIdOf(other))).toEqual({ held: 0, sold: 0 });
    expect((await order.read()).item.legs[0]?.flight).toEqual(order.out.flight);
  });

  test('that is cheaper is confirmed: other tickets, other seats, and the rules of the new fare from then on', async () => {
    const order = await issued();
    const before = await order.papers();
    const { summary } = await order.read();
    const other = await order.other(2, 100);
    const seats = async () => [await countsOf(server.db, order.fareId), await countsOf(server.db, fareIdOf(other))];
    const [left, taken] = await seats();
    const change = (await order.quote(dateWish(other))).json<Change>();
    expect(change.toPay.EUR.amount).toBe(0);
    expect(change.toGive.sum.amount).toBeGreaterThan(0);
    expect((await order.confirm(change)).statusCode).toBe(200);
    await server.runJobs();
    const after = await order.read();
    expect([after.change?.status, after.item.legs[0]?.flight.departsAt, after.total]).toEqual([
      'done',
      other.flight.departsAt,
      change.newTotal,
    ]);
    expect(after.events.at(-1)?.change).toEqual({
      kind: 'date',
      part: 'departing',
      before: summary,
      after: after.summary,
    });
    const numbers = await order.papers();
    expect([numbers.length, numbers.filter((number) => before.includes(number))]).toEqual([2, []]);
    expect(await seats()).toEqual([
      { held: left?.held, sold: (left?.sold ?? 0) - 2 },
      { held: taken?.held, sold: (taken?.sold ?? 0) + 2 },
    ]);
    const quote = await order.browser.ask('GET', `/orders/${after.orderId}/cancellation`);
    const [line] = quote.json<{ lines: { paid: { amount: number } }[] }>().lines;
    // Nothing of what was kept before comes back, so it is not in the line.
    expect(line?.paid.amount).toBe(200);
  });

  test('is refused: another route, no such flight, the same flight, too close to the way back', async () => {
    const order = await issued({ returns: true });
    const other = await order.other(1, 3000);
    const back = (await order.read()).item.legs[1];
    const wishes: [Wish, string][] = [
      [{ ...dateWish(other), flightNumber: 'IR 9999' } as Wish, 'invalid'],
      [dateWish(order.out), 'nothing_changed'],
      [{ ...dateWish(other), path: 'returning' } as Wish, 'invalid'],
    ];
    for (const [wish, problem] of wishes) {
      const refused = await order.quote(wish);
      expect([refused.statusCode, refused.json().error.fields]).toEqual([422, { flightNumber: problem }]);
    }
    const late = await order.browser.search({
      departureDate: addDays(dayOf(back?.flight.departsAt ?? 0), 1),
      adult: 2,
    });
    const refused = await order.quote(dateWish(first(systemic(offersOf(late)))));
    expect([refused.statusCode, refused.json().error.fields]).toEqual([422, { date: 'connection_too_short' }]);
  });

  test.each([
    ['a day that is not on sale yet', 400, 'date_too_far'],
    ['a year far away', 1460, 'date_too_far'],
    ['a day that is over', -40, 'date_in_past'],
  ])('%s is refused', async (_, days, problem) => {
    const order = await issued();
    const refused = await order.quote({ ...dateWish(order.out), date: addDays(DAY, days) } as Wish);
    expect([refused.statusCode, refused.json().error.fields]).toEqual([422, { date: problem }]);
  });

  test('without seats for all is sold out, and nothing of it is held', async () => {
    const order = await issued();
    const other = await order.other(2, 3000);
    const before = await countsOf(server.db, fareIdOf(other));
    await setStock(server.db, fareIdOf(other), { capacity: (before?.sold ?? 0) + 1 });
    const refused = await order.quote(dateWish(other));
    expect([refused.statusCode, refused.json().error.code]).toEqual([409, 'sold_out']);
    expect(await countsOf(server.db, fareIdOf(other))).toEqual(before);
  });

  test('is asked too late once the flight has left', async () => {
    const order = await issued();
    const other = await order.other(2, 3000);
    const { now } = server.clock;
    server.clock.now = order.out.flight.departsAt;
    const refused = await order.quote(dateWish(other));
    server.clock.now = now;
    expect([refused.statusCode, refused.json().error.code]).toEqual([409, 'not_allowed']);
  });
});

describe('a name', () => {
  test('is corrected for nothing: one ticket is new, the other stays', async () => {
    const order = await issued();
    const [one, two] = await order.papers();
    const change = (await order.quote(nameWish(0, 'Hannelore', 'Zimermann'))).json<Change>();
    expect([change.toPay.EUR.amount, change.toGive.sum.amount]).toEqual([0, 0]);
    expect((await order.confirm(change)).statusCode).toBe(200);
    await server.runJobs();
    const after = await order.read();
    expect(after.passengers.map(({ lastName }) => lastName)).toEqual(['Zimermann', 'Zimmermann']);
    const numbers = await order.papers();
    expect([numbers.includes(one ?? ''), numbers.includes(two ?? '')]).toEqual([false, true]);
  });

  test.each([
    ['four letters', nameWish(0, 'Hannelore', 'Zimme'), { lastName: 'too_many_letters' }],
    ['no letters', nameWish(0, 'Hannelore', ''), { lastName: 'required' }],
    ['another alphabet', nameWish(0, 'Ханнелоре', 'Zimmermann'), { firstName: 'not_latin' }],
    ['the same', nameWish(0, 'Hannelore', 'Zimmermann'), { firstName: 'nothing_changed' }],
    [
      'that of another traveller, born on the same day',
      nameWish(0, 'Waldemar', 'Zimmermann'),
      { firstName: 'same_person' },
    ],
    ['nobody', nameWish(5, 'Hannelore', 'Zimmerman'), { person: 'invalid' }],
  ])('%s: refused', async (_, wish, fields) => {
    const order = await issued();
    const refused = await order.quote(wish);
    expect([refused.statusCode, refused.json().error.fields]).toEqual([422, fields]);
  });

  test('is not changed in small steps to another one', async () => {
    const order = await issued();
    const change = (await order.quote(nameWish(0, 'Hannelore', 'Zimmerm'))).json<Change>();
    expect((await order.confirm(change)).statusCode).toBe(200);
    await server.runJobs();
    const refused = await order.quote(nameWish(0, 'Hannelore', 'Zimmer'));
    expect([refused.statusCode, refused.json().error.fields]).toEqual([422, { lastName: 'too_many_letters' }]);
  });

  test('is left to our desk from 24 hours before the flight', async () => {
    const order = await issued();
    const { now } = server.clock;
    server.clock.now = order.out.flight.departsAt - DAY_MS;
    const refused = await order.quote(nameWish(0, 'Hannelore', 'Zimmerman'));
    server.clock.now = now;
    expect([refused.statusCode, refused.json().error.code]).toEqual([409, 'not_allowed']);
  });
});
