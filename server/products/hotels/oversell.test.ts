import { expect, test } from 'vitest';
import { sized } from '#domain/core/testing/sized.ts';
import { addDays } from '#domain/core/time.ts';
import type { components } from '#openapi/generated/types.ts';
import { testApp } from '#server/db/testing/test-app.ts';
import { setRooms } from '#server/products/hotels/testing/rooms.ts';
import { rushOf } from '#server/testing/rush.ts';
import { traveller } from '#server/testing/traveller.ts';

const BUYERS = sized(60, 200);
const ROUNDS = sized(2, 10);
const HOTEL = 'isfahan-abbasi-hotel';
const ROOM = 'court-double';
const server = testApp();
const rush = rushOf(server, '/hotels/holds');

/** Three-night stays that share the middle night, by arrival day. */
async function offersOver(middle: string): Promise<string[]> {
  const browser = traveller(() => server.app);
  const offers: string[] = [];
  for (const before of [0, 1, 2]) {
    const checkIn = addDays(middle, -before);
    const body = {
      hotelId: HOTEL,
      checkIn,
      checkOut: addDays(checkIn, 3),
      rooms: [{ adults: [30, 30], children: [] }],
    };
    const { rooms } = (await browser.ask('POST', '/hotels/stays', body)).json<components['schemas']['HotelStay']>();
    const choice = rooms[0]?.choices.find(({ room, rate }) => room.roomId === ROOM && rate.rateId === 'breakfast');
    offers.push(choice?.offerId ?? '');
  }
  return offers;
}

test(`of ${BUYERS} whose stays overlap in a night with two rooms two get one, nobody waits for ever, ${ROUNDS} times`, {
  timeout: 180_000,
}, async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const middle = addDays('2026-12-10', 10 * round);
    const offers = await offersOver(middle);
    await setRooms(server.db, { hotelId: HOTEL, roomId: ROOM, nights: [middle], capacity: 2 });
    const outcome = await rush(BUYERS, `buyer-${round}`, (buyer) => offers[buyer % 3] ?? '');
    expect(outcome).toEqual({ got: 2, refused: BUYERS - 2, isSoldOut: true, others: [] });
    const row = await server.db.selectFrom('hotel_night').selectAll().where('night', '=', middle).executeTakeFirst();
    expect([row?.held, row?.sold]).toEqual([2, 0]);
  }
  const held = await server.db.selectFrom('orders').select('id').execute();
  expect(held).toHaveLength(2 * ROUNDS);
});
