import { expect, test } from 'vitest';
import { euro } from '#domain/core/money.ts';
import contract from '#openapi/generated/contract.json' with { type: 'json' };
import type { components } from '#openapi/generated/types.ts';
import { operations } from '#server/operations/all.ts';
import { productOf } from '#server/products/all.ts';
import { stagedOperations } from '#server/scenarios/operations.ts';
import { stagedProducts } from '#server/scenarios/supplier.ts';
import { bookingApp } from '#server/testing/booking-app.ts';
import { CONTACT, first, offersOf, passenger } from '#server/testing/traveller.ts';

type Order = components['schemas']['Order'];
type Quote = components['schemas']['CancellationQuote'];

const cast = { orders: new Map(), charges: new Map() };
const server: ReturnType<typeof bookingApp> = bookingApp({
  products: {
    productOf: (name) => stagedProducts(productOf, cast, { db: server.db, now: server.deps.now })(name),
    operations: stagedOperations(operations, cast),
    contract,
  },
});

test('one of two who fly on a deposit leaves before the rest is paid, and the other owes its own half', async () => {
  const browser = server.newTraveller();
  browser.jar.cookie = 'scenario=deposit';
  const { offerId } = first(offersOf(await browser.search({ adult: 2 })));
  const { orderId } = (await browser.hold({ offerIds: [offerId] })).json<Order>();
  const passengers = [passenger(), passenger({ firstName: 'Berta', passportNumber: 'C01X00T48' })];
  const { due, total } = (await browser.submit(orderId, { passengers, ...CONTACT })).json<Order>();
  const wish = { total: due?.amounts.EUR ?? total, cancelPackage: false, rulesAccepted: true };
  const { redirectUrl } = (await browser.pay(orderId, wish)).json<{ redirectUrl: string }>();
  await server.sandbox.decide(redirectUrl.split('/').at(-1) ?? '', { status: 'succeeded' });
  await server.runJobs();
  const before = (await browser.read(orderId)).json<Order>();
  const owed = before.due?.amounts.EUR.amount ?? 0;
  expect([before.status, before.due?.purpose]).toEqual(['issued', 'balance']);
  const path = `/orders/${orderId}/cancellation`;
  const quote = (await browser.ask('GET', `${path}?papers=0`)).json<Quote>();
  expect(quote.lessOwed).toEqual(euro(Math.floor(owed / 2)));
  const body = { refund: quote.refund, to: 'card', papers: [0] };
  const after = (await browser.ask('POST', path, body, { 'idempotency-key': orderId })).json<Order>();
  expect([after.status, after.due?.amounts.EUR, after.refunded]).toEqual([
    'partiallyCancelled',
    euro(owed - Math.floor(owed / 2)),
    quote.refund,
  ]);
});
