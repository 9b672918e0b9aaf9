import { randomInt } from 'node:crypto';
import { expect, test } from 'vitest';
import { euro, type Money } from '#domain/core/money.ts';
import { sized } from '#domain/core/testing/sized.ts';
import { MINUTE_MS } from '#domain/core/time.ts';
import type { components } from '#openapi/generated/types.ts';
import { unmakeDue } from '#server/orders/cancel-at-supplier.ts';
import { lowerPrice } from '#server/orders/lower-price.ts';
import type { ProductOf } from '#server/orders/product.ts';
import { lockOrder } from '#server/orders/read-order.ts';
import { signIn } from '#server/testing/account.ts';
import { addDiscountCode } from '#server/testing/discount-code.ts';
import { wrongBooks } from '#server/testing/ledger-check.ts';
import { priceOuting, refuseOuting } from '#server/testing/products/outings.ts';
import { PRINTING_MS } from '#server/testing/products/passes.ts';
import { EACH, testShop } from '#server/testing/products/shop.ts';
import { type SimpleWish, validNumbers } from '#server/testing/products/simple.ts';
import { addStay, countsOfStay, priceStay, refuseMove } from '#server/testing/products/stays.ts';
import { CONTACT, passenger } from '#server/testing/traveller.ts';

/*
 * Random acts after issue, against a model that knows no rule of the order code: it adds up what was paid and what was
 * promised back. After each act the order says the same, and after all acts the bank and the ledger do.
 */

type Order = components['schemas']['Order'];
type Change = components['schemas']['OrderChange'];

const SEED = Number(process.env.TEST_SEED) || randomInt(2 ** 31 - 1);
const ACTS_OF_ONE = 12;
/** In a long run about 10,000 acts. */
const ORDERS = Number(process.env.TEST_RUNS) || sized(4, 1000);
const PERCENT = 10;

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

const { server, passes, simpleOffer } = testShop();
const nobody = { birthDate: '', nationality: '', passportNumber: '', passportCountry: '', passportExpiry: '' };
const PEOPLE = ['Hannelore', 'Waldemar', 'Gertrud'].map((firstName) => ({ ...passenger({ firstName }), ...nobody }));
let keys = 0;
const key = () => {
  keys += 1;
  return { 'idempotency-key': `random-act-${keys}` };
};

/** What the model knows of an order, in cents of EUR. */
type Model = {
  fares: number;
  /** Of the fares that a code takes off. */
  readonly percent: number;
  /** Paid less what was promised back. */
  net: number;
  owed: number;
  each: number;
  readonly people: number;
  left: number;
  /** The stay or pass that it is for now. */
  at: string;
  isOver: boolean;
};
type Bought = {
  readonly name: 'stays' | 'passes' | 'outings';
  readonly id: string;
  readonly browser: ReturnType<typeof server.newTraveller>;
  readonly accountId: string | null;
  readonly orderId: string;
  readonly model: Model;
  moves: number;
};

const totalOf = ({ percent }: Model, fares: number): number => fares - Math.round((fares * percent) / 100);

async function buy(index: number, random: (below: number) => number): Promise<Bought> {
  const name = (['stays', 'passes', 'outings'] as const)[index % 3] ?? 'stays';
  const id = `random-${index}`;
  validNumbers.clear();
  const browser = server.newTraveller();
  const isGuest = random(2) === 0;
  const { accountId } = isGuest ? { accountId: null } : await signIn(server.deps, browser, { balance: 1_000_000 });
  if (name === 'stays') await addStay(server.db, id, PEOPLE.length);
  const { orderId } = (await simpleOffer(name, id, PEOPLE.length)(browser)).json<Order>();
  await browser.submit(orderId, { passengers: PEOPLE, ...CONTACT });
  const percent = random(2) * PERCENT;
  if (percent > 0) {
    const code = 7_000_000 + index;
    await addDiscountCode(server, code, { percent });
    await browser.ask('PUT', `/orders/${orderId}/discount`, { code: String(code) });
  }
  const fares = EACH.amount * PEOPLE.length;
  const model = { fares, percent, net: 0, owed: 0, each: EACH.amount, people: 3, left: 3, at: id, isOver: false };
  const bought: Bought = { name, id, browser, accountId, orderId, model, moves: 0 };
  const order = await read(bought);
  await pay(bought, order.due?.amounts.EUR ?? order.total, random);
  model.owed = totalOf(model, fares) - model.net;
  await server.runJobs();
  server.clock.now += PRINTING_MS;
  await server.runJobs();
  expect((await read(bought)).status).toBe('issued');
  return bought;
}

const read = async ({ browser, orderId }: Bought): Promise<Order> => (await browser.read(orderId)).json();

