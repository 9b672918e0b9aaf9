import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { MAX_FREE_CHANGES, MAX_PAYMENT_ATTEMPTS } from '#domain/core/limits.ts';
import { euro, type Money } from '#domain/core/money.ts';
import { DAY_MS, MINUTE_MS } from '#domain/core/time.ts';
import type { components } from '#openapi/generated/types.ts';
import { changeAtSupplier } from '#server/orders/change-at-supplier.ts';
import { changesOf, confirmQuote, quoteWish } from '#server/orders/changes.ts';
import { lowerPrice } from '#server/orders/lower-price.ts';
import type { Product, ProductOf } from '#server/orders/product.ts';
import { lockOrder } from '#server/orders/read-order.ts';
import { postponeRest } from '#server/orders/reminders.ts';
import { shownOrder } from '#server/orders/shown-order.ts';
import { signIn } from '#server/testing/account.ts';
import { addDiscountCode } from '#server/testing/discount-code.ts';
import { PRINTING_MS } from '#server/testing/products/passes.ts';
import { EACH, testShop } from '#server/testing/products/shop.ts';
import { validNumbers } from '#server/testing/products/simple.ts';
import { addStay, countsOfStay, priceStay } from '#server/testing/products/stays.ts';
import { CONTACT, passenger } from '#server/testing/traveller.ts';

// What the conformance suite cannot ask of every product: names, discounts, the balance, and what happens meanwhile.

type Order = components['schemas']['Order'];
type Change = components['schemas']['OrderChange'];

const { server, passes, simpleOffer } = testShop();
const nobody = { birthDate: '', nationality: '', passportNumber: '', passportCountry: '', passportExpiry: '' };
const COUPLE = ['Hannelore', 'Waldemar'].map((firstName) => ({ ...passenger({ firstName }), ...nobody }));
let count = 0;
const next = () => {
  count += 1;
  return `changed-${count}`;
};
const key = () => ({ 'idempotency-key': `changes-test-${next()}` });
type Bought = {
  readonly browser: ReturnType<typeof server.newTraveller>;
  readonly orderId: string;
  readonly id: string;
};

beforeEach(() => {
  server.errors.length = 0;
});

const read = async ({ browser, orderId }: Bought) => (await browser.read(orderId)).json<Order>();

async function bought({ name = 'stays', browser = server.newTraveller(), percent = 0 } = {}): Promise<Bought> {
  const id = next();
  await addStay(server.db, id, COUPLE.length);
  const { orderId } = (await simpleOffer(name, id)(browser)).json<Order>();
  const one = { browser, orderId, id };
  await browser.submit(orderId, { passengers: COUPLE, ...CONTACT });
  if (percent > 0) {
    const code = 8_000_000 + count;
    await addDiscountCode(server, code, { percent, min_fares: 2 * EACH.amount });
    await browser.ask('PUT', `/orders/${orderId}/discount`, { code: String(code) });
  }
  await paid(one);
  await server.runJobs();
  server.clock.now += PRINTING_MS;
  await server.runJobs();
  expect((await read(one)).status).toBe('issued');
  return one;
}

async function paid(one: Bought): Promise<void> {
  const { due, total } = await read(one);
  const request = { total: due?.amounts.EUR ?? total, cancelPackage: false, rulesAccepted: true };
  const { redirectUrl } = (await one.browser.pay(one.orderId, request)).json<{ redirectUrl: string }>();
  await server.sandbox.decide(redirectUrl.split('/').at(-1) ?? '', { status: 'succeeded' });
}

/** A wish to move to another stay for this price per person. */
async function moveTo(each: number) {
  const to = next();
  await addStay(server.db, to, COUPLE.length);
  priceStay(to, euro(each));
  passes.price(to, euro(each));
  return { kind: 'move', to };
}
const ask = ({ browser, orderId }: Bought, wish: object) =>
  browser.ask('POST', `/orders/${orderId}/changes`, { wish }, key());
const confirm = ({ browser, orderId }: Bought, { changeId, toPay, toGive }: Change, to = 'card') => {
  const shown = { toPay: toPay.EUR, toGive: toGive.sum, to };
  return browser.ask('POST', `/orders/${orderId}/changes/${changeId}/confirm`, shown, key());
};
const rowOf = ({ orderId }: Bought) =>
  server.db.selectFrom('order_change').selectAll().where('order_id', '=', orderId).executeTakeFirstOrThrow();
