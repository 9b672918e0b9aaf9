import { expect, test } from 'vitest';
import { expectFields } from '#domain/core/testing/expect-fields.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS, momentOf } from '#domain/core/time.ts';
import { namedFrom } from '#domain/transport/rides.ts';
import type { TransportWish } from '#domain/transport/wish.ts';
import type { SandboxWish } from '#server/products/transport/detail.ts';
import { PRODUCT } from '#server/products/transport/detail.ts';
import { type Bought, person, transportShop } from '#server/products/transport/testing/booked.ts';
import { at, carWish, cipWish, inDays, transferWish } from '#server/products/transport/testing/wishes.ts';
import { befall } from '#server/scenarios/befall.ts';
import { bookingApp } from '#server/testing/booking-app.ts';
import { wrongBooks } from '#server/testing/ledger-check.ts';
import { CONTACT } from '#server/testing/traveller.ts';

const server = bookingApp();
const shop = transportShop(server);
const { read } = shop;

/** Booked, and what befalls it. */
async function staged(
  sandbox: SandboxWish,
  wish: TransportWish,
  cents: number,
): Promise<Bought & { chargeId: string }> {
  const bought = await shop.booked(wish, cents, wish.kind === 'cip' ? { people: [person(0), person(1)] } : {});
  await befall(server.db, { product: PRODUCT, orderId: bought.orderId }, sandbox);
  return bought;
}

/** A sedan from the airport at 10:00 of the day after tomorrow, 60 minutes of free waiting. */
const day = () => inDays(server.clock.now, 2);
const transfer = (sandbox: SandboxWish) => staged(sandbox, transferWish(at(day(), { flight: 'TK 874' })), 2050);

/** At this moment, after all that is due. */
async function goTo(moment: number): Promise<void> {
  server.clock.now = moment;
  await server.runJobs();
}
const rideOf = async (bought: Bought, place = 0) => {
  const ride = (await read(bought)).item.rides[place];
  if (!ride) throw new Error('There is no such ride');
  return ride;
};
/** To some minutes after the driver was to come; first to the evening on which one is named. */
async function goPast(bought: Bought, minutes: number, place = 0): Promise<void> {
  const { pickUpAt, stage } = await rideOf(bought, place);
  if (stage === 'confirmed') await goTo(namedFrom(pickUpAt));
  await goTo(pickUpAt + minutes * MINUTE_MS);
}

const report = ({ browser, orderId }: Bought, body: object) =>
  browser.ask('POST', `/transport/orders/${orderId}/reports`, body);
const codeOf = (answer: Awaited<ReturnType<typeof report>>) =>
  answer.statusCode === 200 ? 200 : [answer.statusCode, answer.json().error.code];

async function mailsOf({ orderId }: Bought): Promise<string[]> {
  const mails = server.db.selectFrom('outbox').select('subject').where('order_id', '=', orderId);
  const sent = await mails.where('kind', '=', 'stage').orderBy('created_at').orderBy('id').execute();
  return sent.map(({ subject }) => subject.replace(/: .*/, ''));
}
const stagesOf = async (bought: Bought) => (await read(bought)).events.flatMap(({ what }) => what ?? []);
const missing = (choice: string, ride = 0) => ({ what: 'nobodyCame', ride, choice });

test('the driver is named on the evening before, sets off, waits, and has found them; each told once by many processes', async () => {
  const bought = await transfer('driverStays');
  const { pickUpAt } = await rideOf(bought);
  const evening = momentOf(inDays(server.clock.now, 1), 18 * 60);
  await goTo(evening - 1);
  expect([(await rideOf(bought)).stage, (await read(bought)).stage]).toEqual(['confirmed', null]);
  server.clock.now = evening;
  await Promise.all([1, 2, 3, 4].map(() => server.runJobs()));
  const named = await rideOf(bought);
  expectFields(named, { stage: 'driverNamed', earlierDriver: null });
  expect(named.driver?.car).toMatch(/^Sedan/);
  expect(named.driver?.plateFa).toMatch(/ایران ۰۰$/);
  expect(named.driver?.namedAt).toBe(evening);
  const setsOff = pickUpAt - (named.minutes[1] ?? 0) * MINUTE_MS;
  await goTo(setsOff - 1);
  expect((await rideOf(bought)).stage).toBe('driverNamed');
  await goTo(setsOff);
  await goTo(pickUpAt);
  expect((await rideOf(bought)).stage).toBe('waiting');
  await goTo(pickUpAt + 20 * MINUTE_MS);
  const { stage, times } = await rideOf(bought);
  expect([stage, times]).toEqual([
    'done',
    {
      ...{ onTheWayAt: setsOff, arrivedAt: pickUpAt, metAt: pickUpAt + 20 * MINUTE_MS },
      ...{ lateToldAt: null, leftAt: null, missingAt: null },
    },
  ]);
  expect(await stagesOf(bought)).toEqual(['driverNamed', 'onTheWay', 'waiting', 'done']);
  expect(await mailsOf(bought)).toEqual(['Your driver is named', 'Your driver waits']);
});

