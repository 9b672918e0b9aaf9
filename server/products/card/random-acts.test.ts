import { randomInt } from 'node:crypto';
import { expect, test } from 'vitest';
import { sized } from '#domain/core/testing/sized.ts';
import type { components } from '#openapi/generated/types.ts';
import { booksOf, wrongCards } from '#server/products/card/testing/card-check.ts';
import {
  act,
  activeCard,
  type CardOrder,
  holdLoad,
  newKey,
  pass,
  payFromBalance,
  pinOf,
  readCard,
} from '#server/products/card/testing/cards.ts';
import { bookingApp } from '#server/testing/booking-app.ts';
import { wrongBooks } from '#server/testing/ledger-check.ts';

/*
 * Random acts on cards, against a model that knows no rule of the code: it adds up what was put on a card, and what a
 * terminal said that went off it. After each act the card says the same, and after all acts the books do.
 */

type Card = components['schemas']['Card'];
type Payment = components['schemas']['CardPayment'];

const SEED = Number(process.env.TEST_SEED) || randomInt(2 ** 31 - 1);
const ACTS_OF_ONE = 14;
/** In a long run about 10,000 acts. */
const CARDS = Number(process.env.TEST_RUNS) || sized(3, 700);

/** Mulberry32: a small generator, so that a seed repeats a run. */
function generator(seed: number) {
  let state = seed;
  return (below: number): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
  };
}
type Random = ReturnType<typeof generator>;

const server = bookingApp();

type Played = Awaited<ReturnType<typeof activeCard>> & {
  /** What the model says, in rials and in cents of EUR. */
  rials: number;
  cents: number;
  state: Card['state'];
  readonly payments: { id: string; rials: number; place: string; back: number; isReversed: boolean }[];
  /** Loads by card that the bank may take back. */
  readonly charges: { chargeId: string; order: CardOrder }[];
  readonly told: string[];
};

const centsOf = async ({ accountId }: Played): Promise<number> =>
  (await server.db.selectFrom('account').select('balance').where('id', '=', accountId).executeTakeFirstOrThrow())
    .balance;

async function load(card: Played, random: Random): Promise<string> {
  const amount = 50_00 + random(300_00);
  const held = await holdLoad(card.browser, card.orderId, amount);
  if (card.state !== 'active') {
    expect(held.statusCode).toBe(409);
    return 'load refused';
  }
  if (held.statusCode !== 201) return `load: ${held.json().error.code}`; // the card is full
  const order = held.json<CardOrder>();
  if (random(2) === 0) {
    await payFromBalance(server, card.browser, order);
    card.cents -= amount;
  } else {
    const request = { total: order.total, cancelPackage: false, rulesAccepted: true };
    const { redirectUrl } = (await card.browser.pay(order.orderId, request)).json<{ redirectUrl: string }>();
    const chargeId = redirectUrl.split('/').at(-1) ?? '';
    await server.sandbox.decide(chargeId, { status: 'succeeded' });
    await server.runJobs();
    card.charges.push({ chargeId, order });
  }
  card.rials += order.item.load?.rials ?? 0;
  return 'load';
}

async function spend(card: Played, random: Random): Promise<string> {
  const place = random(4) === 0 ? 'cash' : 'shop';
  const rials = place === 'cash' ? 1 + random(1_500_000) : 1 + random(400_000_000);
  const pin = card.state === 'active' ? await pinOf(server, card.orderId) : '0000';
  const body = { cardOrderId: card.orderId, place, rials, pin };
  const key = newKey();
  const asked = () => card.browser.ask('POST', '/card/terminal/payments', body, key);
  const [answer, again] = [(await asked()).json<Payment>(), (await asked()).json<Payment>()];
  expect(again).toEqual(answer);
  if (answer.paymentId === null) {
    const isRight = card.state === 'active' ? ['limit_of_day', 'not_enough'] : ['not_active'];
    expect(isRight).toContain(answer.declined);
    if (answer.declined === 'not_enough') expect(rials).toBeGreaterThan(card.rials);
    return `spend: ${answer.declined}`;
  }
  expect([card.state, rials <= card.rials]).toEqual(['active', true]);
  card.rials -= rials;
  card.payments.push({ id: answer.paymentId, rials, place, back: 0, isReversed: false });
  return 'spend';
}

async function reverse(card: Played, random: Random): Promise<string> {
  const payment = card.payments[random(card.payments.length)];
  if (!payment) return 'nothing to reverse';
  const { statusCode } = await card.browser.ask('POST', `/card/terminal/payments/${payment.id}/reversal`);
  if (payment.isReversed) expect(statusCode).toBe(200);
  else if (statusCode === 200) {
    expect([card.state === 'closed', payment.back]).toEqual([false, 0]);
    payment.isReversed = true;
    card.rials += payment.rials;
  }
  return `reverse ${statusCode}`;
}

async function refund(card: Played, random: Random): Promise<string> {
  const payment = card.payments[random(card.payments.length)];
  if (!payment) return 'nothing to refund';
  const rials = 1 + random(payment.rials);
  const path = `/card/terminal/payments/${payment.id}/refund`;
  const { statusCode } = await card.browser.ask('POST', path, { rials }, newKey());
  const may =
    payment.place === 'shop' && !payment.isReversed && payment.back + rials <= payment.rials && card.state !== 'closed';
  expect(statusCode).toBe(may ? 200 : 409);
  if (may) {
    payment.back += rials;
    card.rials += rials;
  }
  return `refund ${statusCode}`;
}

