import { expect, test } from 'vitest';
import { euro } from '#domain/core/money.ts';
import { addDays, DAY_MS, HOUR_MS, MINUTE_MS } from '#domain/core/time.ts';
import type { components } from '#openapi/generated/types.ts';
import { createServer } from '#server/app.ts';
import { cleanUp } from '#server/jobs.ts';
import { importFile } from '#server/products/transport/inventory/import-file.ts';
import { readSample } from '#server/products/transport/inventory/prices.ts';
import { LEAD, person, type TransportOrder, transportShop } from '#server/products/transport/testing/booked.ts';
import {
  at,
  atMoment,
  carWish,
  cipWish,
  inDays,
  LOAD,
  MEETING,
  transferWish,
} from '#server/products/transport/testing/wishes.ts';
import { bookingApp } from '#server/testing/booking-app.ts';
import { wrongBooks } from '#server/testing/ledger-check.ts';
import { CONTACT, traveller } from '#server/testing/traveller.ts';

const server = bookingApp();
const shop = transportShop(server);
const { hold, held, read, tell, ready, opened, booked, quote, cancel } = shop;

const day = (days: number) => inDays(server.clock.now, days);
const codeOf = (answer: Awaited<ReturnType<typeof hold>>) => [answer.statusCode, answer.json().error?.code];
const fieldsOf = (answer: Awaited<ReturnType<typeof hold>>) => {
  const [status, code] = codeOf(answer);
  return status === 422 ? answer.json().error.fields : [status, code];
};

/** The sample with other prices of this zone. */
async function importZone(change: (zone: components['schemas']['TransferZone']) => object) {
  const { transfer, ...sample } = readSample();
  const airports = transfer?.airports.map((airport) => ({
    ...airport,
    zones: airport.zones.map((zone) => (zone.id === 'ika-south' ? { ...zone, ...change(zone) } : zone)),
  }));
  const text = JSON.stringify({ ...sample, transfer: { ...transfer, airports } });
  await importFile(server.db, text, { replaces: true, now: server.clock.now });
}

test('the same wish of a browser is one hold, however it is spelled and in how many tabs at once', async () => {
  const browser = server.newTraveller();
  const wish = transferWish(at(day(9), { time: '10:00', flight: 'TK 874' }));
  const first = await held(wish, 2050, browser);
  const again = [
    await hold(transferWish(at(day(9), { time: '10:00 ', flight: 'tk874' })), 2050, browser),
    ...(await Promise.all([1, 2, 3].map(() => hold(wish, 2050, browser)))),
  ];
  expect(again.map((answer) => answer.json<TransportOrder>().orderId)).toEqual(again.map(() => first.orderId));
  const other = transferWish(at(day(10)));
  const tabs = await Promise.all([1, 2, 3, 4].map(() => hold(other, 2050, browser)));
  expect(new Set(tabs.map((answer) => answer.json<TransportOrder>().orderId)).size).toBe(1);
  expect((await hold(wish, 2050)).json<TransportOrder>().orderId).not.toBe(first.orderId);
});

test('what is shown is what it costs, or it is said', async () => {
  const wish = transferWish(at(day(9)));
  const answer = await hold(wish, 2000);
  expect(codeOf(answer)).toEqual([409, 'price_changed']);
  expect(answer.json().error.price).toEqual({ old: euro(2000), new: euro(2050) });
  const accepted = await shop.send(server.newTraveller(), '/transport/holds', {
    ...{ wish, shownTotal: euro(2000), acceptedTotal: euro(2050) },
  });
  expect(accepted.json<TransportOrder>().total).toEqual(euro(2050));
});

