import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { euro } from '#domain/core/money.ts';
import { expectFields } from '#domain/core/testing/expect-fields.ts';
import { sized } from '#domain/core/testing/sized.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#domain/core/time.ts';
import { addProduct } from '#openapi/add-product.ts';
import servedContract from '#openapi/generated/contract.json' with { type: 'json' };
import type { components } from '#openapi/generated/types.ts';
import type { Operations } from '#server/contract.ts';
import { TEST_NOW } from '#server/db/testing/template.ts';
import { operations } from '#server/operations/all.ts';
import { addPapers } from '#server/orders/add-papers.ts';
import { unmakeLater } from '#server/orders/cancel-at-supplier.ts';
import { lowerPrice } from '#server/orders/lower-price.ts';
import { type Paper, type Product, productsOf } from '#server/orders/product.ts';
import { lockOrder } from '#server/orders/read-order.ts';
import { products } from '#server/products/registry.gen.ts';
import { signIn } from '#server/testing/account.ts';
import { bookingApp } from '#server/testing/booking-app.ts';
import { wrongBooks } from '#server/testing/ledger-check.ts';
import { contractOf, holdOf, newNumber, simpleProduct } from '#server/testing/products/simple.ts';
import { wrongRefunds } from '#server/testing/refund-check.ts';
import { CONTACT, passenger } from '#server/testing/traveller.ts';
import { withSupplier } from '#server/testing/with-supplier.ts';

// Payment and refund in parts, while the bank, the supplier and the traveller act at the same time.

type Order = components['schemas']['Order'];
type Quote = components['schemas']['CancellationQuote'];
type Browser = ReturnType<typeof server.newTraveller>;
type Bought = { readonly browser: Browser; readonly orderId: string };

const EACH = 5000;
const BALANCE_BEFORE_MS = 10 * DAY_MS;
/** Behaviour of the supplier of all test products; each test begins with one that accepts everything. */
const CALM = {
  cancel: async (_order: { readonly numbers: readonly string[] }): Promise<void> => undefined,
  refused: 0,
  refusesChanges: false,
  deposit: 0.3,
  each: EACH,
  back: 0.8,
  /** Of what each person paid, where each has rules of their own. */
  shares: null as readonly number[] | null,
  /** What comes once all is paid. */
  whenPaid: async (_order: { readonly people: number }): Promise<readonly Paper[]> => [],
};
let supplier = { ...CALM };

const inParts = {
  holdMs: DAY_MS,
  promiseMs: DAY_MS,
  unsellPart: async () => undefined,
  quoteMs: HOUR_MS,
  eachNow: () => euro(supplier.each),
  shareBack: () => supplier.back,
  moves: { refuses: () => supplier.refusesChanges },
  issue: async ({
    people,
    detail,
  }: Parameters<Product['supplier']['issue']>[0] & { detail: { each: { amount: number } } }) => {
    const all = Array.from({ length: people }, (_, person) => ({ kind: 'voucher', number: newNumber(), person }));
    const last = people - supplier.refused;
    if (last === people) return { papers: all };
    const refund = euro(detail.each.amount * supplier.refused);
    return { papers: all.slice(0, last), refused: { papers: all.slice(last), refund } };
  },
};
/** Paid at once. */
const rooms = simpleProduct({ kind: 'rooms', ...inParts });
/** By default a 30 percent deposit confirms it and the balance is due later. */
const walks = simpleProduct({
  kind: 'walks',
  ...inParts,
  plan: ({ startsAt }, total) => ({
    deposit: euro(Math.round(total.amount * supplier.deposit)),
    balanceDueAt: startsAt - BALANCE_BEFORE_MS,
  }),
  reminders: (_detail, dueAt) => [dueAt - DAY_MS],
  whenPaid: (order) => supplier.whenPaid(order),
});
const prints = simpleProduct({
  kind: 'prints',
  holdMs: DAY_MS,
  promiseMs: DAY_MS,
  isAllowedUnderWay: true,
  shareBack: () => 0,
  issue: async () => ({ stage: 'printing', nextCheckAt: server.clock.now + HOUR_MS }),
});
const names = ['rooms', 'walks', 'prints'] as const;
const asked = (product: typeof rooms) => withSupplier(product, { cancel: (order) => supplier.cancel(order) });
/** The rules of each person, where a test names them: as with two rates in one booking. */
const ruled = (product: typeof walks): typeof walks => {
  const { quote, parts } = product.cancellation;
  const byPerson = (shares: readonly number[], people: readonly (number | null)[]) => {
    const lines = people.flatMap((person) => {
      const share = person === null ? undefined : shares[person];
      const paid = euro(EACH);
      return share === undefined ? [] : [{ part: 'walks', percent: share * 100, paid, amount: euro(share * EACH) }];
    });
    return { refund: euro(lines.reduce((all, { amount }) => all + amount.amount, 0)), lines, byProtection: false };
  };
  return {
    ...product,
    cancellation: {
      ...product.cancellation,
      quote: async (db, order, all, now) =>
        supplier.shares ? byPerson(supplier.shares, [...supplier.shares.keys()]) : quote(db, order, all, now),
      parts: parts && {
        ...parts,
        quote: async (db, order, leaving, now) =>
          supplier.shares
            ? byPerson(
                supplier.shares,
                leaving.papers.map(({ person }) => person),
              )
            : parts.quote(db, order, leaving, now),
      },
    },
  };
};

