import { afterEach, expect, test } from 'vitest';
import { addDays, dayOf, HOUR_MS } from '#domain/core/time.ts';
import { refundPercentAt } from '#domain/flights/fares.ts';
import type { components } from '#openapi/generated/types.ts';
import { TEST_NOW } from '#server/db/testing/template.ts';
import { readMoves } from '#server/products/flights/inventory/import-file.ts';
import { moveFlight } from '#server/products/flights/move-flight.ts';
import { faresOfFlight } from '#server/products/flights/timetable.ts';
import { bookingApp } from '#server/testing/booking-app.ts';
import { fareIdOf, setStock } from '#server/testing/stock.ts';
import { CONTACT, type FlightOffer, first, offersOf, passenger } from '#server/testing/traveller.ts';

type Order = components['schemas']['FlightOrder'];
type Wish = components['schemas']['FlightChange'];
type Change = components['schemas']['OrderChange'];

const server = bookingApp();
afterEach(() => {
  server.clock.now = TEST_NOW;
});
const DAY = addDays(dayOf(TEST_NOW), 30);

type Booked = { readonly people?: number; readonly returns?: boolean };
const NAMES = ['Hannelore', 'Waldemar'] as const;
const systemic = (offers: readonly FlightOffer[]) =>
  offers.filter(({ fare, seatsLeft }) => seatsLeft > 3 && fare.refundSteps.some(({ percent }) => percent % 100 > 0));

async function booked({ people = 1, returns = false }: Booked = {}) {
  const browser = server.newTraveller();
  const search = (departureDate: string, more: object = {}) =>
    browser.search({ departureDate, adult: people, ...more });
  const found = await search(DAY, returns ? { returnDate: addDays(DAY, 3) } : {});
  const offer = first(systemic(offersOf(found)));
  const back = returns ? [first(systemic(found.json().returning.offers))] : [];
  const offerIds = [offer, ...back].map(({ offerId }) => offerId);
  const { orderId } = (await browser.hold({ offerIds })).json<Order>();
  const { flight } = offer;
  return {
    browser,
    search,
    orderId,
    offer,
    flight,
    back: back[0] ?? offer,
    read: async () => (await browser.read(orderId)).json<Order>(),
    move: (hours: number, { terminal, departsAt, flightNumber } = flight) =>
      moveFlight(
        { db: server.db, publicUrl: 'https://safar.example', now: server.clock.now },
        { flightNumber, day: dayOf(departsAt), departsAt: departsAt + hours * HOUR_MS, terminal },
      ),
  };
}

async function issued(asked: Booked = {}) {
  const order = await booked(asked);
  const { browser, search, orderId } = order;
  const passengers = NAMES.slice(0, asked.people ?? 1).map((firstName, index) =>
    passenger({ firstName, passportNumber: `C01X00T4${index}` }),
  );
  await browser.submit(orderId, { passengers, ...CONTACT });
  const { total, item } = await order.read();
  const paid = await browser.pay(orderId, {
    total: { ...total, amount: total.amount + item.protection.price.amount },
    cancelPackage: true,
    rulesAccepted: true,
  });
  const chargeId = paid.json<{ redirectUrl: string }>().redirectUrl.split('/').at(-1) ?? '';
  await server.sandbox.decide(chargeId, { status: 'succeeded' });
  await server.runJobs();
  const post = (path: string, body: object) =>
    browser.ask('POST', `/orders/${orderId}/changes${path}`, body, { 'idempotency-key': crypto.randomUUID() });
  const cancellation = () => browser.ask('GET', `/orders/${orderId}/cancellation`);
  /** The wish for another flight of a route, days after the first one, at this price for an adult in cents. */
  const other = async (
    { days = 2, adultPrice = 99_900, path = 'departing' as 'departing' | 'returning' } = {},
    pick = systemic,
  ): Promise<Extract<Wish, { kind: 'date' }>> => {
    const { origin, destination } = path === 'departing' ? order.flight : order.back.flight;
    const date = addDays(DAY, days);
    const offer = first(pick(offersOf(await search(date, { origin, destination }))));
    await setStock(server.db, fareIdOf(offer), { capacity: 20, adult_price: adultPrice });
    const { flightNumber } = offer.flight;
    return { kind: 'date', path, date, flightNumber, fareClass: offer.fare.fareClass };
  };
  return {
    ...order,
    cancellation,
    other,
    mails: async (column: 'subject' | 'body_text' = 'subject') =>
      (
        await server.db
          .selectFrom('outbox')
          .select(['subject', 'body_text'])
          .where('order_id', '=', orderId)
          .where('kind', '=', 'stage')
          .execute()
      ).map((mail) => mail[column]),
    quote: (wish: Wish) => post('', { wish }),
    confirm: ({ changeId, toPay, toGive }: Change) =>
      post(`/${changeId}/confirm`, { toPay: toPay.EUR, toGive: toGive.sum, to: 'card' }),
    refund: async () => (await cancellation()).json<{ refund: { amount: number } }>().refund.amount,
  };
}

