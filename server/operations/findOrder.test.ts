import { expect, test } from 'vitest';
import { expectFields } from '#domain/core/testing/expect-fields.ts';
import { TEST_CONFIG } from '#server/db/testing/test-deps.ts';
import { countUse } from '#server/http/rate-limit.ts';
import { bookingApp } from '#server/testing/booking-app.ts';
import type { Order } from '#server/testing/traveller.ts';

const server = bookingApp();
const find = (visitor: ReturnType<typeof server.newTraveller>, reference: string, email: string) =>
  visitor.ask('POST', '/orders/find', { reference, email });

test('reference and e-mail open the order on another device, as people type them', async () => {
  const { order, orderId } = await server.readyToPay();
  const phone = server.newTraveller();
  expect((await phone.read(orderId)).statusCode).toBe(404);
  const found = await find(phone, ` ${order.reference.toLowerCase().replaceAll('-', ' ')} `, ' ANNA@Example.org ');
  expect(found.statusCode).toBe(200);
  expect(found.json()).toEqual(order);
  expect(found.headers['set-cookie']).toMatch(/^visitor=[\w-]{22}; .*HttpOnly; SameSite=Lax$/);
  expect((await phone.read(orderId)).json()).toEqual(order);
  expect((await find(phone, order.reference, 'anna@example.org')).headers['set-cookie']).toBeUndefined();
});

test('a wrong reference, a wrong e-mail and no reference at all get the same answer', async () => {
  const { order } = await server.readyToPay();
  const answers = [
    await find(server.newTraveller(), 'SFR-0000-00', 'anna@example.org'),
    await find(server.newTraveller(), order.reference, 'ben@example.org'),
    await find(server.newTraveller(), order.reference, 'null'),
    await find(server.newTraveller(), 'my booking', 'anna@example.org'),
  ];
  expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
  expect(answers[0]?.statusCode).toBe(404);
  expect(answers.filter(({ headers }) => headers['set-cookie'])).toEqual([]);
});

test('an order without an e-mail yet is found by nobody', async () => {
  const { order, orderId } = await server.readyToPay();
  await server.db.updateTable('orders').set({ email: null }).where('id', '=', orderId).execute();
  // A missing or blank address is refused before the search, the same for all orders.
  for (const none of ['', ' ']) expect((await find(server.newTraveller(), order.reference, none)).statusCode).toBe(400);
  expect((await find(server.newTraveller(), order.reference, 'null')).statusCode).toBe(404);
});

test('the sixth try for one reference from one address waits, however it is written, and says how long; the 51st from wherever', async () => {
  const { order } = await server.readyToPay();
  const limited = { ...server.deps, config: { ...TEST_CONFIG, rateLimitFactor: 1 } };
  const { findOrder } = await import('#server/operations/findOrder.ts');
  const { reference } = order;
  const spellings = [
    reference,
    reference.toLowerCase(),
    reference.replaceAll('-', ''),
    ` ${reference}`,
    reference.slice(4),
    reference.toLowerCase().replaceAll('-', ' '),
  ];
  const guess = (ip: string, written = reference) =>
    findOrder({
      body: { reference: written, email: 'ben@example.org' },
      request: { ip, headers: {} } as never,
      deps: limited,
    } as never).catch(({ status, problem }) => [status, problem.code, problem.retryAfterSeconds]);
  server.clock.now += 3_600_000 - (server.clock.now % 3_600_000); // begin of a window
  const answers = [];
  for (const written of spellings) answers.push(await guess('10.0.0.1', written));
  expect(answers).toEqual([
    ...Array.from({ length: 5 }, () => [404, 'not_found', undefined]),
    [429, 'rate_limited', 900],
  ]);
  // Attempts of others do not use up the tries of the order's own traveller, but nobody can guess from many IP addresses.
  const others: unknown[] = [];
  for (let ip = 2; ip <= 48; ip += 1) others.push(await guess(`10.0.0.${ip}`));
  const refused = [429, 'rate_limited', 900];
  expect(others).toEqual([...Array.from({ length: 45 }, () => [404, 'not_found', undefined]), refused, refused]);
  server.clock.now += 900_000;
  expect(await guess('10.0.0.9')).toEqual([404, 'not_found', undefined]);
});

test('a limit counts together what several processes answer, and keeps no address in clear', async () => {
  const limited = { ...server.deps, config: { ...TEST_CONFIG, rateLimitFactor: 1 } };
  const limit = { name: 'test', max: 10, windowMs: 60_000 };
  const uses = await Promise.allSettled(Array.from({ length: 25 }, () => countUse(limited, limit, '192.0.2.7')));
  expect(uses.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
  const rows = await server.db.selectFrom('rate_limit').select('bucket').where('bucket', 'like', 'test%').execute();
  expect(rows).toHaveLength(1);
  expect(rows[0]?.bucket).not.toContain('192.0.2.7');
});

test('429 says Retry-After', async () => {
  const answers = [];
  const tight = server.newTraveller();
  // 10 × the factor of tests is out of reach, so the test sets the count to its end.
  const windowMs = 900_000;
  await find(tight, 'SFR-0000-00', 'a@example.org');
  await server.db.updateTable('rate_limit').set({ used: 1_000_000 }).where('bucket', 'like', 'find-address%').execute();
  answers.push(await find(tight, 'SFR-0000-00', 'a@example.org'));
  expect(answers[0]?.statusCode).toBe(429);
  const seconds = Math.ceil((windowMs - (server.clock.now % windowMs)) / 1000);
  expect(answers[0]?.headers['retry-after']).toBe(String(seconds));
  expectFields(answers[0]?.json<{ error: object }>().error, {
    code: 'rate_limited',
    retryAfterSeconds: seconds,
  });
});

test('orders are opened one by one', async () => {
  const one = await server.readyToPay();
  const other = await server.readyToPay();
  await server.db.deleteFrom('rate_limit').execute();
  const phone = server.newTraveller();
  await find(phone, one.order.reference, 'anna@example.org');
  expect((await phone.read(one.orderId)).json<Order>().orderId).toBe(one.orderId);
  expect((await phone.read(other.orderId)).statusCode).toBe(404);
});
