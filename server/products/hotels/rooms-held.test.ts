import { expect, test } from 'vitest';
import { addDays, MINUTE_MS } from '#domain/core/time.ts';
import { MAX_ROOMS, MAX_ROOMS_HELD } from '#domain/hotels/hotel-limits.ts';
import type { components } from '#openapi/generated/types.ts';
import { ROOM_HOLD_LIMITS } from '#server/products/hotels/rooms-held.ts';
import { ABBASI, guest, hotelsOf, STAY } from '#server/products/hotels/testing/guests.ts';
import { setRooms } from '#server/products/hotels/testing/rooms.ts';
import { bookingApp } from '#server/testing/booking-app.ts';
import { countHeld } from '#server/testing/hold-limits.ts';
import { CONTACT } from '#server/testing/traveller.ts';

type Order = components['schemas']['HotelOrder'];
type Browser = ReturnType<(typeof server)['newTraveller']>;

const server = bookingApp();
const NAMES = ['Anna', 'Berta', 'Clara', 'Dora', 'Emma', 'Frida', 'Greta', 'Hanna', 'Irma'];
let days = 0;

/** This many rooms with one guest each, on nights that no other test uses. */
async function held(browser: Browser, rooms = MAX_ROOMS): Promise<Order> {
  days += 2;
  const checkIn = addDays(STAY.checkIn, days);
  await setRooms(server.db, { hotelId: ABBASI, roomId: 'court-double', nights: [checkIn], capacity: MAX_ROOMS });
  const hotels = hotelsOf(browser);
  const parties = Array.from({ length: rooms }, () => ({ adults: [30], children: [] }));
  const offerIds = await hotels.offers(Array<string>(rooms).fill('court-double breakfast'), {
    rooms: parties,
    checkIn,
    checkOut: addDays(checkIn, 1),
  });
  const answer = await hotels.hold({ offerIds });
  expect([answer.statusCode, answer.statusCode === 201 ? '' : answer.body]).toEqual([201, '']);
  return answer.json<Order>();
}

/** Counts like the operation, with production limits. */
const count = ({ orderId }: Order) => countHeld(server, ROOM_HOLD_LIMITS, orderId);

test('rooms whose payment is at the bank are held, also when their time is over meanwhile', async () => {
  const browser = server.newTraveller();
  const first = await held(browser);
  const passengers = NAMES.map((name, index) => guest(name, 40 + index, index === 0 ? 'DE' : ''));
  const ready = (await browser.submit(first.orderId, { passengers, ...CONTACT })).json<Order>();
  const paid = await browser.pay(first.orderId, { total: ready.total, cancelPackage: false, rulesAccepted: true });
  const chargeId = paid.json<{ redirectUrl: string }>().redirectUrl.split('/').at(-1) ?? '';
  server.clock.now = first.deadlineAt + MINUTE_MS;
  expect((await browser.read(first.orderId)).json<Order>().status).toBe('paying');
  expect(await count(await held(browser, MAX_ROOMS_HELD - MAX_ROOMS))).toBe('held');
  const more = await held(browser, 1);
  expect(await count(more)).toEqual([429, 'rate_limited']);
  // Sold rooms are no longer held.
  await server.sandbox.decide(chargeId, { status: 'succeeded' });
  await server.runJobs();
  expect(await count(more)).toBe('held');
});
