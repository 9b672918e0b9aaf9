import { expect, test, vi } from 'vitest';
import { rialsFor } from '#domain/card/load.ts';
import { euro } from '#domain/core/money.ts';
import { RATES } from '#domain/core/rates.ts';
import { expectFields } from '#domain/core/testing/expect-fields.ts';
import { addDays, DAY_MS, dayOf, MINUTE_MS } from '#domain/core/time.ts';
import { forgetCorrections } from '#server/facts/current.ts';
import { booksOf, wrongCards } from '#server/products/card/testing/card-check.ts';
import {
  act,
  activeCard,
  askCode,
  type CardOrder,
  holdLoad,
  mailedCode,
  newKey,
  pass,
  payFromBalance,
  pinOf,
  placedCard,
  readCard,
  richTraveller,
  somebody,
  spend,
  staySignedIn,
} from '#server/products/card/testing/cards.ts';
import { sendPaper } from '#server/products/card/testing/pictures.ts';
import { quoteFor, wishFor } from '#server/products/card/testing/wishes.ts';
import { signIn } from '#server/testing/account.ts';
import { bookingApp } from '#server/testing/booking-app.ts';
import { addDiscountCode } from '#server/testing/discount-code.ts';
import { wrongBooks } from '#server/testing/ledger-check.ts';
import { CONTACT } from '#server/testing/traveller.ts';

vi.setConfig({ testTimeout: 60_000 });

const server = bookingApp();
const arrival = () => addDays(dayOf(server.clock.now), 30);
const codeOf = (answer: { statusCode: number; json(): { error?: { code: string } } }) => [
  answer.statusCode,
  answer.json().error?.code,
];
/** €300.00 less 7 % at the built-in rate. */
const LOADED = rialsFor(euro(279_00), RATES);

test('a rate is held for ten minutes from the first look, and the same quote comes back until then', async () => {
  const browser = server.newTraveller();
  const read = async (quote = '') =>
    (await browser.ask('GET', `/card/quotes${quote && `?quote=${encodeURIComponent(quote)}`}`)).json();
  const first = await read();
  expect([first.until - first.from, first.rates.EUR]).toEqual([10 * MINUTE_MS, RATES.rials.EUR]);
  server.clock.now += 9 * MINUTE_MS;
  expect((await read(first.quote)).until).toBe(first.until);
  server.clock.now += MINUTE_MS;
  expect((await read(first.quote)).from).toBe(server.clock.now);
  const forged = first.quote.replace(String(RATES.rials.EUR), String(RATES.rials.EUR * 2));
  const later = await read();
  for (const quote of [first.quote, forged, later.quote.slice(0, -1)]) {
    const held = await browser.ask('POST', '/card/holds', wishFor(quote, arrival()), newKey());
    expect(codeOf(held)).toEqual([409, 'offer_expired']);
  }
});

test('what cannot be sold is told by field', async () => {
  const browser = server.newTraveller();
  const quote = await quoteFor(browser.ask);
  const fieldsOf = async (change: object) =>
    (await browser.ask('POST', '/card/holds', { ...wishFor(quote, arrival()), ...change }, newKey())).json().error
      ?.fields;
  const load = (amount: number) => ({ load: { amount, currency: 'EUR' } });
  const { most } = (await browser.ask('GET', '/card/quotes')).json();
  expect(await fieldsOf(load(49_99))).toEqual({ load: 'load_too_little' });
  expect(await fieldsOf(load(most.EUR.amount + 1))).toEqual({ load: 'load_too_much' });
  expect(await fieldsOf(load(most.EUR.amount))).toBeUndefined();
  expect(await fieldsOf({ arrival: addDays(dayOf(server.clock.now), -1) })).toEqual({ arrival: 'date_in_past' });
  expect(await fieldsOf({ arrival: addDays(dayOf(server.clock.now), 301) })).toEqual({ arrival: 'arrival_too_far' });
  expect(await fieldsOf({ delivery: { to: 'hotel', hotel: ' ', city: 'Tehran' } })).toEqual({
    delivery: 'place_unknown',
  });
});

