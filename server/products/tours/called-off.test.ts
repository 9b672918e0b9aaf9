import { expect, test } from 'vitest';
import { euro } from '#domain/core/money.ts';
import { expectFields } from '#domain/core/testing/expect-fields.ts';
import { addDays, DAY_MS, dayOf, HOUR_MS, MINUTE_MS, momentOf } from '#domain/core/time.ts';
import { endOfDay } from '#domain/tours/dates.ts';
import { tourShop } from '#server/products/tours/testing/booked.ts';
import { addDeparture, CLASSIC, choiceFor, countsOf, importAgain } from '#server/products/tours/testing/departures.ts';
import { bookingApp } from '#server/testing/booking-app.ts';

const server = bookingApp();
const { read, held, ready, opened, pay, booked, cancel, change, stageMails } = tourShop(server);
const STORM = 'A storm has closed the road to the desert.';

let count = 0;
const departure = async (inDays: number, more: { leastToRun?: number; paid?: number; isCertain?: boolean } = {}) => {
  count += 1;
  const id = `OFF-${count}`;
  return { id, start: await addDeparture(server.db, server.clock.now, { id, inDays, ...more }) };
};

const importWith = (id: string, change: object) => importAgain(server.db, server.clock.now, id, change);
const callOff = async (id: string) => {
  expect(await importWith(id, { calledOff: STORM })).toContain('are sold now');
  await server.runJobs();
  await server.runJobs();
};
const decided = (id: string) => {
  const row = server.db.selectFrom('tour_departure').select(['certain_at', 'called_off_at', 'settled_at']);
  return row.where('id', '=', id).executeTakeFirstOrThrow();
};
const at = async (moment: number) => {
  server.clock.now = moment;
  await server.runJobs();
  await server.runJobs();
};

test('called off by us, also when it is certain and all is paid: a mail with the reason, and all money after seven silent days', async () => {
  const { id, start } = await departure(60);
  const bought = await booked(choiceFor(id, 2));
  await pay(bought);
  const other = await booked(choiceFor(id, 1), { part: 'full' });
  await at(momentOf(addDays(start, -20), 600));
  expectFields((await bought.read()).item, { isCertain: true });
  const off = server.clock.now;
  await callOff(id);
  const order = await bought.read();
  expectFields(order, { stage: 'calledOff', status: 'issued' });
  expectFields(order.item, { isCertain: false, calledOff: STORM });
  const subjects = await stageMails(bought.orderId);
  expect(subjects.at(-1)).toBe('We have called your tour off');
  const mails = server.db.selectFrom('outbox').select('body_text').where('order_id', '=', bought.orderId);
  const texts = (await mails.where('kind', '=', 'stage').execute()).map(({ body_text }) => body_text);
  expect(texts.filter((text) => text.includes(STORM) && text.includes('all of your money'))).toHaveLength(1);
  // It is sold to nobody, and shown to nobody.
  expect((await held(choiceFor(id, 1))).answer.json().error.code).toBe('offer_expired');
  const tour = (await server.newTraveller().ask('GET', `/tours/${CLASSIC}?people=2`)).json();
  expect(tour.card.departures.map((one: { id: string }) => one.id)).not.toContain(id);
  // By the rules the deposit would be kept.
  expect((await cancel(other)).refund).toEqual(euro(88_000));
  await at(off + 7 * DAY_MS);
  expectFields(await bought.read(), { status: 'issued' });
  await at(endOfDay(addDays(start, -13)));
  expectFields(await bought.read(), { status: 'refunded', refunded: euro(176_000) });
  expect(await countsOf(server.db, id)).toEqual({ held: 0, sold: 0 });
});

test('called off three days before, who is silent has all money on the first day', async () => {
  const { id, start } = await departure(40);
  const bought = await booked(choiceFor(id, 2), { part: 'full' });
  await at(momentOf(addDays(start, -3), 600));
  await callOff(id);
  await at(momentOf(start) - 1);
  expectFields(await bought.read(), { status: 'issued', stage: 'calledOff' });
  await at(momentOf(start));
  expectFields(await bought.read(), { status: 'refunded', refunded: euro(176_000) });
});

