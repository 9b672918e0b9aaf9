import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { expectFields } from '#domain/core/testing/expect-fields.ts';
import type { ChargeState, PaymentEvent } from '#server/gateways/payment.ts';
import { post } from '#server/ledger/ledger.ts';
import { applyToTopUp } from '#server/ledger/top-ups.ts';
import { applyPaymentEvent } from '#server/orders/payments.ts';
import { signIn } from '#server/testing/account.ts';
import { bookingApp } from '#server/testing/booking-app.ts';
import { wrongBooks } from '#server/testing/ledger-check.ts';
import { ATTEMPT_MS } from '#server/work/charge-checks.ts';

const server = bookingApp();
const euro = (amount: number) => ({ amount, currency: 'EUR' as const });

async function account() {
  const who = server.newTraveller();
  const { accountId } = await signIn(server.deps, who);
  const topUp = (amount: object = euro(5000), key: string = randomUUID()) =>
    who.ask('POST', '/account/top-ups', { amount }, { 'idempotency-key': key });
  const read = async (topUpId: string) => (await who.ask('GET', `/account/top-ups/${topUpId}`)).json();
  const balance = async () => (await who.ask('GET', '/account/balance')).json().balance.amount;
  const start = async () => (await topUp()).json<{ topUpId: string; redirectUrl: string }>();
  return { who, accountId, topUp, start, read, balance };
}

test('a top-up goes to the bank, comes back to the transactions, and is credited by the signed callback', async () => {
  const anna = await account();
  const answer = await anna.topUp();
  expect(answer.statusCode).toBe(201);
  const { topUpId, redirectUrl } = answer.json();
  expect(await anna.read(topUpId)).toEqual({
    topUpId,
    status: 'started',
    amount: euro(5000),
    declineReason: null,
    startedAt: server.clock.now,
  });
  const page = await fetch(redirectUrl);
  expect(await page.text()).toContain('Top-up');
  const paid = await fetch(redirectUrl, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: server.deps.config.publicUrl },
    body: new URLSearchParams({
      number: '4242 4242 4242 4242',
      validUntil: '09/29',
      securityCode: '987',
      name: 'Anna Muster',
      action: 'approve',
    }),
  });
  expect(paid.headers.get('location')).toBe(`${server.deps.config.publicUrl}/profile/transactions?topUp=${topUpId}`);
  expectFields(await anna.read(topUpId), { status: 'succeeded' });
  expectFields((await anna.who.ask('GET', '/account/transactions')).json(), {
    balance: euro(5000),
    transactions: [{ kind: 'topUp', direction: 'in', amount: euro(5000), orderId: null }],
  });
});

test('a double click opens one charge, and the key is for one amount', async () => {
  const anna = await account();
  const answers = await Promise.all([1, 2, 3].map(() => anna.topUp(euro(2000), 'key-of-a-click')));
  expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
  const other = await anna.topUp(euro(3000), 'key-of-a-click');
  expect([other.statusCode, other.json().error.code]).toEqual([409, 'conflict']);
});

test.each([
  [euro(999), 'amount_too_small'],
  [euro(100_001), 'amount_too_large'],
  [{ amount: 5000, currency: 'USD' }, 'invalid'],
])('%o is %s', async (amount, problem) => {
  const anna = await account();
  const answer = await anna.topUp(amount);
  expect([answer.statusCode, answer.json().error.fields]).toEqual([422, { amount: problem }]);
});

test('10 and 1,000 euros are fine', async () => {
  const anna = await account();
  expect([(await anna.topUp(euro(1000))).statusCode, (await anna.topUp(euro(100_000))).statusCode]).toEqual([201, 201]);
});

test('whatever order the news comes in and however often: credited once, and only what succeeded', async () => {
  const states: ChargeState[] = [
    { status: 'pending' },
    { status: 'declined', reason: 'card_expired' },
    { status: 'succeeded', amount: euro(5000) },
  ];
  const orders = states.flatMap((a) => states.flatMap((b) => states.map((c) => [a, b, c])));
  for (const updates of orders) {
    const anna = await account();
    const { topUpId } = await anna.start();
    for (const state of updates) {
      await applyToTopUp(server.db, topUpId, state, server.clock.now);
      await applyToTopUp(server.db, topUpId, state, server.clock.now);
    }
    const isPaid = updates.some(({ status }) => status === 'succeeded');
    expect([updates, await anna.balance()]).toEqual([updates, isPaid ? 5000 : 0]);
  }
  expect(await wrongBooks(server.db)).toEqual([]);
});

test('a bank that takes a top-up back takes it off the balance, once, even below zero; nothing is paid from there', async () => {
  const anna = await account();
  const { topUpId } = await anna.start();
  const paid: ChargeState = { status: 'succeeded', amount: euro(5000) };
  const takenBack: ChargeState = { status: 'refunded', amount: euro(5000) };
  const tell = (state: ChargeState, id = topUpId) => applyToTopUp(server.db, id, state, server.clock.now);
  await tell(paid);
  const spent = { kind: 'payment' as const, key: `payment:${topUpId}`, amount: 4000, orderId: null };
  const { accountId } = anna;
  await server.db.transaction().execute((tx) => post(tx, { ...spent, accountId, at: server.clock.now }));
  await Promise.all([tell(takenBack), tell(takenBack), tell(paid)]);
  const ledger = (await anna.who.ask('GET', '/account/transactions')).json();
  expectFields(ledger, {
    balance: euro(-4000),
    transactions: [{ kind: 'chargeback', direction: 'out', amount: euro(5000), balanceAfter: euro(-4000) }, {}, {}],
  });
  expect((await anna.who.ask('GET', '/account')).json().balance).toEqual(euro(-4000));
  const { orderId, payment } = await server.readyToPay(anna.who);
  const refused = await anna.who.pay(orderId, { ...payment, fromBalance: euro(1) });
  expectFields([refused.statusCode, refused.json().error], [409, { code: 'balance_too_low', balance: euro(-4000) }]);
  const { body_text } = await server.db
    .selectFrom('outbox')
    .select('body_text')
    .where('recipient', '=', `${anna.accountId}@example.org`)
    .where('subject', '=', 'Your bank took a top-up back')
    .executeTakeFirstOrThrow();
  expect(body_text).toContain('which is −€40.00 now');

  const more = await anna.start();
  await tell(paid, more.topUpId);
  expect(await anna.balance()).toBe(1000);
  // Events out of order: reversed before we heard of the payment.
  const early = await anna.start();
  await tell(takenBack, early.topUpId);
  await tell(paid, early.topUpId);
  expect(await anna.balance()).toBe(1000);
  expect(await wrongBooks(server.db)).toEqual([]);
});