const numbersOf = async ({ browser, orderId }: Bought) =>
  (await browser.documents(orderId)).json<components['schemas']['Documents']>().papers.map(({ number }) => number);

test('another name is on the paper of its holder, whose number changes, and is kept nowhere else', async () => {
  const one = await bought();
  const [first, second] = await numbersOf(one);
  const change = (await ask(one, { kind: 'rename', person: 1, firstName: 'Waldemarr' })).json<Change>();
  expect(change.people).toEqual([{ position: 1, title: 'MS', firstName: 'Waldemarr', lastName: 'Muster' }]);
  expect((await confirm(one, change)).statusCode).toBe(200);
  const { passengers } = await read(one);
  expect(passengers.map(({ firstName }) => firstName)).toEqual(['Hannelore', 'Waldemarr']);
  const [kept, replaced] = await numbersOf(one);
  expect([kept, replaced === second]).toEqual([first, false]);
  expect((await rowOf(one)).numbers).toEqual([second]);
  expect((await rowOf(one)).people).toEqual([]);
  const answers = await server.db
    .selectFrom('idempotency')
    .select('answer')
    .where('operation', '=', 'quoteChange')
    .execute();
  expect(JSON.stringify(answers)).not.toContain('Waldemarr');
});

test('what a wish lacks is told by its field, and the order has no change', async () => {
  const one = await bought();
  for (const [wish, field] of [
    [{ kind: 'rename', person: 0, firstName: ' ' }, 'firstName'],
    [{ kind: 'rename', person: 7, firstName: 'Anna' }, 'person'],
    [{ kind: 'move', to: one.id }, 'to'],
  ] as const) {
    const answer = await ask(one, wish);
    expect([answer.statusCode, answer.json().error.fields]).toEqual([422, { [field]: 'invalid' }]);
  }
  const full = next();
  await addStay(server.db, full, 1);
  const answer = await ask(one, { kind: 'move', to: full });
  expect([answer.statusCode, answer.json().error.code]).toEqual([409, 'sold_out']);
  expect((await read(one)).change).toBeUndefined();
});

const LONG = 'A'.repeat(201);

test.each([
  [
    '/changes',
    { wish: { kind: 'guest', position: 0, title: 'MS', firstName: LONG, lastName: 'Muster' } },
    ['firstName'],
  ],
  ['/changes', { wish: { kind: 'name', person: 0, firstName: 'Anna', lastName: LONG } }, ['lastName']],
  [
    '/passengers',
    { ...CONTACT, passengers: [passenger(), passenger({ firstName: LONG })] },
    ['passengers.1.firstName'],
  ],
])('a name that is longer than the contract admits is told by its field: %s %#', async (path, body, fields) => {
  const browser = server.newTraveller();
  const method = path === '/changes' ? 'POST' : 'PUT';
  const answer = await browser.ask(method, `/orders/${randomUUID()}${path}`, body, key());
  expect([answer.statusCode, answer.json().error.code, answer.json().error.fields]).toEqual([
    422,
    'invalid_details',
    Object.fromEntries(fields.map((field) => [field, 'too_long'])),
  ]);
});

test('who only found the order learns no name that is not on its papers yet', async () => {
  const one = await bought();
  const change = (await ask(one, { kind: 'rename', person: 1, firstName: 'Wilhelm' })).json<Change>();
  const { reference } = await read(one);
  const finder = server.newTraveller();
  await finder.ask('POST', '/orders/find', { reference, email: CONTACT.email });
  const found = await finder.read(one.orderId);
  expect(found.json<Order>().change?.people).toEqual([]);
  expect(found.body).not.toContain('Wilhelm');
  expect((await read(one)).change?.people).toEqual(change.people);
  await confirm(one, change);
  expect((await finder.read(one.orderId)).body).toContain('Wilhelm');
});

test('a price that falls before the papers are there waits for them, and ends with the order', async () => {
  const id = next();
  const browser = server.newTraveller();
  const { orderId } = (await simpleOffer('passes', id)(browser)).json<Order>();
  const one = { browser, orderId, id };
  await browser.submit(orderId, { passengers: COUPLE, ...CONTACT });
  const fall = () =>
    server.db.transaction().execute(async (tx) => {
      const order = await lockOrder(tx, orderId);
      const lower = { detail: order.detail, fares: euro(order.fares - 100), why: 'It costs less now.' };
      const { productOf, config } = server.deps;
      return lowerPrice(tx, order, lower, { productOf, publicUrl: config.publicUrl, now: server.clock.now });
    });
  const said = [await fall()];
  await paid(one);
  said.push(await fall());
  await server.runJobs();
  expect((await read(one)).status).toBe('issuing');
  said.push(await fall());
  server.clock.now += PRINTING_MS;
  await server.runJobs();
  said.push(await fall());
  const { refund } = (await browser.ask('GET', `/orders/${orderId}/cancellation`)).json();
  await browser.ask('POST', `/orders/${orderId}/cancellation`, { refund, to: 'card' }, key());
  await server.runJobs();
  said.push(await fall());
  expect(said).toEqual(['no', 'later', 'later', 'lowered', 'no']);
});

