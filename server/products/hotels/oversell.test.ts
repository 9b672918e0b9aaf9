import { afterAll, beforeAll, expect, test } from 'vitest';
import { sized } from '#domain/core/testing/sized.ts';
import { addDays } from '#domain/core/time.ts';
import type { components } from '#openapi/generated/types.ts';
import { testApp } from '#server/db/testing/test-app.ts';
import { setRooms } from '#server/products/hotels/testing/rooms.ts';
import { type ServerProcess, startServer } from '#server/testing/processes.ts';
import { traveller } from '#server/testing/traveller.ts';

const BUYERS = 200;
const ROUNDS = sized(2, 10);
const HOTEL = 'isfahan-abbasi-hotel';
const ROOM = 'court-double';
const server = testApp();
const processes: ServerProcess[] = [];

beforeAll(async () => {
  if (server.url) processes.push(await startServer(server.url), await startServer(server.url));
});
afterAll(async () => {
  await Promise.all(processes.map(({ stop }) => stop()));
});

/** Stays of three nights that all have the middle night in common, by the day on which they begin. */
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

/** On PostgreSQL every other buyer meets another process; embedded there is only this one. */
async function buy(offerId: string, key: string, buyer: number): Promise<string> {
  const payload = JSON.stringify({ offerIds: [offerId] });
  const headers = { 'idempotency-key': key, 'content-type': 'application/json', origin: server.deps.config.publicUrl };
  const process = processes[buyer % Math.max(processes.length, 1)];
  if (process) {
    const answer = await fetch(`${process.origin}/api/hotels/holds`, { method: 'POST', headers, body: payload });
    const body = (await answer.json()) as { error?: { code: string } };
    return `${answer.status} ${body.error?.code ?? ''}`;
  }
  const answer = await server.app.inject({ method: 'POST', url: '/api/hotels/holds', headers, payload });
  return `${answer.statusCode} ${answer.json().error?.code ?? ''}`;
}

const tally = (answers: readonly string[]) =>
  Object.fromEntries(Object.entries(Object.groupBy(answers, (one) => one)).map(([one, all]) => [one, all?.length]));

test(`of ${BUYERS} whose stays overlap in a night with two rooms two get one, nobody waits for ever, ${ROUNDS} times`, {
  timeout: 180_000,
}, async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const middle = addDays('2026-12-10', 10 * round);
    const offers = await offersOver(middle);
    await setRooms(server.db, { hotelId: HOTEL, roomId: ROOM, nights: [middle], capacity: 2 });
    const answers = await Promise.all(
      Array.from({ length: BUYERS }, (_, buyer) => buy(offers[buyer % 3] ?? '', `buyer-${round}-${buyer}`, buyer)),
    );
    expect(tally(answers)).toEqual({ '201 ': 2, '409 sold_out': BUYERS - 2 });
    const row = await server.db.selectFrom('hotel_night').selectAll().where('night', '=', middle).executeTakeFirst();
    expect([row?.held, row?.sold]).toEqual([2, 0]);
  }
  const held = await server.db.selectFrom('orders').select('id').execute();
  expect(held).toHaveLength(2 * ROUNDS);
});
