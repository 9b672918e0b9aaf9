import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { cardRefundBy } from '#domain/core/card-refund.ts';
import { convert, RATES } from '#domain/core/rates.ts';
import { expectFields } from '#domain/core/testing/expect-fields.ts';
import { dayOf } from '#domain/core/time.ts';
import { forgetCorrections } from '#server/facts/current.ts';
import type { PaymentEvent } from '#server/gateways/payment.ts';
import { startPayment } from '#server/operations/startPayment.ts';
import { applyPaymentEvent } from '#server/orders/payments.ts';
import { lockOrder } from '#server/orders/read-order.ts';
import { hostedPage, openAttempt } from '#server/orders/start-payment.ts';
import type { FlightDetail } from '#server/products/flights/detail.ts';
import { bookingApp } from '#server/testing/booking-app.ts';
import { metric } from '#server/testing/metric.ts';
import { CONTACT, type Order, passenger } from '#server/testing/traveller.ts';
import { ATTEMPT_MS } from '#server/work/charge-checks.ts';

// This test makes the events itself, so the bank's callbacks are off.
const server = bookingApp({ isCallbackLost: true });

async function atTheBank() {
  const ready = await server.readyToPay();
  const chargeId = await pay(ready);
  return { ...ready, chargeId };
}

type Ready = Awaited<ReturnType<typeof server.readyToPay>>;
const pay = async ({ anna, orderId, payment }: Ready) =>
  chargeOf((await anna.pay(orderId, payment)).json<{ redirectUrl: string }>().redirectUrl);
const chargeOf = (url: string) => url.split('/').at(-1) ?? '';

const event = (order: Order, chargeId: string, kind: PaymentEvent['kind']): PaymentEvent => ({
  eventId: randomUUID(),
  chargeId,
  kind,
  ...(kind === 'declined' ? { declineReason: 'insufficient_funds' as const } : {}),
  amount: order.total,
  at: server.clock.now,
});
const euro = (amount: number) => ({ amount, currency: 'EUR' as const });
const apply = (event: PaymentEvent) =>
  applyPaymentEvent(server.db, event, {
    productOf: server.deps.productOf,
    publicUrl: server.deps.config.publicUrl,
    now: server.clock.now,
  });

