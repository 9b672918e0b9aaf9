import { randomInt, randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { cardRefundBy } from '#domain/core/card-refund.ts';
import { formatMoney } from '#domain/core/money.ts';
import { convert, RATES } from '#domain/core/rates.ts';
import { refundBy } from '#domain/core/refund-split.ts';
import { expectFields } from '#domain/core/testing/expect-fields.ts';
import { dayOf, HOUR_MS, MINUTE_MS } from '#domain/core/time.ts';
import { refundPercentAt } from '#domain/flights/fares.ts';
import { cancellationOf } from '#domain/flights/flight-cancellation.ts';
import { TEST_NOW } from '#server/db/testing/template.ts';
import { cancelAtSupplier, requestCancellation } from '#server/orders/cancel.ts';
import { lockOrder } from '#server/orders/read-order.ts';
import { productOf } from '#server/products/all.ts';
import type { FlightDetail } from '#server/products/flights/detail.ts';
import { newAccount, signIn } from '#server/testing/account.ts';
import { bookingApp } from '#server/testing/booking-app.ts';
import { wrongBooks } from '#server/testing/ledger-check.ts';
import { metric } from '#server/testing/metric.ts';
import { CONTACT, type FlightOffer, type Order, passenger } from '#server/testing/traveller.ts';
import { withSupplier } from '#server/testing/with-supplier.ts';

const server = bookingApp();
const euro = (amount: number) => ({ amount, currency: 'EUR' as const });
const seed = Number(process.env.TEST_SEED) || randomInt(2 ** 31 - 1);
const RUNS = Number(process.env.TEST_RUNS) || 20;
beforeAll(() => console.info(`cancel: TEST_SEED=${seed}`));

beforeEach(async () => {
  server.clock.now = TEST_NOW;
  await server.db.updateTable('orders').set({ status: 'cancelled', work_at: null }).execute();
  await server.db.updateTable('seat_stock').set({ held: 0, sold: 0 }).execute();
});

type Wish = {
  readonly balance?: number;
  readonly fromBalance?: number;
  readonly currency?: 'EUR' | 'USD';
  readonly isProtected?: boolean;
};

/** Charter fares are not refundable. */
const givesBack = ({ fare }: FlightOffer) => (fare.refundSteps[0]?.percent ?? 0) > 0;

/** An issued order with a refundable fare: of an account when `balance` is set, else of a guest. */
async function issued({ balance, fromBalance = 0, currency = 'EUR', isProtected = false }: Wish = {}) {
  const anna = server.newTraveller();
  const accountId = balance === undefined ? null : (await signIn(server.deps, anna, { balance })).accountId;
  const { orderId, order } = await server.readyToPay(anna, givesBack);
  const euros = order.total.amount + (isProtected ? order.item.protection.price.amount : 0);
  const answer = await anna.pay(orderId, {
    total: convert(euro(euros), currency, RATES),
    cancelPackage: isProtected,
    rulesAccepted: true,
    ...(fromBalance ? { fromBalance: euro(fromBalance) } : {}),
  });
  const { redirectUrl } = answer.json<{ redirectUrl: string | null }>();
  const chargeId = redirectUrl?.split('/').at(-1) ?? '';
  if (redirectUrl) await server.sandbox.decide(chargeId, { status: 'succeeded' });
  await server.runJobs();
  const read = async () => (await anna.read(orderId)).json<Order>();
  const quote = async () => (await anna.ask('GET', `/orders/${orderId}/cancellation`)).json();
  const cancel = (body: object, key: string = randomUUID()) =>
    anna.ask('POST', `/orders/${orderId}/cancellation`, body, { 'idempotency-key': key });
  expect((await read()).status).toBe('issued');
  return { anna, accountId, orderId, order: await read(), chargeId, read, quote, cancel };
}
type Issued = Awaited<ReturnType<typeof issued>>;

const stepUp = ({ accountId }: Pick<Issued, 'accountId'>, until = server.clock.now + 1) =>
  server.db.updateTable('session').set({ stepped_up_until: until }).where('account_id', '=', accountId).execute();
const linesOf = async ({ accountId }: Issued) =>
  (await server.db.selectFrom('ledger').selectAll().where('account_id', '=', accountId).orderBy('id').execute()).map(
    ({ kind, amount, balance_after }) => [kind, amount, balance_after],
  );
const seats = async () =>
  (await server.db.selectFrom('seat_stock').select(['held', 'sold']).execute()).map(({ held, sold }) => held + sold);
const mailOf = async ({ orderId }: Pick<Issued, 'orderId'>) => {
  const mails = server.db.selectFrom('outbox').select(['subject', 'body_text']).where('order_id', '=', orderId);
  return mails.where('kind', '=', 'cancellation').executeTakeFirstOrThrow();
};

/** Refund by the fare's own steps; test flights refund a part two weeks before departure. */
function refundOf({ order }: Issued): number {
  const [leg] = order.item.legs;
  const percent = refundPercentAt(leg?.fare.refundSteps ?? [], server.clock.now);
  expect(percent).toBeGreaterThan(0);
  return Math.round(((order.lines[0]?.sum.amount ?? 0) * percent) / 100);
}

test('a guest is told what comes back, cancels, and has it on the card', async () => {
  const booked = await issued();
  const refund = euro(refundOf(booked));
  expect(await booked.quote()).toEqual({
    paid: booked.order.total,
    refund,
    back: { toCard: refund, toBalance: euro(0) },
    lines: [{ part: 'departing', percent: expect.any(Number), paid: booked.order.total, amount: refund }],
    byProtection: false,
    each: [],
    toBalance: false,
  });
  const answer = await booked.cancel({ refund, to: 'card' });
  expect([answer.statusCode, answer.json().refunded]).toEqual([200, refund]);
  const askedAt = server.clock.now;
  const agreed = {
    cause: 'asked',
    askedAt,
    agreedAt: askedAt,
    sum: refund,
    back: { toCard: refund, toBalance: euro(0) },
  };
  expect((await booked.read()).refunds).toEqual([{ ...agreed, cardSentAt: null, cardBy: null }]);
  server.clock.now += HOUR_MS;
  await server.runJobs();
  const order = await booked.read();
  const sentAt = server.clock.now;
  expect(order.refunds).toEqual([{ ...agreed, cardSentAt: sentAt, cardBy: cardRefundBy(dayOf(sentAt)) }]);
  expectFields(order, { status: 'refunded', refunded: refund, 'payment.status': 'refunded' });
  expect(order.events.slice(-5).map(({ status }) => status)).toEqual([
    'issued',
    'cancelRequested',
    'cancelled',
    'refunding',
    'refunded',
  ]);
  expect(await server.sandbox.verify(booked.chargeId)).toEqual({ status: 'refunded', amount: refund });
  expect(await seats()).toEqual((await seats()).map(() => 0));
  const { subject, body_text } = await mailOf(booked);
  expect(subject).toBe(`Your order ${order.reference} is cancelled`);
  expect(body_text).toContain(`€${(refund.amount / 100).toFixed(2)} to the card that you paid with.`);
  const kinds = await server.db.selectFrom('outbox').select('kind').where('order_id', '=', booked.orderId).execute();
  expect(kinds.map(({ kind }) => kind).sort()).toEqual(['cancellation', 'papers', 'reference']);
});

test('tickets of a cancelled order are not shown', async () => {
  const booked = await issued();
  expect((await booked.anna.documents(booked.orderId)).statusCode).toBe(200);
  await booked.cancel({ refund: (await booked.quote()).refund, to: 'card' });
  const answer = await booked.anna.documents(booked.orderId);
  expect([answer.statusCode, answer.json().error.code]).toEqual([409, 'not_allowed']);
});

test('the protection gives its share, and its price stays', async () => {
  const booked = await issued({ isProtected: true });
  const fares = booked.order.lines[0]?.sum.amount ?? 0;
  expectFields(await booked.quote(), {
    paid: booked.order.total,
    refund: euro(Math.round(fares * 0.9)),
    lines: [{ percent: 90 }],
    byProtection: true,
  });
});

test('a card in dollars has its share in dollars, the balance its own', async () => {
  const booked = await issued({ balance: 2000, fromBalance: 1500, currency: 'USD' });
  const refund = refundOf(booked);
  const total = booked.order.total.amount;
  await booked.cancel({ refund: euro(refund), to: 'card' });
  await server.runJobs();
  const toBalance = Math.round((refund * 1500) / total);
  const byCard = booked.order.payment?.amount.amount ?? 0;
  const toCard = Math.round((byCard * (refund - toBalance)) / (total - 1500));
  expect(await server.sandbox.verify(booked.chargeId)).toEqual({
    status: 'refunded',
    amount: { amount: toCard, currency: 'USD' },
  });
  expect((await linesOf(booked)).slice(2)).toEqual([['refund', toBalance, 500 + toBalance]]);
  expect(await wrongBooks(server.db)).toEqual([]);
});

test('what the balance paid alone goes back to it at once', async () => {
  const booked = await issued({ balance: 50_000, fromBalance: 1 });
  const whole = await issued({ balance: 50_000, fromBalance: booked.order.total.amount });
  const refund = refundOf(whole);
  const answer = await whole.cancel({ refund: euro(refund), to: 'card' });
  expect(answer.json().status).toBe('refunded');
  expect((await linesOf(whole)).at(-1)).toEqual(['refund', refund, 50_000 - whole.order.total.amount + refund]);
});

describe('all of it to the balance', () => {
  test('needs a one-time code first, and then is there at once', async () => {
    const booked = await issued({ balance: 2000 });
    const { refund, toBalance } = await booked.quote();
    expect(toBalance).toBe(true);
    const refused = await booked.cancel({ refund, to: 'balance' });
    expect([refused.statusCode, refused.json().error.code]).toEqual([403, 'step_up_required']);
    await stepUp(booked, server.clock.now);
    expect((await booked.cancel({ refund, to: 'balance' })).statusCode).toBe(403);
    await stepUp(booked);
    const answer = await booked.cancel({ refund, to: 'balance' });
    expect([answer.statusCode, answer.json().status]).toEqual([200, 'refunded']);
    expect((await linesOf(booked)).at(-1)).toEqual(['refund', refund.amount, 2000 + refund.amount]);
    await server.runJobs();
    expect((await server.sandbox.verify(booked.chargeId)).status).toBe('succeeded');
    expect((await mailOf(booked)).body_text).toContain('to your balance; it is there now.');
  });

  test('is not for guests', async () => {
    const booked = await issued();
    const answer = await booked.cancel({ refund: (await booked.quote()).refund, to: 'balance' });
    expect([answer.statusCode, answer.json().error.code]).toEqual([401, 'login_required']);
  });
});

describe('who may', () => {
  test('an order in an account is cancelled only by who is signed in to it', async () => {
    const booked = await issued({ balance: 0 });
    const { anna, orderId, order } = booked;
    const body = { refund: (await booked.quote()).refund, to: 'card' };
    const refusal = async ({ ask }: Pick<typeof anna, 'ask'>) => {
      const key = { 'idempotency-key': randomUUID() };
      const answer = await ask('POST', `/orders/${orderId}/cancellation`, body, key);
      return [answer.statusCode, answer.json().error.code];
    };

    // A browser that found the order by reference and e-mail may read it, but must sign in to cancel.
    const finder = server.newTraveller();
    await finder.ask('POST', '/orders/find', { reference: order.reference, email: CONTACT.email });
    expect(await refusal(finder)).toEqual([401, 'login_required']);
    // Everybody else gets 404, also in the browser that placed the order: signed out, or in another account.
    const own = anna.jar.cookie;
    anna.jar.cookie = own
      .split('; ')
      .filter((cookie) => !cookie.startsWith('session'))
      .join('; ');
    expect(await refusal(anna)).toEqual([404, 'order_unknown']);
    await signIn(server.deps, anna, { accountId: await newAccount(server.deps) });
    expect(await refusal(anna)).toEqual([404, 'order_unknown']);

    anna.jar.cookie = own;
    expect((await booked.read()).status).toBe('issued');
  });

  test('nobody else sees a quote or cancels', async () => {
    const { orderId } = await issued();
    const stranger = server.newTraveller();
    await signIn(server.deps, stranger);
    const path = `/orders/${orderId}/cancellation`;
    const asked = await stranger.ask('GET', path);
    const cancelled = await stranger.ask(
      'POST',
      path,
      { refund: euro(0), to: 'card' },
      { 'idempotency-key': 'stranger-1' },
    );
    expect([asked.statusCode, cancelled.statusCode]).toEqual([404, 404]);
  });
});

test('after 30 minutes without use an order of an account is not cancelled without the password', async () => {
  const booked = await issued({ balance: 0 });
  const { refund } = await booked.quote();
  server.clock.now += 30 * MINUTE_MS;
  const refused = await booked.cancel({ refund, to: 'card' });
  expect([refused.statusCode, refused.json().error.code]).toEqual([403, 'password_required']);
  await signIn(server.deps, booked.anna, { accountId: booked.accountId ?? '' });
  expect((await booked.cancel({ refund, to: 'card' })).statusCode).toBe(200);
});

describe('only what is true', () => {
  test('a quote of before is price_changed, with both', async () => {
    const booked = await issued();
    const { refund } = await booked.quote();
    const steps = booked.order.item.legs[0]?.fare.refundSteps ?? [];
    server.clock.now = steps[0]?.until ?? 0;
    const answer = await booked.cancel({ refund, to: 'card' });
    expectFields(
      [answer.statusCode, answer.json().error],
      [409, { code: 'price_changed', price: { old: refund, new: (await booked.quote()).refund } }],
    );
    expect((await booked.read()).status).toBe('issued');
  });

  test('not once the first flight has left, and not what was never issued', async () => {
    const booked = await issued();
    server.clock.now = (booked.order.item.legs[0]?.flight.departsAt ?? 0) - 1;
    expect(await booked.quote()).toHaveProperty('refund');
    server.clock.now += 1;
    expect((await booked.quote()).error.code).toBe('not_allowed');
    server.clock.now = TEST_NOW;
    const { anna, orderId } = await server.readyToPay();
    const answer = await anna.ask('GET', `/orders/${orderId}/cancellation`);
    expect([answer.statusCode, answer.json().error.code]).toEqual([409, 'not_allowed']);
  });

  test('what gives nothing back is cancelled all the same, and says so', async () => {
    const booked = await issued();
    const { detail } = await server.db
      .selectFrom('orders')
      .select('detail')
      .where('id', '=', booked.orderId)
      .executeTakeFirstOrThrow();
    const sold = detail as FlightDetail;
    const legs = sold.legs.map((leg) => ({ ...leg, fare: { ...leg.fare, refundSteps: [] } }));
    const charter = { detail: JSON.stringify({ ...sold, legs }) };
    await server.db.updateTable('orders').set(charter).where('id', '=', booked.orderId).execute();
    const answer = await booked.cancel({ refund: euro(0), to: 'card' });
    expectFields(answer.json(), { status: 'cancelled', refunded: euro(0) });
    await server.runJobs();
    expect((await server.sandbox.verify(booked.chargeId)).status).toBe('succeeded');
    expect((await mailOf(booked)).body_text).toContain('Nothing: by the rules of these fares');
  });
});

test('a double click, a second tab and a reused key cancel once', async () => {
  const booked = await issued({ balance: 50_000, fromBalance: 1000 });
  const body = { refund: (await booked.quote()).refund, to: 'card' };
  const answers = await Promise.all([
    booked.cancel(body, 'key-cancel-1'),
    booked.cancel(body, 'key-cancel-1'),
    booked.cancel(body, 'key-cancel-2'),
  ]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 409]);
  await server.runJobs();
  expect((await booked.cancel(body, 'key-cancel-1')).json().status).toBe('refunded');
  expect((await linesOf(booked)).filter(([kind]) => kind === 'refund')).toHaveLength(1);
  expect(await wrongBooks(server.db)).toEqual([]);
});

