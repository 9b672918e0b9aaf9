import { expect, test } from 'vitest';
import { convert, usdPerEuro } from '#domain/core/rates.ts';
import type { components } from '#openapi/generated/types.ts';
import { createServer } from '#server/app.ts';
import { ratesNow } from '#server/facts/current.ts';
import { operations } from '#server/operations/all.ts';
import { stagedOperations } from '#server/scenarios/operations.ts';
import { bookingApp } from '#server/testing/booking-app.ts';
import { CONTACT, first, offersOf, passenger, traveller } from '#server/testing/traveller.ts';

type Order = components['schemas']['Order'];

const server = bookingApp();

test('who plays "rateMoved" pays the dollars that the review showed, whatever the table says now', async () => {
  const { deps } = server;
  const cast = { orders: new Map(), charges: new Map() };
  const staged = await createServer({ deps, operations: stagedOperations(operations, cast), log: { write: () => {} } });
  const browser = traveller(
    () => staged,
    () => deps.config.publicUrl,
  );
  browser.jar.cookie = 'scenario=rateMoved';
  const { offerId } = first(offersOf(await browser.search()));
  const held = (await browser.hold({ offerIds: [offerId] })).json<Order>();
  const table = await ratesNow(server.db);
  expect(usdPerEuro(held.rates)).toBeGreaterThan(usdPerEuro(table));
  expect(held.totals.USD).toEqual(convert(held.total, 'USD', held.rates));
  const review = (await browser.submit(held.orderId, { passengers: [passenger()], ...CONTACT })).json<Order>();
  expect(review.rates).toEqual(held.rates);
  const pay = (total: Order['total']) =>
    browser.pay(held.orderId, { total, cancelPackage: false, rulesAccepted: true });
  expect((await pay(convert(review.total, 'USD', table))).json().error.code).toBe('price_changed');
  const { redirectUrl } = (await pay(review.totals.USD)).json<{ redirectUrl: string }>();
  await server.sandbox.decide(redirectUrl.split('/').at(-1) ?? '', { status: 'succeeded' });
  const { payment, rates } = (await browser.read(held.orderId)).json<Order>();
  expect([payment?.amount, rates]).toEqual([review.totals.USD, held.rates]);
  await staged.close();
});