const contract = structuredClone(servedContract);
for (const name of names) addProduct(contract as never, name, contractOf(name));
const server = bookingApp({
  products: {
    productOf: productsOf({ ...products, rooms: asked(rooms), walks: asked(ruled(walks)), prints: asked(prints) }),
    operations: {
      ...operations,
      ...Object.fromEntries(names.map((name) => [`hold-${name}`, holdOf(name)])),
    } as unknown as Operations,
    contract,
  },
});

beforeEach(async () => {
  server.clock.now = TEST_NOW;
  server.errors.length = 0;
  supplier = { ...CALM };
  await server.db.updateTable('orders').set({ work_at: null }).execute();
  await server.db
    .updateTable('payment')
    .set({ check_at: null, refund_due_at: null, part_refund_due_at: null })
    .execute();
});

const nobodysPassport = { birthDate: '', nationality: '', passportNumber: '', passportCountry: '', passportExpiry: '' };
const people = ['Hannelore', 'Gertrud', 'Irmgard'].map((firstName) => ({
  ...passenger({ firstName, lastName: 'Zimmermann' }),
  ...nobodysPassport,
}));
const TOTAL = EACH * people.length;

async function ready(name: (typeof names)[number], { browser = server.newTraveller(), startsIn = 30 * DAY_MS } = {}) {
  const startsAt = server.clock.now + startsIn;
  const body = { id: randomUUID(), title: 'A week', people: people.length, startsAt, endsAt: startsAt + DAY_MS };
  const held = await browser.ask(
    'POST',
    `/${name}/holds`,
    { ...body, each: euro(EACH) },
    { 'idempotency-key': randomUUID() },
  );
  const { orderId } = held.json<Order>();
  const submitted = await browser.submit(orderId, { passengers: people, ...CONTACT });
  expect([held.statusCode, submitted.statusCode]).toEqual([201, 200]);
  return { browser, orderId };
}
const read = async ({ browser, orderId }: Bought) => (await browser.read(orderId)).json<Order>();
const payDue = async (bought: Bought, browser = bought.browser) => {
  const { due, total } = await read(bought);
  const request = { total: due?.amounts.EUR ?? total, cancelPackage: false, rulesAccepted: true };
  return browser.pay(bought.orderId, request);
};
async function opened(bought: Bought, browser = bought.browser): Promise<string> {
  const answer = await payDue(bought, browser);
  expect([answer.statusCode, answer.statusCode === 201 ? '' : answer.body]).toEqual([201, '']);
  return answer.json<{ redirectUrl: string }>().redirectUrl.split('/').at(-1) ?? '';
}
async function paid(bought: Bought): Promise<string> {
  const chargeId = await opened(bought);
  await server.sandbox.decide(chargeId, { status: 'succeeded' });
  await server.runJobs();
  return chargeId;
}
async function issued(name: 'rooms' | 'walks', browser = server.newTraveller()) {
  const bought = await ready(name, { browser });
  const chargeId = await paid(bought);
  return { ...bought, chargeId };
}
const pathOf = ({ orderId }: Bought) => `/orders/${orderId}/cancellation`;
const quoted = async (bought: Bought, papers: readonly number[] = []) =>
  (
    await bought.browser.ask('GET', `${pathOf(bought)}${papers.length > 0 ? `?papers=${papers.join()}` : ''}`)
  ).json<Quote>();
async function cancel(bought: Bought, papers: readonly number[] = [], to = 'card', key: string = randomUUID()) {
  const { refund } = await quoted(bought, papers);
  const body = { refund, to, ...(papers.length > 0 ? { papers } : {}) };
  return bought.browser.ask('POST', pathOf(bought), body, { 'idempotency-key': key });
}
async function takeBack(chargeId: string) {
  const charge = await server.sandbox.read(chargeId);
  if (!charge) throw new Error('There is no such charge');
  await server.sandbox.refund(chargeId, { amount: charge.amount, currency: charge.currency });
}
async function later(rounds = 3) {
  for (let round = 0; round < rounds; round += 1) {
    server.clock.now += 11 * MINUTE_MS;
    await server.runJobs();
  }
}
const validPapers = async ({ orderId }: Bought) =>
  (
    await server.db
      .selectFrom('paper')
      .select('position')
      .where('order_id', '=', orderId)
      .where('cancelled_at', 'is', null)
      .orderBy('position')
      .execute()
  ).map(({ position }) => position);
const away = async () => {
  throw new Error('The supplier is away');
};

test('who wishes pays all at once where a deposit would do, and owes nothing', async () => {
  const bought = await ready('walks');
  const total = euro(TOTAL);
  const request = { total, cancelPackage: false, rulesAccepted: true } as const;
  const tooMuch = await bought.browser.pay(bought.orderId, request);
  expectFields(tooMuch.json(), { 'error.code': 'price_changed' });
  const answer = await bought.browser.pay(bought.orderId, { ...request, part: 'full' });
  expect(answer.statusCode).toBe(201);
  const chargeId = answer.json<{ redirectUrl: string }>().redirectUrl.split('/').at(-1) ?? '';
  await server.sandbox.decide(chargeId, { status: 'succeeded' });
  await server.runJobs();
  const order = await read(bought);
  expectFields(order, { status: 'issued', total, 'payment.purpose': 'full', 'payment.amount': total });
  expect([order.due, order.paid]).toEqual([undefined, undefined]);
});

