import { expect, test } from 'vitest';
import { expectFields } from '#domain/core/testing/expect-fields.ts';
import type { components } from '#openapi/generated/types.ts';
import { ENGLISH, PERSIAN } from '#server/products/hotels/papers/words.ts';
import { bookedStay } from '#server/products/hotels/testing/booked.ts';
import { bookingApp } from '#server/testing/booking-app.ts';

type Quote = components['schemas']['CancellationQuote'];

const server = bookingApp();

test('a room that is given back keeps its row, and the one that stays keeps its number, on pages, papers and in mails', async () => {
  const { browser, orderId, read } = await bookedStay(server, {
    stay: { checkIn: '2026-12-05', checkOut: '2026-12-08' },
    wanted: ['court-double breakfast', 'single half-board'],
  });
  const path = `/orders/${orderId}/cancellation`;
  const { refund } = (await browser.ask('GET', `${path}?papers=0`)).json<Quote>();
  const body = { papers: [0], refund, to: 'card' };
  await browser.ask('POST', path, body, { 'idempotency-key': 'the-first-room-leaves' });
  const order = await read();
  expectFields(order, { status: 'partiallyCancelled' });
  expect(order.item.rooms.map(({ number, room }) => [number, room.name.en])).toEqual([[2, 'Single room']]);
  expect(order.item.left.map(({ number, name, people }) => [number, name.en, people])).toEqual([
    [1, 'Court double', [0, 1, 2]],
  ]);
  expect(order.item.guests.map(({ room }) => room)).toEqual([null, null, null, 0]);
  expect([ENGLISH.room(order.item, 0), PERSIAN.room(order.item, 0).slice(0, 6)]).toEqual([
    'Room 2: Single room',
    'اتاق ۲',
  ]);
  const mail = await server.db
    .selectFrom('outbox')
    .select('body_text')
    .where('order_id', '=', orderId)
    .where('kind', '=', 'cancellation')
    .executeTakeFirstOrThrow();
  expect(mail.body_text).toContain(
    'No longer valid: room 1, court double, of Anna Keller, Jonas Keller, Mia Keller. The rest of your order is.',
  );
  expect(mail.body_text).toContain('Room 2: Single room, half board');
  expect(mail.body_text).not.toContain('Room 1');
});