test('another driver of the same class is named three hours before, and both are told', async () => {
  const bought = await transfer('driverChanged');
  await goPast(bought, -180);
  const { driver, earlierDriver, stage } = await rideOf(bought);
  expect(stage).toBe('driverNamed');
  expect(driver?.name).not.toBe(earlierDriver?.name);
  expect(driver?.car).toMatch(/^Sedan/);
  expect(await stagesOf(bought)).toEqual(['driverNamed', 'driverChanged']);
  expect(await mailsOf(bought)).toEqual(['Your driver is named', 'Another driver comes']);
});

test('about one ride in three has another driver, whenever it is asked', async () => {
  const { chanceOf } = await import('#server/products/transport/drivers.ts');
  const changed = Array.from({ length: 3000 }, (_, index) => chanceOf(`order ${index} other`, 3) === 0);
  expect(changed.filter(Boolean).length / 3000).toBeCloseTo(1 / 3, 1);
});

test('a site that stood still tells what came of it, with the moments at which it was due', async () => {
  const bought = await transfer('driverStays');
  const { pickUpAt } = await rideOf(bought);
  await goTo(pickUpAt + 5 * HOUR_MS);
  expectFields((await rideOf(bought)).times, { arrivedAt: pickUpAt, metAt: pickUpAt + 20 * MINUTE_MS });
  expect(await mailsOf(bought)).toEqual([]);
});

test('who does not come gets nothing back, and the order has the times of both', async () => {
  const bought = await transfer('travellerMissing');
  const { pickUpAt, freeUntil } = await rideOf(bought);
  expect(freeUntil).toBe(pickUpAt + 60 * MINUTE_MS);
  await goPast(bought, 59);
  expect((await rideOf(bought)).stage).toBe('waiting');
  await goPast(bought, 60);
  const { stage, times } = await rideOf(bought);
  expect([stage, times.arrivedAt, times.leftAt, times.lateToldAt]).toEqual(['noShow', pickUpAt, freeUntil, null]);
  expect(await mailsOf(bought)).toEqual(['Your driver is named', 'Your driver waits', 'Your driver has left']);
  for (const body of [missing('moneyBack'), { what: 'met', ride: 0 }, { what: 'late', ride: 0, at: '11:30' }])
    expect(codeOf(await report(bought, body))).toEqual([409, 'not_allowed']);
  expect((await shop.quote(bought)).statusCode).toBe(409);
  expect((await read(bought)).refunded).toBe(null);
});

test('nobody came: not before the free time is over, then all money, once, however often it is said', async () => {
  const bought = await transfer('driverMissing');
  await goPast(bought, 59);
  expect(codeOf(await report(bought, missing('moneyBack')))).toEqual([409, 'not_allowed']);
  // Nobody has looked at it at this minute: the answer is that of the minute all the same.
  server.clock.now += MINUTE_MS;
  const answers = await Promise.all([1, 2, 3, 4, 5].map(() => report(bought, missing('moneyBack'))));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200]);
  await server.runJobs();
  const order = await read(bought);
  expectFields(order, { status: 'refunded', refunded: { amount: 2050, currency: 'EUR' } });
  expectFields(await rideOf(bought), { stage: 'driverMissing', refunded: true });
  expect((await rideOf(bought)).times.missingAt).toBe(server.clock.now);
  const charge = await server.db.selectFrom('payment').selectAll().where('order_id', '=', bought.orderId).execute();
  expect(charge.map(({ status, amount }) => [status, amount])).toEqual([['refunded', 2050]]);
  expect(codeOf(await report(bought, { what: 'met', ride: 0 }))).toEqual([409, 'not_allowed']);
  expect(codeOf(await report(bought, missing('anotherCar')))).toEqual([409, 'not_allowed']);
  expect(await wrongBooks(server.db)).toEqual([]);
});

