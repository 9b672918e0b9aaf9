import { expect, test } from 'vitest';
import { euro } from '#domain/core/money.ts';
import { createServer } from '#server/app.ts';
import { operations } from '#server/operations/all.ts';
import { asTransport } from '#server/products/transport/detail.ts';
import type { TransportOrder } from '#server/products/transport/testing/booked.ts';
import { at, inDays, transferWish } from '#server/products/transport/testing/wishes.ts';
import { stagedOperations } from '#server/scenarios/operations.ts';
import { bookingApp } from '#server/testing/booking-app.ts';
import { traveller } from '#server/testing/traveller.ts';

const server = bookingApp();

test.each([
  ['flightLate', 'flightLate'],
  ['driverMissing', 'driverMissing'],
  ['travellerMissing', 'travellerMissing'],
  ['declined', undefined],
])('who plays "%s" while they hold a ride gets an operator that follows it', async (scenario, sandbox) => {
  const { deps, db } = server;
  const cast = { orders: new Map(), charges: new Map() };
  const staged = await createServer({ deps, operations: stagedOperations(operations, cast), log: { write: () => {} } });
  const browser = traveller(
    () => staged,
    () => deps.config.publicUrl,
  );
  browser.jar.cookie = `scenario=${scenario}`;
  const body = { wish: transferWish(at(inDays(server.clock.now, 9))), shownTotal: euro(2050) };
  const answer = await browser.ask('POST', '/transport/holds', body, { 'idempotency-key': `ride-of-${scenario}` });
  const { orderId } = answer.json<TransportOrder>();
  const order = await db.selectFrom('orders').selectAll().where('id', '=', orderId).executeTakeFirstOrThrow();
  expect(asTransport(order).detail.sandbox).toBe(sandbox);
  await staged.close();
});
