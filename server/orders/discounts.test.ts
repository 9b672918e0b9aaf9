import { beforeEach, describe, expect, test } from 'vitest';
import { discountOn } from '#domain/core/discounts.ts';
import { convert, RATES } from '#domain/core/rates.ts';
import { expectFields } from '#domain/core/testing/expect-fields.ts';
import type { Tables } from '#server/db/database.ts';
import { signIn } from '#server/testing/account.ts';
import { bookingApp } from '#server/testing/booking-app.ts';
import { addDiscountCode } from '#server/testing/discount-code.ts';
import { CONTACT, type Order, passenger } from '#server/testing/traveller.ts';

const server = bookingApp();
const euro = (amount: number) => ({ amount, currency: 'EUR' as const });

const newCode = (code: number, change: Partial<Tables['discount_code']> = {}) => addDiscountCode(server, code, change);

beforeEach(async () => {
  await server.db.updateTable('orders').set({ status: 'cancelled', work_at: null, discount_code: null }).execute();
  await server.db.updateTable('seat_stock').set({ held: 0, sold: 0 }).execute();
});

type Ready = Awaited<ReturnType<typeof server.readyToPay>>;
const apply = ({ anna, orderId }: Ready, code: string | number) =>
  anna.ask('PUT', `/orders/${orderId}/discount`, { code: String(code) });
const refusal = async (answer: ReturnType<typeof apply>) => {
  const { statusCode, body } = await answer;
  return [statusCode, JSON.parse(body).error?.fields?.code];
};
/** Uses its own e-mail address: a code works once per person. */
async function readyAs(email: string) {
  const ready = await server.readyToPay();
  await ready.anna.submit(ready.orderId, { passengers: [passenger()], ...CONTACT, email });
  return ready;
}
const payNow = async (ready: Ready) => {
  const { total } = (await ready.anna.read(ready.orderId)).json<Order>();
  return ready.anna.pay(ready.orderId, { ...ready.payment, total });
};

test('a code comes off the fares, not off the protection, and can be taken out', async () => {
  await newCode(2026);
  const ready = await server.readyToPay();
  const fares = ready.order.total;
  const amount = discountOn(fares, 10);
  const total = euro(fares.amount - amount.amount);
  const answer = await apply(ready, ' 20 26 ');
  expect(answer.statusCode).toBe(200);
  expectFields(answer.json<Order>(), {
    discount: { code: 2026, percent: 10, amount },
    total,
    totals: { EUR: total, USD: convert(total, 'USD', RATES) },
    'item.protection': ready.order.item.protection,
  });
  const removed = await ready.anna.ask('DELETE', `/orders/${ready.orderId}/discount`);
  expectFields(removed.json<Order>(), { discount: null, total: fares });
});

test('typed after a declined payment with the protection it comes off the fares only', async () => {
  await newCode(2025);
  const ready = await server.readyToPay();
  const { anna, orderId, order } = ready;
  const total = euro(order.total.amount + order.item.protection.price.amount);
  const paid = await anna.pay(orderId, { total, cancelPackage: true, rulesAccepted: true });
  const chargeId = paid.json<{ redirectUrl: string }>().redirectUrl.split('/').at(-1) ?? '';
  await server.sandbox.decide(chargeId, { status: 'declined', reason: 'card_expired' });
  expect((await apply(ready, 2025)).json<Order>().discount?.amount).toEqual(discountOn(order.total, 10));
});

test('it pays what the page shows, and the page of the total before it is told the new one', async () => {
  await newCode(2027);
  const ready = await server.readyToPay();
  await apply(ready, 2027);
  const stale = await ready.anna.pay(ready.orderId, ready.payment);
  expect([stale.statusCode, stale.json().error.code]).toEqual([409, 'price_changed']);
  expect((await payNow(ready)).statusCode).toBe(201);
});

