import { randomInt, randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { convert, RATES } from '#domain/core/rates.ts';
import { expectFields } from '#domain/core/testing/expect-fields.ts';
import { TEST_NOW } from '#server/db/testing/template.ts';
import type { PaymentEvent } from '#server/gateways/payment.ts';
import { applyPaymentEvent } from '#server/orders/payments.ts';
import { newAccount, signIn } from '#server/testing/account.ts';
import { bookingApp } from '#server/testing/booking-app.ts';
import { wrongBooks } from '#server/testing/ledger-check.ts';
import type { Order } from '#server/testing/traveller.ts';
import { ATTEMPT_MS } from '#server/work/charge-checks.ts';

// This test makes the events itself, so the bank's callbacks are off.
const server = bookingApp({ isCallbackLost: true });
const seed = Number(process.env.TEST_SEED) || randomInt(2 ** 31 - 1);
const RUNS = Number(process.env.TEST_RUNS) || 40;
const euro = (amount: number) => ({ amount, currency: 'EUR' as const });

beforeAll(() => console.info(`balance-payment: TEST_SEED=${seed}`));
beforeEach(async () => {
  // Each test begins with all seats free and no background work due.
  await server.db.updateTable('orders').set({ status: 'cancelled', work_at: null }).execute();
  await server.db.updateTable('payment').set({ check_at: null, refund_due_at: null }).execute();
  await server.db.updateTable('seat_stock').set({ held: 0, sold: 0 }).execute();
});

async function ready(balance: number) {
  const who = server.newTraveller();
  const { accountId } = await signIn(server.deps, who, { balance });
  return { ...(await server.readyToPay(who)), accountId };
}
type Ready = Awaited<ReturnType<typeof ready>>;

const start = async ({ anna, orderId, payment }: Ready, fromBalance: number) =>
  anna.pay(orderId, { ...payment, fromBalance: euro(fromBalance) });
const chargeOf = async ({ orderId }: Ready, attempt = 1) =>
  server.db
    .selectFrom('payment')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('attempt', '=', attempt)
    .executeTakeFirstOrThrow();

async function tell(booked: Ready, kind: PaymentEvent['kind'], attempt = 1) {
  const { charge_id, amount, currency } = await chargeOf(booked, attempt);
  const event: PaymentEvent = {
    eventId: randomUUID(),
    chargeId: charge_id,
    kind,
    ...(kind === 'declined' ? { declineReason: 'insufficient_funds' as const } : {}),
    amount: { amount, currency },
    at: server.clock.now,
  };
  await applyPaymentEvent(server.db, event, {
    productOf: server.deps.productOf,
    publicUrl: server.deps.config.publicUrl,
    now: server.clock.now,
  });
}

const linesOf = async ({ accountId }: Pick<Ready, 'accountId'>) =>
  (await server.db.selectFrom('ledger').selectAll().where('account_id', '=', accountId).orderBy('id').execute()).map(
    ({ kind, amount, balance_after }) => [kind, amount, balance_after],
  );
const orderOf = async ({ anna, orderId }: Ready) => (await anna.read(orderId)).json<Order>();

describe('balance and card', () => {
  test('the balance pays its part as the attempt opens, the card the rest, in its own currency', async () => {
    const booked = await ready(2000);
    const total = convert(booked.order.total, 'USD', RATES);
    const answer = await booked.anna.pay(booked.orderId, { ...booked.payment, total, fromBalance: euro(1500) });
    expect(answer.statusCode).toBe(201);
    expect(await linesOf(booked)).toEqual([
      ['topUp', 2000, 2000],
      ['payment', 1500, 500],
    ]);
    const byCard = convert(euro(booked.order.total.amount - 1500), 'USD', RATES);
    expect((await orderOf(booked)).payment).toEqual({
      purpose: 'full',
      attempt: 1,
      attemptsLeft: 4,
      pageUrl: expect.stringContaining('/sandbox-bank/'),
      status: 'started',
      amount: byCard,
      fromBalance: euro(1500),
      declineReason: null,
    });
    await tell(booked, 'succeeded');
    expect((await orderOf(booked)).status).toBe('paid');
    await server.runJobs();
    const mail = await server.db
      .selectFrom('outbox')
      .select('body_text')
      .where('order_id', '=', booked.orderId)
      .where('kind', '=', 'papers')
      .executeTakeFirstOrThrow();
    expect(mail.body_text).toContain('by card and €15.00 from your balance');
  });

  test('what the card declines gives the balance back; the next attempt takes it again', async () => {
    const booked = await ready(2000);
    await start(booked, 1500);
    await tell(booked, 'declined');
    await tell(booked, 'declined');
    await start(booked, 1200);
    await tell(booked, 'succeeded', 2);
    expect(await linesOf(booked)).toEqual([
      ['topUp', 2000, 2000],
      ['payment', 1500, 500],
      ['paymentReturned', 1500, 2000],
      ['payment', 1200, 800],
    ]);
    expect((await orderOf(booked)).status).toBe('paid');
  });

  test('who does not come back from the bank has the balance back after 15 minutes', async () => {
    const booked = await ready(2000);
    await start(booked, 1500);
    server.clock.now += ATTEMPT_MS;
    await server.runJobs();
    expect((await linesOf(booked)).at(-1)).toEqual(['paymentReturned', 1500, 2000]);
  });

  test('money that comes late takes the balance again while it is there', async () => {
    const booked = await ready(2000);
    await start(booked, 1500);
    await tell(booked, 'declined');
    await tell(booked, 'succeeded');
    await tell(booked, 'succeeded');
    expect((await linesOf(booked)).slice(2)).toEqual([
      ['paymentReturned', 1500, 2000],
      ['payment', 1500, 500],
    ]);
    expect((await orderOf(booked)).status).toBe('paid');
  });

  test('money that comes late still has the discount whose time ended meanwhile, but not one that is used up', async () => {
    for (const isUsedUp of [false, true]) {
      const code = isUsedUp ? 5002 : 5001;
      const terms = { percent: 10, min_fares: 0, starts_at: 0, max_uses: 1, is_personal: false };
      const ends_at = server.clock.now + 60_000;
      await server.db
        .insertInto('discount_code')
        .values({ code, ends_at, ...terms })
        .execute();
      const booked = await ready(2000);
      const { anna, orderId } = booked;
      const { total } = (await anna.ask('PUT', `/orders/${orderId}/discount`, { code: String(code) })).json<Order>();
      await anna.pay(orderId, { ...booked.payment, total, fromBalance: euro(1500) });
      await server.sandbox.decide((await chargeOf(booked)).charge_id, { status: 'succeeded' });
      await tell(booked, 'declined');
      if (isUsedUp) {
        const other = await ready(0);
        await server.db
          .updateTable('orders')
          .set({ email: 'other@example.org' })
          .where('id', '=', other.orderId)
          .execute();
        const cheap = await other.anna.ask('PUT', `/orders/${other.orderId}/discount`, { code: String(code) });
        await other.anna.pay(other.orderId, { ...other.payment, total: cheap.json<Order>().total });
      }
      server.clock.now = ends_at;
      await tell(booked, 'succeeded');
      expect((await orderOf(booked)).status).toBe(isUsedUp ? 'paymentFailed' : 'paid');
      if (!isUsedUp) continue;
      await server.runJobs();
      const mails = server.db.selectFrom('outbox').select('body_text').where('order_id', '=', orderId);
      const { body_text } = await mails.where('kind', '=', 'refund').executeTakeFirstOrThrow();
      expect(body_text).toContain('the discount code has changed');
    }
    server.clock.now = TEST_NOW;
  });

  test('money that comes late when the balance is spent goes back to the card, and the order stays open', async () => {
    const booked = await ready(2000);
    await start(booked, 1500);
    const { charge_id } = await chargeOf(booked);
    await server.sandbox.decide(charge_id, { status: 'succeeded' });
    await tell(booked, 'declined');
    await start(booked, 1600); // second card, larger part from the balance
    await tell(booked, 'succeeded', 1);
    await server.runJobs();
    expect((await orderOf(booked)).status).toBe('paying');
    expectFields(await chargeOf(booked, 1), { status: 'refunded', refund_due_at: null });
    expect((await server.sandbox.verify(charge_id)).status).toBe('refunded');
    expect((await linesOf(booked)).at(-1)).toEqual(['payment', 1600, 400]);
    await tell(booked, 'succeeded', 2);
    expect((await orderOf(booked)).status).toBe('paid');
  });

  test('an order that cannot be issued gives the card and the balance what each paid, once', async () => {
    const booked = await ready(2000);
    await start(booked, 1500);
    const { charge_id } = await chargeOf(booked);
    await server.sandbox.decide(charge_id, { status: 'succeeded' });
    await tell(booked, 'succeeded');
    server.clock.now += 900_000;
    await server.runJobs();
    await server.runJobs();
    await tell(booked, 'refunded');
    expect((await orderOf(booked)).status).toBe('refunded');
    expect((await linesOf(booked)).at(-1)).toEqual(['refund', 1500, 2000]);
    expect(await linesOf(booked)).toHaveLength(3);
    const mails = server.db.selectFrom('outbox').select('body_text').where('order_id', '=', booked.orderId);
    const { body_text } = await mails.where('kind', '=', 'refund').executeTakeFirstOrThrow();
    expect(body_text).toContain('to the card that you paid with and €15.00 to your balance');
  });
});

test('an order that late money paid says of what came back only what the balance has', async () => {
  const booked = await ready(2000);
  await start(booked, 1500);
  const { charge_id } = await chargeOf(booked);
  await server.sandbox.decide(charge_id, { status: 'succeeded' });
  await tell(booked, 'declined');
  await tell(booked, 'succeeded');
  const { amount, currency } = await chargeOf(booked);
  await server.sandbox.refund(charge_id, { amount, currency });
  await tell(booked, 'refunded');
  const { status, back } = await orderOf(booked);
  expect([status, back]).toEqual(['refunded', { toCard: { amount, currency }, toBalance: euro(1500) }]);
  expect((await linesOf(booked)).at(-1)).toEqual(['refund', 1500, 2000]);
});

test('a charge that went back because the order did not need it does not say in which currency it is paid', async () => {
  const booked = await ready(2000);
  const dollars = { ...booked.payment, total: convert(booked.order.total, 'USD', RATES), fromBalance: euro(1500) };
  await booked.anna.pay(booked.orderId, dollars);
  const { charge_id } = await chargeOf(booked);
  await server.sandbox.decide(charge_id, { status: 'succeeded' });
  await tell(booked, 'declined');
  await start(booked, 2000); // the first attempt's money arrives, but its balance part is already spent
  await tell(booked, 'succeeded');
  await tell(booked, 'declined', 2);
  await server.runJobs();
  expect((await chargeOf(booked)).status).toBe('refunded');
  expect((await start(booked, 0)).statusCode).toBe(201);
});

test('late money that is all refunded to the balance is not taken for a charge that the bank took back', async () => {
  const booked = await ready(2000);
  const {
    total,
    item: { protection },
  } = booked.order; // protected, so that any fare gives a refund
  const whole = euro(total.amount + protection.price.amount);
  await booked.anna.pay(booked.orderId, {
    ...booked.payment,
    cancelPackage: true,
    total: whole,
    fromBalance: euro(1500),
  });
  await server.sandbox.decide((await chargeOf(booked)).charge_id, { status: 'succeeded' });
  await tell(booked, 'declined');
  await tell(booked, 'succeeded');
  await server.runJobs();
  await server.db
    .updateTable('session')
    .set({ stepped_up_until: server.clock.now + 1 })
    .where('account_id', '=', booked.accountId)
    .execute();
  const path = `/orders/${booked.orderId}/cancellation`;
  const { refund } = (await booked.anna.ask('GET', path)).json();
  expect(refund.amount).toBeGreaterThan(0);
  const body = { refund, to: 'balance' };
  const answer = await booked.anna.ask('POST', path, body, { 'idempotency-key': randomUUID() });
  expect(answer.json<Order>().back).toEqual({ toCard: euro(0), toBalance: refund });
});

test('whose bank takes the money back after the tickets were issued has of the balance what the fare rules give', async () => {
  const booked = await ready(2000);
  await start(booked, 1500);
  await server.sandbox.decide((await chargeOf(booked)).charge_id, { status: 'succeeded' });
  await tell(booked, 'succeeded');
  await server.runJobs();
  const quote = (await booked.anna.ask('GET', `/orders/${booked.orderId}/cancellation`)).json();
  await tell(booked, 'refunded');
  await server.runJobs();
  const share = Math.round((quote.refund.amount * 1500) / booked.order.total.amount);
  expect((await orderOf(booked)).status).toBe('refunded');
  expect((await linesOf(booked)).at(-1)).toEqual(share > 0 ? ['refund', share, 500 + share] : ['payment', 1500, 500]);
  expect(await wrongBooks(server.db)).toEqual([]);
});

describe('the balance alone', () => {
  test('pays at once and without a bank, whatever is asked again', async () => {
    const booked = await ready(100_000);
    const { anna, orderId, order, payment } = booked;
    const body = { ...payment, fromBalance: order.total };
    const answers = await Promise.all([
      anna.pay(orderId, body, 'key-balance-1'),
      anna.pay(orderId, body, 'key-balance-1'),
      anna.pay(orderId, body, 'key-balance-2'),
    ]);
    const said = answers.map(({ statusCode, body: text }) => [statusCode, JSON.parse(text).redirectUrl]);
    expect(said.filter(([status]) => status === 201)).toContainEqual([201, null]);
    expect(said.every(([status]) => status === 201 || status === 409)).toBe(true);
    expect(await linesOf(booked)).toHaveLength(2);
    expect((await orderOf(booked)).status).toBe('paid');
    await server.runJobs();
    expect((await orderOf(booked)).status).toBe('issued');
    expect(await server.sandbox.read((await chargeOf(booked)).charge_id)).toBeUndefined();
  });

  test('what cannot be issued goes back to the balance without a gateway', async () => {
    const booked = await ready(100_000);
    await start(booked, booked.order.total.amount);
    server.clock.now += 900_000;
    await server.runJobs();
    await server.runJobs();
    expect((await orderOf(booked)).status).toBe('refunded');
    expect((await linesOf(booked)).at(-1)).toEqual(['refund', booked.order.total.amount, 100_000]);
    expect(server.errors).toEqual([]);
  });
});

describe('what is asked wrongly changes nothing', () => {
  test('too little on the balance is said with what there is', async () => {
    const booked = await ready(1499);
    const answer = await start(booked, 1500);
    expect([answer.statusCode, answer.json().error]).toEqual([
      409,
      { code: 'balance_too_low', message: 'The balance is too low.', balance: euro(1499) },
    ]);
    expect(await linesOf(booked)).toEqual([['topUp', 1499, 1499]]);
    expect((await orderOf(booked)).status).toBe('awaitingPayment');
  });

  test('more than the total, and another currency', async () => {
    const booked = await ready(100_000);
    const tooMuch = await start(booked, booked.order.total.amount + 1);
    expect([tooMuch.statusCode, tooMuch.json().error.fields]).toEqual([422, { fromBalance: 'amount_too_large' }]);
    const dollars = { ...booked.payment, fromBalance: { amount: 100, currency: 'USD' as const } };
    const answer = await booked.anna.pay(booked.orderId, dollars);
    expect([answer.statusCode, answer.json().error.fields]).toEqual([422, { fromBalance: 'invalid' }]);
  });

  test('a guest has no balance, and nobody pays the order of another account', async () => {
    const guest = await server.readyToPay();
    const body = { ...guest.payment, fromBalance: euro(100) };
    const asGuest = await guest.anna.pay(guest.orderId, body);
    expect([asGuest.statusCode, asGuest.json().error.code]).toEqual([401, 'login_required']);

    // Signing in puts the order into this account; another account on the same browser cannot use it.
    await signIn(server.deps, guest.anna, { balance: 2000 });
    expect((await guest.anna.pay(guest.orderId, body)).statusCode).toBe(201);
    const other = await ready(2000);
    await signIn(server.deps, other.anna, { accountId: await newAccount(server.deps, 2000) });
    const asOther = await start(other, 100);
    expect([asOther.statusCode, asOther.json().error.code]).toEqual([404, 'order_unknown']);
  });
});

// — Random sequences of steps —

type Step = { readonly do: string; readonly attempt?: number; readonly part?: number };
const step: fc.Arbitrary<Step> = fc.oneof(
  { arbitrary: fc.record({ do: fc.constant('pay'), part: fc.constantFrom(0, 1, 1500, 2500, 100_000) }), weight: 4 },
  {
    arbitrary: fc.record({
      do: fc.constantFrom('succeeded', 'declined', 'refunded'),
      attempt: fc.integer({ min: 1, max: 5 }),
    }),
    weight: 6,
  },
  { arbitrary: fc.record({ do: fc.constantFrom('jobs', 'wait', 'release', 'holdAgain') }), weight: 2 },
);

test('whatever happens in whatever order: one price at most, the rest is back, and the books are right', {
  timeout: Math.max(120_000, RUNS * 6000),
}, async () => {
  const walk = fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 14 }), async (steps) => {
    await server.db.updateTable('seat_stock').set({ held: 0, sold: 0 }).execute();
    server.clock.now = TEST_NOW;
    const booked = await ready(4000);
    for (const one of steps) await take(booked, one);
    await untilIdle(booked);
    await expectWhole(booked);
  });
  await fc.assert(walk, { numRuns: RUNS, seed });
});