test('a guest begins, and is told to sign in before the holder is told; then it is in the account', async () => {
  const browser = server.newTraveller();
  const held = await browser.ask('POST', '/card/holds', wishFor(await quoteFor(browser.ask), arrival()), newKey());
  const { orderId } = held.json<CardOrder>();
  await sendPaper(browser.ask, orderId);
  const details = { passengers: [somebody()], ...CONTACT };
  expect(codeOf(await browser.submit(orderId, details))).toEqual([401, 'login_required']);
  await signIn(server.deps, browser);
  const placed = await browser.submit(orderId, details);
  expect([placed.statusCode, placed.json().status, placed.json().isInAccount]).toEqual([200, 'awaitingPayment', true]);
});

test('the holder is one, of age, without another card, and shows a passport', async () => {
  const other = await richTraveller(server);
  const quote = await quoteFor(other.browser.ask);
  const held = await other.browser.ask('POST', '/card/holds', wishFor(quote, arrival()), newKey());
  const id = held.json<CardOrder>().orderId;
  const fieldsOf = async (...people: ReturnType<typeof somebody>[]) =>
    (await other.browser.submit(id, { passengers: people, ...CONTACT })).json().error?.fields;
  const seventeen = addDays(dayOf(server.clock.now), 1).replace(/^\d{4}/, (year) => String(Number(year) - 18));
  expect(await fieldsOf(somebody(), somebody())).toMatchObject({ passengers: 'one_holder' });
  expect(await fieldsOf(somebody({ birthDate: seventeen }))).toEqual({
    'passengers.0.birthDate': 'holder_too_young',
    scan: 'scan_needed',
  });
  await sendPaper(other.browser.ask, id);
  const known = somebody();
  expect(await fieldsOf(known)).toBeUndefined();
});

test('one card a person, over all accounts: the second that is paid comes back whole', async () => {
  const person = somebody();
  const [first, second] = [await richTraveller(server), await richTraveller(server)];
  const orders = [
    await placedCard(server, first.browser, { person }),
    await placedCard(server, second.browser, { person }),
  ] as const;
  await payFromBalance(server, first.browser, orders[0]);
  await payFromBalance(server, second.browser, orders[1]);
  await server.runJobs();
  const after = (await second.browser.read(orders[1].orderId)).json<CardOrder>();
  expectFields(after, { status: 'refunded', refunded: orders[1].total });
  const third = await richTraveller(server);
  await expect(placedCard(server, third.browser, { person })).rejects.toThrow('has_card');
});

test('the quote that was paid counts; one that ended is told with old and new, and the euros stay', async () => {
  const { browser } = await richTraveller(server);
  const order = await placedCard(server, browser);
  server.clock.now = order.deadlineAt;
  await server.runJobs();
  await rateIs({ EUR: 3_300_000, USD: 2_900_000 });
  const again = (await browser.holdAgain(order.orderId)).json<CardOrder>();
  expectFields(again, { status: 'awaitingPayment', total: order.total });
  const { load, loadBefore } = again.item;
  expect([load?.amount, load?.rate, load?.rials]).toEqual([euro(300_00), 3_300_000, 279 * 3_300_000]);
  expect(loadBefore).toEqual(order.item.load);
  expect(again.deadlineAt - server.clock.now).toBe(10 * MINUTE_MS);
  await rateIs({ EUR: 2_000_000, USD: 1_800_000 });
  await payFromBalance(server, browser, again);
  await pass(server, 1);
  expect((await readCard(browser, order.orderId)).balance).toBe(279 * 3_300_000);
  await rateIs(null);
});