/** The attempt at the rest was given up; its money comes while the supplier makes a change. */
test.each([
  ['more', 6000],
  ['less', 4000],
] as const)(
  'the rest that comes late while a change for %s is made pays it, and the change gives its own back',
  async (_, each) => {
    const one = await bought({ name: 'passes' });
    const before = await read(one);
    const owed = before.due?.amounts.EUR ?? euro(0);
    const request = { total: owed, cancelPackage: false, rulesAccepted: true };
    const { redirectUrl } = (await one.browser.pay(one.orderId, request)).json<{ redirectUrl: string }>();
    await one.browser.leave(one.orderId);
    const change = (await ask(one, await moveTo(each))).json<Change>();
    if (change.toPay.EUR.amount > 0) await paid(one);
    else {
      const shown = { toPay: change.toPay.EUR, toGive: change.toGive.sum, to: 'card' } as const;
      await server.db.transaction().execute(async (tx) => {
        const row = await tx
          .selectFrom('order_change')
          .selectAll()
          .where('id', '=', change.changeId)
          .executeTakeFirstOrThrow();
        const order = await lockOrder(tx, one.orderId);
        const product = server.deps.productOf(order.product);
        await confirmQuote(tx, order, row, shown, { product, now: server.clock.now - MINUTE_MS });
      });
    }
    expect((await read(one)).change?.status).toBe('changing');
    await server.sandbox.decide(redirectUrl.split('/').at(-1) ?? '', { status: 'succeeded' });
    await server.runJobs();
    await server.runJobs();
    const after = await read(one);
    expect([after.change?.status, after.due, after.total]).toEqual(['done', undefined, change.newTotal]);
    const quote = (await one.browser.ask('GET', `/orders/${one.orderId}/cancellation`)).json();
    expect(quote.paid).toEqual(change.newTotal);
    expect(server.errors).toEqual([]);
  },
);

test('a code takes the same percentage off the difference, also below its minimum', async () => {
  const one = await bought({ percent: 10 });
  const more = (await ask(one, await moveTo(6000))).json<Change>();
  expect([more.oldTotal, more.newTotal, more.toPay.EUR]).toEqual([euro(9000), euro(10_800), euro(1800)]);
  const less = (await ask(one, await moveTo(4000))).json<Change>();
  expect([less.newTotal, less.toGive.sum]).toEqual([euro(7200), euro(1800)]);
  await confirm(one, less);
  const { total, discount } = await read(one);
  expect([total, discount?.percent, discount?.amount]).toEqual([euro(7200), 10, euro(800)]);
});

test('the balance pays a difference at once, and has back what a change gives, after a code', async () => {
  const browser = server.newTraveller();
  const { accountId } = await signIn(server.deps, browser, { balance: 5000 });
  const one = await bought({ browser });
  await signIn(server.deps, browser, { accountId });
  const more = (await ask(one, await moveTo(5500))).json<Change>();
  const request = { total: more.toPay.EUR, cancelPackage: false, rulesAccepted: true, fromBalance: more.toPay.EUR };
  expect((await browser.pay(one.orderId, request)).json()).toMatchObject({ redirectUrl: null });
  await server.runJobs();
  const less = (await ask(one, await moveTo(5000))).json<Change>();
  expect((await confirm(one, less, 'balance')).json().error.code).toBe('step_up_required');
  const session = server.db.updateTable('session').where('account_id', '=', accountId);
  await session.set({ stepped_up_until: server.clock.now + 1 }).execute();
  expect((await confirm(one, less, 'balance')).statusCode).toBe(200);
  const lines = server.db.selectFrom('ledger').select(['kind', 'amount']).where('account_id', '=', accountId);
  expect(await lines.orderBy('id').execute()).toEqual([
    { kind: 'topUp', amount: 5000 },
    { kind: 'payment', amount: 1000 },
    { kind: 'changed', amount: 1000 },
  ]);
});