test('a moved flight: old and new time, one event and one mail, however often it is told', async () => {
  const order = await issued();
  expect(await order.move(2)).toEqual({ told: 1, later: [] });
  expect(await order.move(2)).toEqual({ told: 0, later: [] });
  const { item, events, summary } = await order.read();
  const { departsAt, arrivesAt, terminal } = order.flight;
  expect(item.legs[0]?.flight.departsAt).toBe(departsAt + 2 * HOUR_MS);
  expect(item.legs[0]?.moved).toEqual({ at: server.clock.now, departsAt, arrivesAt, terminal, isAccepted: false });
  expect([summary.startsAt, events.filter(({ what }) => what === 'flightMoved').length]).toEqual([
    departsAt + 2 * HOUR_MS,
    1,
  ]);
  expect(await order.mails()).toEqual([expect.stringMatching(/^The airline moved a flight of your order /)]);
  // Moved once more, the old time is still the one that was sold; moved back it is as sold.
  await order.move(3);
  expect((await order.read()).item.legs[0]?.moved?.departsAt).toBe(departsAt);
  await order.move(0);
  expect((await order.read()).item.legs[0]?.moved).toBeUndefined();
});

test('all that was paid comes back, the protection too, until the traveller accepts the new time', async () => {
  const order = await issued();
  const { total } = await order.read();
  expect(await order.refund()).toBeLessThan(total.amount);
  await order.move(2);
  expect(await order.refund()).toBe(total.amount);
  const change = (await order.quote({ kind: 'time', path: 'departing' })).json<Change>();
  expect([change.toPay.EUR.amount, change.toGive.sum.amount]).toEqual([0, 0]);
  expect((await order.confirm(change)).statusCode).toBe(200);
  await server.runJobs();
  const after = await order.read();
  expect([after.item.legs[0]?.moved?.isAccepted, after.total]).toEqual([true, total]);
  expect(await order.refund()).toBeLessThan(total.amount);
  expect((await order.quote({ kind: 'time', path: 'departing' })).statusCode).toBe(409);
});

test('another flight costs nothing, whatever it costs others', async () => {
  const order = await issued();
  await order.move(2);
  const change = (await order.quote(await order.other())).json<Change>();
  expect([change.toPay.EUR.amount, change.toGive.sum.amount]).toEqual([0, 0]);
  expect((await order.confirm(change)).statusCode).toBe(200);
  await server.runJobs();
  const [leg] = (await order.read()).item.legs;
  expect([dayOf(leg?.flight.departsAt ?? 0), leg?.moved]).toEqual([addDays(DAY, 2), undefined]);
});

test('a change that the owner was about to make is over when the airline moves the flight first', async () => {
  const order = await issued();
  const change = (await order.quote(await order.other())).json<Change>();
  expect(await order.move(2)).toEqual({ told: 1, later: [] });
  const late = await order.confirm(change);
  expect([late.statusCode, late.json().error.code]).toEqual([409, 'not_allowed']);
  expect((await order.read()).item.legs[0]?.flight.departsAt).toBe(order.flight.departsAt + 2 * HOUR_MS);
});

test('a fare of which nothing comes back is not exchanged for nothing against one of another kind', async () => {
  const order = await issued();
  await order.move(2);
  const charter = (offers: readonly FlightOffer[]) => offers.filter(({ fare }) => fare.kind === 'charter');
  const change = (await order.quote(await order.other({}, charter))).json<Change>();
  const [fare] = (await order.read()).lines;
  // Nothing is kept of the fare of before, and the discount is none.
  expect(change.toPay.EUR.amount).toBe(99_900 - (fare?.sum.amount ?? 0));
});

test('a moved flight is not taken at its old time: not for an exchange, and by nobody who searches', async () => {
  const order = await issued();
  const numbers = async () => offersOf(await order.search(DAY)).map(({ flight }) => flight.flightNumber);
  const { flightNumber } = order.flight;
  expect(await numbers()).toContain(flightNumber);
  await order.move(2);
  expect(await numbers()).not.toContain(flightNumber);
  const fares = faresOfFlight(flightNumber, DAY);
  expect(fares.length).toBeGreaterThan(0);
  for (const { fareClass } of fares) {
    const refused = await order.quote({ kind: 'date', path: 'departing', date: DAY, flightNumber, fareClass });
    expect([refused.statusCode, refused.json().error.fields]).toEqual([422, { flightNumber: 'invalid' }]);
  }
  // At its time once more, it is sold again.
  await order.move(0);
  expect(await numbers()).toContain(flightNumber);
});

