import { expect, test } from 'vitest';
import { euro } from '#domain/core/money.ts';
import { expectFields } from '#domain/core/testing/expect-fields.ts';
import { addDays, DAY_MS } from '#domain/core/time.ts';
import { HOTEL_CHANGE_SECONDS } from '#domain/hotels/hotel-limits.ts';
import type { components } from '#openapi/generated/types.ts';
import { bookedStay } from '#server/products/hotels/testing/booked.ts';
import { stayChanges } from '#server/products/hotels/testing/changes.ts';
import { ABBASI } from '#server/products/hotels/testing/guests.ts';
import { changeHotel, countsOf, setRooms } from '#server/products/hotels/testing/rooms.ts';
import { bookingApp } from '#server/testing/booking-app.ts';

type Schemas = components['schemas'];
type Stay = Awaited<ReturnType<typeof bookedStay>>;

const server = bookingApp();
const { asked, quoted, confirmed, paid } = stayChanges(server);
const ROOM_ID = 'court-double';

let days = 10;
/** Three nights that no other test uses, later than the early booking discount and before Nowruz. */
function nextNights() {
  days += 8;
  const checkIn = addDays('2026-12-01', days);
  return { checkIn, checkOut: addDays(checkIn, 3) };
}

async function booked() {
  const stay = nextNights();
  const bought = await bookedStay(server, { stay });
  return { ...bought, ...stay };
}

const countsOn = (night: string) => countsOf(server.db, { hotelId: ABBASI, roomId: ROOM_ID, nights: [night] });
const numbersOf = async ({ browser, orderId }: Stay) =>
  (await browser.documents(orderId)).json<Schemas['Documents']>().papers.map(({ number }) => number);
const priceNight = (night: string, price: number) =>
  server.db
    .updateTable('hotel_night')
    .set({ price })
    .where('room', '=', `${ABBASI}.${ROOM_ID}`)
    .where('night', '=', night)
    .execute();

test('a stay moved by a day that costs more: the new night is held, the difference paid, the old night free, the numbers new', async () => {
  const stay = await booked();
  const { order, checkIn, checkOut } = stay;
  const numbers = await numbersOf(stay);
  await setRooms(server.db, { hotelId: ABBASI, roomId: ROOM_ID, nights: [checkOut], capacity: 2 });
  await priceNight(checkOut, 50_000);
  const wish = { kind: 'nights', checkIn: addDays(checkIn, 1), checkOut: addDays(checkOut, 1) } as const;
  const change = await quoted(stay, wish);
  expect(await countsOn(checkOut)).toEqual({ held: 2, sold: 0 });
  expect(await countsOn(checkIn)).toEqual({ held: 0, sold: 2 });
  // Nights that stay keep their price.
  expect(change.item.byNight.slice(0, 2)).toEqual(order.item.byNight.slice(1));
  const sumOf = ({ byNight }: Schemas['HotelItem']) => byNight.reduce((sum, { amount }) => sum + amount.amount, 0);
  expect(sumOf(change.item)).toBe(change.newTotal.amount);
  expect(change.toPay.EUR.amount).toBe(change.newTotal.amount - order.total.amount);
  expect(change.toPay.EUR.amount).toBeGreaterThan(0);
  expect(change.item.freeUntil).toBe((order.item.freeUntil ?? 0) + DAY_MS);

  await paid(stay, change);
  const after = await stay.read();
  expectFields(after, { status: 'issued', total: change.newTotal, 'change.status': 'done' });
  expectFields(after.item, { checkIn: wish.checkIn, checkOut: wish.checkOut, nights: 3 });
  expect([await countsOn(checkIn), await countsOn(checkOut)]).toEqual([
    { held: 0, sold: 0 },
    { held: 0, sold: 2 },
  ]);
  const replaced = await numbersOf(stay);
  expect([replaced.length, replaced.some((number) => numbers.includes(number))]).toEqual([2, false]);
});