async function block(card: Played): Promise<string> {
  const { statusCode } = await card.browser.ask('POST', `/card/cards/${card.orderId}/block`);
  if (card.state === 'active') card.state = 'blocked';
  return `block ${statusCode}`;
}

async function unblock(card: Played): Promise<string> {
  const { statusCode } = await act(server, card.browser, card.orderId, 'unblock');
  if (statusCode === 200) {
    expect(card.state).toBe('blocked');
    card.state = 'active';
  }
  return `unblock ${statusCode}`;
}

async function replace(card: Played): Promise<string> {
  const { statusCode } = await act(server, card.browser, card.orderId, 'replace');
  if (statusCode !== 200) return `replace ${statusCode}`;
  expect(['active', 'blocked']).toContain(card.state);
  await pass(server, 1);
  card.state = 'active';
  return 'replace';
}

/** The bank takes a load back: what is left of it goes, what was spent is owed on the balance, rounded up to a cent. */
async function chargeBack(card: Played, random: Random): Promise<string> {
  const [taken] = card.charges.splice(random(card.charges.length), 1);
  if (!taken) return 'nothing to take back';
  const { chargeId, order } = taken;
  await server.sandbox.refund(chargeId, order.total);
  await server.runJobs();
  const rials = order.item.load?.rials ?? 0;
  const missing = Math.max(0, rials - card.rials);
  card.rials -= rials - missing;
  if (missing === 0) return 'taken back';
  card.cents -= Math.ceil((order.total.amount * missing) / rials);
  if (card.state !== 'closed') card.state = 'blocked';
  return 'taken back, owed';
}

async function close(card: Played): Promise<string> {
  const { left } = await readCard(card.browser, card.orderId);
  const expected = left.toBalance;
  const { statusCode } = await act(server, card.browser, card.orderId, 'close', { to: 'balance', expected });
  if (statusCode !== 200) return `close ${statusCode}`;
  card.state = 'closed';
  card.rials = 0;
  card.cents += expected.amount;
  return 'close';
}

const ACTS = [
  load,
  load,
  spend,
  spend,
  spend,
  spend,
  reverse,
  refund,
  refund,
  block,
  unblock,
  unblock,
  replace,
  chargeBack,
];

test(`cards are what was put on them less what went off, whatever happens in whatever order (seed ${SEED})`, {
  timeout: 120_000 + CARDS * 60_000,
}, async () => {
  const random = generator(SEED);
  const played: Played[] = [];
  for (let index = 0; index < CARDS; index += 1) {
    const on = await activeCard(server, { balance: 3_000_000 });
    const { balance } = await readCard(on.browser, on.orderId);
    const card: Played = { ...on, rials: balance, cents: 0, state: 'active', payments: [], charges: [], told: [] };
    card.cents = await centsOf(card);
    played.push(card);
    for (let turn = 0; turn < ACTS_OF_ONE; turn += 1) {
      const next = turn === ACTS_OF_ONE - 2 ? close : (ACTS[random(ACTS.length)] ?? load);
      card.told.push(await next(card, random));
      const now = await readCard(card.browser, card.orderId);
      expect({ told: card.told, balance: now.balance, state: now.state, cents: await centsOf(card) }).toEqual({
        told: card.told,
        balance: card.rials,
        state: card.state,
        cents: card.cents,
      });
    }
  }
  const all = played.reduce((sum, { rials }) => sum + rials, 0);
  const books = await booksOf(server.db);
  expect(books['IRR card'] ?? 0).toBe(all);
  for (const currency of ['IRR', 'EUR']) {
    const sums = Object.entries(books).filter(([book]) => book.startsWith(currency));
    expect([currency, sums.reduce((sum, [, one]) => sum + one, 0)]).toEqual([currency, 0]);
  }
  expect(await wrongCards(server.db)).toEqual([]);
  expect(await wrongBooks(server.db)).toEqual([]);
  expect(server.errors).toEqual([]);
});

test('two loads, a payment and a block at once, again and again: what began is finished or refused, never half', {
  timeout: 600_000,
}, async () => {
  for (let round = 0; round < sized(3, 200); round += 1) {
    const { browser, orderId } = await activeCard(server, { balance: 3_000_000 });
    const before = await readCard(browser, orderId);
    const loads = [
      (await holdLoad(browser, orderId, 100_00)).json<CardOrder>(),
      (await holdLoad(browser, orderId, 200_00)).json<CardOrder>(),
    ];
    for (const { orderId: id, total } of loads)
      await browser.pay(id, { total, cancelPackage: false, rulesAccepted: true, fromBalance: total });
    const pin = await pinOf(server, orderId);
    const body = { cardOrderId: orderId, place: 'shop', rials: 30_000_000, pin };
    const [, paid, blocked] = await Promise.all([
      Promise.all([server.runJobs(), server.runJobs()]),
      browser.ask('POST', '/card/terminal/payments', body, newKey()),
      browser.ask('POST', `/card/cards/${orderId}/block`),
    ]);
    await server.runJobs();
    const { declined } = paid.json<Payment>();
    const loaded = loads.reduce((sum, { item }) => sum + (item.load?.rials ?? 0), 0);
    const after = await readCard(browser, orderId);
    expect([null, 'not_active']).toContain(declined);
    expect([blocked.statusCode, after.state]).toEqual([200, 'blocked']);
    expect(after.balance).toBe(before.balance + loaded - (declined === null ? 30_000_000 : 0));
  }
  expect(await wrongCards(server.db)).toEqual([]);
});