test('a price that falls ends an open quote, and waits while a change is made', async () => {
  const one = await bought();
  const fall = () =>
    server.db.transaction().execute(async (tx) => {
      const order = await lockOrder(tx, one.orderId);
      const lower = { detail: order.detail, fares: euro(order.fares - 100), why: 'It costs less now.' };
      const { productOf, config } = server.deps;
      return lowerPrice(tx, order, lower, { productOf, publicUrl: config.publicUrl, now: server.clock.now });
    });
  const wish = await moveTo(6000);
  const change = (await ask(one, wish)).json<Change>();
  expect(await fall()).toBe('lowered');
  expect([(await read(one)).change?.status, await countsOfStay(server.db, wish.to)]).toEqual([
    'lapsed',
    { held: 0, sold: 0 },
  ]);
  expect((await confirm(one, change)).json().error.code).toBe('hold_expired');
  await ask(one, await moveTo(6000));
  await paid(one);
  expect([(await read(one)).change?.status, await fall()]).toEqual(['changing', 'later']);
});

test('a quote is over when the supplier has changed the order meanwhile', async () => {
  const one = await bought();
  const change = (await ask(one, await moveTo(5000))).json<Change>();
  const row = server.db.selectFrom('orders').select('detail').where('id', '=', one.orderId);
  const { detail } = await row.executeTakeFirstOrThrow();
  const moved = JSON.stringify({ ...(detail as object), title: 'Another hour' });
  await server.db.updateTable('orders').set({ detail: moved }).where('id', '=', one.orderId).execute();
  expect((await confirm(one, change)).json().error.code).toBe('hold_expired');
  expect((await read(one)).summary.title).toBe('Another hour');
});

const silent = {
  productOf: (name: string) => {
    const product = server.deps.productOf(name);
    const issue = () => Promise.reject(new Error('The supplier is away'));
    return product.changes ? { ...product, changes: { ...product.changes, issue } } : product;
  },
};

test('a supplier that does not answer has a quarter of an hour, and then the change is not made', async () => {
  const one = await bought();
  await ask(one, await moveTo(6000));
  await paid(one);
  await server.runJobs(silent);
  expect((await read(one)).change?.status).toBe('changing');
  server.clock.now += 15 * 60_000;
  await server.runJobs(silent);
  expectEnded(await read(one));
});

const expectEnded = ({ change, total }: Order) =>
  expect([change?.status, total]).toEqual(['refused', euro(2 * EACH.amount)]);

async function remindersOf({ orderId }: Bought): Promise<string[]> {
  const mails = server.db.selectFrom('outbox').select('body_text').where('order_id', '=', orderId);
  return (await mails.where('kind', '=', 'reminder').execute()).map(({ body_text }) => body_text);
}

test('a rest is reminded of at the moments that its product names, once each, and may be due later only', async () => {
  const one = await bought({ name: 'passes' });
  const dueAt = (await read(one)).due?.dueAt ?? 0;
  const reminders = async () => {
    await server.runJobs();
    await server.runJobs();
    return remindersOf(one);
  };
  server.clock.now = dueAt - 5 * DAY_MS - 1;
  expect(await reminders()).toEqual([]);
  server.clock.now += 1;
  expect(await reminders()).toEqual([expect.stringContaining('€70.00 of your order is still to be paid')]);
  const lock = server.db.transaction();
  await lock.execute(async (tx) =>
    postponeRest(tx, await lockOrder(tx, one.orderId), dueAt + DAY_MS, server.clock.now),
  );
  // Of the new moment it is reminded anew.
  server.clock.now = dueAt - DAY_MS;
  expect(await reminders()).toHaveLength(2);
  server.clock.now = dueAt;
  expect(await reminders()).toHaveLength(3);
  expect((await read(one)).due?.dueAt).toBe(dueAt + DAY_MS);
  const earlier = server.db.transaction().execute(async (tx) => {
    await postponeRest(tx, await lockOrder(tx, one.orderId), dueAt, server.clock.now);
  });
  await expect(earlier).rejects.toThrow('only moves later');
  await paid(one);
  server.clock.now = dueAt + DAY_MS;
  expect([await reminders(), (await read(one)).status]).toEqual([expect.any(Array), 'issued']);
});

