import { expect } from 'vitest';
import { euro } from '#domain/core/money.ts';
import { expectFields } from '#domain/core/testing/expect-fields.ts';
import { sized } from '#domain/core/testing/sized.ts';
import { MINUTE_MS } from '#domain/core/time.ts';
import type { components } from '#openapi/generated/types.ts';
import { lowerPrice } from '#server/orders/lower-price.ts';
import { lockOrder } from '#server/orders/read-order.ts';
import { signIn } from '#server/testing/account.ts';
import type { Browser, Offered, Server, Subject } from '#server/testing/conformance.ts';
import { wrongBooks } from '#server/testing/ledger-check.ts';

type Schemas = components['schemas'];
type Order = Schemas['Order'];
type Change = Schemas['OrderChange'];
type Bought = { readonly browser: Browser; readonly order: Order };
type Wishes = NonNullable<Offered['wishes']>;
type Promise1 = (words: string, work: () => Promise<void>, timeout?: number) => void;

type Tools = {
  readonly promiseIf: (isSo: boolean) => Promise1;
  /** Bought and issued, by a guest unless the browser is signed in. */
  readonly issued: (offered: Offered, browser?: Browser) => Promise<Bought & { readonly chargeId: string }>;
  readonly read: (bought: Bought) => Promise<Order>;
  /** Opens an attempt for what is due; the charge id. */
  readonly opened: (bought: Bought) => Promise<string>;
  readonly mailKinds: (bought: Bought) => Promise<readonly string[]>;
};

let keys = 0;
const newKey = () => {
  keys += 1;
  return { 'idempotency-key': `change-of-the-suite-${keys}` };
};

