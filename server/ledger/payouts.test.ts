import { randomInt, randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { expectFields } from '#domain/core/testing/expect-fields.ts';
import { post } from '#server/ledger/ledger.ts';
import { closeTransfer, openTransfers } from '#server/ledger/payouts.ts';
import { applyToTopUp } from '#server/ledger/top-ups.ts';
import { signIn } from '#server/testing/account.ts';
import { bookingApp } from '#server/testing/booking-app.ts';
import { wrongBooks } from '#server/testing/ledger-check.ts';

const server = bookingApp();
const euro = (amount: number) => ({ amount, currency: 'EUR' as const });
const seed = Number(process.env.TEST_SEED) || randomInt(2 ** 31 - 1);
const RUNS = Number(process.env.TEST_RUNS) || 20;
beforeAll(() => console.info(`payouts: TEST_SEED=${seed}`));
const BANK = { holder: 'Anna Muster', iban: 'DE89 3704 0044 0532 0130 00' };

/** A traveller with top-ups of these amounts, oldest first, and a session proved by a code. */
async function withTopUps(...amounts: number[]) {
  const anna = server.newTraveller();
  const { accountId } = await signIn(server.deps, anna);
  const charges: string[] = [];
  for (const amount of amounts) {
    server.clock.now += 1;
    const headers = { 'idempotency-key': randomUUID() };
    const { topUpId } = (await anna.ask('POST', '/account/top-ups', { amount: euro(amount) }, headers)).json();
    await server.sandbox.decide(topUpId, { status: 'succeeded' });
    charges.push(topUpId);
  }
  const until = server.clock.now + 1e9;
  await server.db
    .updateTable('session')
    .set({ stepped_up_until: until, active_until: until })
    .where('account_id', '=', accountId)
    .execute();
  const balance = async () => (await anna.ask('GET', '/account/balance')).json().balance.amount;
  const quote = async () => (await anna.ask('GET', '/account/payouts')).json();
  const payOut = (body: object, key: string = randomUUID()) =>
    anna.ask('POST', '/account/payouts', body, { 'idempotency-key': key });
  const write = (kind: 'refund' | 'payment', amount: number) =>
    server.db
      .transaction()
      .execute((tx) =>
        post(tx, { kind, key: `${kind}:${randomUUID()}`, accountId, amount, orderId: null, at: server.clock.now }),
      );
  return { anna, accountId, charges, balance, quote, payOut, write };
}
const backOf = async (chargeId: string) => {
  const state = await server.sandbox.verify(chargeId);
  return state.status === 'refunded' ? state.amount.amount : 0;
};

test('the whole balance goes to the cards, the newest first, the rest to a bank account that a person pays', async () => {
  const anna = await withTopUps(2000, 3000);
  await anna.write('refund', 1500);
  const amount = euro(6500);
  expect(await anna.quote()).toEqual({ amount, toCards: euro(5000), byTransfer: euro(1500) });
  const missing = await anna.payOut({ amount });
  expect([missing.statusCode, missing.json().error.fields]).toEqual([422, { holder: 'required', iban: 'required' }]);
  const wrong = await anna.payOut({ amount, transfer: { holder: 'Anna', iban: 'DE88 3704' } });
  expect(wrong.json().error.fields).toEqual({ iban: 'invalid' });
  expect((await anna.payOut({ amount, transfer: BANK })).statusCode).toBe(201);
  await server.runJobs();
  expect(await Promise.all(anna.charges.map(backOf))).toEqual([2000, 3000]);
  expect(await anna.balance()).toBe(0);
  const [open] = await openTransfers(server.db, server.deps.config);
  expectFields(open, { amount: 1500, holder: 'Anna Muster', iban: 'DE89370400440532013000' });

  const erase = () => anna.anna.ask('POST', '/account/erase', { currentPassword: 'any' });
  expect((await erase()).statusCode).not.toBe(200);
  const id = open?.id ?? '';
  expect([
    await closeTransfer(server.db, id, 'paid', server.clock.now),
    await closeTransfer(server.db, id, 'paid', 1),
  ]).toEqual([true, false]);
  const row = await server.db.selectFrom('payout_transfer').selectAll().where('id', '=', id).executeTakeFirst();
  expectFields(row, { sealed_bank: null, outcome: 'paid' });
  const mails = await server.db
    .selectFrom('outbox')
    .select('subject')
    .where('account_id', '=', anna.accountId)
    .execute();
  expect(mails.map(({ subject }) => subject)).toEqual(['Your balance is being paid out', 'Your bank transfer is made']);
  expect(await wrongBooks(server.db)).toEqual([]);
});

test('what is left of a balance goes to the card that was used last: banks take back an old charge no more', async () => {
  const anna = await withTopUps(2000, 3000);
  await anna.write('payment', 4000);
  expect((await anna.payOut({ amount: euro(1000) })).statusCode).toBe(201);
  await server.runJobs();
  expect(await Promise.all(anna.charges.map(backOf))).toEqual([0, 1000]);
});

test('our own refund of a top-up is no chargeback when the bank calls back with it', async () => {
  const anna = await withTopUps(5000);
  await anna.write('payment', 3000);
  await anna.payOut({ amount: euro(2000) });
  await server.runJobs(); // the gateway calls back: refunded, 2000
  await server.runJobs();
  expect(await anna.balance()).toBe(0);
  const kinds = await server.db
    .selectFrom('ledger')
    .select('kind')
    .where('account_id', '=', anna.accountId)
    .orderBy('id')
    .execute();
  expect(kinds.map(({ kind }) => kind)).toEqual(['topUp', 'payment', 'payout']);
});

test.each(['before', 'after'])('taken back %s the payout was made, a top-up loses only its rest', async (when) => {
  const anna = await withTopUps(5000);
  const [chargeId = ''] = anna.charges;
  await anna.write('payment', 3000);
  await anna.payOut({ amount: euro(2000) });
  if (when === 'after') await server.runJobs();
  const figure = when === 'after' ? 3000 : 5000;
  const takenBack = { status: 'refunded', amount: euro(figure) } as const;
  await applyToTopUp(server.db, chargeId, takenBack, server.clock.now);
  await applyToTopUp(server.db, chargeId, takenBack, server.clock.now);
  expect(await anna.balance()).toBe(-3000);
  const row = server.db.selectFrom('top_up').select(['status', 'refund_due_at']).where('charge_id', '=', chargeId);
  expect(await row.executeTakeFirst()).toEqual({ status: 'refunded', refund_due_at: null });
  const mails = server.db.selectFrom('outbox').select('body_text').where('account_id', '=', anna.accountId);
  const { body_text } = await mails.where('subject', '=', 'Your bank took a top-up back').executeTakeFirstOrThrow();
  expect(body_text).toContain('€30.00');
  expect(await wrongBooks(server.db)).toEqual([]);
});

test('a transfer that the bank did not take is on the balance again', async () => {
  const anna = await withTopUps();
  await anna.write('refund', 900);
  await anna.payOut({ amount: euro(900), transfer: BANK });
  const [open] = (await openTransfers(server.db, server.deps.config)).filter(({ amount }) => amount === 900);
  await closeTransfer(server.db, open?.id ?? '', 'returned', server.clock.now);
  expect(await anna.balance()).toBe(900);
});

test('not without a code, not another amount than shown, not out of nothing, and not for a guest', async () => {
  const anna = await withTopUps(2000);
  expectFields((await anna.payOut({ amount: euro(1999) })).json().error, {
    code: 'price_changed',
    price: { old: euro(1999), new: euro(2000) },
  });
  await server.db
    .updateTable('session')
    .set({ stepped_up_until: null })
    .where('account_id', '=', anna.accountId)
    .execute();
  expect((await anna.payOut({ amount: euro(2000) })).json().error.code).toBe('step_up_required');
  const ben = await withTopUps();
  expect((await ben.payOut({ amount: euro(0) })).json().error.code).toBe('not_allowed');
  const guest = server.newTraveller();
  const body = { amount: euro(1) };
  const answer = await guest.ask('POST', '/account/payouts', body, { 'idempotency-key': randomUUID() });
  expect(answer.statusCode).toBe(401);
});

test('whatever was added, refunded and spent, and however often it is asked: all of it goes out once, and the books are right', {
  timeout: Math.max(120_000, RUNS * 6000),
}, async () => {
  const cents = fc.integer({ min: 1000, max: 20_000 });
  const life = fc.record({
    topUps: fc.array(cents, { maxLength: 3 }),
    refund: fc.constantFrom(0, 1, 4321),
    spentShare: fc.constantFrom(0, 0.4, 0.99),
    asked: fc.integer({ min: 1, max: 3 }),
    isSameKey: fc.boolean(),
  });
  const property = fc.asyncProperty(life, async ({ topUps, refund, spentShare, asked, isSameKey }) => {
    const anna = await withTopUps(...topUps);
    if (refund) await anna.write('refund', refund);
    const spent = Math.floor((await anna.balance()) * spentShare);
    if (spent) await anna.write('payment', spent);
    const left = await anna.balance();
    const key = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: asked }, () =>
        anna.payOut({ amount: euro(left), transfer: BANK }, isSameKey ? key : randomUUID()),
      ),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(left === 0 ? 0 : isSameKey ? asked : 1);
    await server.runJobs();
    await server.runJobs();
    const toCards = (await Promise.all(anna.charges.map(backOf))).reduce((sum, one) => sum + one, 0);
    const transfers = await server.db
      .selectFrom('payout_transfer')
      .select('amount')
      .where('account_id', '=', anna.accountId)
      .execute();
    expect(toCards + transfers.reduce((sum, { amount }) => sum + amount, 0)).toBe(left);
    expect(await anna.balance()).toBe(0);
  });
  await fc.assert(property, { numRuns: Math.ceil(RUNS / 2), seed });
  expect(await wrongBooks(server.db)).toEqual([]);
});
