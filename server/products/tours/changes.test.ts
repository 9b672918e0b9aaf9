import { expect, onTestFinished, test } from 'vitest';
import { euro } from '#domain/core/money.ts';
import { expectFields } from '#domain/core/testing/expect-fields.ts';
import { addDays, MINUTE_MS, momentOf } from '#domain/core/time.ts';
import { endOfDay, restDueAt } from '#domain/tours/dates.ts';
import type { components } from '#openapi/generated/types.ts';
import { adult, type TourOrder, tourShop } from '#server/products/tours/testing/booked.ts';
import { addDeparture, choiceFor, countsOf } from '#server/products/tours/testing/departures.ts';
import { bookingApp } from '#server/testing/booking-app.ts';

type Change = components['schemas']['OrderChange'];
type Bought = Awaited<ReturnType<ReturnType<typeof tourShop>['booked']>>;

const server = bookingApp();
const shop = tourShop(server);
const { booked, cancel, stageMails } = shop;

let count = 0;
const departure = async (
  inDays: number,
  more: { capacity?: number; leastToRun?: number; paid?: number; isCertain?: boolean } = {},
) => {
  count += 1;
  const id = `CHANGE-${count}`;
  return { id, start: await addDeparture(server.db, server.clock.now, { id, inDays, ...more }) };
};
const key = () => {
  count += 1;
  return { 'idempotency-key': `change-of-a-tour-${count}` };
};
const ask = ({ browser, orderId }: Bought, wish: object) =>
  browser.ask('POST', `/orders/${orderId}/changes`, { wish }, key());
const change = (bought: Bought, wish: object) => {
  server.clock.now += MINUTE_MS;
  return shop.change(bought, wish);
};
const somebody = (person: number, more: object = {}) => {
  const { ageClass: _, ...one } = adult(7, { firstName: 'Carla', passportNumber: 'C01X00X88' });
  return { kind: 'name', person, ...one, ...more };
};
const papersOf = async ({ browser, orderId }: Bought) =>
  (await browser.documents(orderId)).json<components['schemas']['Documents']>().papers;

test('a place is given to somebody else: name, birth date, passport and a new confirmation, and no money', async () => {
  const { id } = await departure(120);
  const bought = await booked(choiceFor(id, 2));
  const before = await papersOf(bought);
  const { toPay, toGive } = await change(bought, somebody(1, { birthDate: '1991-02-03', nationality: 'AT' }));
  expect([toPay.EUR, toGive.sum]).toEqual([euro(0), euro(0)]);
  const order = await bought.read();
  expectFields(order.passengers[1] ?? {}, { firstName: 'Carla', nationality: 'AT' });
  const row = server.db.selectFrom('passenger').selectAll().where('order_id', '=', bought.orderId);
  const person = await row.where('position', '=', 1).executeTakeFirstOrThrow();
  const asker = server.db.selectFrom('orders').select('owner').where('id', '=', bought.orderId);
  const { owner } = await asker.executeTakeFirstOrThrow();
  // Whose browser typed the new number sees it.
  expectFields(person, { birth_on: '1991-02-03', passport_masked: '•••••0X88', typed_by: owner });
  const after = await papersOf(bought);
  expect(after.map(({ number }, at) => number === before[at]?.number)).toEqual([true, false]);
  expect(order.events.at(-1)).toMatchObject({ what: 'changed', change: { kind: 'name' } });
  expect(order.total).toEqual(euro(176_000));
});

test.each([
  ['another age', { birthDate: '2020-01-01' }, { birthDate: 'age_not_as_booked' }],
  ['the passport of who comes along', { passportNumber: 'C01X00T40' }, { passportNumber: 'same_passport' }],
  ['a passport that ends before', { passportExpiry: '2026-12-31' }, { passportExpiry: 'passport_expired' }],
  ['no name', { firstName: '' }, { firstName: 'required' }],
])('a place is not given to somebody with %s', async (_words, wrong, fields) => {
  const { id } = await departure(120);
  const answer = await ask(await booked(choiceFor(id, 2)), somebody(1, wrong));
  expect([answer.statusCode, answer.json().error.fields]).toEqual([422, fields]);
});

test('a place may be given on until the end of the 30th day before', async () => {
  const { id, start } = await departure(120, { isCertain: true });
  const bought = await booked(choiceFor(id, 2), { part: 'full' });
  server.clock.now = endOfDay(addDays(start, -30)) - 1;
  expect((await ask(bought, somebody(0))).statusCode).toBe(201);
  server.clock.now += 1;
  const late = await ask(bought, somebody(0));
  expect([late.statusCode, late.json().error.code]).toEqual([409, 'not_allowed']);
});

/** Booked with a deposit for a departure that is called off. */
async function calledOff() {
  const { id, start } = await departure(120, { leastToRun: 6 });
  const bought = await booked(choiceFor(id, 2));
  server.clock.now = momentOf(addDays(start, -20));
  await server.runJobs();
  expectFields(await bought.read(), { stage: 'belowMinimum' });
  return { bought, id };
}