test('what is wrong with a wish is said by its fields', async () => {
  const soon = atMoment(server.clock.now + 12 * HOUR_MS - MINUTE_MS);
  const wrong = [
    transferWish(at('2026-02-30')),
    transferWish(at(day(-1))),
    transferWish(at(day(301))),
    transferWish(at(day(9), { time: '24:10', flight: 'the one from Vienna' })),
    transferWish(soon),
    transferWish(at(day(9)), { back: at(day(8)) }),
    transferWish(at(day(9)), { load: { ...LOAD, people: 4 } }),
    transferWish(at(day(9)), { zone: 'thr-near' }),
    transferWish(at(day(9), { flightTime: '11:00' }), { direction: 'toAirport' }),
    carWish(at(day(9)), { to: 'Vienna' }),
    cipWish(at(day(9), { flight: '' })),
    cipWish(at(day(9), { flight: 'TK 878' }), { airport: 'IKA', flights: 'domestic' }),
    cipWish(at(day(9), { flight: 'TK 878' }), { addOns: [{ id: 'sauna', count: 1 }] }),
    cipWish(at(day(9), { flight: 'TK 878' }), { people: { adults: 1, children: 0, infants: 2 } }),
    cipWish(at(day(9), { flight: 'TK 878' }), { addOns: [{ id: 'wheelchair', count: 3 }] }),
    cipWish(at(day(9), { flight: 'TK 878' }), { addOns: [5, 5].map((count) => ({ id: 'porter', count })) }),
  ];
  const found = [];
  for (const wish of wrong) found.push(fieldsOf(await hold(wish, 2050)));
  expect(found).toEqual([
    { 'ride.day': 'date_invalid' },
    expect.objectContaining({ 'ride.day': 'date_in_past' }),
    { 'ride.day': 'date_too_far' },
    { 'ride.time': 'time_invalid', 'ride.flight': 'flight_invalid' },
    { 'ride.time': 'only_by_request' },
    { 'back.day': 'back_before_there' },
    { car: 'does_not_fit' },
    { zone: 'required' },
    { 'ride.time': 'after_counter_closes' },
    { to: 'no_road' },
    { 'ride.flight': 'required' },
    { direction: 'not_sold_here' },
    { addOns: 'add_on_not_here' },
    { 'people.infants': 'too_many_infants' },
    { addOns: 'add_on_too_many' },
    { addOns: 'invalid' },
  ]);
});

test('twelve hours before, to the minute, it is sold at once', async () => {
  // The clock of the tests stands at a whole minute.
  const wish = transferWish(atMoment(server.clock.now + 12 * HOUR_MS));
  expect((await hold(wish, 2050)).statusCode).toBe(201);
});

test('one browser holds only so much at once', async () => {
  const { deps } = server;
  const config = { ...deps.config, rateLimitFactor: 1, logLevel: 'silent' as const };
  const strict = await createServer({ deps: { ...deps, config } });
  const browser = traveller(
    () => strict,
    () => deps.config.publicUrl,
  );
  const answers = [];
  for (let index = 0; index < 13; index += 1)
    answers.push(await hold(transferWish(at(day(9), { flight: `TK ${index + 1}` })), 2050, browser));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([...Array.from({ length: 12 }, () => 201), 429]);
  await strict.close();
});

test('a car asks one name, a phone and how the driver finds them', async () => {
  const bought = await held(transferWish(at(day(9)), { back: at(day(12)) }), 4100);
  const nobody = { ...LEAD, firstName: '', lastName: 'Келлер' };
  const refused = await bought.browser.submit(bought.orderId, {
    ...{ passengers: [nobody], email: CONTACT.email, phone: '' },
    answers: { sign: 'N'.repeat(25), hotel: '', room: 'r'.repeat(21), notes: 'n'.repeat(201) },
  });
  expect(refused.json().error.fields).toEqual({
    ...{ 'passengers.0.firstName': 'required', 'passengers.0.lastName': 'not_latin', phone: 'required' },
    ...{ 'answers.sign': 'sign_too_long', 'answers.hotel': 'required' },
    ...{ 'answers.room': 'too_long', 'answers.notes': 'too_long' },
  });
  expect((await tell(bought, [LEAD, LEAD])).json().error.fields).toMatchObject({ passengers: 'invalid' });
  for (const sign of ['Anna\u0007', '★★★', '007'])
    expect((await tell(bought, [LEAD], { ...MEETING, sign })).json().error.fields).toEqual({
      'answers.sign': 'invalid',
    });
  const told = await tell(bought, [LEAD], { sign: '\u202eآنا  کلر', hotel: ' Hotel Golestan ', room: '', notes: '' });
  expect([told.statusCode, told.json<TransportOrder>().item.meeting]).toEqual([
    200,
    { sign: 'آنا کلر', hotel: 'Hotel Golestan', room: '', hotelBack: '', stopsAt: '', notes: '' },
  ]);
});