/** Pays what is due, by card or, in an account, a part from the balance. The model counts it when it is paid. */
async function pay(bought: Bought, sum: Money, random: (below: number) => number): Promise<string | null> {
  const { browser, accountId, orderId, model } = bought;
  if (accountId !== null) await signIn(server.deps, browser, { accountId });
  const fromBalance =
    accountId === null ? {} : { fromBalance: euro(random(3) === 0 ? sum.amount : random(sum.amount)) };
  const answer = await browser.pay(orderId, { total: sum, cancelPackage: false, rulesAccepted: true, ...fromBalance });
  expect([answer.statusCode, answer.statusCode === 201 ? '' : answer.body]).toEqual([201, '']);
  const { redirectUrl } = answer.json<{ redirectUrl: string | null }>();
  const chargeId = redirectUrl?.split('/').at(-1) ?? null;
  if (chargeId) await server.sandbox.decide(chargeId, { status: 'succeeded' });
  model.net += sum.amount;
  return chargeId;
}

async function quote(bought: Bought, differs: number): Promise<Change> {
  const { name, id, model } = bought;
  bought.moves += 1;
  const to = `${id}-${bought.moves}`;
  const each = Math.max(100, model.each + differs);
  if (name === 'stays') await addStay(server.db, to, PEOPLE.length);
  priceStay(to, euro(each));
  passes.price(to, euro(each));
  priceOuting(to, euro(each));
  const wish: SimpleWish = { kind: 'move', to };
  return asked(bought, wish);
}

async function asked({ browser, orderId }: Bought, wish: SimpleWish): Promise<Change> {
  const answer = await browser.ask('POST', `/orders/${orderId}/changes`, { wish }, key());
  expect([answer.statusCode, answer.statusCode === 201 ? '' : answer.body]).toEqual([201, '']);
  return answer.json<Change>();
}

const DIED = 'The process died';
const died = () => Promise.reject(new Error(DIED));
const failing =
  (part: 'take' | 'issue'): ProductOf =>
  (name) => {
    const product = server.deps.productOf(name);
    return product.changes ? { ...product, changes: { ...product.changes, [part]: died } } : product;
  };
/** A process that dies while our side of a change is written: all of it is written later, or nothing. */
const crashing = failing('take');
const silent = failing('issue');

async function move(bought: Bought, random: (below: number) => number): Promise<string> {
  const { model, browser, orderId, name } = bought;
  const differs = [random(900), -random(900), 0][random(3)] ?? 0;
  const change = await quote(bought, differs);
  const to = `${bought.id}-${bought.moves}`;
  const each = Math.max(100, model.each + differs);
  const fares = model.fares + model.left * (each - model.each);
  const [before, after] = [totalOf(model, model.fares), totalOf(model, fares)];
  expect([change.oldTotal.amount, change.newTotal.amount]).toEqual([before, after]);
  const end = random(5);
  if (end === 0) {
    await browser.ask('POST', `/orders/${orderId}/changes/${change.changeId}/drop`);
    return 'dropped';
  }
  if (end === 1) {
    server.clock.now = change.until;
    await server.runJobs();
    return 'lapsed';
  }
  const isRefused = end === 2;
  if (isRefused) {
    refuseMove(to);
    passes.close({ id: to });
    refuseOuting(to);
  }
  let charge: string | null = null;
  const back = Math.max(0, before - after - model.owed);
  expect(change.toGive.sum.amount).toBe(back);
  if (after > before) {
    expect((await read(bought)).due?.amounts.EUR).toEqual(euro(after - before));
    charge = await pay(bought, euro(after - before), random);
  } else {
    const shown = { toPay: euro(0), toGive: euro(back), to: 'card' };
    const path = `/orders/${orderId}/changes/${change.changeId}/confirm`;
    if (bought.accountId !== null) await signIn(server.deps, browser, { accountId: bought.accountId });
    expect((await browser.ask('POST', path, shown, key())).statusCode).toBe(200);
  }
  if (random(3) === 0) {
    await server.runJobs({ productOf: crashing });
    if (charge !== null && random(2) === 0) return differenceTakenBack(bought, charge, after - before);
    if (random(2) === 0) {
      server.clock.now += 20 * MINUTE_MS;
      await server.runJobs({ productOf: silent });
    }
  }
  server.clock.now += MINUTE_MS;
  await server.runJobs();
  if (isRefused) {
    model.net -= Math.max(0, after - before);
    return 'refused';
  }
  model.net -= back;
  model.owed = Math.max(0, model.owed - Math.max(0, before - after));
  Object.assign(model, { fares, each, at: to });
  if (name === 'stays') expect(await countsOfStay(server.db, to)).toEqual({ held: 0, sold: model.left });
  return after > before ? 'moved for more' : 'moved for less';
}