test('eight callbacks at once credit once', async () => {
  const anna = await account();
  const { topUpId } = await anna.start();
  const event = (): PaymentEvent => ({
    eventId: randomUUID(),
    chargeId: topUpId,
    kind: 'succeeded',
    amount: euro(5000),
    at: server.clock.now,
  });
  const context = { productOf: server.deps.productOf, publicUrl: server.deps.config.publicUrl, now: server.clock.now };
  await Promise.all(Array.from({ length: 8 }, () => applyPaymentEvent(server.db, event(), context)));
  expect(await anna.balance()).toBe(5000);
});

test('a part that the bank takes back leaves the balance once, then the rest; what is left of it can be paid out', async () => {
  const anna = await account();
  const { topUpId } = await anna.start();
  const say = (status: 'succeeded' | 'refunded', amount: number) =>
    applyToTopUp(server.db, topUpId, { status, amount: euro(amount) }, server.clock.now);
  await say('succeeded', 5000);
  await say('refunded', 1000);
  await say('refunded', 1000);
  expect(await anna.balance()).toBe(4000);
  expectFields(await anna.read(topUpId), { status: 'succeeded' });
  expect((await anna.who.ask('GET', '/account/payouts')).json()).toEqual({
    amount: euro(4000),
    toCards: euro(4000),
    byTransfer: euro(0),
  });
  await say('refunded', 1500);
  expect(await anna.balance()).toBe(3500);
  await say('refunded', 5000);
  await say('refunded', 5000);
  expect(await anna.balance()).toBe(0);
  expect(await wrongBooks(server.db)).toEqual([]);
});

test('another amount than was asked for is credited to nobody', async () => {
  const anna = await account();
  const { topUpId } = await anna.start();
  const state = { status: 'succeeded', amount: euro(1) } as const;
  await expect(applyToTopUp(server.db, topUpId, state, server.clock.now)).rejects.toThrow('another amount');
  expect(await anna.balance()).toBe(0);
});

test('a lost callback is healed by asking; who does not come back has given up, and late money still counts', async () => {
  // A round asks about ten charges, and other tests left some open.
  const rounds = async () => {
    for (let round = 0; round < 6; round += 1) await server.runJobs({ sandbox: { deliverDue: async () => 0 } });
  };
  const anna = await account();
  const quick = await anna.start();
  const slow = await anna.start();
  const decided = { status: 'succeeded', decline_reason: null, decided_at: server.clock.now } as const;
  const decide = (chargeId: string) =>
    server.db.updateTable('sandbox_charge').set(decided).where('charge_id', '=', chargeId).execute();
  await decide(quick.topUpId);
  server.clock.now += 10_000;
  await rounds();
  expect(await anna.balance()).toBe(5000);

  server.clock.now += ATTEMPT_MS;
  await rounds();
  expectFields(await anna.read(slow.topUpId), { status: 'declined', declineReason: 'cancelled_by_cardholder' });
  await decide(slow.topUpId);
  server.clock.now += 600_000;
  await rounds();
  expectFields(await anna.read(slow.topUpId), { status: 'succeeded', declineReason: null });
  expect(await anna.balance()).toBe(10_000);
});

test('a bank that is away is said; asking again with the same key opens the same charge', async () => {
  const anna = await account();
  const { gateway } = server.deps;
  const start = gateway.start;
  Object.assign(gateway, { start: () => Promise.reject(new Error('Away')) });
  const away = await anna.topUp(euro(5000), 'key-bank-away').finally(() => Object.assign(gateway, { start }));
  expect([away.statusCode, away.json().error.code]).toEqual([503, 'unavailable']);
  expect((await anna.topUp(euro(5000), 'key-bank-away')).statusCode).toBe(201);
  const rows = server.db.selectFrom('top_up').select('charge_id').where('account_id', '=', anna.accountId);
  expect(await rows.execute()).toHaveLength(1);
});

test('a guest cannot top up, and nobody reads the top-up of somebody else', async () => {
  const anna = await account();
  const { topUpId } = await anna.start();
  const guest = server.newTraveller();
  const asked = await guest.ask(
    'POST',
    '/account/top-ups',
    { amount: euro(5000) },
    { 'idempotency-key': 'of-a-guest' },
  );
  expect([asked.statusCode, asked.json().error.code]).toEqual([401, 'login_required']);
  expect((await guest.ask('GET', `/account/top-ups/${topUpId}`)).statusCode).toBe(401);
  const ben = await account();
  expect((await ben.who.ask('GET', `/account/top-ups/${topUpId}`)).statusCode).toBe(404);
});