test('a car there and back is told both of its pick-ups', async () => {
  const bought = await held(carWish(at(day(9)), { back: at(day(12)) }), 14_400 + 4500);
  expect((await tell(bought, [LEAD], { ...MEETING, hotel: '', hotelBack: '' })).json().error.fields).toEqual({
    ...{ 'answers.hotel': 'required', 'answers.hotelBack': 'required' },
  });
  const long = { hotelBack: 'b'.repeat(161), stopsAt: 's'.repeat(101) };
  const refused = await tell(bought, [LEAD], { ...MEETING, ...long });
  expect([refused.statusCode, refused.json().error.fields]).toEqual([
    422,
    { 'answers.hotelBack': 'too_long', 'answers.stopsAt': 'too_long' },
  ]);
  const told = await tell(bought, [LEAD], MEETING);
  expect(told.json<TransportOrder>().item.meeting).toEqual(MEETING);
});

test('who lands and goes to a hotel need not say which', async () => {
  const bought = await held(transferWish(at(day(9))), 2050);
  expect((await tell(bought, [LEAD], { ...MEETING, hotel: '' })).statusCode).toBe(200);
});

test('a service at an airport asks all people with passports, of the ages that were booked, on the day of the flight', async () => {
  const date = day(30);
  const wish = cipWish(at(date, { flight: 'TK 878' }), { people: { adults: 1, children: 1, infants: 1 } });
  const bought = await held(wish, 5500 + 3300 + 1925);
  const years = (count: number, days = 0) => addDays(`${Number(date.slice(0, 4)) - count}${date.slice(4)}`, days);
  const people = [person(0), person(1, { birthDate: years(12, 1) }), person(2, { birthDate: years(2, 1) })];
  const older = [person(0), person(1, { birthDate: years(12) }), person(2, { birthDate: years(2) })];
  const wrong = (await tell(bought, older, {})).json().error.fields;
  expect(wrong).toEqual({
    'passengers.1.birthDate': 'age_not_as_booked',
    'passengers.2.birthDate': 'age_not_as_booked',
  });
  const expired = people.map((one, place) => (place === 0 ? { ...one, passportExpiry: addDays(date, -1) } : one));
  expect((await tell(bought, expired, {})).json().error.fields).toEqual({
    'passengers.0.passportExpiry': 'passport_expired',
  });
  expect((await tell(bought, people.slice(1), {})).json().error.fields).toMatchObject({ passengers: 'invalid' });
  const told = await tell(bought, people, {});
  expect([told.statusCode, told.json<TransportOrder>().item.meeting]).toEqual([200, null]);
});

test('a price list that comes between leaves the price that is held, and a hold that is over has the new one', async () => {
  const bought = await ready(transferWish(at(day(9))), 2050);
  const late = await ready(transferWish(at(day(9), { time: '11:00' })), 2050);
  await importZone((zone) => ({ en: 'Tehran, all of it', day: { ...zone.day, sedan: 2300 } }));
  await shop.pay(bought);
  const order = await read(bought);
  expect([order.status, order.total, order.item.title]).toEqual([
    'issued',
    euro(2050),
    'Transfer from Imam Khomeini International Airport to Tehran, south and centre',
  ]);
  expect(codeOf(await hold(transferWish(at(day(10))), 2050))).toEqual([409, 'price_changed']);
  server.clock.now += 16 * MINUTE_MS;
  await server.runJobs();
  const again = await late.browser.holdAgain(late.orderId);
  expect([again.statusCode, again.json().error.price]).toEqual([409, { old: euro(2050), new: euro(2300) }]);
  const accepted = await late.browser.holdAgain(late.orderId, { acceptedTotal: euro(2300) });
  expect(accepted.json<TransportOrder>()).toMatchObject({
    ...{ status: 'awaitingPayment', total: euro(2300) },
    item: { title: expect.stringContaining('all of it'), meeting: MEETING },
  });
  await importZone(() => ({}));
});