/** What the order code guarantees for a product whose issued orders are changed, and for one whose price falls. */
export function changePromises(server: Server, subject: Subject, tools: Tools): void {
  const { promiseIf, issued, read, opened, mailKinds } = tools;
  const promise = promiseIf(subject.traits.difference);
  const dearer = promiseIf(subject.traits.difference && !subject.isNeverDearer);

  const wishesOf = (offered: Offered): Wishes => offered.wishes ?? expect.fail('a product that is changed has wishes');
  const wishOf = async (offered: Offered, which: keyof Awaited<ReturnType<Wishes>>, { order }: Bought) =>
    (await wishesOf(offered)(order))[which] ?? expect.fail(`a product whose changes cost ${which} has such a wish`);
  const ask = ({ browser, order }: Bought, wish: object, key = newKey()) =>
    browser.ask('POST', `/orders/${order.orderId}/changes`, { wish }, key);
  const quoted = async (bought: Bought, wish: object) => {
    const answer = await ask(bought, wish);
    expect([answer.statusCode, answer.statusCode === 201 ? '' : answer.body]).toEqual([201, '']);
    return answer.json<Change>();
  };
  const confirm = ({ browser, order }: Bought, change: Change, shown: object = {}, key = newKey()) =>
    browser.ask(
      'POST',
      `/orders/${order.orderId}/changes/${change.changeId}/confirm`,
      { toPay: change.toPay.EUR, toGive: change.toGive.sum, to: 'card', ...shown },
      key,
    );
  const drop = ({ browser, order }: Bought, change: Change) =>
    browser.ask('POST', `/orders/${order.orderId}/changes/${change.changeId}/drop`);
  const numbersOf = async ({ browser, order }: Bought) =>
    (await browser.documents(order.orderId)).json<Schemas['Documents']>().papers.map(({ number }) => number);
  const codeOf = (answer: Awaited<ReturnType<typeof ask>>) => [answer.statusCode, answer.json().error?.code];
  const units = (held: number, sold: number) =>
    subject.traits.stock ? { held: held * subject.units, sold: sold * subject.units } : null;
  const paidBack = async (chargeId: string) => {
    const state = await server.sandbox.verify(chargeId);
    return state.status === 'refunded' ? state.amount : null;
  };
  const cancellation = async ({ browser, order }: Bought) =>
    (await browser.ask('GET', `/orders/${order.orderId}/cancellation`)).json<Schemas['CancellationQuote']>();
  /** Quotes, pays at the bank; the supplier is not asked yet. */
  const changing = async (offered: Offered, bought: Bought) => {
    const { wish } = await wishOf(offered, 'more', bought);
    const change = await quoted(bought, wish);
    const chargeId = await opened({ ...bought, order: await read(bought) });
    await server.sandbox.decide(chargeId, { status: 'succeeded' });
    expect((await read(bought)).change?.status).toBe('changing');
    return { change, chargeId };
  };

  dearer('a change that costs more is paid, made once, and then rules over what comes back', async () => {
    const offered = await subject.offer(1);
    const bought = await issued(offered);
    const before = { numbers: await numbersOf(bought), mails: await mailKinds(bought), order: await read(bought) };
    const { wish, part, counts } = await wishOf(offered, 'more', bought);
    const first = await quoted(bought, wish);
    const change = await quoted(bought, wish); // the first one is replaced, and its stock is free
    const asked = await read(bought);
    expect(asked.change).toEqual(change);
    expectFields(change, { status: 'quoted', oldTotal: before.order.total, ordinal: first.ordinal + 1 });
    expect(change.toPay.EUR.amount).toBe(change.newTotal.amount - before.order.total.amount);
    expect(change.toPay.EUR.amount).toBeGreaterThan(0);
    expect([await counts(), await offered.counts()]).toEqual([units(1, 0), units(0, 1)]);
    expect(asked.due).toEqual({ purpose: 'difference', amounts: change.toPay, dueAt: change.until, later: null });
    expect(codeOf(await confirm(bought, change))).toEqual([409, 'not_allowed']);
    const chargeId = await opened({ ...bought, order: asked });
    expectFields((await read(bought)).change ?? {}, { status: 'paying' });
    expect(codeOf(await ask(bought, wish))).toEqual([409, 'conflict']);
    await server.sandbox.decide(chargeId, { status: 'succeeded' });
    expect(codeOf(await ask(bought, wish))).toEqual([409, 'conflict']);
    await server.runJobs();
    const after = await read(bought);
    expectFields(after, { status: 'issued', total: change.newTotal });
    const whole = before.order.total.amount - owedOf(before.order) + change.toPay.EUR.amount;
    expect(after.paid).toEqual(euro(whole));
    expectFields(after.change ?? {}, { status: 'done', changeId: change.changeId, newTotal: change.newTotal });
    expectFields(after.payment ?? {}, { purpose: 'difference', status: 'succeeded', amount: change.toPay.EUR });
    expect([await counts(), await offered.counts()]).toEqual([units(0, 1), units(0, 0)]);
    const numbers = await numbersOf(bought);
    expect(numbers).toHaveLength(before.numbers.length);
    expect(numbers.filter((number) => before.numbers.includes(number))).toEqual([]);
    expect(await mailKinds(bought)).toEqual([...before.mails, 'change'].toSorted());
    const moved = { kind: change.kind, before: before.order.summary, after: change.summary };
    const made = part === undefined ? moved : { ...moved, part };
    expect(after.events.at(-1)).toEqual({ status: 'issued', what: 'changed', change: made, at: server.clock.now });
    expect((await opening(bought, change.toPay.EUR)).statusCode).toBe(409);
    await server.runJobs();
    expect(await mailKinds(bought)).toEqual([...before.mails, 'change'].toSorted());
    const quote = await cancellation(bought);
    expect(quote.paid).toEqual(euro(whole));
    const path = `/orders/${bought.order.orderId}/cancellation`;
    await bought.browser.ask('POST', path, { refund: quote.refund, to: 'card' }, newKey());
    await server.runJobs();
    const backs = [(await paidBack(chargeId))?.amount ?? 0, (await paidBack(bought.chargeId))?.amount ?? 0];
    // The newest payment goes back first.
    const newest = Math.min(change.toPay.EUR.amount, quote.refund.amount);
    expect(backs).toEqual([newest, quote.refund.amount - newest]);
    expect(await counts()).toEqual(units(0, 0));
  });

  const owedOf = ({ due }: Order) => (due?.purpose === 'balance' ? due.amounts.EUR.amount : 0);
  const opening = ({ browser, order }: Bought, total: Schemas['Money']) =>
    browser.pay(order.orderId, { total, cancelPackage: false, rulesAccepted: true });

  promise('a change that costs less gives back what the page showed, after what is owed', async () => {
    const offered = await subject.offer(1);
    const bought = await issued(offered);
    const before = await read(bought);
    const { wish, counts } = await wishOf(offered, 'less', bought);
    const change = await quoted(bought, wish);
    const less = before.total.amount - change.newTotal.amount;
    expect(less).toBeGreaterThan(0);
    expect(change.toPay.EUR).toEqual(euro(0));
    expect(change.toGive.sum).toEqual(euro(Math.max(0, less - owedOf(before))));
    for (const wrong of [{ toGive: euro(change.toGive.sum.amount + 1) }, { toPay: euro(1) }])
      expect(codeOf(await confirm(bought, change, wrong))).toEqual([409, 'price_changed']);
    const key = newKey();
    const answers = [await confirm(bought, change, {}, key), await confirm(bought, change, {}, key)];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(codeOf(await confirm(bought, change, { to: 'balance' }, key))[0]).not.toBe(200);
    expect(codeOf(await confirm(bought, change))).toEqual([409, 'not_allowed']);
    await server.runJobs();
    const after = await read(bought);
    expectFields(after, { status: 'issued', total: change.newTotal, refunded: null });
    expectFields(after.change ?? {}, { status: 'done', toGive: change.toGive });
    expect(owedOf(after)).toBe(Math.max(0, owedOf(before) - less));
    expect((await paidBack(bought.chargeId))?.amount ?? 0).toBe(change.toGive.sum.amount);
    expect([await counts(), await offered.counts()]).toEqual([units(0, 1), units(0, 0)]);
    expect((await mailKinds(bought)).filter((kind) => kind === 'change')).toHaveLength(1);
  });

  promise('a change for nothing is confirmed, and moves no money', async () => {
    const offered = await subject.offer(1);
    const bought = await issued(offered);
    const { wish, counts } = await wishOf(offered, 'free', bought);
    const change = await quoted(bought, wish);
    expectFields(change, { newTotal: bought.order.total, toPay: { EUR: euro(0), USD: change.toPay.USD } });
    expect((await confirm(bought, change)).json<Order>().change?.status).toBe('done');
    await server.runJobs();
    expectFields(await read(bought), { status: 'issued', total: bought.order.total });
    expect([await counts(), await paidBack(bought.chargeId)]).toEqual([units(0, 1), null]);
  });

  dearer('a quote lapses and frees its stock, and money that comes after it goes back', async () => {
    const offered = await subject.offer(1);
    const bought = await issued(offered);
    const before = await read(bought);
    const { wish, counts } = await wishOf(offered, 'more', bought);
    const change = await quoted(bought, wish);
    const chargeId = await opened({ ...bought, order: await read(bought) });
    server.clock.now = change.until;
    await server.runJobs();
    // It is at the bank, and waited for.
    expect([(await read(bought)).change?.status, await counts()]).toEqual(['paying', units(1, 0)]);
    await bought.browser.leave(bought.order.orderId);
    server.clock.now += MINUTE_MS;
    await server.runJobs();
    expect([(await read(bought)).change?.status, await counts()]).toEqual(['lapsed', units(0, 0)]);
    expect(codeOf(await confirm(bought, change))).toEqual([409, 'hold_expired']);
    await server.sandbox.decide(chargeId, { status: 'succeeded' });
    await server.runJobs();
    expect(await paidBack(chargeId)).toEqual(change.toPay.EUR);
    const { status, total, due, refunds } = await read(bought);
    expect(refunds?.map(({ cause, sum }) => [cause, sum])).toEqual([['unused', change.toPay.EUR]]);
    expect({ status, total, due }).toEqual({ status: 'issued', total: before.total, due: before.due });
    expect(await offered.counts()).toEqual(units(0, 1));
  });

  dearer(
    'a supplier that refuses leaves the order and its papers as they were, and all of the difference goes back',
    async () => {
      const offered = await subject.offer(1);
      const bought = await issued(offered);
      const before = { numbers: await numbersOf(bought), order: await read(bought), mails: await mailKinds(bought) };
      const { counts, refuse } = await wishOf(offered, 'more', bought);
      if (!refuse) return;
      const { change, chargeId } = await changing(offered, bought);
      await refuse();
      await server.runJobs();
      const after = await read(bought);
      expectFields(after, { status: 'issued', total: before.order.total, refunded: null });
      expect(after.change?.status).toBe('refused');
      expect([await counts(), await offered.counts()]).toEqual([units(0, 0), units(0, 1)]);
      expect(await numbersOf(bought)).toEqual(before.numbers);
      await server.runJobs();
      expect(await paidBack(chargeId)).toEqual(change.toPay.EUR);
      expect(await mailKinds(bought)).toEqual([...before.mails, 'change'].toSorted());
      const told = await read(bought);
      expect([told.due, told.back]).toEqual([before.order.due, before.order.back]);
      expectFields(told.refunds?.at(-1) ?? {}, {
        cause: 'refused',
        agreedAt: server.clock.now,
        back: { toCard: change.toPay.EUR, toBalance: euro(0) },
        cardSentAt: server.clock.now,
      });
    },
  );

  dearer('who keeps the order frees the stock, and may ask again; who cancels it does so too', async () => {
    const offered = await subject.offer(1);
    const bought = await issued(offered);
    const { wish, counts } = await wishOf(offered, 'more', bought);
    const change = await quoted(bought, wish);
    for (const again of [1, 2]) expect([again, (await drop(bought, change)).statusCode]).toEqual([again, 200]);
    expect([await counts(), (await read(bought)).change]).toEqual([units(0, 0), undefined]);
    expect(codeOf(await confirm(bought, change))).toEqual([409, 'not_allowed']);
    await quoted(bought, wish);
    const { refund } = await cancellation(bought);
    const path = `/orders/${bought.order.orderId}/cancellation`;
    expect((await bought.browser.ask('POST', path, { refund, to: 'card' }, newKey())).statusCode).toBe(200);
    expect([await counts(), await offered.counts()]).toEqual([units(0, 0), units(0, 0)]);
    expect(codeOf(await ask(bought, wish))).toEqual([409, 'not_allowed']);
  });

  dearer(
    'a bank that takes the first payment back while the change is made ends both, and all is paid back',
    async () => {
      const offered = await subject.offer(1);
      const bought = await issued(offered);
      const { counts } = await wishOf(offered, 'more', bought);
      const first = (await read(bought)).payment?.amount ?? euro(0);
      const { change, chargeId } = await changing(offered, bought);
      expect(codeOf(await bought.browser.ask('GET', `/orders/${bought.order.orderId}/cancellation`))).toEqual([
        409,
        'conflict',
      ]);
      await server.sandbox.refund(bought.chargeId, first);
      await server.runJobs();
      await server.runJobs();
      expect((await read(bought)).status).toBe('refunded');
      expect([await paidBack(chargeId), await paidBack(bought.chargeId)]).toEqual([change.toPay.EUR, first]);
      expect([await counts(), await offered.counts()]).toEqual([units(0, 0), units(0, 0)]);
    },
  );

  dearer('a bank that takes the difference back before it is made leaves the order as it was', async () => {
    const offered = await subject.offer(1);
    const bought = await issued(offered);
    const before = await read(bought);
    const mails = await mailKinds(bought);
    const { change, chargeId } = await changing(offered, bought);
    await server.sandbox.refund(chargeId, change.toPay.EUR);
    await server.runJobs();
    const { status, total, due, change: ended } = await read(bought);
    expect([status, total, due, ended?.status]).toEqual(['issued', before.total, before.due, 'refused']);
    expect(await mailKinds(bought)).toEqual([...mails, 'change'].toSorted());
  });

  promiseIf(subject.traits.difference && subject.traits.quote && !subject.isNeverDearer)(
    'of a change and a kept quote the newest question counts',
    async () => {
      const offered = await subject.offer(1);
      const bought = await issued(offered);
      const { wish, counts } = await wishOf(offered, 'more', bought);
      await quoted(bought, wish);
      const keep = `/orders/${bought.order.orderId}/cancellation/quote`;
      expect((await bought.browser.ask('POST', keep, {})).statusCode).toBe(200);
      const kept = await read(bought);
      expect([kept.status, kept.change, kept.due, await counts()]).toEqual([
        'cancelQuoted',
        undefined,
        undefined,
        units(0, 0),
      ]);
      const change = await quoted(bought, wish);
      const after = await read(bought);
      expect([after.status, after.change]).toEqual(['issued', change]);
    },
  );

  promise('of many who ask, pay and confirm at once, one has each, and the stock is taken once', async () => {
    const offered = await subject.offer(1);
    const bought = await issued(offered);
    const times = <T>(one: () => Promise<T>) => Promise.all(Array.from({ length: sized(20, 200) }, one));
    const { wish, counts } = await wishOf(offered, 'less', bought);
    const asked = await times(() => ask(bought, wish));
    expect(asked.filter(({ statusCode }) => ![201, 409, 503].includes(statusCode))).toEqual([]);
    expect(await counts()).toEqual(units(1, 0));
    const change = (await read(bought)).change ?? expect.fail('one of them is open');
    const made = await times(() => confirm(bought, change));
    expect(made.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    await server.runJobs();
    expect([await counts(), await offered.counts()]).toEqual([units(0, 1), units(0, 0)]);
    expect((await paidBack(bought.chargeId))?.amount ?? 0).toBe(change.toGive.sum.amount);
  });

  promise('the same key quotes and confirms once, and with something else it is a conflict', async () => {
    const offered = await subject.offer(1);
    const bought = await issued(offered);
    const [one, other] = [await wishOf(offered, 'free', bought), await wishOf(offered, 'less', bought)];
    const key = newKey();
    const [first, again] = [await ask(bought, one.wish, key), await ask(bought, one.wish, key)];
    expect(again.json()).toEqual(first.json());
    expect(codeOf(await ask(bought, other.wish, key))).toEqual([409, 'conflict']);
    const change = first.json<Change>();
    const confirmed = newKey();
    expect((await confirm(bought, change, {}, confirmed)).statusCode).toBe(200);
    expect(codeOf(await confirm(bought, change, { toPay: euro(1) }, confirmed))).toEqual([409, 'conflict']);
  });

  promise('nobody else learns of a change or makes one', async () => {
    const offered = await subject.offer(1);
    const bought = await issued(offered);
    const { wish } = await wishOf(offered, 'free', bought);
    const change = await quoted(bought, wish);
    const stranger = { ...bought, browser: server.newTraveller() };
    const answers = [await ask(stranger, wish), await confirm(stranger, change), await drop(stranger, change)];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
    expect((await read(bought)).change).toEqual(change);
  });

  promiseIf(!subject.traits.difference)('it is not changed', async () => {
    const bought = await issued(await subject.offer(1));
    expect((await ask(bought, { kind: 'nothing' })).statusCode).toBeGreaterThanOrEqual(400);
    expect((await read(bought)).change).toBeUndefined();
  });

  const fall = ({ order: { orderId } }: Bought, by: number) =>
    server.db.transaction().execute(async (tx) => {
      const order = await lockOrder(tx, orderId);
      const lower = { detail: order.detail, fares: euro(order.fares - by), why: 'It costs less now.' };
      const { productOf, config } = server.deps;
      return lowerPrice(tx, order, lower, { productOf, publicUrl: config.publicUrl, now: server.clock.now });
    });

  promiseIf(subject.traits.falls)(
    'a price that falls is owed no more, else it goes back to the card of a guest',
    async () => {
      const bought = await issued(await subject.offer(1));
      const before = { order: await read(bought), quote: await cancellation(bought), mails: await mailKinds(bought) };
      const by = owedOf(before.order) + 500;
      expect([await fall(bought, by), await fall(bought, 0)]).toEqual(['lowered', 'no']);
      await server.runJobs();
      const after = await read(bought);
      expectFields(after, { total: euro(before.order.total.amount - by), refunded: null, due: undefined });
      expect(await paidBack(bought.chargeId)).toEqual(euro(500));
      // All is paid by it, so papers may follow.
      const more = subject.hasPapersWhenPaid ? ['papers'] : [];
      const fell = { status: 'issued', what: 'priceFell', at: server.clock.now };
      expect(after.events.filter(({ what }) => what !== 'papersAdded').at(-1)).toEqual(fell);
      expect(await mailKinds(bought)).toEqual([...before.mails, ...more, 'price'].toSorted());
      const quote = await cancellation(bought);
      expect(quote.paid).toEqual(euro(before.quote.paid.amount - 500));
      expect(quote.refund.amount).toBeLessThan(before.quote.refund.amount + owedOf(before.order));
      const cancel = { refund: quote.refund, to: 'card' };
      await bought.browser.ask('POST', `/orders/${bought.order.orderId}/cancellation`, cancel, newKey());
      await server.runJobs();
      expect(await paidBack(bought.chargeId)).toEqual(euro(500 + quote.refund.amount));
    },
  );

  promiseIf(subject.traits.falls)('a price that falls goes to the balance of an account, once', async () => {
    const browser = server.newTraveller();
    const { accountId } = await signIn(server.deps, browser);
    const bought = await issued(await subject.offer(1), browser);
    const by = owedOf(await read(bought)) + 700;
    expect(await fall(bought, by)).toBe('lowered');
    await server.runJobs();
    const lines = server.db.selectFrom('ledger').select(['kind', 'amount']).where('account_id', '=', accountId);
    expect(await lines.execute()).toEqual([{ kind: 'priceFell', amount: 700 }]);
    expect(await paidBack(bought.chargeId)).toBeNull();
    expect(await wrongBooks(server.db)).toEqual([]);
  });
}