test('nobody pays for what is called off: the payment is refused, and money that was at the bank goes back whole', async () => {
  const { id } = await departure(60);
  const [unpaid, atBank, late] = [
    await ready(choiceFor(id, 1)),
    await ready(choiceFor(id, 2)),
    await ready(choiceFor(id, 3)),
  ];
  const lateCharge = await opened(late);
  server.clock.now += 2 * HOUR_MS;
  await server.runJobs();
  expectFields(await read(late), { status: 'expired' });
  for (const one of [unpaid, atBank]) expect((await one.browser.holdAgain(one.orderId)).statusCode).toBe(200);
  const charge = await opened(atBank);
  await callOff(id);
  const { due, total } = await read(unpaid);
  const body = { total: due?.amounts.EUR ?? total, cancelPackage: false, rulesAccepted: true };
  const refused = await unpaid.browser.pay(unpaid.orderId, body);
  expect([refused.statusCode, refused.json().error.code]).toEqual([409, 'not_allowed']);
  for (const chargeId of [charge, lateCharge]) {
    await server.sandbox.decide(chargeId, { status: 'succeeded' });
    await server.runJobs();
    await server.runJobs();
    const paid = server.db.selectFrom('payment').select(['status', 'refund_amount']).where('charge_id', '=', chargeId);
    expect(await paid.executeTakeFirst()).toEqual({ status: 'refunded', refund_amount: null });
  }
  expect([(await read(atBank)).status, (await read(late)).status]).toEqual(['refunded', 'expired']);
  expect(await countsOf(server.db, id)).toEqual({ held: 1, sold: 0 });
});

test('who is called off by us takes another date, and nothing is said of the first one any more', async () => {
  const { id } = await departure(100);
  const bought = await booked(choiceFor(id, 2));
  await callOff(id);
  // Its rest is never due: by then it has another date, or all of its money.
  const lastDay = addDays(dayOf(server.clock.now), 7);
  expect((await bought.read()).due?.dueAt).toBe(endOfDay(lastDay) + DAY_MS);
  const other = await departure(130, { paid: 6, isCertain: true });
  server.clock.now += MINUTE_MS;
  await change(bought, { kind: 'date', departure: other.id });
  await server.runJobs();
  const order = await bought.read();
  expectFields(order, { stage: 'certain', total: euro(124_000) });
  expectFields(order.item, { departure: other.id, isCertain: true, calledOff: undefined });
  await at(server.clock.now + 9 * DAY_MS);
  expectFields(await bought.read(), { status: 'issued', stage: 'certain' });
});

test('an import undoes nothing that travellers were told, also when all of them have left', async () => {
  const { id, start } = await departure(100);
  const bought = await booked(choiceFor(id, 2));
  await server.runJobs();
  const before = await decided(id);
  expect(before.certain_at).not.toBeNull();
  await importWith(id, { leastToRun: 1 });
  expect(await decided(id)).toEqual(before);
  await callOff(id);
  const off = await decided(id);
  expect(off.called_off_at).toBe(server.clock.now);
  server.clock.now += MINUTE_MS;
  await importWith(id, {});
  expect(await decided(id)).toEqual(off);
  await cancel(bought);
  const why = 'people have booked it: a departure that differs has a number of its own';
  await expect(importWith(id, { start: addDays(start, 7) })).rejects.toThrow(why);
  await expect(importWith(id, { calledOff: undefined })).rejects.toThrow(
    `calledOff was "${STORM}", and its people were told: what runs again has a number of its own`,
  );
  expect(await decided(id)).toEqual(off);
});

test('a departure that has begun is not called off, and one that nobody ever booked begins anew on another day', async () => {
  const { id, start } = await departure(50);
  await server.runJobs();
  expect((await decided(id)).settled_at).not.toBeNull();
  await importWith(id, { start: addDays(start, 60) });
  expect(await decided(id)).toEqual({ certain_at: null, called_off_at: null, settled_at: null });
  server.clock.now = momentOf(addDays(start, 60));
  await expect(importWith(id, { calledOff: STORM })).rejects.toThrow('calledOff comes too late: it has begun on');
});