test('a hold that ends while its money is at the bank is bought when the money comes', async () => {
  const bought = await ready(transferWish(at(day(9))), 2050);
  const chargeId = await opened(bought);
  server.clock.now += 20 * MINUTE_MS;
  await server.runJobs();
  await server.sandbox.decide(chargeId, { status: 'succeeded' });
  await server.runJobs();
  expect((await read(bought)).status).toBe('issued');
});

test('an order that is over is not held again once it would begin within twelve hours', async () => {
  const wish = transferWish(atMoment(server.clock.now + 12 * HOUR_MS + 10 * MINUTE_MS));
  const bought = await ready(wish, 2460);
  server.clock.now += 16 * MINUTE_MS;
  await server.runJobs();
  expect(codeOf(await bought.browser.holdAgain(bought.orderId))).toEqual([409, 'not_allowed']);
});

test('a voucher for each ride, and one for each person of a service at an airport', async () => {
  const documents = async ({ browser, orderId }: Awaited<ReturnType<typeof booked>>) =>
    (await browser.documents(orderId)).json<components['schemas']['Documents']>().papers;
  const there = await documents(await booked(transferWish(at(day(9)), { back: at(day(12)) }), 4100));
  expect(there.map(({ kind, position, holder }) => [kind, position, holder])).toEqual([
    ['voucher', 0, null],
    ['voucher', 1, null],
  ]);
  expect(there.every(({ number }) => /^SIM [0-9A-F]{8}$/.test(number))).toBe(true);
  const people = [person(0), person(1)];
  const led = await documents(await booked(cipWish(at(day(30), { flight: 'TK 878' })), 11_000, { people }));
  expect(led.map(({ kind, holder }) => [kind, holder?.person])).toEqual([
    ['voucher', 0],
    ['voucher', 1],
  ]);
});

const backAt = async (bought: Awaited<ReturnType<typeof booked>>, papers: readonly number[] = []) => {
  const answer = await quote(bought, papers);
  return answer.statusCode === 200
    ? answer.json<components['schemas']['CancellationQuote']>().refund.amount
    : codeOf(answer)[1];
};

test('each ride comes back by its own time: all until 24 hours before, half until 6, then nothing', async () => {
  const start = server.clock.now + 5 * DAY_MS;
  const bought = await booked(transferWish(atMoment(start), { back: atMoment(start + 2 * DAY_MS), stops: 1 }), 4900);
  const [first = 0] = (await read(bought)).item.rides.map(({ bookedAt }) => bookedAt);
  const found: unknown[] = [];
  for (const moment of [first - DAY_MS, first - DAY_MS + 1, first - 6 * HOUR_MS, first - 6 * HOUR_MS + 1, first]) {
    server.clock.now = moment;
    found.push([await backAt(bought), await backAt(bought, [0]), await backAt(bought, [1])]);
  }
  expect(found).toEqual([
    [4900, 2450, 2450],
    [3675, 1225, 2450],
    [3675, 1225, 2450],
    [2450, 0, 2450],
    // It has begun: the other one is given back alone.
    [2450, 'not_allowed', 2450],
  ]);
});