/** Our side was not written yet when the bank takes the difference back, and the supplier says nothing more. */
async function differenceTakenBack({ model }: Bought, chargeId: string, difference: number): Promise<string> {
  const charge = server.db.selectFrom('payment').select(['amount', 'currency', 'status']);
  const { amount, currency } = await charge.where('charge_id', '=', chargeId).executeTakeFirstOrThrow();
  await server.sandbox.refund(chargeId, { amount, currency });
  server.clock.now += 20 * MINUTE_MS;
  await server.runJobs({ productOf: silent });
  await server.runJobs();
  model.net -= difference;
  return 'difference taken back';
}

async function fall({ model, orderId }: Bought, random: (below: number) => number): Promise<string> {
  const fares = model.fares - 1 - random(1500);
  const [before, after] = [totalOf(model, model.fares), totalOf(model, fares)];
  const { productOf, config } = server.deps;
  const isDone = await server.db.transaction().execute(async (tx) => {
    const order = await lockOrder(tx, orderId);
    const lower = { detail: order.detail, fares: euro(fares), why: 'It costs less now.' };
    return lowerPrice(tx, order, lower, { productOf, publicUrl: config.publicUrl, now: server.clock.now });
  });
  expect(isDone).toBe('lowered');
  model.net -= Math.max(0, before - after - model.owed);
  model.owed = Math.max(0, model.owed - (before - after));
  model.fares = fares;
  return 'fell';
}

let names = 0;

/** To a name that nobody had: the same name again is refused. */
async function rename(bought: Bought): Promise<string> {
  names += 1;
  const firstName = `Name${names}`;
  const { browser, orderId } = bought;
  const { passengers } = await read(bought);
  const person = passengers.findIndex(({ leftAt }) => leftAt === undefined);
  const change = await asked(bought, { kind: 'rename', person, firstName });
  const shown = { toPay: euro(0), toGive: euro(0), to: 'card' };
  await browser.ask('POST', `/orders/${orderId}/changes/${change.changeId}/confirm`, shown, key());
  expect((await read(bought)).passengers[person]?.firstName).toBe(firstName);
  return 'renamed';
}

async function payRest(bought: Bought, random: (below: number) => number): Promise<string> {
  if (bought.model.owed === 0) return 'nothing owed';
  await pay(bought, euro(bought.model.owed), random);
  bought.model.owed = 0;
  return 'rest paid';
}

async function giveBack(bought: Bought, isPart: boolean): Promise<string> {
  const { browser, orderId, model, name } = bought;
  if (isPart && (name === 'passes' || model.left < 2)) return 'no part';
  const path = `/orders/${orderId}/cancellation`;
  const { papers } = (await browser.documents(orderId)).json<components['schemas']['Documents']>();
  const gone = isPart ? papers.slice(0, 1).map(({ position }) => position) : [];
  const query = isPart ? `?papers=${gone.join()}` : '';
  const { refund, lessOwed } = (await browser.ask('GET', `${path}${query}`)).json<
    components['schemas']['CancellationQuote']
  >();
  expect(refund.amount).toBeLessThanOrEqual(model.net);
  const less = lessOwed?.amount ?? 0;
  // Each of those who are left has the same price, but for a cent of rounding.
  expect(Math.abs(less - (isPart ? model.owed / model.left : model.owed))).toBeLessThanOrEqual(2);
  const wish = { refund, to: 'card', ...(isPart ? { papers: gone } : {}) };
  const answer = await browser.ask('POST', path, wish, key());
  expect([answer.statusCode, answer.statusCode === 200 ? '' : answer.body]).toEqual([200, '']);
  await server.runJobs();
  model.net -= refund.amount;
  model.owed -= less;
  if (isPart) model.left -= 1;
  else model.isOver = true;
  return isPart ? (less > 0 ? 'part with its rest' : 'part') : 'cancelled';
}

/** The bank of the card takes the first payment back: all ends, and no cent goes twice. */
async function takenByBank({ orderId, model }: Bought, isSettled: boolean): Promise<string> {
  // Otherwise our own refund may still wait to be sent.
  if (isSettled) await server.runJobs();
  const charge = await server.db
    .selectFrom('payment')
    .innerJoin('sandbox_charge', 'sandbox_charge.charge_id', 'payment.charge_id')
    .select(['payment.charge_id', 'payment.amount', 'payment.currency', 'sandbox_charge.refunded'])
    .where('order_id', '=', orderId)
    .where('payment.status', '=', 'succeeded')
    .orderBy('attempt')
    .executeTakeFirst();
  if (!charge || (charge.refunded ?? 0) === charge.amount) return 'paid by the balance';
  const before = await atBankAndLedger(orderId);
  if (isSettled) expect(before).toBe(model.net);
  await server.sandbox.refund(charge.charge_id, { amount: charge.amount, currency: charge.currency });
  await server.runJobs();
  await server.runJobs();
  const after = await atBankAndLedger(orderId);
  expect(after).toBeGreaterThanOrEqual(0);
  // What had gone to the balance of this charge is a debt of the account now.
  const debts = server.db.selectFrom('ledger').select('amount').where('order_id', '=', orderId);
  const debt = (await debts.where('kind', '=', 'chargeback').execute()).reduce((all, { amount }) => all + amount, 0);
  expect(after).toBeLessThanOrEqual(before - charge.amount + (charge.refunded ?? 0) + debt);
  Object.assign(model, { net: after, isOver: true });
  return 'taken back';
}