/** From now on; null: as it was built in. */
async function rateIs(rials: typeof RATES.rials | null) {
  const { db } = server;
  await db.deleteFrom('fact_correction').where('id', '=', 'rate').execute();
  if (rials) {
    const content = JSON.stringify({ asOf: '2026-11-20', lookedAt: '2026-11-20', value: rials });
    await db.insertInto('fact_correction').values({ id: 'rate', content, imported_at: server.clock.now }).execute();
  }
  forgetCorrections(db);
}

test('a card from its payment to its first payment, and the books of it', async () => {
  const { browser } = await richTraveller(server);
  const order = await placedCard(server, browser);
  const { orderId } = order;
  expect((await browser.ask('GET', `/card/cards/${orderId}`)).statusCode).toBe(404);
  await payFromBalance(server, browser, order);
  const stages = [(await browser.read(orderId)).json<CardOrder>().stage];
  expect(await readCard(browser, orderId)).toMatchObject({ state: 'waiting', balance: 0, allowed: [] });
  for (let step = 0; step < 4; step += 1) {
    await pass(server, 1);
    stages.push((await browser.read(orderId)).json<CardOrder>().stage);
  }
  expect(stages).toEqual(['identityCheck', null, 'producing', 'outForDelivery', 'delivered']);
  expect(await readCard(browser, orderId)).toMatchObject({ state: 'activating', balance: LOADED });
  expect((await spend(server, browser, orderId, 1000)).json()).toMatchObject({ declined: 'not_active' });
  expect((await act(server, browser, orderId, 'activate')).statusCode).toBe(200);
  const pin = (await act(server, browser, orderId, 'pin')).json();
  expect([pin.pin, pin.hideAt - pin.serverNow]).toEqual([await pinOf(server, orderId), 10_000]);
  const paid = (await spend(server, browser, orderId, 50_000_000)).json();
  expect(paid).toMatchObject({ declined: null, balance: LOADED - 50_000_000 });
  const { lines } = (await browser.ask('GET', `/card/cards/${orderId}/lines`)).json();
  expect(lines.map(({ what, rials, balance }: Record<string, unknown>) => [what, rials, balance])).toEqual([
    ['shop', -50_000_000, LOADED - 50_000_000],
    ['load', LOADED, LOADED],
  ]);
  expect(lines[1]).toMatchObject({ amount: euro(300_00), fee: euro(21_00), rate: RATES.rials.EUR });
  const file = await browser.ask('GET', `/card/cards/${orderId}/statement`);
  expect(
    file.body
      .split('\r\n')
      .slice(1, 3)
      .map((line) => line.split(',').slice(4, 7)),
  ).toEqual([
    ['Load', String(LOADED), String(LOADED)],
    ['Shop', '-50000000', String(LOADED - 50_000_000)],
  ]);
  expect(await wrongCards(server.db)).toEqual([]);
});

test('a code is good once, for its act, in its sign-in, for two minutes', async () => {
  const { browser, orderId, accountId } = await activeCard(server);
  const other = server.newTraveller();
  await signIn(server.deps, other, { accountId });
  const ask = (name: 'pin' | 'replace') => askCode(server, browser, orderId, name);
  const pin = (code: string, who = browser) => who.ask('POST', `/card/cards/${orderId}/pin`, { code });
  expect((await ask('pin')).statusCode).toBe(200);
  const code = await mailedCode(server, orderId);
  expect(codeOf(await browser.ask('POST', `/card/cards/${orderId}/replacement`, { code }))).toEqual([
    422,
    'code_wrong',
  ]);
  expect(codeOf(await pin(code, other))).toEqual([422, 'code_elsewhere']);
  expect((await pin(code)).statusCode).toBe(200);
  expect(codeOf(await pin(code))).toEqual([422, 'code_wrong']);
  await ask('pin');
  const late = await mailedCode(server, orderId);
  server.clock.now += 120_000;
  expect(codeOf(await pin(late))).toEqual([422, 'code_wrong']);
  await ask('pin');
  const before = await mailedCode(server, orderId);
  await ask('replace');
  expect(codeOf(await pin(before))).toEqual([422, 'code_wrong']);
});