test('one ride of two is given back with its money, its voucher and its time, and the other one goes on', async () => {
  const bought = await booked(transferWish(at(day(9)), { back: at(day(12), { time: '02:00' }) }), 4510);
  expect(await cancel(bought, [0])).toBe(2050);
  const order = await read(bought);
  expect(order).toMatchObject({ status: 'partiallyCancelled', total: euro(4510), refunded: euro(2050) });
  expect(order.item.rides.map(({ isCancelled, price }) => [isCancelled, price.amount])).toEqual([
    [true, 2050],
    [false, 2460],
  ]);
  expect(order.summary.startsAt).toBe(order.item.rides[1]?.bookedAt);
  expect(await backAt(bought, [0])).toBe('not_allowed');
  expect(await cancel(bought)).toBe(2460);
  expect((await read(bought)).status).toBe('refunded');
  expect(await wrongBooks(server.db)).toEqual([]);
});

test('who gives back one way of a car pays the price of one way for the other', async () => {
  const wish = carWish(at(day(9)), { back: at(day(12)), waitingHours: 1 });
  // Both ways 144.00, an hour of waiting, three nights of the driver.
  const total = 14_400 + 500 + 4500;
  const there = await booked(wish, total);
  const back = await booked(wish, total);
  // The way there costs 108.00 alone, with its hour of waiting; the nights come back.
  expect(await cancel(there, [1])).toBe(total - 10_800 - 500);
  expect((await read(there)).item.rides.map(({ price }) => price.amount)).toEqual([11_300, total - 11_300]);
  expect(await cancel(there)).toBe(11_300);
  expect(await cancel(back, [0])).toBe(total - 10_800);
  // Who has been driven there gets no more for the way back.
  const driven = await booked(wish, total);
  server.clock.now = (await read(driven)).item.rides[0]?.bookedAt ?? 0;
  expect([await backAt(driven), await backAt(driven, [1])]).toEqual([total - 11_300, total - 11_300]);
});

test('one person of three gives back the own share, and no child is left alone', async () => {
  const people = { adults: 2, children: 1, infants: 0 };
  const date = day(30);
  const wish = cipWish(at(date, { flight: 'TK 878' }), { people, addOns: [{ id: 'porter', count: 1 }] });
  const child = person(2, { birthDate: `${Number(date.slice(0, 4)) - 8}-01-01` });
  const bought = await booked(wish, 11_000 + 3300 + 600, { people: [person(0), person(1), child] });
  expect([await backAt(bought, [0, 1]), await backAt(bought, [2])]).toEqual(['others_depend', 3300]);
  expect(await cancel(bought, [1])).toBe(5500);
  expect([await backAt(bought, [0]), await backAt(bought, [2])]).toEqual(['others_depend', 3300]);
  // What was added for all comes back with the last of them.
  expect(await cancel(bought)).toBe(5500 + 3300 + 600);
  expect(await wrongBooks(server.db)).toEqual([]);
});

test('who only found the booking reads the sign, and not where somebody sleeps', async () => {
  const bought = await booked(transferWish(at(day(9))), 2050);
  const { reference } = await read(bought);
  const finder = server.newTraveller();
  await finder.ask('POST', '/orders/find', { reference, email: CONTACT.email });
  const found = (await finder.read(bought.orderId)).json<TransportOrder>();
  expect(found.item?.meeting).toEqual({
    ...{ sign: MEETING.sign, hotel: '', room: '', hotelBack: '', stopsAt: '', notes: '' },
  });
});

test('when all is over, nobody can say any more where they slept', async () => {
  const bought = await booked(transferWish(at(day(9))), 2050);
  const { summary } = await read(bought);
  const kept = async () => {
    const row = server.db.selectFrom('orders').select('detail').where('id', '=', bought.orderId);
    return JSON.stringify(await row.executeTakeFirstOrThrow());
  };
  for (const text of [MEETING.hotel, MEETING.hotelBack, MEETING.stopsAt]) expect(await kept()).toContain(text);
  await cleanUp(server.db, summary.endsAt + 30 * DAY_MS);
  for (const text of [MEETING.hotel, MEETING.hotelBack, MEETING.stopsAt, MEETING.sign])
    expect(await kept()).not.toContain(text);
  expect((await read(bought)).item.meeting).toBeNull();
});