test('a bank that takes all back while a part is cancelled ends the order, and nothing is asked for ever', async () => {
  const bought = await issued('rooms');
  supplier.cancel = away;
  expect((await cancel(bought, [0])).json<Order>().status).toBe('cancelRequested');
  await takeBack(bought.chargeId);
  supplier = { ...CALM };
  await later();
  expectFields(await read(bought), {
    status: 'refunded',
    refunded: euro(TOTAL),
    back: { toCard: euro(TOTAL), toBalance: euro(0) },
  });
  expect(server.errors).toEqual([]);
});

test('a bank that takes the rest back while a part is cancelled has paid that part, and the deposit stays', async () => {
  const bought = await issued('walks');
  const rest = await paid(bought);
  supplier.cancel = away;
  await cancel(bought, [0]);
  await takeBack(rest);
  supplier = { ...CALM };
  await later();
  const { status, refunded, back } = await read(bought);
  expect([status, refunded, back]).toEqual([
    'refunded',
    euro(0.8 * TOTAL),
    { toCard: euro(0.8 * TOTAL), toBalance: euro(0) },
  ]);
  expect(await server.sandbox.verify(bought.chargeId)).toEqual({ status: 'refunded', amount: euro(0.1 * TOTAL) });
  expect(server.errors).toEqual([]);
});

test('a slow answer about one part finishes no other part', async () => {
  const bought = await issued('rooms');
  const gate = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<void>();
  const key = randomUUID();
  const { refund } = await quoted(bought, [0]);
  const body = { refund, to: 'card', papers: [0] };
  const ask = () => bought.browser.ask('POST', pathOf(bought), body, { 'idempotency-key': key });
  supplier.cancel = async () => {
    begun.resolve();
    await gate.promise;
  };
  const slow = ask();
  await begun.promise;
  supplier.cancel = CALM.cancel;
  expect((await ask()).json<Order>().status).toBe('partiallyCancelled'); // another click was faster
  supplier.cancel = away;
  expect((await cancel(bought, [1])).json<Order>().status).toBe('cancelRequested');
  gate.resolve();
  await slow;
  expectFields(await read(bought), { status: 'cancelRequested', refunded: refund });
  expect(await validPapers(bought)).toEqual([1, 2]);
});

test('a quote that was kept before the rest was paid does not stand after it', async () => {
  const bought = await issued('walks');
  const kept = (await bought.browser.ask('POST', `${pathOf(bought)}/quote`, {})).json<Quote>();
  await paid(bought);
  expect((await read(bought)).status).toBe('issued');
  const quote = await quoted(bought);
  expect([kept.refund, quote.refund, quote.paid]).toEqual([euro(0.1 * TOTAL), euro(0.8 * TOTAL), euro(TOTAL)]);
});

test('a quote is not kept longer than until the order begins', async () => {
  const browser = server.newTraveller();
  const startsAt = server.clock.now + HOUR_MS / 2;
  const bought = await ready('rooms', { browser, startsIn: HOUR_MS / 2 });
  await paid(bought);
  const kept = await browser.ask('POST', `${pathOf(bought)}/quote`, {});
  expect(kept.json<Quote>().until).toBe(startsAt);
});

test('late money for an order that was cancelled under way and gave nothing goes back', async () => {
  const bought = await ready('prints');
  const late = await opened(bought);
  await bought.browser.leave(bought.orderId);
  const kept = await paid(bought);
  expectFields((await cancel(bought)).json<Order>(), { status: 'cancelled', refunded: euro(0) });
  await server.sandbox.decide(late, { status: 'succeeded' });
  await later();
  expect([await server.sandbox.verify(late), await server.sandbox.verify(kept)]).toEqual([
    { status: 'refunded', amount: euro(TOTAL) },
    { status: 'succeeded', amount: euro(TOTAL) },
  ]);
  expect(server.errors).toEqual([]);
});

test('nothing is due of an order that has ended, though its rest was never paid', async () => {
  const bought = await issued('walks');
  expect((await read(bought)).due?.amounts.EUR).toEqual(euro(0.7 * TOTAL));
  await cancel(bought);
  await server.runJobs();
  const { status, due } = await read(bought);
  expect([status, due]).toEqual(['refunded', undefined]);
});

test('a bank that takes all back after parts of it went to the balance leaves nothing twice', async () => {
  const browser = server.newTraveller();
  const { accountId } = await signIn(server.deps, browser);
  const bought = await issued('rooms', browser);
  const session = server.db.updateTable('session').where('account_id', '=', accountId);
  await session.set({ stepped_up_until: server.clock.now + 1 }).execute();
  for (const paper of [0, 1]) expect((await cancel(bought, [paper], 'balance')).statusCode).toBe(200);
  await takeBack(bought.chargeId);
  await later();
  expectFields(await read(bought), {
    status: 'refunded',
    refunded: euro(TOTAL),
    back: { toCard: euro(TOTAL), toBalance: euro(0) },
  });
  const account = server.db.selectFrom('account').select(['balance', 'charged_back']).where('id', '=', accountId);
  expect(await account.executeTakeFirstOrThrow()).toEqual({ balance: 0, charged_back: 8000 });
  expect(await wrongBooks(server.db)).toEqual([]);
  expect(server.errors).toEqual([]);
});