test('a supplier that does not answer is asked again by itself, and every step may be repeated', async () => {
  const again = await issued({ balance: 50_000, fromBalance: 1000 });
  const refund = refundOf(again);
  const asked: unknown[] = [];
  const supplier = (isAway: boolean) => ({
    productOf: () =>
      withSupplier(productOf('flights'), {
        cancel: async ({ numbers }) => {
          asked.push(numbers);
          if (isAway) throw new Error('The supplier is away');
        },
      }),
  });
  // Same state as after a crash of the process that received the request: only the request is stored.
  const wish = { refund, destination: 'card' } as const;
  await server.db
    .transaction()
    .execute(async (tx) =>
      requestCancellation(tx, await lockOrder(tx, again.orderId), productOf('flights'), wish, server.clock.now),
    );
  server.clock.now += MINUTE_MS;

  await server.runJobs(supplier(true));
  expect((await again.read()).status).toBe('cancelRequested');
  server.clock.now += HOUR_MS;
  const context = { ...supplier(false), publicUrl: '', now: server.clock.now };
  await Promise.all([1, 2, 3].map(() => cancelAtSupplier(server.db, again.orderId, context)));
  await server.runJobs(supplier(false));
  await server.runJobs(supplier(false));
  expectFields(await again.read(), { status: 'refunded', refunded: euro(refund) });
  expect(asked[0]).toEqual([expect.stringMatching(/^SIM /)]);
  expect((await linesOf(again)).filter(([kind]) => kind === 'refund')).toHaveLength(1);
  const mails = server.db.selectFrom('outbox').select('id').where('order_id', '=', again.orderId);
  expect(await mails.where('kind', '=', 'cancellation').execute()).toHaveLength(1);
});