async function stateOf({ orderId }: { orderId: string }) {
  const { status, promised_at, detail } = await server.db
    .selectFrom('orders')
    .select(['status', 'promised_at', 'detail'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  const payments = await server.db
    .selectFrom('payment')
    .select(['attempt', 'status', 'decline_reason', 'refund_due_at'])
    .where('order_id', '=', orderId)
    .orderBy('attempt')
    .execute();
  const seats = await server.db
    .selectFrom('seat_stock')
    .select(['held', 'sold'])
    .where('fare_id', '=', (detail as FlightDetail).legs[0]?.fareId ?? '')
    .executeTakeFirstOrThrow();
  const mails = await server.db.selectFrom('outbox').select('kind').where('order_id', '=', orderId).execute();
  return { status, isPromised: promised_at !== null, payments, seats, mails: mails.map(({ kind }) => kind).sort() };
}

beforeEach(async () => {
  // Each test begins with all seats free: seats are counted exactly.
  await server.db.updateTable('orders').set({ status: 'cancelled', work_at: null }).execute();
  await server.db.updateTable('payment').set({ check_at: null, refund_due_at: null }).execute();
  await server.db.updateTable('seat_stock').set({ held: 0, sold: 0 }).execute();
});

const permutations = <T>(items: readonly T[]): T[][] =>
  items.length < 2
    ? [[...items]]
    : items.flatMap((item, index) => permutations(items.toSpliced(index, 1)).map((rest) => [item, ...rest]));

describe('events of one charge in any order, each also twice, end the same', () => {
  const money = (status: string, decline_reason: string | null = null) => ({
    attempt: 1,
    status,
    decline_reason,
    refund_due_at: null,
  });
  const sets = [
    {
      kinds: ['declined', 'succeeded'],
      end: {
        status: 'paid',
        isPromised: true,
        payments: [money('succeeded')],
        seats: { held: 0, sold: 1 },
        mails: ['reference'],
      },
    },
    {
      kinds: ['declined', 'succeeded', 'refunded'],
      end: {
        status: 'refunded',
        payments: [money('refunded')],
        seats: { held: 0, sold: 0 },
        mails: ['reference', 'refund'],
      },
    },
    {
      kinds: ['declined', 'refunded'],
      end: {
        status: 'refunded',
        payments: [money('refunded')],
        seats: { held: 0, sold: 0 },
        mails: ['reference', 'refund'],
      },
    },
    {
      kinds: ['declined'],
      end: {
        status: 'paymentFailed',
        payments: [money('declined', 'insufficient_funds')],
        seats: { held: 1, sold: 0 },
        mails: ['reference'],
      },
    },
  ] as const;
  const cases = sets.flatMap(({ kinds, end }) =>
    permutations<PaymentEvent['kind']>(kinds).map((order) => ({ order, end })),
  );

  test.each(cases)('$order', async ({ order, end }) => {
    const booked = await atTheBank();
    const events = order.map((kind) => event(booked.order, booked.chargeId, kind));
    for (const item of events) {
      await apply(item);
      await apply(item); // same event again
    }
    for (const item of events.toReversed()) await apply({ ...item, eventId: randomUUID() }); // the same event under another event id
    expectFields(await stateOf(booked), end);
  });

  test('all at once', async () => {
    const booked = await atTheBank();
    const paid = event(booked.order, booked.chargeId, 'succeeded');
    await Promise.all(Array.from({ length: 8 }, () => apply(paid)));
    expectFields(await stateOf(booked), { status: 'paid', seats: { held: 0, sold: 1 } });
    const events = await server.db
      .selectFrom('payment_event')
      .selectAll()
      .where('charge_id', '=', booked.chargeId)
      .execute();
    expect(events).toHaveLength(1);
  });
});

test('anybody may type any address: of orders that nobody paid it gets ten mails an hour, and each can be paid all the same', async () => {
  const email = 'somebody@example.org';
  const deps = { ...server.deps, config: { ...server.deps.config, rateLimitFactor: 1 } };
  const orderIds: string[] = [];
  for (let count = 0; count < 11; count += 1) {
    const { anna, orderId, payment } = await server.readyToPay();
    // What follows a plus makes no other mailbox.
    const typed = count % 2 === 0 ? email : `somebody+${count}@example.org`;
    await anna.submit(orderId, { passengers: [passenger()], ...CONTACT, email: typed });
    const { owner } = await server.db
      .selectFrom('orders')
      .select('owner')
      .where('id', '=', orderId)
      .executeTakeFirstOrThrow();
    const answer = await startPayment({
      path: { orderId },
      headers: { 'Idempotency-Key': `bomb-${count}` },
      body: payment,
      request: { headers: {} },
      who: { visitor: owner, session: null, accountId: null },
      deps,
    } as never);
    expectFields(answer, { status: 201, 'body.attempt': 1 });
    orderIds.push(orderId);
  }
  const mails = await server.db.selectFrom('outbox').select('recipient').where('order_id', 'in', orderIds).execute();
  expect(mails.map(({ recipient }) => recipient.replace(/\+\d/, ''))).toEqual(Array.from({ length: 10 }, () => email));
});

test('a double click, a second tab and a reused key lead to one charge', async () => {
  const ready = await server.readyToPay();
  const { anna, orderId, payment } = ready;
  const answers = await Promise.all([
    anna.pay(orderId, payment, 'key-click-1'),
    anna.pay(orderId, payment, 'key-click-1'),
    anna.pay(orderId, payment, 'key-other-tab'),
  ]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201]);
  expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
  expect((await stateOf(ready)).payments).toHaveLength(1);
  // The key returns its answer, but only for the same request.
  expect((await anna.pay(orderId, { ...payment, cancelPackage: true }, 'key-click-1')).json().error.code).toBe(
    'conflict',
  );
});

test('an attempt is given again only for what was asked: with another price, currency or package it is a conflict', async () => {
  const ready = await server.readyToPay();
  const { anna, order, orderId, payment } = ready;
  const withPackage = { amount: order.total.amount + order.item.protection.price.amount, currency: 'EUR' as const };
  expect((await anna.pay(orderId, { ...payment, total: withPackage, cancelPackage: true })).statusCode).toBe(201);
  for (const other of [
    payment,
    { ...payment, total: withPackage },
    { ...payment, cancelPackage: true },
    { ...payment, cancelPackage: true, total: { amount: 1, currency: 'USD' as const } },
    { ...payment, cancelPackage: true, total: { ...withPackage, currency: 'USD' as const } },
  ]) {
    const answer = await anna.pay(orderId, other);
    expect([answer.statusCode, answer.json().error?.code]).toEqual([409, 'conflict']);
  }
  expect((await anna.pay(orderId, { ...payment, total: withPackage, cancelPackage: true })).statusCode).toBe(201);
  // To pay something else, the traveller leaves the attempt first.
  expectFields((await anna.leave(orderId)).json(), { status: 'paymentFailed' });
  expect((await anna.pay(orderId, payment)).statusCode).toBe(201);
  expectFields((await stateOf(ready)).payments, [{ status: 'declined' }, { status: 'started' }]);
});

test('declined, then paid with another card: two attempts, one success', async () => {
  const booked = await atTheBank();
  await apply(event(booked.order, booked.chargeId, 'declined'));
  expectFields((await booked.anna.read(booked.orderId)).json<Order>(), {
    status: 'paymentFailed',
    'payment.attempt': 1,
    'payment.status': 'declined',
    'payment.declineReason': 'insufficient_funds',
  });
  const second = await pay(booked);
  await apply(event(booked.order, second, 'succeeded'));
  expect(await stateOf(booked)).toEqual({
    status: 'paid',
    isPromised: true,
    payments: [
      { attempt: 1, status: 'declined', decline_reason: 'insufficient_funds', refund_due_at: null },
      { attempt: 2, status: 'succeeded', decline_reason: null, refund_due_at: null },
    ],
    seats: { held: 0, sold: 1 },
    mails: ['reference'], // once per order, not per attempt
  });
});

test('back from the bank without paying: the seats stay, no try is lost, and paying in the old tab still counts', async () => {
  const booked = await atTheBank();
  const { anna, orderId } = booked;
  const leave = async () => (await anna.leave(orderId)).json<Order>();
  expectFields((await anna.read(orderId)).json<Order>().payment, {
    attemptsLeft: 4,
    pageUrl: expect.any(String),
  });
  for (let times = 0; times < 7; times += 1) {
    expectFields(await leave(), {
      status: 'paymentFailed',
      'payment.declineReason': 'cancelled_by_cardholder',
      'payment.attemptsLeft': 5,
      'payment.pageUrl': null,
    });
    expectFields(await leave(), { status: 'paymentFailed' });
    await pay(booked);
  }
  await leave();
  await apply(event(booked.order, booked.chargeId, 'succeeded'));
  expectFields(await stateOf(booked), { status: 'paid', seats: { held: 0, sold: 1 } });
});

test('who says nothing leaves only an attempt of which the bank says that nothing was begun', async () => {
  const { anna, orderId, chargeId } = await atTheBank();
  const { verify } = server.sandbox;
  const leave = async () => (await anna.leave(orderId, '?ifUntouched=true')).json<Order>();
  server.sandbox.verify = async () => ({ status: 'pending' });
  expect((await leave()).status).toBe('paying');
  server.sandbox.verify = verify;
  expectFields(await leave(), {
    status: 'paymentFailed',
    'payment.declineReason': 'cancelled_by_cardholder',
    'payment.attemptsLeft': 5,
  });
  expect(await server.sandbox.verify(chargeId)).toEqual({ status: 'pending', isUntouched: true });
});

test('the history says of each attempt that failed why: the bank refused it, or its traveller left', async () => {
  const booked = await atTheBank();
  await booked.anna.leave(booked.orderId);
  await apply(event(booked.order, await pay(booked), 'declined'));
  const { events } = (await booked.anna.read(booked.orderId)).json<Order>();
  expect(events.flatMap(({ status, declineReason }) => (status === 'paymentFailed' ? [declineReason] : []))).toEqual([
    'cancelled_by_cardholder',
    'insufficient_funds',
  ]);
});

test('the sixth attempt is refused', async () => {
  const ready = await server.readyToPay();
  for (let attempt = 1; attempt <= 5; attempt += 1) await apply(event(ready.order, await pay(ready), 'declined'));
  const answer = await ready.anna.pay(ready.orderId, ready.payment);
  expect([answer.statusCode, answer.json().error.code]).toEqual([409, 'not_allowed']);
});

test('nobody goes to the bank and back without end', async () => {
  const booked = await atTheBank();
  for (let visit = 2; visit <= 20; visit += 1) {
    await booked.anna.leave(booked.orderId);
    await pay(booked);
  }
  await booked.anna.leave(booked.orderId);
  const answer = await booked.anna.pay(booked.orderId, booked.payment);
  expect([answer.statusCode, answer.json().error.code]).toEqual([409, 'not_allowed']);
});

test('both attempts succeed: the order stands, the second money goes back, once', async () => {
  const booked = await atTheBank();
  await apply(event(booked.order, booked.chargeId, 'declined'));
  const second = await pay(booked);
  await server.sandbox.decide(second, { status: 'succeeded' });
  await apply(event(booked.order, booked.chargeId, 'succeeded'));
  await apply(event(booked.order, second, 'succeeded'));
  await server.runJobs();
  expectFields(await stateOf(booked), {
    status: 'issued',
    payments: [
      { attempt: 1, status: 'succeeded' },
      { attempt: 2, status: 'refunded', refund_due_at: null },
    ],
    seats: { held: 0, sold: 1 },
    mails: ['papers', 'reference', 'refund'],
  });
  expect((await server.sandbox.verify(second)).status).toBe('refunded');
});

describe('money that comes after the hold', () => {
  async function expiredWithOpenCharge() {
    const booked = await atTheBank();
    await server.sandbox.decide(booked.chargeId, { status: 'succeeded' });
    await apply(event(booked.order, booked.chargeId, 'declined'));
    server.clock.now += 1_500_000;
    await server.db.updateTable('payment').set({ check_at: null }).execute();
    await server.runJobs();
    expectFields(await stateOf(booked), { status: 'expired', seats: { held: 0, sold: 0 } });
    return booked;
  }

  test('gets its seats again while there are some', async () => {
    const booked = await expiredWithOpenCharge();
    await apply(event(booked.order, booked.chargeId, 'succeeded'));
    await server.runJobs();
    expectFields(await stateOf(booked), { status: 'issued', seats: { held: 0, sold: 1 } });
  });

  test('goes back when there are none', async () => {
    const booked = await expiredWithOpenCharge();
    await server.db
      .updateTable('seat_stock')
      .set((row) => ({ sold: row.ref('capacity') }))
      .execute();
    await apply(event(booked.order, booked.chargeId, 'succeeded'));
    await server.runJobs();
    await server.runJobs();
    expectFields(await stateOf(booked), {
      status: 'refunded',
      payments: [{ status: 'refunded', refund_due_at: null }],
      mails: ['reference', 'refund'],
    });
    expect((await server.sandbox.verify(booked.chargeId)).status).toBe('refunded');
  });

  test('while the traveller is at the bank the seats wait, even past the hold', async () => {
    const booked = await atTheBank();
    server.clock.now += 1_500_001;
    await server.db.updateTable('payment').set({ check_at: null }).execute();
    await server.runJobs();
    await apply(event(booked.order, booked.chargeId, 'succeeded'));
    expectFields(await stateOf(booked), { status: 'paid', seats: { held: 0, sold: 1 } });
  });
});

test('money for an order that the traveller gave up goes back', async () => {
  const booked = await atTheBank();
  await server.sandbox.decide(booked.chargeId, { status: 'succeeded' });
  await apply(event(booked.order, booked.chargeId, 'declined'));
  expect((await booked.anna.release(booked.orderId)).statusCode).toBe(200);
  await apply(event(booked.order, booked.chargeId, 'succeeded'));
  await server.runJobs();
  expectFields(await stateOf(booked), { status: 'refunded', seats: { held: 0, sold: 0 } });
});

test('a late success of a charge that no longer fits the order goes back, and the order stays open', async () => {
  const booked = await atTheBank();
  await server.sandbox.decide(booked.chargeId, { status: 'succeeded' });
  await apply(event(booked.order, booked.chargeId, 'declined'));
  const dearer = { fares: booked.order.total.amount + 100 };
  await server.db.updateTable('orders').set(dearer).where('id', '=', booked.orderId).execute();
  await apply(event(booked.order, booked.chargeId, 'succeeded'));
  await server.runJobs();
  expectFields(await stateOf(booked), {
    status: 'paymentFailed',
    payments: [{ status: 'refunded', refund_due_at: null }],
    seats: { held: 1, sold: 0 },
  });
});

test('a bank that does not answer is said, and asking again opens the same charge', async () => {
  const ready = await server.readyToPay();
  const away = { ...server.deps, gateway: { ...server.deps.gateway, start: () => Promise.reject(new Error('Away')) } };
  const context = {
    productOf: server.deps.productOf,
    publicUrl: 'http://safar.test',
    accountId: null,
    mayMail: async () => true,
    now: server.clock.now,
  };
  const attempt = await server.db
    .transaction()
    .execute(async (tx) => openAttempt(tx, await lockOrder(tx, ready.orderId), ready.payment, context));
  await expect(hostedPage(away, attempt, 'http://safar.test')).rejects.toMatchObject({
    status: 503,
    problem: { code: 'unavailable' },
  });
  expect(await pay(ready)).toBe(attempt.chargeId);
});

test('an attempt that fails after late money of another has paid keeps no tickets waiting', async () => {
  const booked = await atTheBank();
  await apply(event(booked.order, booked.chargeId, 'declined'));
  const second = await pay(booked);
  await apply(event(booked.order, booked.chargeId, 'succeeded'));
  await apply(event(booked.order, second, 'declined'));
  await server.runJobs();
  expectFields(await stateOf(booked), { status: 'issued', seats: { held: 0, sold: 1 } });
});

test('a wrong amount never pays an order: the money goes back', async () => {
  const booked = await atTheBank();
  await server.sandbox.decide(booked.chargeId, { status: 'succeeded' });
  await apply({ ...event(booked.order, booked.chargeId, 'succeeded'), amount: { amount: 1, currency: 'EUR' } });
  await server.runJobs();
  expectFields(await stateOf(booked), { status: 'refunded', seats: { held: 0, sold: 0 } });
});

test('the right number in another currency never pays an order', async () => {
  const booked = await atTheBank();
  await server.sandbox.decide(booked.chargeId, { status: 'succeeded' });
  const amount = { ...booked.order.total, currency: 'USD' as const };
  await apply({ ...event(booked.order, booked.chargeId, 'succeeded'), amount });
  await server.runJobs();
  expectFields(await stateOf(booked), { status: 'refunded', seats: { held: 0, sold: 0 } });
});

test('an old bank tab that pays a price of before ends nothing: its money goes back, the open attempt pays', async () => {
  const ready = await server.readyToPay();
  const { anna, orderId, order } = ready;
  const dearer = euro(order.total.amount + order.item.protection.price.amount);
  const old = await pay({ ...ready, payment: { total: dearer, cancelPackage: true, rulesAccepted: true } });
  await server.sandbox.decide(old, { status: 'succeeded' });
  await apply({ ...event(order, old, 'declined') }); // our side gives up
  const open = await pay(ready);
  await apply({ ...event(order, old, 'succeeded'), amount: dearer });
  expect((await anna.read(orderId)).json<Order>().status).toBe('paying');
  await server.sandbox.decide(open, { status: 'succeeded' });
  await apply(event(order, open, 'succeeded'));
  await server.runJobs();
  expectFields(await stateOf(ready), {
    status: 'issued',
    payments: [
      { attempt: 1, status: 'refunded', refund_due_at: null },
      { attempt: 2, status: 'succeeded' },
    ],
    seats: { held: 0, sold: 1 },
  });
  expect((await server.sandbox.verify(old)).status).toBe('refunded');
});

test('money for an order that nobody is left to fly on goes back, and no ticket is made', async () => {
  const booked = await atTheBank();
  await server.sandbox.decide(booked.chargeId, { status: 'succeeded' });
  await apply(event(booked.order, booked.chargeId, 'declined'));
  await server.db.deleteFrom('passenger').where('order_id', '=', booked.orderId).execute();
  await apply(event(booked.order, booked.chargeId, 'succeeded'));
  await server.runJobs();
  expectFields(await stateOf(booked), {
    status: 'paymentFailed',
    payments: [{ status: 'refunded', refund_due_at: null }],
    seats: { held: 1, sold: 0 },
  });
  expect((await server.sandbox.verify(booked.chargeId)).status).toBe('refunded');
});

describe('a bank that takes the money back by itself', () => {
  const takenBack = (order: string) => metric(`safar_payments_taken_back_total{order="${order}"}`);
  const refunded = (booked: Awaited<ReturnType<typeof atTheBank>>) =>
    apply(event(booked.order, booked.chargeId, 'refunded'));
  const mailOf = async ({ orderId }: { orderId: string }, kind: string) =>
    (await server.db.selectFrom('outbox').selectAll().where('order_id', '=', orderId).execute()).find(
      (mail) => mail.kind === kind,
    )?.body_text;

  test('takes the tickets with it, whether they were made before or not, and the traveller is told why', async () => {
    const before = await atTheBank();
    await apply(event(before.order, before.chargeId, 'succeeded'));
    await refunded(before);
    const after = await atTheBank();
    await apply(event(after.order, after.chargeId, 'succeeded'));
    await server.runJobs();
    expect((await stateOf(after)).status).toBe('issued');
    const noticed = await takenBack('issued');
    await refunded(after);
    await server.runJobs();
    const end = { status: 'refunded', payments: [{ status: 'refunded', refund_due_at: null }], 'seats.sold': 0 };
    expectFields(await stateOf(before), end);
    expectFields(await stateOf(after), end);
    const refundsOf = async ({ anna, orderId }: typeof before) => (await anna.read(orderId)).json<Order>().refunds;
    for (const booked of [before, after]) {
      const paid = { toCard: booked.order.total, toBalance: euro(0) };
      expect(await refundsOf(booked)).toEqual([
        {
          ...{ cause: 'takenBack', askedAt: null, agreedAt: null, sum: booked.order.total, back: paid },
          ...{ cardSentAt: server.clock.now, cardBy: cardRefundBy(dayOf(server.clock.now)) },
        },
      ]);
    }
    expect(await mailOf(before, 'refund')).toContain('Your bank took the payment back before your tickets were made');
    expect(await mailOf(after, 'cancellation')).toContain('Your bank took your payment back');
    expect(await takenBack('issued')).toBe(noticed + 1);
  });

  test('for less than the charge changes nothing about the order: it is noted, and a person is told', async () => {
    const booked = await atTheBank();
    await apply(event(booked.order, booked.chargeId, 'succeeded'));
    await server.runJobs();
    const before = await stateOf(booked);
    const noticed = await takenBack('part');
    const part = { ...event(booked.order, booked.chargeId, 'refunded'), amount: euro(100) };
    await apply(part);
    await apply({ ...part, eventId: randomUUID() });
    await server.runJobs();
    expect([before.status, await stateOf(booked)]).toEqual(['issued', before]);
    expectFields((await booked.anna.read(booked.orderId)).json(), { status: 'issued', refunded: null });
    const noted = server.db.selectFrom('payment').select('taken_back').where('charge_id', '=', booked.chargeId);
    expect(await noted.executeTakeFirst()).toEqual({ taken_back: 100 });
    expect(await takenBack('part')).toBe(noticed + 1);
    // A later full refund works as before.
    await refunded(booked);
    await server.runJobs();
    expect((await stateOf(booked)).status).toBe('refunded');
  });

  test('after the flight has left changes no tickets', async () => {
    const booked = await atTheBank();
    await apply(event(booked.order, booked.chargeId, 'succeeded'));
    await server.runJobs();
    const now = server.clock.now;
    server.clock.now = (booked.order.item.legs[0]?.flight.departsAt ?? 0) + 1;
    await refunded(booked);
    await server.runJobs();
    expect((await stateOf(booked)).status).toBe('issued');
    server.clock.now = now;
  });
});

test('a lost callback is healed by asking the gateway', async () => {
  const booked = await atTheBank();
  await server.sandbox.decide(booked.chargeId, { status: 'succeeded' });
  await server.runJobs();
  expect((await stateOf(booked)).status).toBe('paying'); // asked some seconds later, not at once
  server.clock.now += 10_000;
  await server.runJobs();
  expect((await stateOf(booked)).status).toBe('issued');
});

test('who does not come back from the bank has given up after 15 minutes; money that comes still counts', async () => {
  const booked = await atTheBank();
  server.clock.now += ATTEMPT_MS;
  await server.runJobs();
  expectFields(await stateOf(booked), {
    status: 'paymentFailed',
    payments: [{ status: 'declined', decline_reason: 'cancelled_by_cardholder' }],
    seats: { held: 1, sold: 0 },
  });
  await server.sandbox.decide(booked.chargeId, { status: 'succeeded' });
  server.clock.now += 600_000;
  await server.runJobs();
  await server.runJobs();
  expectFields(await stateOf(booked), { status: 'issued', seats: { held: 0, sold: 1 } });
});

test('money that comes to a bank page that was left is found by asking, when no callback tells of it', async () => {
  const booked = await atTheBank();
  await booked.anna.leave(booked.orderId);
  await server.sandbox.decide(booked.chargeId, { status: 'succeeded' });
  server.clock.now += 600_000;
  await server.runJobs();
  expectFields(await stateOf(booked), { status: 'issued', seats: { held: 0, sold: 1 } });
});

describe('what is asked wrongly', () => {
  test('another total than the current one is price_changed, with both', async () => {
    const { anna, orderId, order, payment } = await server.readyToPay();
    const answer = await anna.pay(orderId, { ...payment, total: { amount: 1, currency: 'EUR' } });
    expect([answer.statusCode, answer.json()]).toEqual([
      409,
      {
        error: {
          code: 'price_changed',
          message: 'The total is not what the page showed.',
          price: { old: { amount: 1, currency: 'EUR' }, new: order.total },
        },
      },
    ]);
  });

  test('the protection is paid with it, in dollars too', async () => {
    const ready = await server.readyToPay();
    const { anna, orderId, order } = ready;
    const total = convert(euro(order.total.amount + order.item.protection.price.amount), 'USD', RATES);
    expect((await anna.pay(orderId, { total, cancelPackage: true, rulesAccepted: true })).statusCode).toBe(201);
    expectFields((await anna.read(orderId)).json<Order>(), {
      'item.protection.isChosen': true,
      'payment.amount': total,
    });
  });

  test('rules that were not accepted are named', async () => {
    const { anna, orderId, payment } = await server.readyToPay();
    const answer = await anna.pay(orderId, { ...payment, rulesAccepted: false });
    expect([answer.statusCode, answer.json().error.fields]).toEqual([422, { rulesAccepted: 'rules_not_accepted' }]);
  });

  test('a hold that is over is hold_expired', async () => {
    const { anna, orderId, payment } = await server.readyToPay();
    server.clock.now += 1_500_000;
    const answer = await anna.pay(orderId, payment);
    expect([answer.statusCode, answer.json().error.code]).toEqual([409, 'hold_expired']);
  });

  test('the order of somebody else is not there', async () => {
    const { orderId, payment } = await server.readyToPay();
    expect((await server.newTraveller().pay(orderId, payment)).statusCode).toBe(404);
  });
});

test('an order keeps the rate that it was shown with, until it is held again', async () => {
  const { anna, order, orderId } = await server.readyToPay();
  const table = { on: '2026-11-20', rials: { EUR: 3_000_000, USD: 1_500_000 } };
  const content = JSON.stringify({ pages: [], asOf: table.on, lookedAt: table.on, value: table.rials });
  await server.db.insertInto('fact_correction').values({ id: 'rate', content, imported_at: 0 }).execute();
  forgetCorrections(server.db);
  try {
    const moved = await server.readyToPay();
    expect(moved.order.rates).toMatchObject(table);
    expect(moved.order.totals.USD.amount).toBe(2 * moved.order.total.amount);
    const { totals, rates } = (await anna.read(orderId)).json<Order>();
    expect([totals, rates.on]).toEqual([order.totals, RATES.on]);
    const inDollars = { total: order.totals.USD, cancelPackage: false, rulesAccepted: true };
    expect((await anna.pay(orderId, inDollars)).statusCode).toBe(201);
    server.clock.now = moved.order.deadlineAt;
    await server.db.deleteFrom('fact_correction').execute();
    forgetCorrections(server.db);
    const again = (await moved.anna.holdAgain(moved.orderId)).json<Order>();
    expect(again.rates.on).toBe(RATES.on);
  } finally {
    await server.db.deleteFrom('fact_correction').execute();
    forgetCorrections(server.db);
  }
});