test('a stay that becomes shorter gives back by the step of the moment, and what the rate keeps never comes back', async () => {
  const stay = await booked();
  const { order, checkIn, checkOut, browser, orderId } = stay;
  const before = server.clock.now;
  server.clock.now = order.item.freeUntil ?? 0;
  const change = await quoted(stay, { kind: 'nights', checkIn, checkOut: addDays(checkOut, -1) });
  const last = order.item.byNight[2]?.amount.amount ?? 0;
  expect(change.toPay.EUR).toEqual(euro(0));
  // Each of the two rooms rounds for itself.
  expect(Math.abs(change.toGive.sum.amount - last / 2)).toBeLessThanOrEqual(1);
  expect(change.lines.at(-1)).toEqual({
    part: 'kept',
    words: 'Kept for nights that were given back',
    count: 1,
    each: euro(last - change.toGive.sum.amount),
    sum: euro(last - change.toGive.sum.amount),
  });
  await confirmed(stay, change);
  const after = await stay.read();
  expectFields(after, { total: change.newTotal, 'change.status': 'done', 'item.nights': 2 });
  expect(await countsOn(addDays(checkOut, -1))).toEqual({ held: 0, sold: 0 });
  const quote = (await browser.ask('GET', `/orders/${orderId}/cancellation`)).json<Schemas['CancellationQuote']>();
  const [first, second] = order.item.byNight.map(({ amount }) => amount.amount);
  expect(Math.abs(quote.refund.amount - ((first ?? 0) + (second ?? 0)) / 2)).toBeLessThanOrEqual(1);
  server.clock.now = before;
});

test('a stay that is booked long and made short has no discount for a long stay', async () => {
  const stay = await booked();
  // As if its three nights had been sold with this discount.
  const undo = await changeHotel(server.db, ABBASI, (row) => ({
    ...row,
    prices: { ...row.prices, longStays: [{ nights: 3, percentOff: 20 }], early: [] },
  }));
  const { order, checkIn } = stay;
  const change = await quoted(stay, { kind: 'nights', checkIn, checkOut: addDays(checkIn, 1) });
  const [first] = order.item.byNight.map(({ amount }) => amount.amount);
  const full = ((first ?? 0) * 100) / 80;
  const last = change.item.byNight[0]?.amount.amount ?? 0;
  // Each of the two rooms rounds for itself.
  expect(Math.abs(last - full)).toBeLessThanOrEqual(1);
  expect(change.newTotal.amount).toBe(last);
  const longer = await quoted(stay, { kind: 'nights', checkIn, checkOut: addDays(checkIn, 4) });
  expect(longer.item.byNight.slice(0, 3)).toEqual(order.item.byNight);
  await undo();
});

test('a quote that nobody takes, or that is dropped, frees its nights; the stay is as it was', async () => {
  const stay = await booked();
  const { checkIn, checkOut, browser, orderId } = stay;
  const wish = { kind: 'nights', checkIn, checkOut: addDays(checkOut, 1) } as const;
  const { changeId } = await quoted(stay, wish);
  expect(await countsOn(checkOut)).toEqual({ held: 2, sold: 0 });
  await browser.ask('POST', `/orders/${orderId}/changes/${changeId}/drop`);
  expect(await countsOn(checkOut)).toEqual({ held: 0, sold: 0 });
  await quoted(stay, wish);
  const before = server.clock.now;
  server.clock.now += HOTEL_CHANGE_SECONDS * 1000;
  await server.runJobs();
  expect(await countsOn(checkOut)).toEqual({ held: 0, sold: 0 });
  expectFields(await stay.read(), { status: 'issued', 'item.checkOut': checkOut });
  server.clock.now = before;
});