test('a bank that takes back what the card paid leaves the balance its own share of the parts before', async () => {
  const browser = server.newTraveller();
  const { accountId } = await signIn(server.deps, browser, { balance: 6000 });
  const bought = await ready('rooms', { browser });
  const request = { total: euro(TOTAL), fromBalance: euro(6000), cancelPackage: false, rulesAccepted: true };
  const { redirectUrl } = (await browser.pay(bought.orderId, request)).json<{ redirectUrl: string }>();
  const chargeId = redirectUrl.split('/').at(-1) ?? '';
  await server.sandbox.decide(chargeId, { status: 'succeeded' });
  await server.runJobs();
  await server.db
    .updateTable('session')
    .set({ stepped_up_until: server.clock.now + 1 })
    .where('account_id', '=', accountId)
    .execute();
  expect((await cancel(bought, [0], 'balance')).statusCode).toBe(200);
  await takeBack(chargeId);
  await later();
  // The balance keeps its own two fifths of 4000 and of 8000; the credit for the card's three fifths of the first
  // part is deducted.
  const account = server.db.selectFrom('account').select(['balance', 'charged_back']).where('id', '=', accountId);
  expect(await account.executeTakeFirstOrThrow()).toEqual({ balance: 1600 + 3200, charged_back: 2400 });
  expect(await wrongBooks(server.db)).toEqual([]);
  expect(server.errors).toEqual([]);
});

test('a deposit that arrives when its rest was due already goes back as a whole', async () => {
  const bought = await ready('walks', { startsIn: BALANCE_BEFORE_MS + 2 * MINUTE_MS });
  const chargeId = await opened(bought);
  server.clock.now += 3 * MINUTE_MS;
  await server.sandbox.decide(chargeId, { status: 'succeeded' });
  await later();
  expect((await read(bought)).status).toBe('refunded');
  expect(await server.sandbox.verify(chargeId)).toEqual({ status: 'refunded', amount: euro(0.3 * TOTAL) });
});

test('who only found a confirmed order cannot use up the tries of its rest', async () => {
  const bought = await issued('walks');
  const { reference } = await read(bought);
  const finder = server.newTraveller();
  await finder.ask('POST', '/orders/find', { reference, email: CONTACT.email });
  const answer = await payDue(bought, finder);
  expect([answer.statusCode, answer.json().error.code]).toEqual([403, 'step_up_required']);
  await paid(bought);
  expectFields(await read(bought), { status: 'issued', paid: euro(TOTAL) });
});

test('a deposit that comes when all was paid at once goes back, and counts for nothing afterwards', async () => {
  const bought = await ready('walks', { startsIn: BALANCE_BEFORE_MS + 2 * MINUTE_MS });
  const deposit = await opened(bought);
  await bought.browser.leave(bought.orderId);
  server.clock.now += 3 * MINUTE_MS;
  const full = await paid(bought);
  await server.sandbox.decide(deposit, { status: 'succeeded' });
  await later();
  expectFields(await quoted(bought), { paid: euro(TOTAL), refund: euro(0.8 * TOTAL) });
  await cancel(bought);
  await later();
  expect([await server.sandbox.verify(deposit), await server.sandbox.verify(full)]).toEqual([
    { status: 'refunded', amount: euro(0.3 * TOTAL) },
    { status: 'refunded', amount: euro(0.8 * TOTAL) },
  ]);
  expect((await read(bought)).back).toEqual({ toCard: euro(0.8 * TOTAL), toBalance: euro(0) });
});

test('a part that the supplier refuses is taken off what is owed before anything goes back', async () => {
  supplier.refused = 2;
  const bought = await issued('walks');
  const owed = await read(bought);
  expect([owed.status, owed.paid, owed.due?.amounts.EUR, owed.refunded]).toEqual([
    'partiallyCancelled',
    euro(0.3 * TOTAL),
    euro(EACH - 0.3 * TOTAL),
    euro(0),
  ]);
  const mails = server.db.selectFrom('outbox').select('body_text').where('order_id', '=', bought.orderId);
  const { body_text } = await mails.where('kind', '=', 'cancellation').executeTakeFirstOrThrow();
  expect(body_text).toContain(
    'Could not be issued: the walks of Gertrud Zimmermann; the walks of Irmgard Zimmermann. The rest of your order is valid.',
  );
  expect(body_text).toContain('You have €100.00 less to pay.');
  await paid(bought);
  const whole = await read(bought);
  expect([whole.paid, whole.due]).toEqual([euro(EACH), undefined]);
  expect((await quoted(bought)).refund).toEqual(euro(0.8 * EACH));
});

test('a part that is worth more than what is owed leaves nothing to pay, and gives the difference back', async () => {
  supplier = { ...CALM, refused: 2, deposit: 0.5 };
  const bought = await issued('walks');
  await later();
  const { status, refunded, due } = await read(bought);
  expect([status, refunded, due]).toEqual(['partiallyCancelled', euro(0.5 * TOTAL - EACH), undefined]);
  expect((await quoted(bought)).refund).toEqual(euro(0.8 * EACH));
});

const mailOf = async ({ orderId }: Bought, kind: string) => {
  const mails = server.db.selectFrom('outbox').select('body_text').where('order_id', '=', orderId);
  return (await mails.where('kind', '=', kind).executeTakeFirstOrThrow()).body_text;
};