test('blocked at once without a code, by who is signed in to it alone; unblocked with one', async () => {
  const { browser, orderId } = await activeCard(server);
  const stranger = await richTraveller(server);
  expect((await stranger.browser.ask('POST', `/card/cards/${orderId}/block`)).statusCode).toBe(404);
  const block = () => browser.ask('POST', `/card/cards/${orderId}/block`);
  expect((await block()).json()).toMatchObject({ state: 'blocked', blockedBy: 'owner' });
  expect((await block()).statusCode).toBe(200);
  expect((await spend(server, browser, orderId, 1000)).json()).toMatchObject({ declined: 'not_active' });
  expect(codeOf(await holdLoad(browser, orderId, 100_00))).toEqual([409, 'not_allowed']);
  expect((await act(server, browser, orderId, 'unblock')).json()).toMatchObject({ state: 'active', blockedBy: null });
  const mails = server.db.selectFrom('outbox').select('subject').where('order_id', '=', orderId);
  const told = (await mails.where('subject', 'like', 'Your travel card is blocked%').execute()).length;
  expect(told).toBe(1);
});

test('three wrong PINs one after the other block it; a right one between begins anew', async () => {
  const { browser, orderId } = await activeCard(server);
  const right = await pinOf(server, orderId);
  const wrong = right === '0000' ? '0001' : '0000';
  const pay = async (pin: string) =>
    (
      await browser.ask(
        'POST',
        '/card/terminal/payments',
        { cardOrderId: orderId, place: 'shop', rials: 1000, pin },
        newKey(),
      )
    ).json().declined;
  expect([await pay(wrong), await pay(wrong), await pay(right)]).toEqual(['wrong_pin', 'wrong_pin', null]);
  expect([await pay(wrong), await pay(wrong), await pay(wrong), await pay(right)]).toEqual([
    ...['wrong_pin', 'wrong_pin', 'wrong_pin'],
    'not_active',
  ]);
  expect(await readCard(browser, orderId)).toMatchObject({ state: 'blocked', blockedBy: 'pin' });
});

test('replaced free once in a year, then for the price of a card; the balance and what comes back later stay its own', async () => {
  const { browser, orderId } = await activeCard(server);
  const { paymentId } = (await spend(server, browser, orderId, 9_000_000)).json();
  const before = await pinOf(server, orderId);
  expect((await act(server, browser, orderId, 'replace')).json()).toMatchObject({ state: 'replacing', plastic: 1 });
  await expect(pinOf(server, orderId)).rejects.toThrow('no PIN');
  const reversed = await browser.ask('POST', `/card/terminal/payments/${paymentId}/reversal`);
  expect(reversed.json()).toMatchObject({ balance: LOADED });
  await pass(server, 1);
  expect(await readCard(browser, orderId)).toMatchObject({ state: 'active', plastic: 2, balance: LOADED });
  expect(typeof before).toBe('string');
  expect(codeOf(await act(server, browser, orderId, 'replace'))).toEqual([409, 'not_allowed']);
  const wish = { kind: 'replacement', cardOrderId: orderId };
  const held = await browser.ask('POST', '/card/holds', wish, newKey());
  const paid = held.json<CardOrder>();
  expectFields(paid, { status: 'awaitingPayment', total: euro(20_00) });
  await payFromBalance(server, browser, paid);
  expect((await browser.read(paid.orderId)).json<CardOrder>().status).toBe('issued');
  expect(await readCard(browser, orderId)).toMatchObject({ state: 'replacing' });
  await pass(server, 1);
  expect(await readCard(browser, orderId)).toMatchObject({ state: 'active', plastic: 3, balance: LOADED });
});