const CHOICES = ['move', 'move', 'move', 'move', 'fall', 'rename', 'rest', 'part', 'cancel', 'bank'] as const;

async function act(bought: Bought, random: (below: number) => number): Promise<string> {
  if (bought.accountId !== null) await signIn(server.deps, bought.browser, { accountId: bought.accountId });
  switch (CHOICES[random(CHOICES.length)]) {
    case 'fall':
      return fall(bought, random);
    case 'rename':
      return bought.name === 'passes' ? 'no names' : rename(bought);
    case 'rest':
      return payRest(bought, random);
    case 'part':
      return giveBack(bought, true);
    case 'bank':
      return random(3) === 0 ? takenByBank(bought, random(2) === 0) : 'kept';
    case 'cancel':
      return random(3) === 0 ? giveBack(bought, false) : 'kept';
    default:
      return move(bought, random);
  }
}

/** What the bank and the ledger have of an order, in cents of EUR: in less out. */
async function atBankAndLedger(orderId: string): Promise<number> {
  const charges = await server.db
    .selectFrom('payment')
    .innerJoin('sandbox_charge', 'sandbox_charge.charge_id', 'payment.charge_id')
    .select(['sandbox_charge.amount', 'sandbox_charge.refunded', 'sandbox_charge.status'])
    .where('order_id', '=', orderId)
    .execute();
  const cards = charges
    .filter(({ status }) => status === 'succeeded' || status === 'refunded')
    .reduce((all, { amount, refunded }) => all + amount - (refunded ?? 0), 0);
  const lines = await server.db
    .selectFrom('ledger')
    .select(['amount', 'to_book'])
    .where('order_id', '=', orderId)
    .execute();
  return cards + lines.reduce((all, { amount, to_book }) => all + (to_book === 'balance' ? -amount : amount), 0);
}

const failed = (error: unknown): void => {
  throw error;
};

/** The order says what the model knows, and its papers are what the supplier holds for it. */
async function expectSame(bought: Bought): Promise<void> {
  const { model, browser, orderId } = bought;
  if (model.isOver) return;
  await unmakeDue(server.db, { productOf: server.deps.productOf, now: server.clock.now }, failed);
  const { papers } = (await browser.documents(orderId)).json<components['schemas']['Documents']>();
  expect(new Set(papers.map(({ number }) => number))).toEqual(validNumbers);
  const order = await read(bought);
  const owed = order.due?.purpose === 'balance' ? order.due.amounts.EUR.amount : 0;
  const { paid } = (await browser.ask('GET', `/orders/${orderId}/cancellation`)).json<{ paid: Money }>();
  expect({ total: order.total.amount, owed, net: paid.amount }).toEqual({
    total: totalOf(model, model.fares),
    owed: model.owed,
    net: model.net,
  });
}

test(`whatever is done after issue, payments are what is kept and what went back (seed ${SEED})`, {
  timeout: 3_600_000,
}, async () => {
  const random = generator(SEED);
  const done: Record<string, number> = {};
  let kept = 0;
  for (let index = 0; index < ORDERS; index += 1) {
    const bought = await buy(index, random);
    const story: string[] = [];
    for (let count = 0; count < ACTS_OF_ONE && !bought.model.isOver; count += 1) {
      const what = await act(bought, random);
      story.push(what);
      done[what] = (done[what] ?? 0) + 1;
      try {
        await expectSame(bought);
      } catch (error) {
        throw new Error(`seed ${SEED}, ${bought.name} ${index}: ${story.join(', ')}`, { cause: error });
      }
    }
    await server.runJobs();
    const books = await atBankAndLedger(bought.orderId);
    if (books !== bought.model.net) expect([SEED, index, story, books]).toEqual([SEED, index, story, bought.model.net]);
    kept += bought.model.net;
  }
  const all = await server.db.selectFrom('orders').select('id').execute();
  const books = await Promise.all(all.map(({ id }) => atBankAndLedger(id)));
  expect(books.reduce((sum, one) => sum + one, 0)).toBe(kept);
  expect(await wrongBooks(server.db)).toEqual([]);
  expect(server.errors.filter((error) => !String(error).includes(DIED))).toEqual([]);
  expect(Object.keys(done).length).toBeGreaterThan(ORDERS < 20 ? 2 : 10);
  console.info(`random acts: ${JSON.stringify(done)}`);
});