test('a bank that gives the card its money back at any moment of a cancellation: nothing comes back twice or not at all', {
  timeout: Math.max(60_000, RUNS * 6000),
}, async () => {
  const wish = fc.record({
    part: fc.constantFrom(1, 1000, 2500),
    destination: fc.constantFrom('card' as const, 'balance' as const),
    bank: fc.constantFrom('before the supplier', 'while it is asked', 'with its answer', 'after it', 'never'),
    supplierIsAskedTwice: fc.boolean(),
  });
  const property = fc.asyncProperty(wish, async ({ part, destination, bank, supplierIsAskedTwice }) => {
    const before = server.errors.length;
    const booked = await issued({ balance: 50_000, fromBalance: part });
    const { orderId, chargeId, order } = booked;
    const refund = refundOf(booked);
    const byCard = order.payment?.amount.amount ?? 0;
    const takeBack = () => server.sandbox.refund(chargeId, euro(byCard));
    const due = { refund, destination };
    await server.db
      .transaction()
      .execute(async (tx) =>
        requestCancellation(tx, await lockOrder(tx, orderId), productOf('flights'), due, server.clock.now),
      );
    if (bank === 'before the supplier') await takeBack();
    const product = withSupplier(productOf('flights'), {
      cancel: async () => void (bank === 'while it is asked' && (await takeBack().catch(() => undefined))),
    });
    const context = { productOf: () => product, publicUrl: '', now: server.clock.now };
    const supplier = () => cancelAtSupplier(server.db, orderId, context);
    await Promise.all([
      supplier(),
      supplierIsAskedTwice ? supplier() : null,
      bank === 'with its answer' ? takeBack() : null,
    ]);
    if (bank === 'after it') await takeBack().catch(() => undefined);
    await server.runJobs();
    await server.runJobs();

    // The result depends on which refund came first: the bank's own (the balance gets its share) or the requested
    // one.
    const share = Math.round((refund * part) / order.total.amount);
    const isShare = destination === 'card' || bank !== 'never';
    const lines = await linesOf(booked);
    expect(lines.at(-1)?.[2]).toBe(50_000 - part + (isShare ? share : refund));
    expect(lines.filter(([kind]) => kind === 'refund').length).toBeLessThanOrEqual(1);
    const after = await booked.read();
    expect(after.status).toBe('refunded');
    expect([refund, byCard + share]).toContain(after.refunded?.amount);
    if (bank === 'before the supplier') expect(after.refunded?.amount).toBe(byCard + share);
    expect(await wrongBooks(server.db)).toEqual([]);
    expect(server.errors.slice(before)).toEqual([]);
    await server.db.updateTable('seat_stock').set({ held: 0, sold: 0 }).execute();
  });
  await fc.assert(property, { numRuns: RUNS, seed });
});