test('where too few people had paid another date is taken: never dearer, with a new last day of the rest', async () => {
  const { bought, id } = await calledOff();
  const other = await departure(50, { paid: 6, leastToRun: 4, isCertain: true });
  const { toGive } = await change(bought, { kind: 'date', departure: other.id });
  await server.runJobs();
  // Eight people: 620 each; what is owed becomes less.
  expect(toGive.sum).toEqual(euro(0));
  const order: TourOrder = await bought.read();
  expectFields(order, { stage: 'certain', total: euro(124_000) });
  expectFields(order.item, { departure: other.id, start: other.start, isCertain: true, each: euro(62_000) });
  expect(order.due).toMatchObject({ purpose: 'balance', dueAt: restDueAt(addDays(other.start, -30)) });
  expect([await countsOf(server.db, id), await countsOf(server.db, other.id)]).toEqual([
    { held: 0, sold: 0 },
    { held: 0, sold: 8 },
  ]);
  expect(await stageMails(bought.orderId)).toEqual(['Too few people for your tour', 'Your tour will run']);
  // It has the rules of its new date, and is not given back by itself.
  server.clock.now = momentOf(addDays(other.start, -33), 600);
  await server.runJobs();
  expectFields(await bought.read(), { status: 'issued' });
  expect((await cancel(bought)).refund).toEqual(euro(44_000 - 15_500));
});

test('a date that is not certain yet is told as such, and its smaller group costs no more', async () => {
  const { bought } = await calledOff();
  const other = await departure(100, { leastToRun: 4 });
  await change(bought, { kind: 'date', departure: other.id });
  await server.runJobs();
  const order = await bought.read();
  expectFields(order, { stage: 'moved', total: euro(176_000) });
  expect(order.due?.dueAt).toBe(restDueAt(addDays(other.start, -18)));
  expect((await stageMails(bought.orderId)).at(-1)).toBe('Your tour has another date');
});

test('a quote of another date that nobody takes frees its places; who is certain keeps the date', async () => {
  const { bought } = await calledOff();
  const other = await departure(100);
  const quoted = (await ask(bought, { kind: 'date', departure: other.id })).json<Change>();
  expect(await countsOf(server.db, other.id)).toEqual({ held: 2, sold: 0 });
  server.clock.now = quoted.until;
  await server.runJobs();
  expect(await countsOf(server.db, other.id)).toEqual({ held: 0, sold: 0 });
  const certain = await booked(choiceFor((await departure(90, { isCertain: true })).id, 2));
  const answer = await ask(certain, { kind: 'date', departure: other.id });
  expect([answer.statusCode, answer.json().error.code]).toEqual([409, 'not_allowed']);
});

test('a refused visa frees who was booked: not who took a place later, and nobody twice by the passport of who left', async () => {
  const { id, start } = await departure(120, { paid: 6 });
  const bought = await booked(choiceFor(id, 3));
  const { orderId } = bought;
  const visa = await booked(choiceFor((await departure(130)).id, 1));
  await change(bought, somebody(1));
  const row = server.db.selectFrom('passenger').select('passport_mark').where('order_id', '=', orderId);
  const marks = (await row.orderBy('position').execute()).map(({ passport_mark }) => passport_mark);
  const { owner } = await server.db
    .selectFrom('orders')
    .select('owner')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  const gives = JSON.stringify([{ kind: 'visaRefused', people: null, from: start, to: addDays(start, 20) }]);
  await server.db.updateTable('orders').set({ gives, owner }).where('id', '=', visa.orderId).execute();
  server.clock.now = momentOf(addDays(start, -40));
  const backOf = async (place: number) => {
    const passenger = server.db.updateTable('passenger').set({ passport_mark: marks[place] ?? null });
    await passenger.where('order_id', '=', visa.orderId).execute();
    return (await bought.browser.ask('GET', `/orders/${orderId}/cancellation?papers=${place}`)).json().refund;
  };
  expect([await backOf(1), await backOf(2)]).toEqual([euro(7750), euro(15_500)]);
  expect((await cancel(bought, [2])).refund).toEqual(euro(15_500));
  const again = await ask(bought, somebody(0, { firstName: 'Mia', passportNumber: 'C01X00T42' }));
  expect(again.json().error.fields).toEqual({ passportNumber: 'same_passport' });
});

test('a quote stands while others come along, and what they changed stays with the order', async () => {
  const { id } = await departure(120, { leastToRun: 4 });
  const bought = await booked(choiceFor(id, 2));
  const { changeId, toPay, toGive } = (await ask(bought, somebody(1))).json<Change>();
  await booked(choiceFor(id, 2));
  await server.runJobs();
  expectFields((await bought.read()).item, { group: 4, isCertain: true });
  const { browser, orderId } = bought;
  const body = { toPay: toPay.EUR, toGive: toGive.sum, to: 'card' };
  const made = await browser.ask('POST', `/orders/${orderId}/changes/${changeId}/confirm`, body, key());
  expect([made.statusCode, made.json().passengers?.[1]?.firstName]).toEqual([200, 'Carla']);
  await server.runJobs();
  const order = await bought.read();
  expectFields(order.item, { group: 4, isCertain: true });
  expectFields(order, { stage: 'certain' });
});

test('who has nine places of a departure gets no more by moving an order there', async () => {
  const { bought } = await calledOff();
  const other = await departure(100, { capacity: 40 });
  await booked(choiceFor(other.id, 8), { browser: bought.browser });
  const { config } = server.deps;
  const { rateLimitFactor } = config;
  onTestFinished(() => void Object.assign(config, { rateLimitFactor }));
  Object.assign(config, { rateLimitFactor: 1 });
  const wish = { kind: 'date', departure: other.id };
  expect((await ask(bought, wish)).statusCode).toBe(429);
  expect(await countsOf(server.db, other.id)).toEqual({ held: 0, sold: 8 });
  Object.assign(config, { rateLimitFactor });
  expect((await ask(bought, wish)).statusCode).toBe(201);
});
