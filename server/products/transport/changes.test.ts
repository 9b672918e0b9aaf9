import { expect, test } from 'vitest';
import { euro } from '#domain/core/money.ts';
import { addDays, DAY_MS, HOUR_MS, MINUTE_MS, momentOf } from '#domain/core/time.ts';
import type { RideTime } from '#domain/transport/wish.ts';
import type { components } from '#openapi/generated/types.ts';
import { lockOrder } from '#server/orders/read-order.ts';
import { asTransport, type RideDetail } from '#server/products/transport/detail.ts';
import { type Bought, person, transportShop } from '#server/products/transport/testing/booked.ts';
import {
  at,
  atMoment,
  carWish,
  cipWish,
  inDays,
  MEETING,
  transferWish,
} from '#server/products/transport/testing/wishes.ts';
import { bookingApp } from '#server/testing/booking-app.ts';
import { wrongBooks } from '#server/testing/ledger-check.ts';
import { CONTACT } from '#server/testing/traveller.ts';

type Documents = components['schemas']['Documents'];

const server = bookingApp();
const { read, booked, cancel, askChange, change, opened } = transportShop(server);

const day = (days: number) => inDays(server.clock.now, days);
const move = (ride: number, to: RideTime) => ({ kind: 'time', ride, to });
const meet = (to: object = {}) => {
  const { notes: _, ...where } = MEETING;
  return { kind: 'meeting', ...where, ...to };
};
const refusal = async (bought: Bought, wish: object) => {
  const answer = await askChange(bought, wish);
  const { error } = answer.json();
  return answer.statusCode === 422 ? error.fields : error ? error.code : answer.statusCode;
};
const numbersOf = async ({ browser, orderId }: Bought) =>
  (await browser.documents(orderId)).json<Documents>().papers.map(({ number }) => number);

/** Writes what became of a ride, as background work does. */
const moveOn = ({ orderId }: Bought, index: number, news: Partial<RideDetail>) =>
  server.db.transaction().execute(async (tx) => {
    const { detail } = asTransport(await lockOrder(tx, orderId));
    const rides = detail.rides.map((ride, place) => (place === index ? { ...ride, ...news } : ride));
    await tx
      .updateTable('orders')
      .set({ detail: JSON.stringify({ ...detail, rides }) })
      .where('id', '=', orderId)
      .execute();
  });

const DRIVER = {
  ...{ name: 'Reza M.', nameFa: 'رضا م.', car: 'Van, white', carFa: 'ون سفید', plateFa: '۲۴ ت ۳۱۸ ایران ۰۰' },
  namedAt: 0,
};

test('from day to night the difference is paid, and back again it is given back', async () => {
  const bought = await booked(transferWish(at(day(9), { flight: 'TK 874' })), 2050);
  const numbers = await numbersOf(bought);
  const night = at(day(10), { time: '00:10', flight: 'W5 1085' });
  expect(await change(bought, move(0, night))).toEqual({ toPay: 410, toGive: 0 });
  const order = await read(bought);
  expect(order).toMatchObject({ status: 'issued', total: euro(2460), summary: { startsAt: momentOf(day(10), 10) } });
  expect(order.item).toMatchObject({
    wish: { ride: { day: day(10), time: '00:10', flight: 'W5 1085' } },
    rides: [{ isNight: true, flight: 'W5 1085', price: euro(2460), bookedAt: momentOf(day(10), 10) }],
    meeting: MEETING,
  });
  expect(await numbersOf(bought)).not.toEqual(numbers);
  expect(await change(bought, move(0, at(day(9), { time: '23:50' })))).toEqual({ toPay: 0, toGive: 410 });
  expect((await read(bought)).total).toEqual(euro(2050));
  expect(await cancel(bought)).toBe(2050);
  expect(await wrongBooks(server.db)).toEqual([]);
});

test('what is wrong with another time is said by its fields', async () => {
  const bought = await booked(transferWish(at(day(9)), { back: at(day(12), { flightTime: '14:00' }) }), 4100);
  const wishes = [
    move(0, at('2026-02-30')),
    move(0, at(day(9), { time: '25:00', flight: '?' })),
    move(0, at(day(-1))),
    move(1, at(day(301))),
    move(0, at(day(13))),
    move(1, at(day(8))),
    move(1, at(day(12), { flightTime: '12:00' })),
    move(1, at(day(12), { flightTime: 'noon' })),
    move(0, at(day(9))),
  ];
  const found = [];
  for (const wish of wishes) found.push(await refusal(bought, wish));
  expect(found).toEqual([
    { day: 'date_invalid' },
    { time: 'time_invalid', flight: 'flight_invalid' },
    expect.objectContaining({ day: 'date_in_past' }),
    expect.objectContaining({ day: 'date_too_far' }),
    { day: 'back_before_there' },
    { day: 'back_before_there' },
    { time: 'after_counter_closes' },
    { flightTime: 'time_invalid' },
    { kind: 'nothing_changed' },
  ]);
});