test('two leave before the rest is paid: each takes its share of the rest along, and the third is reminded of its own', async () => {
  const bought = await issued('walks');
  for (const [paper, owed] of [
    [0, 7000],
    [1, 3500],
  ] as const) {
    expect((await quoted(bought, [paper])).lessOwed).toEqual(euro(0.7 * EACH));
    expect((await cancel(bought, [paper])).statusCode).toBe(200);
    expect((await read(bought)).due?.amounts.EUR).toEqual(euro(owed));
  }
  const { due } = await read(bought);
  server.clock.now = (due?.dueAt ?? 0) - DAY_MS;
  await server.runJobs();
  expect(await mailOf(bought, 'reminder')).toContain('€35.00 of your order is still to be paid');
  server.clock.now = due?.dueAt ?? 0;
  await later();
  // Not paid: the deposit of the third follows its rules too.
  expectFields(await read(bought), { status: 'refunded', refunded: euro(0.1 * TOTAL) });
});

test('of many who give the same part back at once one does, and its share of the rest goes once', async () => {
  const bought = await issued('walks');
  const { refund, lessOwed } = await quoted(bought, [0]);
  const body = { refund, to: 'card', papers: [0] };
  const ask = () => bought.browser.ask('POST', pathOf(bought), body, { 'idempotency-key': randomUUID() });
  const answers = await Promise.all(Array.from({ length: sized(20, 200) }, ask));
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  await later();
  const { due, refunded, status } = await read(bought);
  expect([status, refunded, due?.amounts.EUR]).toEqual([
    'partiallyCancelled',
    refund,
    euro(0.7 * TOTAL - (lessOwed?.amount ?? 0)),
  ]);
  expect((await server.sandbox.verify(bought.chargeId)).status).toBe('refunded');
});

test('of many who add the same paper at once one does', async () => {
  const bought = await issued('rooms');
  const papers = [{ kind: 'voucher', number: newNumber(), person: null }];
  const { productOf, config } = server.deps;
  const context = { productOf, publicUrl: config.publicUrl, now: server.clock.now };
  const add = () =>
    server.db.transaction().execute(async (tx) => addPapers(tx, await lockOrder(tx, bought.orderId), papers, context));
  const added = await Promise.all(Array.from({ length: sized(20, 200) }, add));
  expect(added.filter(Boolean)).toHaveLength(1);
  expect(await validPapers(bought)).toEqual([0, 1, 2, 3]);
});

test('of a part that keeps more than was paid for it nothing comes back, and no more is asked for it', async () => {
  supplier.back = 0.4;
  const bought = await issued('walks');
  const quote = await quoted(bought, [0]);
  expectFields(quote, { refund: euro(0), lessOwed: euro(0.7 * EACH), back: { toCard: euro(0), toBalance: euro(0) } });
  await cancel(bought, [0]);
  expect((await read(bought)).due?.amounts.EUR).toEqual(euro(2 * 0.7 * EACH));
  await paid(bought);
  expectFields(await quoted(bought), { paid: euro(0.3 * EACH + 2 * EACH), refund: euro(2 * 0.4 * EACH) });
  expect(await mailOf(bought, 'cancellation')).toContain('You have €35.00 less to pay.');
});

test('a deposit that the bank takes back while a part is given back ends the order, and nothing is owed', async () => {
  const bought = await issued('walks');
  supplier.cancel = away;
  await cancel(bought, [0]);
  await takeBack(bought.chargeId);
  supplier = { ...CALM };
  await later();
  expectFields(await read(bought), { status: 'refunded', due: undefined });
  expect(server.errors.map(String)).toEqual(server.errors.map(() => 'Error: The supplier is away'));
});

const documentsOf = async ({ browser, orderId }: Bought) =>
  (await browser.documents(orderId)).json<components['schemas']['Documents']>().papers;

test('a paper that comes once all is paid is added: told once, and void with the order', async () => {
  const voucher = { kind: 'voucher', number: newNumber(), person: null };
  supplier.whenPaid = async () => [voucher];
  const bought = await issued('walks');
  await later();
  expect(await validPapers(bought)).toEqual([0, 1, 2]);
  const before = await read(bought);
  supplier.whenPaid = async () => {
    throw new Error('The supplier is away');
  };
  await paid(bought);
  await server.runJobs();
  expect(await validPapers(bought)).toEqual([0, 1, 2]);
  supplier.whenPaid = async () => [voucher];
  await later();
  expect((await documentsOf(bought)).at(-1)).toEqual({ position: 3, ...voucher, holder: null, person: undefined });
  const after = await read(bought);
  expect(after.version).toBeGreaterThan(before.version);
  expect(after.events.flatMap(({ what }) => what ?? [])).toEqual(['restPaid', 'papersAdded']);
  const mails = server.db.selectFrom('outbox').select('body_text').where('order_id', '=', bought.orderId);
  const told = (await mails.where('subject', 'like', 'More papers %').execute()).map(({ body_text }) => body_text);
  expect(told).toEqual([expect.stringContaining(voucher.number)]);
  // It is for all, so it goes with the last of them and not alone.
  const { each } = await quoted(bought);
  expect(each.map(({ paper }) => paper)).toEqual([0, 1, 2]);
  const alone = await bought.browser.ask('GET', `${pathOf(bought)}?papers=3`);
  expect([alone.statusCode, alone.json().error.code]).toEqual([409, 'not_allowed']);
  expect((await cancel(bought, [0])).json<Order>().status).toBe('partiallyCancelled');
  await later();
  expect(await validPapers(bought)).toEqual([1, 2, 3]);
  const voided: (readonly string[])[] = [];
  supplier.cancel = async ({ numbers }) => void voided.push(numbers);
  await cancel(bought, [1, 2]);
  await later();
  expect([(await read(bought)).status, voided[0]?.includes(voucher.number)]).toEqual(['refunded', true]);
});