test('only the moved leg has a waiver; the other one keeps its fee', async () => {
  const order = await issued({ returns: true });
  await order.move(2);
  const { lines } = await order.read();
  const [, fare = 0] = lines.map(({ sum }) => sum.amount);
  const percent = Math.max(
    90, // of the protection
    refundPercentAt(order.back.fare.refundSteps, server.clock.now),
  );
  const quote = async (path: 'departing' | 'returning', days: number) =>
    (await order.quote(await order.other({ path, days }))).json<Change>();
  const returning = await quote('returning', 5);
  const kept = fare - Math.round((fare * percent) / 100);
  expect(kept).toBeGreaterThan(0);
  expect(returning.lines.map(({ part, sum }) => [part, sum.amount]).slice(1)).toEqual([
    ['returning', 99_900],
    ['keptReturning', kept],
  ]);
  // Not near the old day any more: the new fare, and still no fee.
  await setStock(server.db, fareIdOf(order.back), { capacity: 20 });
  const early = await quote('departing', -8);
  expect(early.lines.map(({ part, sum }) => [part, sum.amount])).toEqual([
    ['departing', 99_900],
    ['returning', fare],
  ]);
});

test('a moved flight that was flown gives no waiver to the way back', async () => {
  const order = await issued({ returns: true });
  await order.move(2);
  server.clock.now = order.flight.departsAt + 3 * HOUR_MS;
  const change = (await order.quote(await order.other({ path: 'returning', days: 5 }))).json<Change>();
  expect(change.lines.map(({ part }) => part)).toContain('keptReturning');
  expect((await order.cancellation()).statusCode).toBe(409);
});

test('the way back, moved after the way out was flown, comes back in full until it leaves', async () => {
  const order = await issued({ returns: true });
  const [, fare = 0] = (await order.read()).lines.map(({ sum }) => sum.amount);
  server.clock.now = order.flight.departsAt + HOUR_MS;
  expect((await order.cancellation()).statusCode).toBe(409);
  await order.move(2, order.back.flight);
  expect(await order.refund()).toBe(fare);
  server.clock.now = order.back.flight.departsAt + 2 * HOUR_MS;
  expect((await order.cancellation()).statusCode).toBe(409);
});

test.each([
  ['before the first flight', false, /until this flight leaves: you get its fare back in full/],
  ['after the first flight', true, /Cancel before this flight leaves: you get its fare back in full/],
])('the mail says what comes back of the way back that is moved %s', async (_, isFlown, words) => {
  const order = await issued({ returns: true });
  if (isFlown) server.clock.now = order.flight.departsAt + HOUR_MS;
  await order.move(2, order.back.flight);
  const [text] = await order.mails('body_text');
  expect(text).toMatch(words);
  expect(text?.includes('you get everything back')).toBe(!isFlown);
});

test('who has lost a traveller is offered what the server gives: fares, and no other flight', async () => {
  const order = await issued({ people: 2 });
  await server.db.updateTable('orders').set({ status: 'partiallyCancelled' }).where('id', '=', order.orderId).execute();
  await order.move(2);
  const [text] = await order.mails('body_text');
  expect(text).toMatch(/those who still fly get their fares back in full/);
  expect(text).not.toMatch(/another flight|everything back/);
});

test('orders that are not issued yet, or of which a part is being given back, are told later', async () => {
  const held = await booked();
  const { reference } = await held.read();
  expect((await held.move(2)).later).toEqual([reference]);
  expect((await held.read()).item.legs[0]?.moved).toBeUndefined();
  const order = await issued();
  for (const status of ['paid', 'issuing', 'cancelRequested'] as const) {
    await server.db.updateTable('orders').set({ status }).where('id', '=', order.orderId).execute();
    expect((await order.move(2)).later).toEqual([(await order.read()).reference]);
  }
});

test('an import file names flights, days and times of Tehran', () => {
  const line = { flight: 'IR 425', day: '2026-12-05', departs: '2026-12-06 00:20', terminal: '2' };
  expect(readMoves(JSON.stringify(line))).toEqual([
    { flightNumber: 'IR 425', day: '2026-12-05', departsAt: Date.parse('2026-12-06T00:20:00+03:30'), terminal: '2' },
  ]);
  for (const wrong of [
    { flight: 'IR425' },
    { day: '2026-02-30' },
    { departs: '2026-02-30 10:00' },
    { departs: '24:00' },
  ]) {
    expect(() => readMoves(JSON.stringify({ ...line, ...wrong }))).toThrow('Nothing was imported.');
  }
});