test('until 24 hours before each ride, to the millisecond, and not to what is asked for first', async () => {
  const start = server.clock.now + 3 * DAY_MS;
  const bought = await booked(transferWish(atMoment(start), { back: atMoment(start + 2 * DAY_MS) }), 4100);
  const later = move(0, atMoment(start + HOUR_MS));
  server.clock.now = start - DAY_MS;
  expect(await refusal(bought, later)).toBe(201);
  expect(await refusal(bought, move(0, atMoment(start - 13 * HOUR_MS)))).toEqual({ time: 'only_by_request' });
  expect(await refusal(bought, move(0, atMoment(start - 12 * HOUR_MS)))).toBe(201);
  server.clock.now += 1;
  expect(await refusal(bought, later)).toBe('not_allowed');
  // The way back is two days later; nothing of it may be moved to what would be asked for.
  expect(await refusal(bought, move(1, atMoment(start + 2 * DAY_MS + HOUR_MS)))).toBe(201);
  const soon = atMoment(server.clock.now + 12 * HOUR_MS - MINUTE_MS);
  expect(await refusal(bought, move(1, soon))).toMatchObject({ time: 'only_by_request' });
  expect(await refusal(bought, move(1, { ...soon, day: '' }))).toMatchObject({ day: 'required' });
});

test('a quote that was asked for in time is paid in its ten minutes, and what is paid later comes back', async () => {
  const paidAfter = async (minutes: number) => {
    const bought = await booked(transferWish(at(day(9))), 2050);
    const start = (await read(bought)).item.rides[0]?.bookedAt ?? 0;
    server.clock.now = start - DAY_MS;
    expect((await askChange(bought, move(0, at(day(9), { time: '01:00' })))).statusCode).toBe(201);
    const chargeId = await opened(bought);
    server.clock.now += 9 * MINUTE_MS;
    await server.sandbox.decide(chargeId, { status: 'succeeded' });
    server.clock.now += (minutes - 9) * MINUTE_MS;
    await server.runJobs();
    await server.runJobs();
    return [(await read(bought)).total.amount, (await server.sandbox.verify(chargeId)).status];
  };
  expect(await paidAfter(9)).toEqual([2460, 'succeeded']);
  // The operator was asked too late.
  expect(await paidAfter(10)).toEqual([2050, 'refunded']);
});

test('nights of the driver and the way home follow the times of both rides', async () => {
  const bought = await booked(carWish(at(day(9)), { back: at(day(12)) }), 14_400 + 4500);
  expect(await change(bought, move(1, at(day(13))))).toEqual({ toPay: 1500, toGive: 0 });
  expect(await change(bought, move(0, at(day(11))))).toEqual({ toPay: 0, toGive: 3000 });
  expect((await read(bought)).item.rides.map(({ price }) => price.amount)).toEqual([7200, 7200 + 3000]);
  // Alone it costs one way, whatever its time was beside the other one.
  expect(await cancel(bought, [1])).toBe(14_400 + 3000 - 10_800);
  expect(await change(bought, move(0, at(day(14), { time: '05:00' })))).toEqual({ toPay: 2160, toGive: 0 });
  expect(await refusal(bought, move(1, at(day(16))))).toBe('not_allowed');
  expect((await read(bought)).item.rides.map(({ price, isCancelled }) => [price.amount, isCancelled])).toEqual([
    [12_960, false],
    [6600, true],
  ]);
  expect(await cancel(bought)).toBe(12_960);
  expect(await wrongBooks(server.db)).toEqual([]);
});

test('a service at an airport moves to a day on which all are of the ages that were booked', async () => {
  const date = day(30);
  const wish = cipWish(at(date, { flight: 'TK 878' }), { people: { adults: 1, children: 1, infants: 0 } });
  const almostTwelve = addDays(`${Number(date.slice(0, 4)) - 12}${date.slice(4)}`, 3);
  const people = [person(0, { passportExpiry: day(60) }), person(1, { birthDate: almostTwelve })];
  const bought = await booked(wish, 8800, { people });
  const to = (days: number) => move(0, at(day(days), { flight: 'TK 878' }));
  expect([await refusal(bought, to(32)), await refusal(bought, to(33)), await refusal(bought, to(61))]).toEqual([
    201,
    { day: 'age_not_as_booked' },
    { day: 'age_not_as_booked' },
  ]);
  const expiring = await booked(
    cipWish(at(date, { flight: 'TK 1' }), { people: { adults: 1, children: 0, infants: 0 } }),
    5500,
    {
      people: [person(2, { passportExpiry: day(31) })],
    },
  );
  const found = [await refusal(expiring, to(31)), await refusal(expiring, to(32))];
  expect(found).toEqual([201, { day: 'passport_expired' }]);
  expect(await refusal(bought, { ...to(32), to: at(day(32)) })).toEqual({ flight: 'required' });
  expect(await refusal(bought, move(1, at(day(32))))).toBe('not_allowed');
  expect(await refusal(bought, meet())).toBe('not_allowed');
});