test('of a car there and back the ride that nobody drove comes back at its own price, and the other one goes on', async () => {
  const wish = carWish(at(day()), { back: at(day(), { time: '21:00' }) });
  const bought = await staged('driverMissing', wish, 14_400);
  expect((await read(bought)).item.rides.map(({ price }) => price.amount)).toEqual([7200, 7200]);
  await goPast(bought, 15);
  expect((await rideOf(bought)).stage).toBe('driverMissing');
  expect(codeOf(await report(bought, missing('moneyBack', 1)))).toEqual([409, 'not_allowed']);
  expect(codeOf(await report(bought, missing('moneyBack')))).toBe(200);
  await server.runJobs();
  const order = await read(bought);
  expectFields(order, { status: 'partiallyCancelled', refunded: { amount: 7200, currency: 'EUR' } });
  expect(order.item.rides[1]?.price.amount).toBe(7200);
  await goPast(bought, 20, 1);
  expectFields(await rideOf(bought, 1), { stage: 'done', refunded: false, isCancelled: false });
  expect((await read(bought)).stage).toBe('done');
  expect(await wrongBooks(server.db)).toEqual([]);
});

test('another car comes in half an hour, and may be asked for once at a time', async () => {
  const bought = await transfer('driverMissing');
  await goPast(bought, 60);
  expect(await mailsOf(bought)).toEqual(['Your driver is named', 'Your driver has not come']);
  const before = await rideOf(bought);
  // Mails of one moment have no order.
  server.clock.now += MINUTE_MS;
  for (const _ of [1, 2]) expect(codeOf(await report(bought, missing('anotherCar')))).toBe(200);
  const coming = await rideOf(bought);
  expectFields(coming, {
    stage: 'onTheWay',
    pickUpAt: server.clock.now + 30 * MINUTE_MS,
    earlierDriver: before.driver,
  });
  expect(coming.driver?.name).not.toBe(before.driver?.name);
  expect(codeOf(await report(bought, missing('moneyBack')))).toEqual([409, 'not_allowed']);
  await goPast(bought, 0);
  expect((await rideOf(bought)).stage).toBe('waiting');
  expect(codeOf(await report(bought, { what: 'met', ride: 0 }))).toBe(200);
  expectFields(await rideOf(bought), { stage: 'done', price: before.price });
  expect((await mailsOf(bought)).slice(2)).toEqual(['Another car comes', 'Your driver waits']);
});

test('met and nobody came, said at once by two: one of them is true', async () => {
  const bought = await transfer('driverMissing');
  await goPast(bought, 60);
  const [met, back] = await Promise.all([
    report(bought, { what: 'met', ride: 0 }),
    report(bought, missing('moneyBack')),
  ]);
  await server.runJobs();
  const { refunded, stage } = await rideOf(bought);
  expect([met.statusCode, back.statusCode].toSorted()).toEqual([200, 409]);
  expect([refunded, stage]).toEqual(back.statusCode === 200 ? [true, 'driverMissing'] : [false, 'done']);
  expect(await wrongBooks(server.db)).toEqual([]);
});

test('nothing is said for a day: all comes back by itself, once', async () => {
  const bought = await transfer('driverMissing');
  await goPast(bought, 60);
  const { freeUntil } = await rideOf(bought);
  await goTo(freeUntil + DAY_MS - 1);
  expect((await read(bought)).status).toBe('issued');
  server.clock.now += 1;
  await Promise.all([server.runJobs(), server.runJobs()]);
  await server.runJobs();
  expectFields(await read(bought), { status: 'refunded', refunded: { amount: 2050, currency: 'EUR' } });
  expect((await rideOf(bought)).times.missingAt).toBeNull();
  expect(await wrongBooks(server.db)).toEqual([]);
});

