import { expect, test } from 'vitest';
import { expectFields } from '#domain/core/testing/expect-fields.ts';
import { addDays } from '#domain/core/time.ts';
import { MAX_SEATS_HELD, MAX_SEATS_HELD_PER_IP } from '#domain/flights/flight-limits.ts';
import { testApp } from '#server/db/testing/test-app.ts';
import { cleanUp } from '#server/jobs.ts';
import { SEAT_HOLD_LIMITS } from '#server/products/flights/seats-held.ts';
import { countHeld } from '#server/testing/hold-limits.ts';
import { first, type Order, offersOf, traveller } from '#server/testing/traveller.ts';

const server = testApp();
const DAY = 86_400_000;
let days = 0;

/** A hold of this many seats, on a day that no other test uses. */
async function held(who = traveller(() => server.app), adult = 9) {
  days += 1;
  const departureDate = addDays('2027-02-01', days);
  const offer = first(offersOf(await who.search({ departureDate, adult })));
  const { orderId } = (await who.hold({ offerIds: [offer.offerId] })).json<Order>();
  return { who, orderId };
}

const nine = (who?: ReturnType<typeof traveller>) => held(who);

/** Counts like the operations, for an IP address and with production limits. */
const count = (orderId: string, ip: string, rateLimitFactor = 1) =>
  countHeld(server, SEAT_HOLD_LIMITS, orderId, { ip, rateLimitFactor });
const REFUSED = [429, 'rate_limited'];

test('one browser holds four times nine seats, wherever it is; what it lets go counts no more', async () => {
  const { who, orderId } = await nine();
  let last = orderId;
  for (let seats = 9; seats < MAX_SEATS_HELD; seats += 9) last = (await nine(who)).orderId;
  expect(await count(last, '192.0.2.1')).toBe('held');
  last = (await nine(who)).orderId;
  expect(await count(last, '192.0.2.2')).toEqual(REFUSED);
  expect((await who.release(orderId)).statusCode).toBe(200);
  expect(await count(last, '192.0.2.2')).toBe('held');
});

test('one address holds eight times nine seats with as many cookies as it likes; holds that ended count no more', async () => {
  const answers = [];
  for (let cookies = 0; cookies <= MAX_SEATS_HELD_PER_IP / 9; cookies += 1) {
    const { orderId } = await nine();
    answers.push(await count(orderId, `2001:db8:1:2::${cookies}`));
  }
  expect(answers).toEqual([...Array.from({ length: 8 }, () => 'held'), REFUSED]);
  const { orderId } = await nine();
  expect(await count(orderId, '2001:db8:9::1')).toBe('held');
  server.clock.now += 1_500_000;
  expect(await count((await nine()).orderId, '2001:db8:1:2::1')).toBe('held');
});

test('all of a customer’s IPv6 line holds as much as one address, and all of a site four times as much', async () => {
  // An eighth of the limits: one hold of four for a browser, two for an IP address, eight for a site.
  const from = async (ip: string) => count((await held(undefined, 4)).orderId, ip, 1 / 8);
  expect([await from('2001:db8:5:1::1'), await from('2001:db8:5:2::1')]).toEqual(['held', 'held']);
  // Another /64 of the same /56; then other lines of the same /48.
  expect(await from('2001:db8:5:3::1')).toEqual(REFUSED);
  const lines = [];
  for (let line = 1; line <= 7; line += 1) lines.push(await from(`2001:db8:5:${line}00::1`));
  expect(lines).toEqual([...Array.from({ length: 7 }, () => 'held')]);
  expect(await from('2001:db8:5:a00::1')).toEqual(REFUSED);
  expect(await from('2001:db8:6:a00::1')).toBe('held');
});

test('what is at the bank is held, also when its time is over meanwhile', async () => {
  const { who, orderId } = await nine();
  let last = orderId;
  for (let seats = 9; seats < MAX_SEATS_HELD; seats += 9) last = (await nine(who)).orderId;
  await server.db.updateTable('orders').set({ status: 'paying' }).where('id', '=', orderId).execute();
  expect(await count(last, '192.0.2.3')).toBe('held');
  const { orderId: more } = await nine(who);
  expect(await count(more, '192.0.2.3')).toEqual(REFUSED);
  await server.db
    .updateTable('orders')
    .set({ deadline_at: server.clock.now - 1 })
    .where('id', '=', orderId)
    .execute();
  expect(await count(more, '192.0.2.3')).toEqual(REFUSED);
});

test('where a hold came from is no address, and is forgotten a day later', async () => {
  const { orderId } = await nine();
  await count(orderId, '192.0.2.9');
  const row = server.db.selectFrom('orders').select(['held_from', 'deadline_at']).where('id', '=', orderId);
  const { held_from, deadline_at } = await row.executeTakeFirstOrThrow();
  expect(held_from).toMatch(/^[\w-]{43}$/);
  await cleanUp(server.db, deadline_at + DAY + 1);
  expectFields(await row.executeTakeFirst(), { held_from: null });
});