test('where they meet is changed for nothing, until the last driver is on the way', async () => {
  const bought = await booked(transferWish(at(day(9)), { back: at(day(12)) }), 4100);
  expect(await refusal(bought, meet({ sign: 'N'.repeat(25), hotel: '', room: 'r'.repeat(21) }))).toEqual({
    ...{ sign: 'sign_too_long', hotel: 'required', room: 'too_long' },
  });
  expect(await refusal(bought, meet({ sign: ' ' }))).toEqual({ sign: 'required' });
  expect(await refusal(bought, meet())).toEqual({ kind: 'nothing_changed' });
  const numbers = await numbersOf(bought);
  const told = { sign: 'آنا کلر', hotel: 'Espinas Hotel', room: '', hotelBack: '', stopsAt: 'Qom' };
  expect(await change(bought, meet(told))).toEqual({ toPay: 0, toGive: 0 });
  expect((await read(bought)).item.meeting).toEqual({ ...MEETING, ...told });
  expect(await numbersOf(bought)).toEqual(numbers);
  // What else the driver should know stays where it is left out.
  expect(await change(bought, meet({ ...told, notes: 'We bring a cello' }))).toEqual({ toPay: 0, toGive: 0 });
  expect(await change(bought, meet())).toEqual({ toPay: 0, toGive: 0 });
  expect((await read(bought)).item.meeting).toEqual({ ...MEETING, notes: 'We bring a cello' });
  await moveOn(bought, 0, { stage: 'onTheWay' });
  expect(await refusal(bought, meet(told))).toBe(201);
  await moveOn(bought, 1, { stage: 'onTheWay' });
  expect(await refusal(bought, meet())).toBe('not_allowed');
});

test('a car there and back keeps both of its addresses, until one of its rides is given back', async () => {
  const bought = await booked(carWish(at(day(9)), { back: at(day(12)), stops: 2 }), 14_400 + 600 + 4500);
  expect(await refusal(bought, meet({ hotel: '', hotelBack: ' ' }))).toEqual({
    ...{ hotel: 'required', hotelBack: 'required' },
  });
  expect(await refusal(bought, meet({ hotelBack: 'b'.repeat(161) }))).toEqual({ hotelBack: 'too_long' });
  await cancel(bought, [1]);
  expect(await refusal(bought, meet({ hotel: '', hotelBack: '' }))).toEqual({ hotel: 'required' });
  expect(await refusal(bought, meet({ hotelBack: '' }))).toBe(201);
});

test('who may change where they meet reads all of it in the quote, who only found the order nothing of where they sleep', async () => {
  const bought = await booked(transferWish(at(day(9))), 2050);
  const asked = await askChange(bought, meet({ hotel: 'Espinas Hotel' }));
  expect(asked.json().item.meeting).toEqual({ ...MEETING, hotel: 'Espinas Hotel' });
  const { reference, change } = await read(bought);
  expect(change?.item).toMatchObject({ meeting: { ...MEETING, hotel: 'Espinas Hotel' } });
  const finder = server.newTraveller();
  const body = { reference, email: CONTACT.email };
  expect((await finder.ask('POST', '/orders/find', body)).statusCode).toBe(200);
  const found = await read({ browser: finder, orderId: bought.orderId });
  expect(found.change?.item).toMatchObject({
    meeting: { sign: MEETING.sign, hotel: '', room: '', hotelBack: '', stopsAt: '', notes: '' },
  });
});

test('a driver who is named meanwhile stays with a ride that is not moved, and is another one for a ride that is', async () => {
  const bought = await booked(transferWish(at(day(9)), { back: at(day(12)) }), 4100);
  const quoted = await askChange(bought, move(0, at(day(10))));
  const { changeId, toPay, toGive } = quoted.json<components['schemas']['OrderChange']>();
  for (const ride of [0, 1]) await moveOn(bought, ride, { stage: 'driverNamed', driver: DRIVER });
  const made = await bought.browser.ask(
    'POST',
    `/orders/${bought.orderId}/changes/${changeId}/confirm`,
    { toPay: toPay.EUR, toGive: toGive.sum, to: 'card' },
    { 'idempotency-key': 'a-driver-is-named' },
  );
  expect([made.statusCode, made.json().error]).toEqual([200, undefined]);
  await server.runJobs();
  expect((await read(bought)).item.rides).toMatchObject([
    { stage: 'confirmed', driver: null, earlierDriver: DRIVER, bookedAt: momentOf(day(10), 600) },
    { stage: 'driverNamed', driver: DRIVER, earlierDriver: null, bookedAt: momentOf(day(12), 600) },
  ]);
});

test('the history says which ride was moved, and of one ride alone it need not', async () => {
  const two = await booked(transferWish(at(day(9)), { back: at(day(12)) }), 4100);
  await change(two, move(1, at(day(13))));
  const one = await booked(transferWish(at(day(9))), 2050);
  await change(one, move(0, at(day(10))));
  const partOf = async (bought: Bought) => {
    const { events } = await read(bought);
    return events.flatMap(({ change: made }) => (made ? [[made.kind, made.part]] : []));
  };
  expect([await partOf(two), await partOf(one)]).toEqual([[['time', 'ride-2']], [['time', undefined]]]);
});