test('a rest is reminded of with its own sum, also when a difference was paid and its change is being made', async () => {
  const one = await bought({ name: 'passes' });
  server.clock.now = ((await read(one)).due?.dueAt ?? 0) - 5 * DAY_MS;
  await ask(one, await moveTo(6000));
  await paid(one);
  await server.runJobs(silent);
  expect(await remindersOf(one)).toEqual([]);
  server.clock.now += MINUTE_MS;
  await server.runJobs();
  server.clock.now += MINUTE_MS;
  await server.runJobs();
  expect(await remindersOf(one)).toEqual([expect.stringContaining('€70.00 of your order is still to be paid')]);
});

test('an order is read with its change as both were at one moment', async () => {
  const one = await bought();
  await ask(one, await moveTo(6000));
  const { visitor, version } = await server.db
    .selectFrom('orders')
    .select(['owner as visitor', 'version'])
    .where('id', '=', one.orderId)
    .executeTakeFirstOrThrow();
  let writing: Promise<unknown> | undefined;
  /** Another request changes both as soon as the row of the order is read. */
  const write = () =>
    server.db.transaction().execute(async (tx) => {
      await tx
        .updateTable('orders')
        .set({ version: version + 1 })
        .where('id', '=', one.orderId)
        .execute();
      const done = { status: 'done', ended_at: server.clock.now } as const;
      await tx.updateTable('order_change').set(done).where('order_id', '=', one.orderId).execute();
    });
  const productOf: typeof server.deps.productOf = (name) => {
    const product = server.deps.productOf(name);
    return {
      ...product,
      view: (...args) => {
        writing ??= write();
        return product.view(...args);
      },
    };
  };
  const shown = async (deps: Parameters<typeof shownOrder>[0]) => {
    const order = await shownOrder(deps, one.orderId, { visitor, accountId: null }, server.clock.now);
    return [order.version, order.change?.status];
  };
  expect(await shown({ ...server.deps, productOf })).toEqual([version, 'quoted']);
  await writing;
  expect(await shown(server.deps)).toEqual([version + 1, 'done']);
});

/** A product whose own side dies while it is written, whose supplier does not answer, or is asked by two processes. */
const changedBy = (part: Partial<NonNullable<Product['changes']>>): ProductOf => {
  return (name) => {
    const product = server.deps.productOf(name);
    return product.changes ? { ...product, changes: { ...product.changes, ...part } } : product;
  };
};
const dies = () => Promise.reject(new Error('The process died'));
const later = async (productOf = server.deps.productOf) => {
  server.clock.now += 20 * 60_000;
  await server.runJobs({ productOf });
  await server.runJobs();
};

async function paidAndCrashed() {
  const one = await bought();
  validNumbers.clear();
  for (const number of await numbersOf(one)) validNumbers.add(number);
  await ask(one, await moveTo(6000));
  await paid(one);
  await server.runJobs({ productOf: changedBy({ take: dies }) });
  expect((await read(one)).change?.status).toBe('changing');
  return one;
}

test('what the supplier issued for a change is voided when the bank takes the difference back before our side is written', async () => {
  const one = await paidAndCrashed();
  const charge = server.db.selectFrom('payment').select(['charge_id', 'amount', 'currency']);
  const { charge_id, ...amount } = await charge
    .where('order_id', '=', one.orderId)
    .where('purpose', '=', 'difference')
    .executeTakeFirstOrThrow();
  const old = await numbersOf(one);
  await server.sandbox.refund(charge_id, amount);
  await later();
  expect([(await read(one)).change?.status, await numbersOf(one)]).toEqual(['refused', old]);
  expect(validNumbers).toEqual(new Set(old));
});

test('a change that the supplier made is written after a crash, also when it says nothing more or would refuse', async () => {
  for (const issue of [dies, async () => 'refused' as const]) {
    const one = await paidAndCrashed();
    const old = await numbersOf(one);
    await later(changedBy({ issue }));
    expect((await read(one)).change?.status).toBe('done');
    const now = await numbersOf(one);
    expect(now.filter((number) => old.includes(number))).toEqual([]);
    expect(validNumbers).toEqual(new Set(now));
  }
});

test('two processes that ask the supplier at once leave the numbers of one, and void those of the other', async () => {
  const one = await bought();
  validNumbers.clear();
  const { changeId } = (await ask(one, await moveTo(6000))).json<Change>();
  await paid(one);
  const { db } = server;
  const { config, now, productOf } = server.deps;
  const slow = changedBy({
    issue: async (...args) => {
      await changeAtSupplier(db, changeId, { config, now, productOf });
      return changesOf(productOf('stays')).issue(...args);
    },
  });
  await changeAtSupplier(db, changeId, { config, now, productOf: slow });
  await server.runJobs();
  expect((await read(one)).change?.status).toBe('done');
  expect(validNumbers).toEqual(new Set(await numbersOf(one)));
});