describe('why a code does not help', () => {
  test('nobody knows it: not a number, not there, not yet', async () => {
    const ready = await server.readyToPay();
    await newCode(3001, { starts_at: server.clock.now + 1 });
    for (const code of ['summer', '', '999', '99999999999', '3001']) {
      expect(await refusal(apply(ready, code))).toEqual([422, 'discount_unknown']);
    }
  });

  test('it has ended; the fares are too small; it is for others', async () => {
    const ready = await server.readyToPay();
    await newCode(3002, { ends_at: server.clock.now });
    await newCode(3003, { min_fares: ready.order.total.amount + 1 });
    await newCode(3004, { is_personal: true });
    expect(await refusal(apply(ready, 3002))).toEqual([422, 'discount_expired']);
    expect(await refusal(apply(ready, 3003))).toEqual([422, 'discount_too_small']);
    expect(await refusal(apply(ready, 3004))).toEqual([422, 'discount_not_yours']);
    expectFields((await ready.anna.read(ready.orderId)).json(), { discount: null, total: ready.order.total });
  });

  test('a personal code is for the accounts it was granted to, once', async () => {
    await newCode(3005, { is_personal: true });
    const anna = server.newTraveller();
    const { accountId } = await signIn(server.deps, anna);
    const first = await server.readyToPay(anna);
    expect(await refusal(apply(first, 3005))).toEqual([422, 'discount_not_yours']);
    const grant = { code: 3005, account_id: accountId, granted_at: server.clock.now };
    await server.db.insertInto('discount_grant').values(grant).execute();
    expect(await refusal(apply(first, 3005))).toEqual([200, undefined]);
    expect((await payNow(first)).statusCode).toBe(201);
    const second = await server.readyToPay(anna);
    expect(await refusal(apply(second, 3005))).toEqual([422, 'discount_used']);
  });

  test('one person uses a code once: the same e-mail address, however it is written', async () => {
    await newCode(3006);
    const first = await readyAs('one@example.org');
    await apply(first, 3006);
    await payNow(first);
    expect(await refusal(apply(await readyAs('ONE@example.org'), 3006))).toEqual([422, 'discount_used']);
    expect(await refusal(apply(await readyAs('two@example.org'), 3006))).toEqual([200, undefined]);
  });

  test('not while it is being paid, and not for the order of somebody else', async () => {
    await newCode(3007);
    const ready = await server.readyToPay();
    await payNow(ready);
    expect((await apply(ready, 3007)).json().error.code).toBe('not_allowed');
    const stranger = server.newTraveller();
    for (const [method, body] of [
      ['PUT', { code: '3007' }],
      ['DELETE', undefined],
    ] as const) {
      expect((await stranger.ask(method, `/orders/${ready.orderId}/discount`, body)).statusCode).toBe(404);
    }
  });
});

describe('the last use of a code', () => {
  test('goes to the first that pays, of many at once; the others are told and can pay without it', async () => {
    await newCode(4001, { max_uses: 1 });
    const people = await Promise.all(['a', 'b', 'c', 'd'].map((name) => readyAs(`${name}@example.org`)));
    for (const ready of people) expect((await apply(ready, 4001)).statusCode).toBe(200);
    const answers = await Promise.all(people.map(payNow));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 422, 422, 422]);
    const refused = answers.findIndex(({ statusCode }) => statusCode === 422);
    expect(answers[refused]?.json().error.fields).toEqual({ code: 'discount_used' });
    const loser = people[refused];
    if (!loser) throw new Error('Somebody was refused');
    await loser.anna.ask('DELETE', `/orders/${loser.orderId}/discount`);
    expect((await payNow(loser)).statusCode).toBe(201);
  });

  test('comes back when the order is not paid: declined, given up or expired', async () => {
    await newCode(4002, { max_uses: 1 });
    const first = await readyAs('first@example.org');
    await apply(first, 4002);
    const { redirectUrl } = (await payNow(first)).json<{ redirectUrl: string }>();
    const next = await readyAs('next@example.org');
    expect(await refusal(apply(next, 4002))).toEqual([422, 'discount_used']);
    const chargeId = redirectUrl.split('/').at(-1) ?? '';
    await server.sandbox.decide(chargeId, { status: 'declined', reason: 'card_expired' });
    expect(await refusal(apply(next, 4002))).toEqual([200, undefined]);
    expect((await payNow(next)).statusCode).toBe(201);
    // The first traveller pays again and gets the error before any charge.
    const again = await payNow(first);
    expect([again.statusCode, again.json().error.fields]).toEqual([422, { code: 'discount_used' }]);
  });

  test('is not taken by money that comes late: it goes back to its card', async () => {
    await newCode(4003, { max_uses: 1 });
    const first = await readyAs('late@example.org');
    await apply(first, 4003);
    const { redirectUrl } = (await payNow(first)).json<{ redirectUrl: string }>();
    const chargeId = redirectUrl.split('/').at(-1) ?? '';
    server.clock.now += 900_000;
    await server.runJobs(); // gives the attempt up
    const next = await readyAs('quick@example.org');
    await apply(next, 4003);
    await payNow(next);
    await server.sandbox.decide(chargeId, { status: 'succeeded' });
    await server.runJobs();
    expect((await server.sandbox.verify(chargeId)).status).toBe('refunded');
    expect((await first.anna.read(first.orderId)).json<Order>().status).toBe('paymentFailed');
  });
});