async function take(booked: Ready, { do: what, attempt = 1, part = 0 }: Step) {
  const { anna, orderId } = booked;
  const { total, status } = await orderOf(booked);
  const known = await server.db
    .selectFrom('payment')
    .select(['charge_id', 'amount'])
    .where('order_id', '=', orderId)
    .where('attempt', '=', attempt)
    .executeTakeFirst();
  switch (what) {
    case 'pay': {
      const fromBalance = euro(Math.min(part, total.amount));
      const body = { ...booked.payment, total, fromBalance };
      await Promise.all([anna.pay(orderId, body), anna.pay(orderId, body)]); // a double click
      return;
    }
    case 'succeeded':
    case 'declined':
      // The bank decides once; its event may come earlier or later than other events, and twice.
      if (!known || known.amount === 0) return;
      await server.sandbox.decide(
        known.charge_id,
        what === 'succeeded' ? { status: what } : { status: what, reason: 'card_expired' },
      );
      return tellTruth(booked, attempt);
    case 'refunded':
      // The bank refunds on its own, before issue only; a separate test covers the time after issue.
      if (known && status !== 'issued' && (await server.sandbox.verify(known.charge_id)).status === 'succeeded') {
        await server.sandbox.refund(known.charge_id, euro(known.amount));
        await tellTruth(booked, attempt);
      }
      return;
    case 'jobs':
      return server.runJobs();
    case 'wait':
      server.clock.now += ATTEMPT_MS;
      return server.runJobs();
    case 'release':
      return void (await anna.release(orderId));
    case 'holdAgain':
      return void (await anna.holdAgain(orderId));
  }
}