test('a flight that is late moves the pick-up and never the price; the driver sets off again', async () => {
  const bought = await transfer('driverStays');
  const before = await rideOf(bought);
  await goPast(bought, 10);
  for (const time of ['10:00', '09:59', 'late', '05:00'])
    expect((await report(bought, { what: 'late', ride: 0, at: time })).json().error.fields).toEqual({
      at: 'time_invalid',
    });
  const told = server.clock.now;
  for (const _ of [1, 2]) {
    // As a keyboard of Iran writes 21:30.
    expect(codeOf(await report(bought, { what: 'late', ride: 0, at: '۲۱۳۰' }))).toBe(200);
    server.clock.now += MINUTE_MS;
  }
  const after = await rideOf(bought);
  const pickUpAt = before.bookedAt + 11.5 * HOUR_MS;
  expectFields(after, { stage: 'driverNamed', pickUpAt, freeUntil: pickUpAt + 60 * MINUTE_MS, price: before.price });
  expectFields(after, { bookedAt: before.bookedAt, isNight: false, driver: before.driver ?? after.driver });
  expect([after.times.lateToldAt, after.times.arrivedAt, after.times.onTheWayAt]).toEqual([told, null, null]);
  await goPast(bought, 20);
  expect((await rideOf(bought)).stage).toBe('done');
});

test('that a flight is late is said on its day, not weeks before, and not past the next ride', async () => {
  const date = inDays(server.clock.now, 21);
  const wish = transferWish(at(date, { flight: 'TK 874' }), { back: at(date, { time: '20:00' }) });
  const bought = await staged('driverStays', wish, 4100);
  const before = await rideOf(bought);
  expect(codeOf(await report(bought, { what: 'late', ride: 0, at: '03:30' }))).toEqual([409, 'not_allowed']);
  expectFields(await rideOf(bought), { pickUpAt: before.pickUpAt });
  await goPast(bought, 10);
  expect((await report(bought, { what: 'late', ride: 0, at: '20:30' })).json().error.fields).toEqual({
    at: 'back_before_there',
  });
  expectFields(await rideOf(bought), { pickUpAt: before.pickUpAt });
  expect(codeOf(await report(bought, { what: 'late', ride: 0, at: '12:30' }))).toBe(200);
});

test('nobody is in the car before the pick-up', async () => {
  const bought = await transfer('driverStays');
  await goPast(bought, -30);
  expect((await rideOf(bought)).stage).toBe('onTheWay');
  expect(codeOf(await report(bought, { what: 'met', ride: 0 }))).toEqual([409, 'not_allowed']);
  expect((await rideOf(bought)).stage).toBe('onTheWay');
  await goPast(bought, 0);
  expect(codeOf(await report(bought, { what: 'met', ride: 0 }))).toBe(200);
});

test('only who is close to the order says something: a finder is asked for a code, others find nothing', async () => {
  const bought = await transfer('driverStays');
  const { reference } = await read(bought);
  await goPast(bought, 5);
  const finder = server.newTraveller();
  const found = await finder.ask('POST', '/orders/find', { reference, email: CONTACT.email });
  expect(found.statusCode).toBe(200);
  const asFinder = { browser: finder, orderId: bought.orderId };
  expect((await rideOf(asFinder)).stage).toBe('waiting');
  for (const body of [{ what: 'met', ride: 0 }, { what: 'late', ride: 0, at: '12:00' }, missing('moneyBack')])
    expect(codeOf(await report(asFinder, body))).toEqual([403, 'step_up_required']);
  expect(
    codeOf(await report({ browser: server.newTraveller(), orderId: bought.orderId }, { what: 'met', ride: 0 })),
  ).toEqual([404, 'order_unknown']);
  expect((await rideOf(bought)).stage).toBe('waiting');
});

test('a service at an airport has no driver and is over by itself', async () => {
  const bought = await staged('driverStays', cipWish(at(day(), { flight: 'TK 874' })), 11_000);
  await goPast(bought, 59);
  expectFields(await rideOf(bought), { stage: 'confirmed', driver: null });
  await goPast(bought, 60);
  expect((await rideOf(bought)).stage).toBe('done');
  expect(await mailsOf(bought)).toEqual([]);
});