test('nights that are full, too few, over, or as they are now are refused, and nothing is held', async () => {
  const stay = await booked();
  const { checkIn, checkOut } = stay;
  await setRooms(server.db, { hotelId: ABBASI, roomId: ROOM_ID, nights: [checkOut], capacity: 1 });
  const to = async (from: string, until: string) => {
    const answer = await asked(stay, { kind: 'nights', checkIn: from, checkOut: until });
    const { code, fields } = answer.json().error;
    return [answer.statusCode, code, fields];
  };
  expect(await to(checkIn, addDays(checkOut, 1))).toEqual([409, 'sold_out', undefined]);
  expect(await to(checkIn, checkOut)).toEqual([422, 'invalid_details', { checkIn: 'nothing_changed' }]);
  expect(await to(checkOut, checkIn)).toEqual([422, 'invalid_details', { checkOut: 'check_out_before_check_in' }]);
  expect(await to('2026-11-01', checkOut)).toEqual([422, 'invalid_details', { checkIn: 'date_in_past' }]);
  expect(await to(checkIn, 'soon')).toEqual([422, 'invalid_details', { checkOut: 'date_invalid' }]);
  await server.db
    .updateTable('hotel_night')
    .set({ min_nights: 3 })
    .where('room', '=', `${ABBASI}.${ROOM_ID}`)
    .where('night', '=', checkIn)
    .execute();
  expect(await to(checkIn, addDays(checkOut, -1))).toEqual([422, 'invalid_details', { checkOut: 'stay_too_short' }]);
  const undo = await changeHotel(server.db, ABBASI, (row) => ({ ...row, answers: 'onRequest' }));
  expect(await to(checkIn, addDays(checkOut, 2))).toEqual([409, 'not_allowed', undefined]);
  await undo();
  expect(await countsOn(checkOut)).toEqual({ held: 0, sold: 0 });
  const before = server.clock.now;
  server.clock.now = stay.order.item.checkInAt;
  expect(await to(checkIn, addDays(checkOut, -1))).toEqual([409, 'not_allowed', undefined]);
  server.clock.now = before;
});

test("a guest's name and the arrival time change for nothing, and the hotel's numbers stay", async () => {
  const stay = await booked();
  const numbers = await numbersOf(stay);
  const guest = { kind: 'guest', position: 3, title: 'MR', firstName: 'Hélge', lastName: 'Brandt' } as const;
  const change = await quoted(stay, guest);
  expectFields(change, { toPay: { EUR: euro(0), USD: { amount: 0, currency: 'USD' } }, 'toGive.sum': euro(0) });
  await confirmed(stay, change);
  await confirmed(stay, await quoted(stay, { kind: 'arrival', arrival: 'later' }));
  const after = await stay.read();
  expectFields(after.passengers[3], { title: 'MR', firstName: 'Helge', lastName: 'Brandt' });
  expectFields(after, { total: stay.order.total, 'item.arrival': 'later' });
  expect(await numbersOf(stay)).toEqual(numbers);
  const refusedAs = async (wish: Schemas['HotelChange']) => {
    const answer = await asked(stay, wish);
    return [answer.statusCode, answer.json().error.fields];
  };
  expect(await refusedAs({ ...guest, firstName: '', lastName: 'Ли' })).toEqual([
    422,
    { firstName: 'required', lastName: 'not_latin' },
  ]);
  expect(await refusedAs({ ...guest, firstName: 'Helge' })).toEqual([422, { firstName: 'nothing_changed' }]);
  expect(await refusedAs({ kind: 'arrival', arrival: 'tea time' })).toEqual([422, { arrival: 'arrival_invalid' }]);
  expect((await asked(stay, { ...guest, position: 8 })).statusCode).toBe(409);
});

test('of two rooms one was given back: the other one moves alone', async () => {
  const stay = await booked();
  const { browser, orderId, checkIn, checkOut } = stay;
  const path = `/orders/${orderId}/cancellation`;
  const { refund } = (await browser.ask('GET', `${path}?papers=0`)).json<Schemas['CancellationQuote']>();
  await browser.ask('POST', path, { papers: [0], refund, to: 'card' }, { 'idempotency-key': crypto.randomUUID() });
  const shorter = await quoted(stay, { kind: 'nights', checkIn, checkOut: addDays(checkOut, -1) });
  await confirmed(stay, shorter);
  const after = await stay.read();
  expect(after.item.rooms.map(({ number }) => number)).toEqual([2]);
  expect(after.total.amount).toBe(stay.order.total.amount - shorter.toGive.sum.amount);
  expect([await countsOn(checkIn), await countsOn(addDays(checkOut, -1))]).toEqual([
    { held: 0, sold: 1 },
    { held: 0, sold: 0 },
  ]);
  const rest = (await browser.ask('GET', path)).json<Schemas['CancellationQuote']>();
  expect(rest.refund).toEqual(rest.paid);
});
