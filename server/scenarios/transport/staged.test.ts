import { expect, test } from 'vitest';
import { euro } from '#domain/core/money.ts';
import { createServer } from '#server/app.ts';
import { operations } from '#server/operations/all.ts';
import { at, inDays, transferWish } from '#server/products/transport/testing/wishes.ts';
import { stagedOperations } from '#server/scenarios/operations.ts';
import { bookingApp } from '#server/testing/booking-app.ts';
import { traveller } from '#server/testing/traveller.ts';

const server = bookingApp();

/** What an order that is held while a browser plays a scenario is told to let happen. */
async function sandboxOf(scenario: string, path: string, body: object): Promise<unknown> {
  const { deps, db } = server;
  const cast = { orders: new Map(), charges: new Map() };
  const staged = await createServer({ deps, operations: stagedOperations(operations, cast), log: { write: () => {} } });
  const browser = traveller(
    () => staged,
    () => deps.config.publicUrl,
  );
  browser.jar.cookie = `scenario=${scenario}`;
  const answer = await browser.ask('POST', path, body, {
    'idempotency-key': `${path.split('/').at(-2)}-held-with-${scenario}`,
  });
  const { orderId } = answer.json<{ orderId: string }>();
  const order = await db.selectFrom('orders').select('detail').where('id', '=', orderId).executeTakeFirstOrThrow();
  await staged.close();
  return (order.detail as { readonly sandbox?: string }).sandbox;
}

test.each([
  ['flightLate', 'flightLate'],
  ['driverMissing', 'driverMissing'],
  ['travellerMissing', 'travellerMissing'],
  ['declined', undefined],
  ['runLate', undefined],
])('who plays "%s" while they hold a ride gets an operator that follows it', async (scenario, sandbox) => {
  const body = { wish: transferWish(at(inDays(server.clock.now, 9))), shownTotal: euro(2050) };
  expect(await sandboxOf(scenario, '/transport/holds', body)).toBe(sandbox);
});

test.each([
  ['runLate', 'runLate', '1-2-1'],
  ['runCancelled', 'runCancelled', '1-2-2'],
  ['driverMissing', undefined, '1-2-3'],
])('who plays "%s" while they hold a berth gets a railway that follows it', async (scenario, sandbox, place) => {
  const run = { kind: 'train', number: 'SIM 115', day: '2026-12-12', class: 'b4' };
  const body = { ...run, places: [{ place, rider: 'woman' }], infants: 0, shownTotal: euro(1350) };
  expect(await sandboxOf(scenario, '/transport/runs/holds', body)).toBe(sandbox);
});
