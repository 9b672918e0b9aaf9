import { afterAll, beforeAll, expect, test } from 'vitest';
import { euro } from '#domain/core/money.ts';
import { sized } from '#domain/core/testing/sized.ts';
import { testApp } from '#server/db/testing/test-app.ts';
import type { TransportOrder } from '#server/products/transport/testing/booked.ts';
import { at, inDays, transferWish } from '#server/products/transport/testing/wishes.ts';
import { type ServerProcess, startServer } from '#server/testing/processes.ts';
import { rushOf } from '#server/testing/rush.ts';

const PEOPLE = sized(24, 120);
const PRESSES = sized(8, 40);
const PRICE = euro(2050);
const server = testApp();
const wishOn = (day: string) => ({ wish: transferWish(at(day)), shownTotal: PRICE });
const rush = rushOf(server, '/transport/holds', wishOn);

/** On PostgreSQL two started servers; the embedded database has only the one of the test. */
const processes: ServerProcess[] = [];
beforeAll(async () => {
  if (server.url) processes.push(await startServer(server.url), await startServer(server.url));
  else await server.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await Promise.all(processes.map(({ stop }) => stop()));
});
function originOf(process: number): string {
  const own = server.app.server.address();
  return (
    processes[process % Math.max(processes.length, 1)]?.origin ??
    `http://127.0.0.1:${own !== null && typeof own === 'object' ? own.port : ''}`
  );
}

async function hold(process: number, day: string, key: string, cookie: string) {
  const answer = await fetch(`${originOf(process)}/api/transport/holds`, {
    method: 'POST',
    headers: {
      ...{ 'idempotency-key': key, 'content-type': 'application/json', origin: server.deps.config.publicUrl },
      ...(cookie && { cookie }),
    },
    body: JSON.stringify(wishOn(day)),
  });
  const { orderId } = (await answer.json()) as TransportOrder;
  const cookies = answer.headers.getSetCookie().map((line) => line.split(';')[0]);
  return { status: answer.status, orderId, cookie: cookies.join('; ') };
}

const countOrders = async () => (await server.db.selectFrom('orders').select('id').execute()).length;

test(`${PEOPLE} people ask for the same minute at once, in two processes: each has a ride, and none runs out`, {
  timeout: 180_000,
}, async () => {
  const before = await countOrders();
  const { got, refused, isSoldOut, others } = await rush(PEOPLE, 'same-minute', () => inDays(server.deps.now(), 10));
  expect([got + refused, isSoldOut, others]).toEqual([PEOPLE, false, []]);
  expect(got).toBeGreaterThan(0);
  expect(await countOrders()).toBe(before + got);
});

test.each([
  ['one press that reaches both processes', () => 'of-both'],
  ['two tabs that ask for the same ride at once, each by its process,', (tab: number) => `of-tab-${tab}`],
])(`%s holds one ride, ${PRESSES} times`, { timeout: 180_000 }, async (name, keyOf) => {
  const dayOf = (press: number) => inDays(server.deps.now(), 20 + press);
  const first = await hold(0, dayOf(PRESSES), `begins ${name}`.replaceAll(/\W/g, '-'), '');
  expect(first.status).toBe(201);
  const before = await countOrders();
  const ids = new Set<string>();
  for (let press = 0; press < PRESSES; press += 1) {
    const keys = [0, 1].map((process) => `press-${press}-${keyOf(process)}`);
    const answers = await Promise.all(keys.map((key, process) => hold(process, dayOf(press), key, first.cookie)));
    const [one, other] = answers;
    expect([answers.map(({ status }) => status), other?.orderId]).toEqual([[201, 201], one?.orderId]);
    ids.add(one?.orderId ?? '');
  }
  expect([ids.size, await countOrders()]).toEqual([PRESSES, before + PRESSES]);
});