test('who pays all at once has it at once, and no paper is added to an order that ended', async () => {
  const voucher = { kind: 'voucher', number: newNumber(), person: null };
  supplier.whenPaid = async () => [voucher];
  const bought = await ready('walks');
  const request = { total: euro(TOTAL), cancelPackage: false, rulesAccepted: true, part: 'full' } as const;
  const { redirectUrl } = (await bought.browser.pay(bought.orderId, request)).json<{ redirectUrl: string }>();
  await server.sandbox.decide(redirectUrl.split('/').at(-1) ?? '', { status: 'succeeded' });
  await later();
  expect((await documentsOf(bought)).map(({ number }) => number)).toContain(voucher.number);
  await cancel(bought);
  const { productOf, config } = server.deps;
  const late = [{ ...voucher, number: newNumber() }];
  const isAdded = await server.db.transaction().execute(async (tx) =>
    addPapers(tx, await lockOrder(tx, bought.orderId), late, {
      productOf,
      publicUrl: config.publicUrl,
      now: server.clock.now,
    }),
  );
  const voided: (readonly string[])[] = [];
  supplier.cancel = async ({ numbers }) => void voided.push(numbers);
  await later();
  expect([isAdded, voided]).toEqual([false, [late.map(({ number }) => number)]]);
});

test('papers that come when the order was cancelled are cancelled, until the supplier confirms it', async () => {
  const bought = await ready('prints');
  const asked = Promise.withResolvers<void>();
  const gate = Promise.withResolvers<void>();
  await server.sandbox.decide(await opened(bought), { status: 'succeeded' });
  const issue = async () => {
    asked.resolve();
    await gate.promise;
    return { papers: [{ kind: 'print', number: 'P-1', person: null }] };
  };
  const slow = { productOf: (name: string) => withSupplier(server.deps.productOf(name), { issue }) };
  const round = server.runJobs(slow);
  await asked.promise;
  await cancel(bought);
  supplier.cancel = away;
  gate.resolve();
  await round;
  expect(server.errors.map(String)).toEqual(['Error: The supplier is away']);
  const voided: (readonly string[])[] = [];
  supplier.cancel = async ({ numbers }) => void voided.push(numbers);
  await later();
  expect(voided).toEqual([['P-1']]);
});

test('more papers that come while the supplier is told of the first are told, too', async () => {
  const { orderId } = await ready('prints');
  const unmake = (number: string) =>
    server.db.transaction().execute((tx) => unmakeLater(tx, orderId, [number], server.clock.now));
  const voided: (readonly string[])[] = [];
  supplier.cancel = async ({ numbers }) => {
    voided.push(numbers);
    if (voided.length === 1) await unmake('P-2');
  };
  await unmake('P-1');
  await later();
  expect(voided).toEqual([['P-1'], ['P-2']]);
});

test('a part that is cancelled while the bank is asked to give another one back is given back, too', async () => {
  const bought = await issued('rooms');
  let asked = 0;
  const refund: typeof server.deps.gateway.refund = async (chargeId, amount) => {
    asked += 1;
    if (asked === 1) await cancel(bought, [1]);
    await server.deps.gateway.refund(chargeId, amount);
  };
  await cancel(bought, [0]);
  await server.runJobs({ gateway: { ...server.deps.gateway, refund } });
  await later();
  expect(await server.sandbox.verify(bought.chargeId)).toEqual({
    status: 'refunded',
    amount: euro(1.6 * EACH),
  });
  expect(server.errors).toEqual([]);
});

test('a supplier that is at work when the promise ends, or when the bank takes the money back, is told once', async () => {
  for (const isByBank of [false, true]) {
    const bought = await ready('prints');
    const chargeId = await paid(bought);
    const voided: (readonly string[])[] = [];
    supplier.cancel = async ({ numbers }) => void voided.push(numbers);
    if (isByBank) await takeBack(chargeId);
    else server.clock.now += DAY_MS;
    await later();
    expect([(await read(bought)).status, voided]).toEqual(['refunded', [[]]]);
  }
});

test('a new price is accepted by who is close to the order, and not by who only found it', async () => {
  const { orderId, browser } = await ready('walks');
  const { reference, deadlineAt, total } = await read({ browser, orderId });
  server.clock.now = deadlineAt;
  await server.runJobs();
  supplier.each = 2 * EACH;
  const finder = server.newTraveller();
  await finder.ask('POST', '/orders/find', { reference, email: CONTACT.email });
  const accepted = { acceptedTotal: euro(2 * total.amount) };
  const refused = await finder.holdAgain(orderId, accepted);
  expect([refused.statusCode, refused.json().error.code]).toEqual([403, 'step_up_required']);
  expect((await read({ browser, orderId })).total).toEqual(total);
  expectFields((await browser.holdAgain(orderId, accepted)).json<Order>(), {
    status: 'awaitingPayment',
    total: accepted.acceptedTotal,
  });
});

const voucherOf = (person: number | null) => ({ kind: 'tourVoucher', number: newNumber(), person });
const papersIn = ({ orderId }: Bought) =>
  server.db.selectFrom('paper').selectAll().where('order_id', '=', orderId).orderBy('position').execute();