test('an open quote counts with what its browser holds; a name does not, and what was dropped counts no more', async () => {
  const browser = server.newTraveller();
  const [first, second] = [await bought({ browser }), await bought({ browser })];
  const product = server.deps.productOf('stays');
  const unitsOf = sql<number>`(detail ->> 'people')::int`;
  const holdLimits = { product: 'stays', unitsOf, most: COUPLE.length, mostPerIp: 100, message: 'Too many' };
  const quote = async ({ orderId }: Bought, wish: { readonly kind: string }) =>
    server.db.transaction().execute(async (tx) => {
      const limited = { ...product, stock: { ...product.stock, holdLimits } };
      const config = { ...server.deps.config, rateLimitFactor: 1 };
      const asked = { product: limited, now: server.clock.now, ip: '192.0.2.1', visitor: null, config };
      return quoteWish(tx, await lockOrder(tx, orderId), wish as never, asked);
    });
  const changeId = await quote(first, await moveTo(5000));
  await expect(quote(second, await moveTo(5000))).rejects.toMatchObject({ status: 429 });
  await quote(second, { kind: 'rename', person: 0, firstName: 'Rosa' } as never);
  await browser.ask('POST', `/orders/${first.orderId}/changes/${changeId}/drop`);
  await quote(second, await moveTo(5000));
});

test('an order is changed for nothing ten times in 24 hours; what changes nothing is refused', async () => {
  const one = await bought();
  const rename = (name: string) => ask(one, { kind: 'rename', person: 0, firstName: name });
  const same = await rename('Hannelore');
  expect([same.statusCode, same.json().error.fields]).toEqual([422, { kind: 'nothing_changed' }]);
  for (let index = 0; index < MAX_FREE_CHANGES; index += 1) {
    server.clock.now += 60_000;
    expect((await confirm(one, (await rename(`Name ${'ABCDEFGHIJ'[index]}`)).json<Change>())).statusCode).toBe(200);
  }
  const refused = await rename('Once more');
  const waits = 24 * 3600 - (MAX_FREE_CHANGES - 1) * 60;
  expect([refused.statusCode, refused.json().error.retryAfterSeconds]).toEqual([429, waits]);
  expect((await ask(one, await moveTo(6000))).statusCode).toBe(201);
  server.clock.now += waits * 1000;
  expect((await rename('Once more')).statusCode).toBe(201);
});

test('the tries at the difference count over all quotes of a day', async () => {
  const one = await bought();
  const tryOnce = async () => {
    const { due } = await read(one);
    const request = { total: due?.amounts.EUR as Money, cancelPackage: false, rulesAccepted: true };
    const answer = await one.browser.pay(one.orderId, request);
    const url = answer.statusCode === 201 ? answer.json<{ redirectUrl: string }>().redirectUrl : '';
    if (url) await server.sandbox.decide(url.split('/').at(-1) ?? '', { status: 'declined', reason: 'do_not_honour' });
    return answer.statusCode;
  };
  for (let tried = 0; tried < MAX_PAYMENT_ATTEMPTS; tried += 1) {
    await ask(one, await moveTo(6000));
    expect(await tryOnce()).toBe(201);
  }
  await ask(one, await moveTo(6000));
  expect(await tryOnce()).toBe(409);
  server.clock.now += DAY_MS;
  await ask(one, await moveTo(6000));
  expect(await tryOnce()).toBe(201);
});

test('a quote whose time is over lapses as soon as its difference is left at the bank; what is paid then makes no change', async () => {
  const one = await bought();
  const before = await read(one);
  const { toPay } = (await ask(one, await moveTo(6000))).json<Change>();
  const request = { total: toPay.EUR, cancelPackage: false, rulesAccepted: true };
  const { redirectUrl } = (await one.browser.pay(one.orderId, request)).json<{ redirectUrl: string }>();
  const { now } = server.clock;
  server.clock.now += 10 * MINUTE_MS;
  await one.browser.leave(one.orderId);
  expect((await read(one)).change?.status).toBe('lapsed');
  await server.sandbox.decide(redirectUrl.split('/').at(-1) ?? '', { status: 'succeeded' });
  await server.runJobs();
  const after = await read(one);
  expect([after.change?.status, after.total]).toEqual(['lapsed', before.total]);
  server.clock.now = now;
});
