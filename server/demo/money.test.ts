import { expect, test } from 'vitest';
import { expectFields } from '#domain/core/testing/expect-fields.ts';
import { DEMO_ACCOUNTS, seedDemo } from '#server/demo/accounts.ts';
import { DEMO_CODES, seedDemoMoney } from '#server/demo/money.ts';
import { signIn } from '#server/testing/account.ts';
import { bookingApp } from '#server/testing/booking-app.ts';
import { wrongBooks } from '#server/testing/ledger-check.ts';

const server = bookingApp();

test('the demo account has a balance, an upcoming and an ended order, and a code of its own; once', async () => {
  await seedDemo(server.db, server.deps.config, server.clock.now);
  const { id: accountId } = await server.db
    .selectFrom('account')
    .select('id')
    .where('email', '=', DEMO_ACCOUNTS[0].email)
    .executeTakeFirstOrThrow();
  const seed = () => seedDemoMoney(server.app, { ...server.deps, sandbox: server.sandbox });
  await seed();
  await seed();
  await server.runJobs();
  const anna = server.newTraveller();
  await signIn(server.deps, anna, { accountId });
  expect((await anna.ask('GET', '/account/balance')).json()).toEqual({ balance: { amount: 15_000, currency: 'EUR' } });
  const listed = await anna.ask('GET', '/account/orders');
  const { orders } = listed.json<{ orders: { state: string; orderId: string }[] }>();
  expect(orders.map(({ state }) => state).sort()).toEqual(['ended', 'upcoming']);
  const upcoming = orders.find(({ state }) => state === 'upcoming')?.orderId ?? '';
  expect((await anna.ask('GET', `/orders/${upcoming}/cancellation`)).json().refund.amount).toBeGreaterThan(0);
  const { orderId } = await server.readyToPay(anna);
  const applied = await anna.ask('PUT', `/orders/${orderId}/discount`, { code: String(DEMO_CODES.personal) });
  expectFields(applied.json().discount, { percent: 20 });
  expect(await wrongBooks(server.db)).toEqual([]);
});