test('a load is an order of its own; two at once do not fill the card above its limit', async () => {
  const { browser, orderId } = await activeCard(server);
  const { mostLoad } = await readCard(browser, orderId);
  const [one, other] = [
    (await holdLoad(browser, orderId, mostLoad.EUR.amount)).json<CardOrder>(),
    (await holdLoad(browser, orderId, mostLoad.EUR.amount - 1)).json<CardOrder>(),
  ];
  expectFields(one, { status: 'awaitingPayment', total: mostLoad.EUR });
  expect((await holdLoad(browser, orderId, mostLoad.EUR.amount + 1)).json().error.fields).toEqual({
    load: 'load_too_much',
  });
  await payFromBalance(server, browser, one);
  expect((await browser.read(one.orderId)).json<CardOrder>().status).toBe('issued');
  await payFromBalance(server, browser, other);
  await server.runJobs();
  expectFields((await browser.read(other.orderId)).json<CardOrder>(), { status: 'refunded', refunded: other.total });
  expect((await readCard(browser, orderId)).mostLoad.EUR.amount).toBeLessThan(50_00);
  expect(await wrongCards(server.db)).toEqual([]);
});

test('limits of a day end at midnight in Tehran, and a refund of a shop gives no more than was paid', async () => {
  const { browser, orderId } = await activeCard(server, { amount: 1000_00 });
  const cash = async () => (await spend(server, browser, orderId, 1_500_000, 'cash')).json().declined;
  expect([await cash(), await cash()]).toEqual([null, 'limit_of_day']);
  const { limits } = await readCard(browser, orderId);
  expect(limits.cash).toEqual({ aDay: 2_000_000, left: 500_000 });
  server.clock.now = limits.endsAt;
  expect(await cash()).toBeNull();
  const { paymentId } = (await spend(server, browser, orderId, 1000)).json();
  const refund = (rials: number) =>
    browser.ask('POST', `/card/terminal/payments/${paymentId}/refund`, { rials }, newKey());
  expect((await refund(600)).json()).toMatchObject({ refunded: 600 });
  expect(codeOf(await refund(401))).toEqual([409, 'not_allowed']);
  expect((await refund(400)).json()).toMatchObject({ refunded: 1000 });
  expect(await wrongCards(server.db)).toEqual([]);
});

test('closed to the balance less seven percent, at the rate of the moment; then another card can be ordered', async () => {
  const { browser, orderId, accountId } = await activeCard(server);
  const balanceOf = async () =>
    (await server.db.selectFrom('account').select('balance').where('id', '=', accountId).executeTakeFirstOrThrow())
      .balance;
  const before = await balanceOf();
  const { left } = await readCard(browser, orderId);
  const wrong = await act(server, browser, orderId, 'close', { to: 'balance', expected: left.atDesk });
  expect(codeOf(wrong)).toEqual([409, 'price_changed']);
  expect(codeOf(await act(server, browser, orderId, 'close', { to: 'desk', expected: left.atDesk }))).toEqual([
    ...[409, 'not_allowed'],
  ]);
  const closed = await act(server, browser, orderId, 'close', { to: 'balance', expected: left.toBalance });
  expect(closed.json()).toMatchObject({ state: 'closed', balance: 0, allowed: [] });
  expect((await balanceOf()) - before).toBe(left.toBalance.amount);
  expect(left.toBalance.amount).toBe(left.atDesk.amount - Math.round(left.atDesk.amount * 0.07));
  expect(await wrongBooks(server.db)).toEqual([]);
  const books = await booksOf(server.db);
  expect(Object.entries(books).reduce((all, [book, sum]) => (book.startsWith('EUR') ? all + sum : all), 0)).toBe(0);
});