async function tellTruth(booked: Ready, attempt: number) {
  const { charge_id } = await chargeOf(booked, attempt);
  const { status } = await server.sandbox.verify(charge_id);
  if (status === 'pending') return;
  await tell(booked, status, attempt);
  await tell(booked, status, attempt);
}

/** Decides or gives up every open charge and makes every refund. */
async function untilIdle(booked: Ready) {
  for (let round = 0; round < 8; round += 1) {
    server.clock.now += 10 * ATTEMPT_MS;
    await server.runJobs();
  }
  // An issued order would continue; this test checks only the money.
  await signIn(server.deps, booked.anna, { accountId: booked.accountId });
}

async function expectWhole(booked: Ready) {
  const payments = await server.db.selectFrom('payment').selectAll().where('order_id', '=', booked.orderId).execute();
  const order = await orderOf(booked);
  const kept = payments.filter(({ status }) => status === 'succeeded');
  expect(payments.filter(({ status, refund_due_at }) => status === 'started' || refund_due_at !== null)).toEqual([]);
  expect(kept.length).toBe(order.status === 'issued' ? 1 : 0);
  for (const { amount, from_balance } of kept) expect(amount + from_balance).toBe(order.total.amount);
  // The bank keeps exactly what the order keeps.
  for (const { charge_id, status, amount } of payments) {
    const state = await server.sandbox.verify(charge_id);
    expect(state.status === 'succeeded').toBe(status === 'succeeded' && amount > 0);
  }
  // The balance has paid exactly what the order keeps of it.
  const { balance } = await server.db
    .selectFrom('account')
    .select('balance')
    .where('id', '=', booked.accountId)
    .executeTakeFirstOrThrow();
  expect(balance).toBe(4000 - (kept[0]?.from_balance ?? 0));
  expect(await wrongBooks(server.db)).toEqual([]);
  expect(server.errors).toEqual([]);
}