test('a bank that gives the card its money back after the account was erased ends the order; nobody has the share', async () => {
  const booked = await issued({ balance: 50_000, fromBalance: 1000 });
  const before = await linesOf(booked);
  const erased = server.db.updateTable('account').set({ erased_at: server.clock.now });
  await erased.where('id', '=', booked.accountId).execute();
  const byCard = booked.order.payment?.amount.amount ?? 0;
  const nobodys = await metric('safar_shares_of_erased_total');
  const errors = server.errors.length;
  await server.sandbox.refund(booked.chargeId, euro(byCard));
  await server.runJobs();
  const order = server.db.selectFrom('orders').select(['status', 'refunded']).where('id', '=', booked.orderId);
  expect(await order.executeTakeFirst()).toEqual({ status: 'refunded', refunded: byCard });
  expect(await linesOf(booked)).toEqual(before);
  expect(await metric('safar_shares_of_erased_total')).toBe(nobodys + 1);
  expect(server.errors.slice(errors)).toEqual([]);
});

test('the figure of the review page is the one of the quote, the mail and the order, and is what comes back', {
  timeout: Math.max(120_000, RUNS * 6000),
}, async () => {
  const percents = [7, 33];
  const terms = { min_fares: 0, starts_at: TEST_NOW, ends_at: TEST_NOW + HOUR_MS, max_uses: null, is_personal: false };
  for (const percent of percents) {
    await server.db
      .insertInto('discount_code')
      .values({ ...terms, code: 9000 + percent, percent })
      .execute();
  }
  const wish = fc.record({
    discount: fc.constantFrom(null, ...percents),
    isProtected: fc.boolean(),
    currency: fc.constantFrom('EUR' as const, 'USD' as const),
    share: fc.constantFrom(0, 0.3, 1),
    to: fc.constantFrom('card' as const, 'balance' as const),
  });
  const property = fc.asyncProperty(wish, async ({ discount, isProtected, currency, share, to }) => {
    const anna = server.newTraveller();
    const { accountId } = await signIn(server.deps, anna, { balance: 100_000 });
    const { orderId } = await server.readyToPay(anna, givesBack);
    await anna.submit(orderId, { passengers: [passenger()], ...CONTACT, email: `${accountId}@example.org` });
    if (discount) await anna.ask('PUT', `/orders/${orderId}/discount`, { code: String(9000 + discount) });
    // Computed as on the review page, from the order and the quote.
    const { total, ...order } = (await anna.read(orderId)).json<Order>();
    const whole = euro(total.amount + (isProtected ? order.item.protection.price.amount : 0));
    const fromBalance = Math.round(whole.amount * share);
    const byCard = convert(euro(whole.amount - fromBalance), currency, RATES);
    const protection = { ...order.item.protection, isChosen: isProtected };
    const shown = cancellationOf(
      { legs: order.item.legs, lines: order.lines, discount: order.discount?.amount ?? euro(0), protection },
      TEST_NOW,
    ).refund;
    const paid = { total: whole.amount, fromBalance, byCard };
    const started = await anna.pay(orderId, {
      total: convert(whole, currency, RATES),
      cancelPackage: isProtected,
      rulesAccepted: true,
      ...(fromBalance ? { fromBalance: euro(fromBalance) } : {}),
    });
    const chargeId = started.json<{ redirectUrl: string | null }>().redirectUrl?.split('/').at(-1);
    if (chargeId) await server.sandbox.decide(chargeId, { status: 'succeeded' });
    await server.runJobs();

    const path = `/orders/${orderId}/cancellation`;
    const quote = (await anna.ask('GET', path)).json();
    expect([quote.refund, quote.back]).toEqual([shown, refundBy(shown, paid)]);
    await stepUp({ accountId });
    await anna.ask('POST', path, { refund: shown, to }, { 'idempotency-key': randomUUID() });
    await server.runJobs();
    const back = refundBy(shown, paid, to);
    const after = (await anna.read(orderId)).json<Order>();
    expect([after.status, after.refunded, after.back]).toEqual(['refunded', shown, back]);
    const balance = (await anna.ask('GET', '/account/balance')).json().balance.amount;
    expect(balance).toBe(100_000 - fromBalance + back.toBalance.amount);
    if (chargeId) {
      const status = back.toCard.amount > 0 ? 'refunded' : 'succeeded';
      const amount = back.toCard.amount > 0 ? back.toCard : byCard;
      expect(await server.sandbox.verify(chargeId)).toEqual({ status, amount });
    }
    const { body_text } = await mailOf({ orderId });
    for (const money of [back.toCard, back.toBalance]) {
      if (money.amount > 0) expect(body_text).toContain(formatMoney(money));
    }
    await server.db.updateTable('seat_stock').set({ held: 0, sold: 0 }).execute();
  });
  await fc.assert(property, { numRuns: Math.ceil(RUNS / 3), seed });
  expect(await wrongBooks(server.db)).toEqual([]);
});

test('late money of an earlier attempt does not open a cancelled order again', async () => {
  const { anna, orderId, payment } = await server.readyToPay(server.newTraveller(), givesBack);
  const start = async () => {
    const { redirectUrl } = (await anna.pay(orderId, payment)).json<{ redirectUrl: string }>();
    return redirectUrl.split('/').at(-1) ?? '';
  };
  const first = await start();
  server.clock.now += 900_000;
  await server.runJobs(); // gives the attempt up
  const second = await start();
  await server.sandbox.decide(second, { status: 'succeeded' });
  await server.runJobs();
  const path = `/orders/${orderId}/cancellation`;
  const { refund } = (await anna.ask('GET', path)).json();
  await anna.ask('POST', path, { refund, to: 'card' }, { 'idempotency-key': 'late-money-1' });
  await server.runJobs();
  await server.sandbox.decide(first, { status: 'succeeded' });
  await server.runJobs();
  expectFields((await anna.read(orderId)).json<Order>(), { status: 'refunded', refunded: refund });
  expect(await server.sandbox.verify(first)).toEqual({ status: 'refunded', amount: payment.total });
});