describe('when the fares change', () => {
  test('the discount follows them', async () => {
    await newCode(5001);
    const ready = await server.readyToPay();
    await apply(ready, 5001);
    const dearer = { fares: 20_005, status: 'awaitingPayment' as const };
    await server.db.updateTable('orders').set(dearer).where('id', '=', ready.orderId).execute();
    const answer = await ready.anna.submit(ready.orderId, { passengers: [passenger()], ...CONTACT });
    const order = answer.json<Order>();
    expect(order.discount?.amount).toEqual(discountOn(ready.order.total, 10));
    expect(order.total.amount).toBe(ready.order.total.amount - (order.discount?.amount.amount ?? 0));
  });

  test('a code for larger orders is given back', async () => {
    const ready = await server.readyToPay();
    await newCode(5002, { min_fares: ready.order.total.amount + 1 });
    await server.db.updateTable('orders').set({ fares: 50_000 }).where('id', '=', ready.orderId).execute();
    expect((await apply(ready, 5002)).statusCode).toBe(200);
    const answer = await ready.anna.submit(ready.orderId, { passengers: [passenger()], ...CONTACT });
    expectFields(answer.json<Order>(), { discount: null, total: ready.order.total });
  });
});

describe('guessing codes, from however many addresses', () => {
  const from = async ({ anna, orderId }: Ready, code: number, host: number) => {
    const { config } = server.deps;
    Object.assign(config, { rateLimitFactor: 1 });
    const answer = await server.app.inject({
      method: 'PUT',
      url: `/api/orders/${orderId}/discount`,
      headers: { origin: config.publicUrl, cookie: anna.jar.cookie },
      remoteAddress: `198.51.100.${host}`,
      payload: { code: String(code) },
    });
    Object.assign(config, { rateLimitFactor: 1000 });
    return answer.statusCode;
  };
  beforeEach(async () => {
    await server.db.deleteFrom('rate_limit').execute();
  });

  test('an order has ten tries in fifteen minutes', async () => {
    const ready = await server.readyToPay();
    const answers = [];
    for (let host = 1; host <= 12; host += 1) answers.push(await from(ready, 7000 + host, host));
    expect(answers).toEqual([...Array.from({ length: 10 }, () => 422), 429, 429]);
  });

  test('and three, while more than three hundred unknown ones come in an hour; a known code still counts then', async () => {
    await newCode(2031);
    const ready = await server.readyToPay();
    const unknown = await from(await server.readyToPay(), 7000, 1);
    await server.db
      .updateTable('rate_limit')
      .set({ used: 300 })
      .where('bucket', 'like', 'discount-unknown:%')
      .execute();
    const answers = [];
    for (const code of [7001, 7002, 2031, 2031]) answers.push(await from(ready, code, code % 200));
    expect([unknown, ...answers]).toEqual([422, 422, 422, 200, 429]);
  });
});