test('a load that the bank takes back after it was spent blocks the card and is owed on the balance', async () => {
  const { browser, orderId, accountId } = await activeCard(server);
  const load = (await holdLoad(browser, orderId, 100_00)).json<CardOrder>();
  const request = { total: load.total, cancelPackage: false, rulesAccepted: true };
  const { redirectUrl } = (await browser.pay(load.orderId, request)).json<{ redirectUrl: string }>();
  const chargeId = redirectUrl.split('/').at(-1) ?? '';
  await server.sandbox.decide(chargeId, { status: 'succeeded' });
  await server.runJobs();
  const { balance } = await readCard(browser, orderId);
  const left = 100_000_000;
  await spend(server, browser, orderId, balance - left);
  const account = () =>
    server.db
      .selectFrom('account')
      .select(['balance', 'charged_back'])
      .where('id', '=', accountId)
      .executeTakeFirstOrThrow();
  const before = await account();
  await server.sandbox.refund(chargeId, load.total);
  await server.runJobs();
  await server.runJobs();
  const after = await account();
  const rials = load.item.load?.rials ?? 0;
  const owed = Math.ceil((100_00 * (rials - left)) / rials);
  expect([before.balance - after.balance, after.charged_back]).toEqual([owed, owed]);
  expect(await readCard(browser, orderId)).toMatchObject({ state: 'blocked', blockedBy: 'bank', balance: 0 });
  expect(await wrongCards(server.db)).toEqual([]);
  expect(await wrongBooks(server.db)).toEqual([]);
});

test('not fetched for thirty days it goes back: the load whole, the price of the card stays', async () => {
  const { browser, accountId } = await richTraveller(server);
  const order = await placedCard(server, browser);
  await payFromBalance(server, browser, order);
  await pass(server, 4);
  const before = await server.db.selectFrom('account').select('balance').where('id', '=', accountId).executeTakeFirst();
  server.clock.now += 61 * DAY_MS;
  await server.runJobs();
  await server.runJobs();
  const after = (await browser.read(order.orderId)).json<CardOrder>();
  expectFields(after, { status: 'refunded', refunded: euro(300_00) });
  const now = await server.db.selectFrom('account').select('balance').where('id', '=', accountId).executeTakeFirst();
  expect((now?.balance ?? 0) - (before?.balance ?? 0)).toBe(300_00);
  expect(await readCard(browser, order.orderId)).toMatchObject({ state: 'closed', balance: 0 });
  expect(await wrongCards(server.db)).toEqual([]);
});

test('after its year it pays no more, and closing still gives what is left', async () => {
  const { browser, orderId } = await activeCard(server);
  const { lastDay } = await readCard(browser, orderId);
  server.clock.now += 400 * DAY_MS;
  await server.runJobs();
  await staySignedIn(server);
  expect(await readCard(browser, orderId)).toMatchObject({ state: 'expired', allowed: ['close'] });
  expect((lastDay ?? '') < dayOf(server.clock.now)).toBe(true);
  const paid = { cardOrderId: orderId, place: 'shop', rials: 1000, pin: '0000' };
  expect((await browser.ask('POST', '/card/terminal/payments', paid, newKey())).json().declined).toBe('not_active');
  const { left } = await readCard(browser, orderId);
  const closed = await act(server, browser, orderId, 'close', { to: 'balance', expected: left.toBalance });
  expect(closed.json()).toMatchObject({ state: 'closed' });
});

test('a code lowers the card and its way, and never a load', async () => {
  const { browser, orderId } = await activeCard(server);
  const other = await richTraveller(server);
  const order = await placedCard(server, other.browser, { wish: { delivery: { to: 'hotel', hotel: 'A', city: 'B' } } });
  await addDiscountCode(server, 7_654_321, { percent: 50 });
  const apply = (who: typeof browser, id: string) => who.ask('PUT', `/orders/${id}/discount`, { code: '7654321' });
  const lowered = (await apply(other.browser, order.orderId)).json<CardOrder>();
  expect([order.total, lowered.total]).toEqual([euro(326_00), euro(313_00)]);
  const load = (await holdLoad(browser, orderId, 100_00)).json<CardOrder>();
  expect((await apply(browser, load.orderId)).json().error.fields).toEqual({ code: 'discount_too_small' });
});