/** Whether an order has such a number on a valid paper, on a void one, or not at all. */
async function stateOf(bought: Bought, { number }: Paper) {
  const paper = (await papersIn(bought)).find((one) => one.number === number);
  return paper ? (paper.cancelled_at === null ? 'valid' : 'void') : 'none';
}
async function quoteChange({ browser, orderId }: Bought, wish: object = { kind: 'move', to: randomUUID() }) {
  const answer = await browser.ask('POST', `/orders/${orderId}/changes`, { wish }, { 'idempotency-key': randomUUID() });
  expect([answer.statusCode, answer.statusCode === 201 ? '' : answer.body]).toEqual([201, '']);
  return answer.json<components['schemas']['OrderChange']>();
}
function confirm({ browser, orderId }: Bought, change: components['schemas']['OrderChange']) {
  const shown = { toPay: change.toPay.EUR, toGive: change.toGive.sum, to: 'card' };
  const path = `/orders/${orderId}/changes/${change.changeId}/confirm`;
  return browser.ask('POST', path, shown, { 'idempotency-key': randomUUID() });
}

test('a number that a change replaced does not come back as a valid paper', async () => {
  const voucher = voucherOf(null);
  supplier.whenPaid = async () => [voucher];
  const bought = await issued('walks');
  await paid(bought);
  await later();
  expect(await stateOf(bought, voucher)).toBe('valid');
  expect((await confirm(bought, await quoteChange(bought))).statusCode).toBe(200);
  await later();
  // Somebody leaves, so the order is looked at again, and the supplier tells of the same paper.
  await cancel(bought, [0]);
  await later();
  expect(await stateOf(bought, voucher)).toBe('none');
});

test('papers that come while a part is given back wait, and are added once', async () => {
  const voucher = voucherOf(null);
  const voided: string[] = [];
  const bought = await issued('walks');
  let asked = 0;
  supplier.whenPaid = async () => {
    asked += 1;
    supplier.cancel = away;
    if (asked === 1) await cancel(bought, [0]);
    return [voucher];
  };
  await paid(bought);
  await server.runJobs();
  expect([(await read(bought)).status, await stateOf(bought, voucher)]).toEqual(['cancelRequested', 'none']);
  supplier.cancel = async ({ numbers }) => void voided.push(...numbers);
  supplier.whenPaid = async () => [voucher];
  await later();
  expect([await stateOf(bought, voucher), voided.includes(voucher.number)]).toEqual(['valid', false]);
});

test('a paper for who has left is void from the start: before it is asked for, and while the supplier answers', async () => {
  for (const isBefore of [true, false]) {
    const [mine, other] = [voucherOf(0), voucherOf(1)];
    const voided: string[] = [];
    const bought = await issued('walks');
    let isFirst = !isBefore;
    supplier.whenPaid = async () => {
      if (isFirst) {
        isFirst = false;
        await cancel(bought, [0]);
      }
      return [mine, other];
    };
    if (isBefore) await cancel(bought, [0]);
    supplier.cancel = async ({ numbers }) => void voided.push(...numbers);
    await paid(bought);
    await later();
    expect([await stateOf(bought, mine), await stateOf(bought, other)]).toEqual(['void', 'valid']);
    expect(voided.filter((number) => number === mine.number || number === other.number)).toEqual([mine.number]);
    expect((await quoted(bought)).each.filter(({ person }) => person === 0)).toEqual([]);
  }
});

test('a quote of a change lapses when papers are added that it does not know', async () => {
  const voucher = voucherOf(1);
  const bought = await issued('walks');
  const change = await quoteChange(bought, { kind: 'rename', person: 1, firstName: 'Gertraud' });
  supplier.whenPaid = async () => [voucher];
  await paid(bought);
  await server.runJobs();
  const answer = await confirm(bought, change);
  expect([answer.statusCode, answer.json().error.code]).toEqual([409, 'hold_expired']);
  const ended = (await read(bought)).change;
  expect([ended?.status, await stateOf(bought, voucher)]).toEqual(['lapsed', 'valid']);
  // So the page need not say that its time had passed.
  expect(ended?.at).toBeLessThan(ended?.until ?? 0);
});

test('a supplier that is away with later papers keeps no quote open that is over, and is asked again', async () => {
  const voucher = voucherOf(null);
  const bought = await issued('walks');
  await paid(bought);
  await bought.browser.ask('POST', `${pathOf(bought)}/quote`, {});
  expect((await read(bought)).status).toBe('cancelQuoted');
  supplier.whenPaid = away;
  server.clock.now += 2 * HOUR_MS;
  await server.runJobs();
  expect((await read(bought)).status).toBe('issued');
  supplier.whenPaid = async () => [voucher];
  await later();
  expect(await stateOf(bought, voucher)).toBe('valid');
});

test('a supplier is not asked for later papers while it makes a change, and is asked afterwards', async () => {
  const voucher = voucherOf(null);
  const bought = await issued('walks');
  await paid(bought);
  const change = await quoteChange(bought);
  await server.db
    .updateTable('order_change')
    .set({ status: 'changing', begun_at: server.clock.now, due_at: server.clock.now + 30 * MINUTE_MS })
    .where('id', '=', change.changeId)
    .execute();
  let asked = 0;
  supplier.whenPaid = async () => {
    asked += 1;
    return [voucher];
  };
  await server.db.updateTable('orders').set({ work_at: server.clock.now }).where('id', '=', bought.orderId).execute();
  await later(2);
  expect([asked, await stateOf(bought, voucher)]).toEqual([0, 'none']);
  supplier.refusesChanges = true;
  await later();
  expect([(await read(bought)).change?.status, await stateOf(bought, voucher)]).toEqual(['refused', 'valid']);
});

