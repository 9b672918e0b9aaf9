import { expect, test } from 'vitest';
import { addDays, dayOf, HOUR_MS } from '#domain/core/time.ts';
import type { components } from '#openapi/generated/types.ts';
import { TEST_NOW } from '#server/db/testing/template.ts';
import { readMoves } from '#server/products/flights/inventory/import-file.ts';
import { moveFlight } from '#server/products/flights/move-flight.ts';
import { bookingApp } from '#server/testing/booking-app.ts';
import { fareIdOf, setStock } from '#server/testing/stock.ts';
import { CONTACT, first, offersOf, passenger } from '#server/testing/traveller.ts';

type Order = components['schemas']['FlightOrder'];
type Change = components['schemas']['OrderChange'];

const server = bookingApp();
const DAY = addDays(dayOf(TEST_NOW), 30);

async function issued() {
  const browser = server.newTraveller();
  const offer = first(offersOf(await browser.search({ departureDate: DAY, adult: 1 })));
  const { orderId } = (await browser.hold({ offerIds: [offer.offerId] })).json<Order>();
  await browser.submit(orderId, { passengers: [passenger({})], ...CONTACT });
  const { total, item } = (await browser.read(orderId)).json<Order>();
  const paid = await browser.pay(orderId, {
    total: { ...total, amount: total.amount + item.protection.price.amount },
    cancelPackage: true,
    rulesAccepted: true,
  });
  const chargeId = paid.json<{ redirectUrl: string }>().redirectUrl.split('/').at(-1) ?? '';
  await server.sandbox.decide(chargeId, { status: 'succeeded' });
  await server.runJobs();
  const { flight } = offer;
  const move = (hours: number, terminal = flight.terminal) =>
    moveFlight(
      { db: server.db, publicUrl: 'https://safar.example', now: server.clock.now },
      { flightNumber: flight.flightNumber, day: DAY, departsAt: flight.departsAt + hours * HOUR_MS, terminal },
    );
  const post = (path: string, body: object) =>
    browser.ask('POST', `/orders/${orderId}/changes${path}`, body, { 'idempotency-key': crypto.randomUUID() });
  return {
    flight,
    move,
    read: async () => (await browser.read(orderId)).json<Order>(),
    mails: async () =>
      (
        await server.db
          .selectFrom('outbox')
          .select('subject')
          .where('order_id', '=', orderId)
          .where('kind', '=', 'stage')
          .execute()
      ).map(({ subject }) => subject),
    quote: (wish: components['schemas']['FlightChange']) => post('', { wish }),
    confirm: ({ changeId, toPay, toGive }: Change) =>
      post(`/${changeId}/confirm`, { toPay: toPay.EUR, toGive: toGive.sum, to: 'card' }),
    refund: async () =>
      (await browser.ask('GET', `/orders/${orderId}/cancellation`)).json<{ refund: { amount: number } }>().refund
        .amount,
    other: async () => {
      const offer = first(offersOf(await browser.search({ departureDate: addDays(DAY, 2), adult: 1 })));
      await setStock(server.db, fareIdOf(offer), { capacity: 20, adult_price: 99_900 });
      return {
        kind: 'date' as const,
        path: 'departing' as const,
        date: addDays(DAY, 2),
        flightNumber: offer.flight.flightNumber,
        fareClass: offer.fare.fareClass,
      };
    },
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