test('money that paid nothing is told with the part that the balance gets back, also in its mail', async () => {
  const references: string[] = [];
  for (const isDifference of [true, false]) {
    const browser = server.newTraveller();
    await signIn(server.deps, browser, { balance: 20_000 });
    const bought = await issued(isDifference ? 'rooms' : 'walks', browser);
    supplier.each = EACH + 1000;
    const change = isDifference ? await quoteChange(bought) : null;
    const { due } = await read(bought);
    const total = due?.amounts.EUR ?? euro(0);
    const request = { total, cancelPackage: false, rulesAccepted: true, fromBalance: euro(1000) };
    const answer = await browser.pay(bought.orderId, request);
    const chargeId = answer.json<{ redirectUrl: string }>().redirectUrl.split('/').at(-1) ?? '';
    if (change) await browser.ask('POST', `/orders/${bought.orderId}/changes/${change.changeId}/drop`, {});
    else await cancel(bought, [0]);
    await server.sandbox.decide(chargeId, { status: 'succeeded' });
    await later();
    const { refunds = [], reference } = await read(bought);
    references.push(reference);
    expect(
      refunds.filter(({ cause }) => cause === 'unused').map(({ sum, back, paidNothing }) => [sum, back, paidNothing]),
    ).toEqual([[total, { toCard: euro(total.amount - 1000), toBalance: euro(1000) }, true]]);
    expect(await mailOf(bought, 'refund')).toContain('Its part from your balance, €10.00, is on your balance again.');
    supplier = { ...CALM };
  }
  const wrong = await wrongRefunds(server.db, server.deps);
  expect(wrong.filter(({ reference }) => references.includes(reference))).toEqual([]);
});

test('all at once costs what one after the other costs, where a rest is owed and parts have other rules', async () => {
  for (const [shares, all] of [
    [[1, 0, 0], 1500],
    [[1, 0.5, 0], 1500],
    [[1, 0.8, 0], 2000],
    [[0.8, 0.8, 0.8], 1500],
    [[0, 0, 0], 0],
  ] as const) {
    supplier = { ...CALM, shares };
    const atOnce = await issued('walks');
    const quote = await quoted(atOnce);
    expect([quote.refund, quote.lessOwed]).toEqual([euro(all), euro(0.7 * TOTAL)]);
    await cancel(atOnce);
    const inTurn = await issued('walks');
    for (const paper of [0, 1]) await cancel(inTurn, [paper]);
    await cancel(inTurn);
    const two = await issued('walks');
    await cancel(two, [0, 1]);
    await cancel(two);
    await later();
    const ended = [await read(atOnce), await read(inTurn), await read(two)];
    expect(ended.map(({ refunded, due }) => [refunded, due])).toEqual(ended.map(() => [euro(all), undefined]));
  }
});

test('a price that falls to what is paid brings the papers that come once all is paid, without waiting for the rest', async () => {
  const voucher = voucherOf(null);
  supplier.whenPaid = async () => [voucher];
  const bought = await issued('walks');
  const { productOf, config } = server.deps;
  const context = { productOf, publicUrl: config.publicUrl, now: server.clock.now };
  const lowered = await server.db.transaction().execute(async (tx) => {
    const order = await lockOrder(tx, bought.orderId);
    return lowerPrice(
      tx,
      order,
      { detail: order.detail, fares: euro(0.3 * TOTAL), why: 'The group is complete.' },
      context,
    );
  });
  expect([lowered, await stateOf(bought, voucher)]).toEqual(['lowered', 'none']);
  await server.runJobs();
  expect([(await read(bought)).due, await stateOf(bought, voucher)]).toEqual([undefined, 'valid']);
});

test('a price that falls waits for a rest that is at the bank, which then pays the order as it was sold', async () => {
  const bought = await issued('walks');
  const { productOf, config } = server.deps;
  const fall = () =>
    server.db.transaction().execute(async (tx) => {
      const order = await lockOrder(tx, bought.orderId);
      const lower = { detail: order.detail, fares: euro(0.9 * TOTAL), why: 'The group is complete.' };
      return lowerPrice(tx, order, lower, { productOf, publicUrl: config.publicUrl, now: server.clock.now });
    });
  const { due } = await read(bought);
  const request = { total: due?.amounts.EUR ?? euro(0), cancelPackage: false, rulesAccepted: true };
  const answer = await bought.browser.pay(bought.orderId, request);
  const chargeId = answer.json<{ redirectUrl: string }>().redirectUrl.split('/').at(-1) ?? '';
  expect(await fall()).toBe('later');
  await server.sandbox.decide(chargeId, { status: 'succeeded' });
  await later();
  expect([(await read(bought)).due, await fall()]).toEqual([undefined, 'lowered']);
  const { refunds = [], total } = await read(bought);
  expect([total, refunds.map(({ cause, sum }) => [cause, sum])]).toEqual([
    ...[euro(0.9 * TOTAL), [['priceFell', euro(0.1 * TOTAL)]]],
  ]);
});
