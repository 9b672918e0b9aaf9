import type { LightMyRequestResponse } from 'fastify';
import { afterAll, describe, expect, test } from 'vitest';
import { euro, formatMoney } from '#domain/core/money.ts';
import { expectFields } from '#domain/core/testing/expect-fields.ts';
import { linesIn, looseForeign } from '#domain/core/testing/loose-foreign.ts';
import { sized } from '#domain/core/testing/sized.ts';
import { DAY_MS, MINUTE_MS } from '#domain/core/time.ts';
import type { components } from '#openapi/generated/types.ts';
import { cleanUp } from '#server/jobs.ts';
import { mailOf } from '#server/mails/layout.ts';
import type { Product } from '#server/orders/product.ts';
import { lockOrder } from '#server/orders/read-order.ts';
import { setStage } from '#server/orders/set-stage.ts';
import { signIn } from '#server/testing/account.ts';
import type { bookingApp } from '#server/testing/booking-app.ts';
import { changePromises } from '#server/testing/conformance-changes.ts';
import { inquiryPromises } from '#server/testing/conformance-inquiries.ts';
import { addDiscountCode } from '#server/testing/discount-code.ts';
import { wrongBooks } from '#server/testing/ledger-check.ts';
import { pdfLines } from '#server/testing/pdf-lines.ts';
import { CONTACT, type PassengerInput } from '#server/testing/traveller.ts';
import { withSupplier } from '#server/testing/with-supplier.ts';

type Order = components['schemas']['Order'];
export type Server = ReturnType<typeof bookingApp>;
export type Browser = ReturnType<Server['newTraveller']>;

/** Properties of a product; each enables its tests. */
export type Traits = {
  /** Limited stock. */
  readonly stock: boolean;
  /** Starts as a hold; otherwise as a draft until its people are known. */
  readonly hold: boolean;
  /** A deposit confirms it, and the balance is due later. */
  readonly deposit: boolean;
  /** Issued within a promised time, or refunded. */
  readonly promise: boolean;
  /** Each paper belongs to one person. */
  readonly people: boolean;
  /** Needs passports. */
  readonly passport: boolean;
  /** Fulfilled over hours or days, with visible progress, and may be cancelled meanwhile. */
  readonly stage: boolean;
  /** Its stage moves on after it is issued. */
  readonly life: boolean;
  /** Asked for first: the supplier answers later, and of one line those who asked first before the others. */
  readonly inquiry: boolean;
  /** Single papers may be cancelled while the others stay. */
  readonly parts: boolean;
  /** The supplier may refuse single papers while it issues the others. */
  readonly refuses: boolean;
  /** Keeps cancellation quotes. */
  readonly quote: boolean;
  /** Issued orders are changed, for more, for less and for nothing. */
  readonly difference: boolean;
  /** Its price may fall after the sale. */
  readonly falls: boolean;
};

export type Offered = {
  readonly hold: (browser: Browser) => Promise<LightMyRequestResponse>;
  /** Held and sold units; null without stock. */
  readonly counts: () => Promise<{ readonly held: number; readonly sold: number } | null>;
  /** For drafts: makes it unavailable; doubles its price. */
  readonly close?: () => void | Promise<void>;
  readonly raise?: () => void | Promise<void>;
  /** For papers by person: the supplier will refuse this person. */
  readonly refuse?: (person: number) => void;
  /** With the trait `inquiry`: asks the supplier; the supplier will say no. */
  readonly ask?: (browser: Browser, email?: string) => Promise<LightMyRequestResponse>;
  readonly refuseAsked?: () => void;
  /** For a refund that depends on what only the database knows: from now on everything comes back. */
  readonly giveAllBack?: () => Promise<void>;
  /** For a product that is changed: wishes of an issued order that cost more (unless none does), less and nothing. */
  readonly wishes?: (order: Order) => Promise<Readonly<Record<'less' | 'free', Wish>> & { readonly more?: Wish }>;
};

export type Wish = {
  readonly wish: components['schemas']['ChangeWish'];
  /** Held and sold units of the stock that it takes; null without stock. */
  readonly counts: () => Promise<{ readonly held: number; readonly sold: number } | null>;
  /** The supplier will not make this change, once it is asked for it; left out where the simulated one makes each. */
  readonly refuse?: () => void | Promise<void>;
  /** What of the order the history then names, such as a leg. */
  readonly part?: string;
};

export type Subject = {
  readonly name: string;
  /** Where it is not its name. */
  readonly product?: string;
  readonly traits: Traits;
  readonly offer: (capacity: number) => Promise<Offered>;
  readonly people: readonly PassengerInput[];
  /** What it asks besides and cannot do without. Default: nothing. */
  readonly answers?: Readonly<Record<string, string>>;
  /** With the trait `difference`: no change costs more. Default: some do. */
  readonly isNeverDearer?: true;
  /** A mail with more papers follows once the rest is paid (`supplier.whenPaid`). Default: none does. */
  readonly hasPapersWhenPaid?: true;
  /** For papers without a holder: the places of the people who leave with a paper, by its position. */
  readonly leaveWith?: (position: number) => readonly number[];
  /** A sum that is kept of each person who is given back, whatever was paid; in cents of EUR. Default: 0. */
  readonly keptEach?: number;
  /** A code lowers a part of its price only (`payment.discountable`). Default: all of it. */
  readonly isDiscountedInPart?: true;
  /** Units of stock for one order of these people. */
  readonly units: number;
  /** How long a kept quote is valid, and how long before the start the refund decreases. */
  readonly quote?: { readonly standsMs: number; readonly fallsBeforeMs: number };
  /** With the trait `life`: its stages after it is issued, in their order. */
  readonly stages?: readonly [string, ...string[]];
  /** With the trait `deposit`: what comes back of the deposit when the rest is not paid in time, in cents of EUR, by hand. */
  readonly depositBack?: number;
  /**
   * What its rules give of the first payment at each of `DAYS_BEFORE`, in percent, by hand. Left out: some of it is
   * neither all nor nothing.
   */
  readonly percentsBack?: readonly number[];
  /** With the trait `inquiry`: when the supplier answers, how long it has, and how long its offer is held. */
  readonly asked?: {
    readonly answersMs: number;
    readonly answerMs: number;
    readonly offerMs: number;
    /** Nobody waits for others: each is answered alone. */
    readonly hasNoLine?: true;
    /** How the subjects of its mails begin, until their colon. */
    readonly mails: { readonly offered: string; readonly refused: string; readonly lapsed: string };
  };
  /** Maximum time of a supplier that answers. */
  readonly issueMs: number;
};

/** Days before it starts when the suite asks what comes back. */
const DAYS_BEFORE = [15, 6, 2.5, 0.7, 0.1];

const ran: string[] = [];
let keys = 0;

export function printTraits(subjects: readonly Subject[]): void {
  afterAll(() => {
    const traits = Object.keys(subjects[0]?.traits ?? {}) as (keyof Traits)[];
    const rows = subjects.map((subject) => [
      subject.name,
      Object.fromEntries(traits.map((trait) => [trait, subject.traits[trait] ? 'tested' : '–'])),
    ]);
    console.table(Object.fromEntries(rows));
    console.info(`conformance: ${ran.length} tests`);
  });
}

/** All that the order code guarantees for any product. Call once per product. */
export function conformance(server: Server, subject: Subject): void {
  const { traits, people, answers, product: productName = subject.name } = subject;
  const details = { passengers: [...people], ...CONTACT, ...(answers && { answers }) };
  const begun = traits.hold ? 'held' : 'draft';
  const promise = (words: string, work: () => Promise<void>, timeout = 60_000) =>
    test(words, { timeout }, async () => {
      ran.push(words);
      await work();
    });
  const promiseIf = (isSo: boolean): typeof promise => (isSo ? promise : () => undefined);

  const held = async (offered: Offered, browser = server.newTraveller()) => {
    const answer = await offered.hold(browser);
    expect([answer.statusCode, answer.statusCode === 201 ? '' : answer.body]).toEqual([201, '']);
    return { browser, order: answer.json<Order>() };
  };
  const ready = async (offered: Offered, browser = server.newTraveller()) => {
    const { order } = await held(offered, browser);
    const answer = await browser.submit(order.orderId, details);
    expect([answer.statusCode, answer.statusCode === 200 ? '' : answer.body]).toEqual([200, '']);
    return { browser, order: answer.json<Order>() };
  };
  /** Opens an attempt for the due part; returns the charge id. */
  const opened = async ({ browser, order }: { browser: Browser; order: Order }) => {
    const request = { total: order.due?.amounts.EUR ?? order.total, cancelPackage: false, rulesAccepted: true };
    const answer = await browser.pay(order.orderId, request);
    expect([answer.statusCode, answer.statusCode === 201 ? '' : answer.body]).toEqual([201, '']);
    return answer.json<{ redirectUrl: string }>().redirectUrl.split('/').at(-1) ?? '';
  };
  const atBank = async (offered: Offered, browser = server.newTraveller()) => {
    const { order } = await ready(offered, browser);
    return { browser, order, chargeId: await opened({ browser, order }) };
  };
  const paid = async (offered: Offered, browser = server.newTraveller()) => {
    const bought = await atBank(offered, browser);
    await server.sandbox.decide(bought.chargeId, { status: 'succeeded' });
    return bought;
  };
  const issued = async (offered: Offered, browser = server.newTraveller()) => {
    const bought = await paid(offered, browser);
    await server.runJobs();
    if (subject.issueMs > 0) {
      server.clock.now += subject.issueMs;
      await server.runJobs();
    }
    expect((await read(bought)).status).toBe('issued');
    return bought;
  };
  const read = async ({ browser, order }: { browser: Browser; order: Order }) =>
    (await browser.read(order.orderId)).json<Order>();
  /** Applies a code of half the price to an order that is ready for payment. */
  const withHalfOff = async ({ browser, order: { orderId } }: { browser: Browser; order: Order }) => {
    keys += 1;
    const code = 5_000_000 + keys;
    await addDiscountCode(server, code, { percent: 50 });
    const answer = await browser.ask('PUT', `/orders/${orderId}/discount`, { code: String(code) });
    expect([answer.statusCode, answer.statusCode === 200 ? '' : answer.body]).toEqual([200, '']);
    return { browser, order: answer.json<Order>() };
  };
  const supplier = (change: Partial<Product['supplier']>) => ({
    productOf: (name: string) => {
      const product = server.deps.productOf(name);
      return name === productName ? withSupplier(product, change) : product;
    },
  });
  const expectCounts = async (offered: Offered, { held, sold }: { held: number; sold: number }) =>
    expect(await offered.counts()).toEqual(
      traits.stock ? { held: held * subject.units, sold: sold * subject.units } : null,
    );
  const mailsOf = async ({ order }: { order: Order }) =>
    (
      await server.db
        .selectFrom('outbox')
        .select(['kind', 'body_text'])
        .where('order_id', '=', order.orderId)
        .where('kind', '<>', 'stage') // one per stage
        .orderBy('kind')
        .execute()
    ).map(({ kind, body_text }) => ({ kind, text: body_text }));

  describe(subject.name, () => {
    promise('a hold asked for twice is one hold, and names its product', async () => {
      const offered = await subject.offer(5);
      const { browser, order } = await held(offered);
      expect([order.product, order.status, order.orderId]).toEqual([
        productName,
        begun,
        (await held(offered, browser)).order.orderId,
      ]);
      expect(order.page).toContain(order.orderId);
      expect(order.summary.endsAt).toBeGreaterThanOrEqual(order.summary.startsAt);
      await expectCounts(offered, { held: 1, sold: 0 });
    });

    promiseIf(traits.stock)("one's own hold hides nothing from oneself, and all from others", async () => {
      const offered = await subject.offer(1);
      const { browser, order } = await held(offered);
      expect((await held(offered, browser)).order.orderId).toBe(order.orderId);
      const refused = await offered.hold(server.newTraveller());
      expect([refused.statusCode, refused.json().error.code]).toEqual([409, 'sold_out']);
    });

    promiseIf(traits.stock)(
      'of many buyers of the last one, one has it',
      async () => {
        const offered = await subject.offer(1);
        const answers = await Promise.all(
          Array.from({ length: sized(40, 200) }, () => offered.hold(server.newTraveller())),
        );
        const codes = answers.map(({ statusCode }) => statusCode);
        expect(codes.filter((code) => code === 201)).toHaveLength(1);
        expect(codes.filter((code) => code !== 201 && code !== 409 && code !== 503)).toEqual([]);
        await expectCounts(offered, { held: 1, sold: 0 });
      },
      180_000,
    );

    promise('a hold is given back once, and others can have it', async () => {
      const offered = await subject.offer(1);
      const { browser, order } = await held(offered);
      expect((await browser.release(order.orderId)).json<Order>().status).toBe('cancelled');
      expect((await browser.release(order.orderId)).statusCode).toBe(200);
      await expectCounts(offered, { held: 0, sold: 0 });
      await held(offered);
    });

    promise('a hold ends by itself and can be placed once more', async () => {
      const offered = await subject.offer(1);
      const { browser, order } = await ready(offered);
      server.clock.now = order.deadlineAt;
      await server.runJobs();
      expect((await read({ browser, order })).status).toBe('expired');
      await expectCounts(offered, { held: 0, sold: 0 });
      const again = (await browser.holdAgain(order.orderId, { acceptedTotal: order.total })).json<Order>();
      expect(again.status).toBe('awaitingPayment');
      // As announced by holdSeconds, which draws the clock on the page.
      expect(again.deadlineAt - server.clock.now).toBe(again.holdSeconds * 1000);
      await expectCounts(offered, { held: 1, sold: 0 });
    });

    promiseIf(!traits.hold)('a draft ends by itself or is given up, and an ended one is opened once more', async () => {
      const given = await held(await subject.offer(1));
      expect((await given.browser.release(given.order.orderId)).json<Order>().status).toBe('cancelled');
      const { browser, order } = await held(await subject.offer(1));
      server.clock.now = order.deadlineAt - 1;
      await server.runJobs();
      expect((await read({ browser, order })).status).toBe('draft');
      server.clock.now = order.deadlineAt;
      await server.runJobs();
      expect((await read({ browser, order })).status).toBe('expired');
      const again = (await browser.holdAgain(order.orderId)).json<Order>();
      expect([again.status, again.deadlineAt - server.clock.now]).toEqual([
        'draft',
        order.deadlineAt - order.serverNow,
      ]);
    });

    promiseIf(!traits.hold)('a draft of what nobody can have any more is sold out, and keeps its people', async () => {
      const offered = await subject.offer(1);
      if (!offered.close) return; // it has no end
      const { browser, order } = await held(offered);
      await offered.close();
      const answer = await browser.submit(order.orderId, details);
      const { status, passengers, contact } = answer.json<Order>();
      expect([status, passengers.length, contact]).toEqual(['soldOut', people.length, CONTACT]);
      const again = await browser.holdAgain(order.orderId);
      expect([again.statusCode, again.json().error.code]).toEqual([409, 'sold_out']);
      server.clock.now = order.deadlineAt;
      await server.runJobs();
      expect((await read({ browser, order })).status).toBe('soldOut');
    });

    promiseIf(!traits.hold)(
      'a draft that costs something else waits until somebody accepts it, or its end',
      async () => {
        const offered = await subject.offer(1);
        if (!offered.raise) return; // its prices are part of the site
        const [first, second] = [await held(offered), await held(offered)];
        await offered.raise();
        for (const { browser, order } of [first, second]) {
          const answer = await browser.submit(order.orderId, details);
          expectFields(answer.json<Order>(), { status: 'priceChanged', total: order.total });
        }
        const { browser, order } = first;
        const asked = await browser.holdAgain(order.orderId);
        expect([asked.statusCode, asked.json().error.code]).toEqual([409, 'price_changed']);
        const { price } = asked.json().error;
        expect(price.old).toEqual(order.total);
        const accepted = (await browser.holdAgain(order.orderId, { acceptedTotal: price.new })).json<Order>();
        expect([accepted.status, accepted.total]).toEqual(['awaitingPayment', price.new]);
        server.clock.now = second.order.deadlineAt;
        await server.runJobs();
        expect((await read(second)).status).toBe('expired');
      },
    );

    promise('what is paid is issued: papers, a mail, a place in the list', async () => {
      const browser = server.newTraveller();
      await signIn(server.deps, browser);
      const offered = await subject.offer(2);
      const bought = await issued(offered, browser);
      const { orderId, summary } = bought.order;
      await expectCounts(offered, { held: 0, sold: 1 });
      const { papers } = (await browser.documents(orderId)).json<components['schemas']['Documents']>();
      expect(papers.map(({ holder }) => holder?.person ?? null)).toEqual(
        traits.people ? people.map((_, index) => index) : papers.map(() => null),
      );
      if (traits.people) {
        expect(papers.map(({ holder }) => holder?.passportNumber)).toEqual(
          people.map(({ passportNumber }) => passportNumber),
        );
      }
      expect((await browser.file(orderId, 'papers')).statusCode).toBe(200);
      expect((await browser.ask('GET', `/orders/${orderId}/fitting`)).statusCode).toBe(200);
      const mails = await mailsOf(bought);
      expect(mails.map(({ kind }) => kind)).toEqual(['papers', 'reference']);
      for (const { number } of papers) expect(mails[0]?.text).toContain(number);
      const { messages } = (await browser.ask('GET', '/account/messages')).json<components['schemas']['Messages']>();
      const stages = messages.length - mails.length;
      expect([messages.every((message) => message.orderId === orderId), traits.stage || stages === 0]).toEqual([
        true,
        true,
      ]);
      const listed = async () =>
        (await browser.ask('GET', '/account/orders'))
          .json<components['schemas']['Orders']>()
          .orders.map((one) => [one.orderId, one.product, one.state, one.summary]);
      expect(await listed()).toEqual([[orderId, productName, 'upcoming', summary]]);
      const { stage } = await read(bought);
      expect(stage).toBeNull();
    });

    promise('in a Persian line of its papers, cards and mails each foreign name is isolated', async () => {
      const bought = await issued(await subject.offer(1));
      const { browser, order } = bought;
      const files = [await browser.file(order.orderId, 'papers'), await browser.file(order.orderId, 'receipt')];
      const papers = files.flatMap(({ statusCode, headers, rawPayload }) => {
        if (statusCode === 404) return []; // not all products have a receipt
        return headers['content-type'] === 'application/pdf' ? pdfLines(rawPayload) : linesIn(rawPayload.toString());
      });
      const texts = [
        ...papers,
        ...linesIn(await read(bought)),
        ...linesIn((await browser.ask('GET', '/trip')).json()),
        ...linesIn(await mailsOf(bought)),
      ];
      expect(texts.length).toBeGreaterThan(20);
      expect(texts.filter((text) => looseForeign(text).length > 0)).toEqual([]);
    });

    promiseIf(traits.stage)('while it is under way it says how far it is, and the status stays', async () => {
      const bought = await paid(await subject.offer(1));
      await server.runJobs();
      const { status, stage } = await read(bought);
      expect([status, typeof stage]).toEqual(['issuing', 'string']);
      server.clock.now += subject.issueMs;
      await server.runJobs();
      expectFields(await read(bought), { status: 'issued', stage: null });
    });

    promise('money that comes late pays what can still be had', async () => {
      const offered = await subject.offer(1);
      const bought = await atBank(offered);
      await endHold(bought.order);
      expect((await read(bought)).status).toBe('expired');
      await server.sandbox.decide(bought.chargeId, { status: 'succeeded' });
      await server.runJobs();
      expect(['issuing', 'issued']).toContain((await read(bought)).status);
      await expectCounts(offered, { held: 0, sold: 1 });
    });

    promiseIf(traits.stock)('money that comes late for what is gone goes back', async () => {
      const offered = await subject.offer(1);
      const bought = await atBank(offered);
      await endHold(bought.order);
      await held(offered);
      await server.sandbox.decide(bought.chargeId, { status: 'succeeded' });
      await server.runJobs();
      await server.runJobs();
      const { status, payment } = await read(bought);
      expect([status, payment?.status]).toEqual(['refunded', 'refunded']);
      expect((await mailsOf(bought)).map(({ kind }) => kind)).toEqual(['reference', 'refund']);
    });

    promiseIf(traits.deposit)('a deposit confirms it; its rest is paid once, in the same currency', async () => {
      const bought = await issued(await subject.offer(1));
      const { due, total, paid: soFar, payment } = await read(bought);
      expect([payment?.purpose, due?.purpose]).toEqual(['deposit', 'balance']);
      expect((soFar?.amount ?? 0) + (due?.amounts.EUR.amount ?? 0)).toBe(total.amount);
      const { browser, order } = bought;
      const wrong = (sum: typeof total) =>
        browser.pay(order.orderId, { total: sum, cancelPackage: false, rulesAccepted: true });
      for (const sum of [total, due?.amounts.USD ?? total]) {
        expect((await wrong(sum)).json().error.code).toBe('price_changed');
      }
      const after = await read(bought);
      const [chargeId, sameId] = [await opened({ browser, order: after }), await opened({ browser, order: after })];
      expect(sameId).toBe(chargeId);
      expect((await read(bought)).status).toBe('issued');
      await server.sandbox.decide(chargeId, { status: 'succeeded' });
      await server.runJobs();
      const whole = await read(bought);
      expect(whole.events.filter(({ what }) => what === 'restPaid')).toHaveLength(1);
      expect([whole.status, whole.paid, whole.due, whole.payment?.purpose]).toEqual([
        'issued',
        total,
        undefined,
        'balance',
      ]);
      const more = subject.hasPapersWhenPaid ? ['papers'] : [];
      expect((await mailsOf(bought)).map(({ kind }) => kind)).toEqual(['balance', ...more, 'papers', 'reference']);
      const once = await wrong(due?.amounts.EUR ?? total);
      expect([once.statusCode, once.json().error.code]).toEqual([409, 'not_allowed']);
      server.clock.now = order.summary.startsAt - 1;
      await server.runJobs();
      expect((await read(bought)).status).toBe('issued');
    });

    promiseIf(traits.deposit)(
      'cancelled with both paid, the rest comes back before the deposit, and never more',
      async () => {
        const bought = await issued(await subject.offer(1));
        const deposit = (await read(bought)).paid?.amount ?? 0;
        await server.sandbox.decide(await opened({ ...bought, order: await read(bought) }), { status: 'succeeded' });
        const path = `/orders/${bought.order.orderId}/cancellation`;
        const quote = (await bought.browser.ask('GET', path)).json<components['schemas']['CancellationQuote']>();
        expect(quote.paid).toEqual(bought.order.total);
        const body = { refund: quote.refund, to: 'card' };
        await bought.browser.ask('POST', path, body, { 'idempotency-key': bought.order.orderId });
        await server.runJobs();
        expectFields(await read(bought), { status: 'refunded', refunded: quote.refund, back: quote.back });
        const backs = await backAtBank(bought.order.orderId);
        const rest = bought.order.total.amount - deposit;
        expect(backs).toEqual({ balance: Math.min(rest, quote.refund.amount), deposit: quote.refund.amount - rest });
        expect(backs.deposit).toBeGreaterThan(0);
      },
    );

    promiseIf(traits.deposit)(
      'an account pays parts of both, has its share back, and the books are right',
      async () => {
        const browser = server.newTraveller();
        const { accountId } = await signIn(server.deps, browser, { balance: 100_000 });
        const { order } = await ready(await subject.offer(1), browser);
        const { orderId } = order;
        const pay = (one: Order, fromBalance: number) =>
          browser.pay(orderId, {
            total: one.due?.amounts.EUR ?? one.total,
            cancelPackage: false,
            rulesAccepted: true,
            fromBalance: euro(fromBalance),
          });
        const deposit = order.due?.amounts.EUR.amount ?? 0;
        expect((await pay(order, deposit)).json()).toEqual({ attempt: 1, redirectUrl: null });
        await server.runJobs();
        server.clock.now += subject.issueMs;
        await server.runJobs();
        await signIn(server.deps, browser, { accountId }); // the session may have become inactive, and payments need an active one
        const confirmed = await read({ browser, order });
        expect(confirmed.status).toBe('issued');
        const { redirectUrl } = (await pay(confirmed, 1000)).json<{ redirectUrl: string }>();
        await server.sandbox.decide(redirectUrl.split('/').at(-1) ?? '', { status: 'succeeded' });
        const path = `/orders/${orderId}/cancellation`;
        const quote = (await browser.ask('GET', path)).json<components['schemas']['CancellationQuote']>();
        await browser.ask('POST', path, { refund: quote.refund, to: 'card' }, { 'idempotency-key': orderId });
        await server.runJobs();
        expectFields(await read({ browser, order }), { refunded: quote.refund, back: quote.back });
        expect(quote.back.toCard.amount + quote.back.toBalance.amount).toBe(quote.refund.amount);
        const lines = server.db.selectFrom('ledger').select(['kind', 'amount']).where('account_id', '=', accountId);
        const moved = await lines.where('order_id', '=', orderId).orderBy('id').execute();
        const sumOf = (wanted: string) =>
          moved.filter(({ kind }) => kind === wanted).reduce((all, { amount }) => all + amount, 0);
        expect([sumOf('payment'), sumOf('refund')]).toEqual([deposit + 1000, quote.back.toBalance.amount]);
        expect(await wrongBooks(server.db)).toEqual([]);
      },
    );

    promiseIf(traits.deposit)(
      'a rest that is not paid in time cancels it, and the deposit follows its rules',
      async () => {
        const bought = await issued(await subject.offer(1));
        const { due } = await read(bought);
        const late = await opened({ ...bought, order: await read(bought) });
        await bought.browser.leave(bought.order.orderId);
        // In the last moment, as rules may give back less with time.
        server.clock.now = (due?.dueAt ?? 0) - 1;
        const { refund } = (await bought.browser.ask('GET', `/orders/${bought.order.orderId}/cancellation`)).json();
        expect(refund).toEqual(euro(subject.depositBack ?? Number.NaN));
        server.clock.now += 1;
        await server.runJobs();
        await server.runJobs();
        const after = await read(bought);
        expect([after.status, after.refunded]).toEqual([refund.amount > 0 ? 'refunded' : 'cancelled', refund]);
        expect((await mailsOf(bought)).find(({ kind }) => kind === 'cancellation')?.text).toContain('not paid in time');
        // Later money for it is refunded completely.
        await server.sandbox.decide(late, { status: 'succeeded' });
        await server.runJobs();
        expect(await server.sandbox.verify(late)).toEqual({ status: 'refunded', amount: due?.amounts.EUR });
        expect((await read(bought)).refunded).toEqual(refund);
      },
    );

    promiseIf(traits.deposit)('an attempt to pay the rest that is at the bank in time is waited for', async () => {
      const bought = await issued(await subject.offer(1));
      const { due } = await read(bought);
      server.clock.now = (due?.dueAt ?? 0) - MINUTE_MS;
      const chargeId = await opened({ ...bought, order: await read(bought) });
      server.clock.now += 2 * MINUTE_MS;
      await server.runJobs();
      expect((await read(bought)).status).toBe('issued');
      await server.sandbox.decide(chargeId, { status: 'succeeded' });
      server.clock.now += 2 * MINUTE_MS;
      await server.runJobs();
      expectFields(await read(bought), { status: 'issued', paid: bought.order.total });
    });

    promiseIf(traits.deposit)(
      'a bank that takes the deposit back ends the order, and the rest goes back with it',
      async () => {
        const bought = await issued(await subject.offer(1));
        const confirmed = await read(bought);
        await server.sandbox.decide(await opened({ ...bought, order: confirmed }), { status: 'succeeded' });
        await server.sandbox.refund(bought.chargeId, confirmed.paid ?? confirmed.total);
        await server.runJobs();
        await server.runJobs();
        const { total, refunded, status } = await read(bought);
        expect(status).toBe('refunded');
        const backs = await backAtBank(bought.order.orderId);
        expect(refunded?.amount).toBe(backs.deposit + backs.balance);
        expect(backs.deposit + backs.balance).toBeLessThanOrEqual(total.amount);
      },
    );

    const backAtBank = async (orderId: string) => {
      const rows = await server.db
        .selectFrom('payment')
        .innerJoin('sandbox_charge', 'sandbox_charge.charge_id', 'payment.charge_id')
        .select(['purpose', 'refunded'])
        .where('order_id', '=', orderId)
        .execute();
      const of = (which: string) => rows.find(({ purpose }) => purpose === which)?.refunded ?? 0;
      return { deposit: of('deposit'), balance: of('balance') };
    };

    /** Lets the attempt end at the bank, then the hold. */
    const endHold = async (order: Order) => {
      server.clock.now += 16 * MINUTE_MS;
      await server.runJobs();
      server.clock.now = Math.max(server.clock.now, order.deadlineAt);
      await server.runJobs();
    };

    inquiryPromises(server, subject, { promiseIf, read, opened });
    changePromises(server, subject, {
      promiseIf,
      issued,
      read,
      opened,
      mailKinds: async (bought) => (await mailsOf(bought)).map(({ kind }) => kind).toSorted(),
    });

    promise('of two cancellations at once one cancels, and what the quote said comes back', async () => {
      const offered = await subject.offer(1);
      const { browser, order } = await issued(offered);
      const path = `/orders/${order.orderId}/cancellation`;
      const { refund } = (await browser.ask('GET', path)).json<components['schemas']['CancellationQuote']>();
      const cancel = (key: string) => browser.ask('POST', path, { refund, to: 'card' }, { 'idempotency-key': key });
      const answers = await Promise.all([cancel(`${order.orderId}-1`), cancel(`${order.orderId}-2`)]);
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
      await server.runJobs();
      const after = await read({ browser, order });
      expect([after.status, after.refunded]).toEqual([refund.amount > 0 ? 'refunded' : 'cancelled', refund]);
      await expectCounts(offered, { held: 0, sold: 0 });
    });

    const cancellationOf = ({ order: { orderId } }: { order: Order }, papers: readonly number[] = []) =>
      `/orders/${orderId}/cancellation${papers.length > 0 ? `?papers=${papers.join()}` : ''}`;
    type Quote = components['schemas']['CancellationQuote'];
    type Bought = { browser: Browser; order: Order };
    const quoted = async (bought: Bought, papers: readonly number[] = []) =>
      (await bought.browser.ask('GET', cancellationOf(bought, papers))).json<Quote>();
    const cancelled = async (
      bought: Bought,
      papers: readonly number[],
      { refund }: Pick<Quote, 'refund'>,
      to = 'card',
    ) => {
      keys += 1;
      const body = { refund, to, ...(papers.length > 0 ? { papers } : {}) };
      return bought.browser.ask('POST', cancellationOf(bought), body, {
        'idempotency-key': `${subject.name}-part-${keys}`,
      });
    };
    const documentsOf = async ({ browser, order }: Bought) =>
      (await browser.documents(order.orderId)).json<components['schemas']['Documents']>().papers;

    promiseIf(traits.parts)(
      'one of several leaves: its paper, its stock and its money go, and the others stay',
      async () => {
        const offered = await subject.offer(1);
        const bought = await issued(offered);
        const [first, second, ...others] = await documentsOf(bought);
        const leaving = [second?.position ?? -1];
        const quote = await quoted(bought, leaving);
        expect(quote.refund.amount).toBeGreaterThan(0);
        expect(quote.refund.amount).toBeLessThan((await quoted(bought)).refund.amount);
        const alone = [];
        for (const paper of await documentsOf(bought)) {
          const { refund, lessOwed } = await quoted(bought, [paper.position]);
          const person = paper.holder?.person ?? null;
          alone.push({ paper: paper.position, kind: paper.kind, person, refund, ...(lessOwed && { lessOwed }) });
        }
        expect((await quoted(bought)).each).toEqual(alone);
        const answer = await cancelled(bought, leaving, quote);
        const after = answer.json<Order>();
        expect([answer.statusCode, after.status, after.refunded, after.total]).toEqual([
          200,
          'partiallyCancelled',
          quote.refund,
          bought.order.total,
        ]);
        const left = subject.leaveWith?.(second?.position ?? -1) ?? [second?.holder?.person];
        expect(after.passengers.map(({ leftAt }) => leftAt)).toEqual(
          people.map((_, person) => (left.includes(person) ? server.clock.now : undefined)),
        );
        expect(await documentsOf(bought)).toEqual([first, ...others]);
        expect(await offered.counts()).toEqual(traits.stock ? { held: 0, sold: subject.units - 1 } : null);
        await server.runJobs();
        expect((await read(bought)).back).toEqual(quote.back);
        expect(await server.sandbox.verify(bought.chargeId)).toEqual({ status: 'refunded', amount: quote.back.toCard });
        expect(after.summary.people).toBe(people.length - left.length);
        const [mail] = (await mailsOf(bought)).filter(({ kind }) => kind === 'cancellation');
        expect(mail?.text).toMatch(/^No longer valid: (?:the|room) .+ of .+\. The rest of your order is\.$/m);
        // A paper can be cancelled once.
        const again = await cancelled(bought, leaving, quote);
        expect([again.statusCode, again.json().error.code]).toEqual([409, 'not_allowed']);
      },
    );

    promiseIf(traits.parts && traits.deposit)(
      'one leaves while the rest is owed: what it paid less what is kept comes back, and its share is owed no more',
      async () => {
        const bought = await issued(await subject.offer(1));
        const before = await read(bought);
        const owed = before.due?.amounts.EUR.amount ?? 0;
        const [leaving] = await documentsOf(bought);
        const part = [leaving?.position ?? -1];
        const [quote, whole] = [await quoted(bought, part), await quoted(bought)];
        const kept = quote.lines.reduce((all, { paid, amount }) => all + paid.amount - amount.amount, 0);
        const share = Math.floor(owed / people.length);
        expect([quote.lessOwed, whole.lessOwed, before.due?.purpose]).toEqual([euro(share), euro(owed), 'balance']);
        const soFar = (before.paid?.amount ?? 0) / people.length;
        expect(Math.abs(quote.refund.amount - Math.max(0, soFar - kept))).toBeLessThanOrEqual(1);
        expect(whole.each.map(({ refund, lessOwed }) => ({ refund, lessOwed }))).toEqual(
          whole.each.map(() => ({ refund: quote.refund, lessOwed: quote.lessOwed })),
        );
        expect((await cancelled(bought, part, quote)).statusCode).toBe(200);
        await server.runJobs();
        const after = await read(bought);
        expectFields(after, { status: 'partiallyCancelled', refunded: quote.refund, back: quote.back });
        expect(after.due).toMatchObject({ purpose: 'balance', dueAt: before.due?.dueAt });
        expect(after.due?.amounts.EUR).toEqual(euro(owed - share));
        const mail = (await mailsOf(bought)).find(({ kind }) => kind === 'cancellation');
        expect(mail?.text).toContain(`You have ${formatMoney(euro(share))} less to pay.`);
        await server.sandbox.decide(await opened({ ...bought, order: after }), { status: 'succeeded' });
        await server.runJobs();
        const paidUp = await read(bought);
        expect([paidUp.status, paidUp.due, paidUp.paid]).toEqual([
          'partiallyCancelled',
          undefined,
          euro(bought.order.total.amount - share),
        ]);
        const rest = await quoted(bought);
        expect([rest.paid, rest.lessOwed]).toEqual([
          euro(bought.order.total.amount - share - quote.refund.amount),
          undefined,
        ]);
        expect((await cancelled(bought, [], rest)).statusCode).toBe(200);
        await server.runJobs();
        expect((await read(bought)).refunded).toEqual(euro(quote.refund.amount + rest.refund.amount));
      },
    );

    promiseIf(traits.parts && traits.deposit)('a rest that is at the bank when one leaves goes back', async () => {
      const bought = await issued(await subject.offer(1));
      const chargeId = await opened({ ...bought, order: await read(bought) });
      const [leaving] = await documentsOf(bought);
      const part = [leaving?.position ?? -1];
      expect((await cancelled(bought, part, await quoted(bought, part))).statusCode).toBe(200);
      const { due } = await read(bought);
      await server.sandbox.decide(chargeId, { status: 'succeeded' });
      await server.runJobs();
      expect((await server.sandbox.verify(chargeId)).status).toBe('refunded');
      expect((await read(bought)).due).toEqual(due);
    });

    promiseIf(traits.parts)('one after the other, and never more comes back than was paid', async () => {
      const browser = server.newTraveller();
      const { accountId } = await signIn(server.deps, browser, { balance: 100_000 });
      const { order } = await ready(await subject.offer(1), browser);
      const offered = await browser.pay(order.orderId, {
        total: order.total,
        cancelPackage: false,
        rulesAccepted: true,
        fromBalance: euro(Math.round(order.total.amount / 3)),
        ...(traits.deposit && { part: 'full' }),
      });
      const chargeId = offered.json<{ redirectUrl: string }>().redirectUrl.split('/').at(-1) ?? '';
      await server.sandbox.decide(chargeId, { status: 'succeeded' });
      await server.runJobs();
      const bought = { browser, order };
      let sum = 0;
      // A paper of all goes with the last of them.
      const ofSomebody = ({ holder }: { holder: unknown }) => !traits.people || holder !== null;
      for (const { position } of (await documentsOf(bought)).filter(ofSomebody)) {
        const quote = await quoted(bought, [position]);
        sum += quote.refund.amount;
        expect((await cancelled(bought, [position], quote)).statusCode).toBe(200);
        await server.runJobs();
      }
      const after = await read(bought);
      expect([after.status, after.refunded]).toEqual(['refunded', euro(sum)]);
      expect(sum).toBeLessThanOrEqual(order.total.amount);
      expect((after.back?.toCard.amount ?? 0) + (after.back?.toBalance.amount ?? 0)).toBe(sum);
      expect(await server.sandbox.verify(chargeId)).toEqual({ status: 'refunded', amount: after.back?.toCard });
      const lines = server.db.selectFrom('ledger').select('amount').where('account_id', '=', accountId);
      const backs = await lines.where('order_id', '=', order.orderId).where('kind', '=', 'refund').execute();
      expect(backs.reduce((all, { amount }) => all + amount, 0)).toBe(after.back?.toBalance.amount);
      expect(await wrongBooks(server.db)).toEqual([]);
    });

    promiseIf(traits.parts)('a part may go to the balance, and the rest to the card', async () => {
      const browser = server.newTraveller();
      const { accountId } = await signIn(server.deps, browser);
      const bought = await issued(await subject.offer(1), browser);
      const session = server.db.updateTable('session').where('account_id', '=', accountId);
      await session.set({ stepped_up_until: server.clock.now + 1 }).execute();
      const [first] = await documentsOf(bought);
      const leaving = [first?.position ?? -1];
      const part = await quoted(bought, leaving);
      expect((await cancelled(bought, leaving, part, 'balance')).statusCode).toBe(200);
      expect((await read(bought)).back).toEqual({ toCard: euro(0), toBalance: part.refund });
      const { orders } = (await browser.ask('GET', '/account/orders')).json<components['schemas']['Orders']>();
      expect(orders.map(({ refunded, summary }) => [refunded, summary])).toEqual([
        [part.refund, (await read(bought)).summary],
      ]);
      await browser.ask('POST', `/orders/${bought.order.orderId}/documents/mail`);
      const papers = (await mailsOf(bought)).filter(({ kind }) => kind === 'papers');
      expect(papers.map(({ text }) => text)).toContainEqual(expect.stringMatching(/of it went back to your balance/));
      const rest = await quoted(bought);
      expect((await cancelled(bought, [], rest)).statusCode).toBe(200);
      await server.runJobs();
      const after = await read(bought);
      expectFields(after, { status: 'refunded', back: { toCard: rest.refund, toBalance: part.refund } });
      expect(await server.sandbox.verify(bought.chargeId)).toEqual({ status: 'refunded', amount: rest.refund });
      expect(await wrongBooks(server.db)).toEqual([]);
    });

    promise(
      'with a code, what comes back is the same share of what was paid, on each day and of each part',
      async () => {
        const offered = await subject.offer(2);
        const plain = await paid(offered);
        const code = await withHalfOff(await ready(offered));
        await server.sandbox.decide(await opened(code), { status: 'succeeded' });
        await server.runJobs();
        const shares: number[] = [];
        const compare = async (papers: readonly number[]) => {
          const [one, other] = [await quoted(plain, papers), await quoted(code, papers)];
          const kept = (subject.keptEach ?? 0) * (papers.length || people.length);
          const share = (one.refund.amount + kept) / one.paid.amount;
          expect(other.paid.amount).toBeLessThan((subject.isDiscountedInPart ? 1 : 0.6) * one.paid.amount);
          // Each person's share is rounded to a cent.
          expect(Math.abs(other.refund.amount + kept - share * other.paid.amount)).toBeLessThanOrEqual(people.length);
          shares.push(one.refund.amount / one.paid.amount);
        };
        if (traits.stage) await compare([]); // being issued
        server.clock.now += subject.issueMs;
        await server.runJobs();
        expect([(await read(plain)).status, (await read(code)).status]).toEqual(['issued', 'issued']);
        const parts = traits.parts ? (await documentsOf(plain)).map(({ position }) => [position]) : [];
        const percents: number[] = [];
        for (const before of DAYS_BEFORE) {
          server.clock.now = Math.max(server.clock.now, plain.order.summary.startsAt - before * DAY_MS);
          for (const papers of [[], ...parts]) await compare(papers);
          const { refund, paid: whole } = await quoted(plain);
          percents.push((100 * refund.amount) / whole.amount);
        }
        // A refund of all or nothing would hide an error, but where the rules say it by hand.
        if (subject.percentsBack) expect(percents).toEqual(subject.percentsBack);
        else expect(shares.filter((share) => share > 0 && share < 1).length).toBeGreaterThan(0);
      },
    );

    promiseIf(!traits.parts)('it is given back as a whole', async () => {
      const bought = await issued(await subject.offer(1));
      const [first] = await documentsOf(bought);
      const answer = await cancelled(bought, [first?.position ?? -1], { refund: euro(1) });
      expect([answer.statusCode, answer.json().error.code]).toEqual([409, 'not_allowed']);
    });

    promiseIf(traits.refuses)(
      'what the supplier has for some and not for all is issued, and the rest goes back',
      async () => {
        const offered = await subject.offer(1);
        offered.refuse?.(1);
        const bought = await paid(offered);
        await server.runJobs();
        await server.runJobs();
        const after = await read(bought);
        const share = Math.round(after.total.amount / people.length);
        expect([after.status, after.refunded, after.back?.toCard]).toEqual([
          'partiallyCancelled',
          euro(share),
          euro(share),
        ]);
        expect((await documentsOf(bought)).map(({ holder }) => holder?.person)).toEqual(
          people.map((_, person) => person).filter((person) => person !== 1),
        );
        expect(after.passengers[1]?.leftAt).toBe(server.clock.now);
        expect(await offered.counts()).toEqual({ held: 0, sold: subject.units - 1 });
        expect((await mailsOf(bought)).map(({ kind }) => kind)).toEqual(['cancellation', 'papers', 'reference']);
        // The others can still be cancelled.
        const rest = await quoted(bought);
        expect((await cancelled(bought, [], rest)).statusCode).toBe(200);
        await server.runJobs();
        expect((await read(bought)).refunded).toEqual(euro(share + rest.refund.amount));
        expect(await offered.counts()).toEqual({ held: 0, sold: 0 });
      },
    );

    promiseIf(traits.stage)('it may be cancelled while it is under way, and no paper comes after that', async () => {
      const bought = await paid(await subject.offer(1));
      await server.runJobs();
      expect((await read(bought)).status).toBe('issuing');
      const quote = await quoted(bought);
      expect((await cancelled(bought, [], quote)).statusCode).toBe(200);
      server.clock.now += subject.issueMs;
      await server.runJobs();
      const after = await read(bought);
      expect([after.refunded, after.stage, after.issuedAt]).toEqual([quote.refund, null, null]);
      expect((await bought.browser.documents(bought.order.orderId)).statusCode).toBe(409);
    });

    /** Writes a stage as a product does: in a transaction that locked the order. */
    const moveOn = ({ order: { orderId } }: Bought, stage: string) =>
      server.db.transaction().execute(async (tx) => {
        const mail = mailOf(`Now ${stage}`, [{ lines: [`It is ${stage}.`] }]);
        return setStage(tx, await lockOrder(tx, orderId), { stage, mail }, server.clock.now);
      });
    const stageMailsOf = async ({ order: { orderId } }: Bought) => {
      const mails = server.db.selectFrom('outbox').select('subject').where('order_id', '=', orderId);
      const sent = await mails.where('subject', 'like', 'Now %').orderBy('created_at').execute();
      return sent.map(({ subject }) => subject);
    };
    const stages = subject.stages ?? [''];
    const [firstStage] = stages;
    const lastStage = stages.at(-1) ?? firstStage;

    promiseIf(traits.life)(
      'its stage moves on after it is issued: each told once, in its history and by mail',
      async () => {
        const bought = await paid(await subject.offer(1));
        expect(await moveOn(bought, firstStage)).toBe(false); // only paid
        await server.runJobs();
        server.clock.now += subject.issueMs;
        await server.runJobs();
        const before = await read(bought);
        expect([before.status, before.stage]).toEqual(['issued', null]);
        const papers = await documentsOf(bought);
        if (traits.people) expect(papers).toHaveLength(people.length);
        const told: Order['events'] = [];
        for (const stage of stages) {
          server.clock.now += MINUTE_MS;
          const moves = await Promise.all(Array.from({ length: sized(20, 200) }, () => moveOn(bought, stage)));
          expect(moves.filter(Boolean)).toHaveLength(1);
          told.push({ status: 'issued', what: stage, at: server.clock.now });
        }
        const after = await read(bought);
        expectFields(after, { status: 'issued', stage: lastStage, version: before.version + stages.length });
        expect(after.events.slice(before.events.length)).toEqual(told);
        expect(await stageMailsOf(bought)).toEqual(stages.map((stage) => `Now ${stage}`));
        expect(await documentsOf(bought)).toEqual(papers);
      },
    );

    promiseIf(traits.life)('what is cancelled has no stage any more, and gets none', async () => {
      const bought = await issued(await subject.offer(1));
      await moveOn(bought, firstStage);
      expect((await cancelled(bought, [], await quoted(bought))).statusCode).toBe(200);
      await server.runJobs();
      expect(await moveOn(bought, lastStage)).toBe(false);
      const after = await read(bought);
      expectFields(after, { status: 'refunded', stage: null });
      expect(after.events.flatMap(({ what }) => what ?? []).at(-1)).toBe(firstStage);
      expect(await stageMailsOf(bought)).toEqual([`Now ${firstStage}`]);
    });

    promiseIf(traits.life && traits.stock)('what comes back may depend on what else the database knows', async () => {
      const offered = await subject.offer(1);
      if (!offered.giveAllBack) return; // it depends on the order and the day alone
      const bought = await issued(offered);
      const before = await quoted(bought);
      expect(before.refund.amount).toBeLessThan(before.paid.amount);
      await offered.giveAllBack();
      const after = await quoted(bought);
      expect(after.refund).toEqual(before.paid);
      expect((await cancelled(bought, [], after)).json<Order>().refunded).toEqual(before.paid);
    });

    promiseIf(!traits.stage)('it cannot be cancelled before it is issued', async () => {
      const bought = await paid(await subject.offer(1));
      const answer = await bought.browser.ask('GET', cancellationOf(bought));
      expect([answer.statusCode, answer.json().error.code]).toEqual([409, 'not_allowed']);
    });

    promiseIf(traits.quote)('a quote that is kept stands until its end, though what comes back falls', async () => {
      const { standsMs = 0, fallsBeforeMs = 0 } = subject.quote ?? {};
      const [bought, other] = [await issued(await subject.offer(1)), await issued(await subject.offer(1))];
      server.clock.now = bought.order.summary.startsAt - fallsBeforeMs - 1;
      const keep = (one: Bought) => one.browser.ask('POST', `${cancellationOf(one)}/quote`, {});
      const kept = (await keep(bought)).json<Quote>();
      expect([kept.until, (await read(bought)).status]).toEqual([server.clock.now + standsMs, 'cancelQuoted']);
      await keep(other);
      expect(await documentsOf(bought)).toHaveLength(people.length);
      server.clock.now += standsMs - 1;
      await server.runJobs();
      expect([await quoted(bought), (await keep(bought)).json()]).toEqual([kept, kept]);
      expect((await cancelled(bought, [], kept)).json<Order>().refunded).toEqual(kept.refund);
      server.clock.now += 1;
      await server.runJobs();
      expect((await read(other)).status).toBe('issued');
      const fallen = await quoted(other);
      expect(fallen.refund.amount).toBeLessThan(kept.refund.amount);
      expect((await cancelled(other, [], kept)).json().error.code).toBe('price_changed');
    });

    promiseIf(!traits.quote)('no quote of it is kept', async () => {
      const bought = await issued(await subject.offer(1));
      const answer = await bought.browser.ask('POST', `${cancellationOf(bought)}/quote`, {});
      expect([answer.statusCode, answer.json().error.code]).toEqual([409, 'not_allowed']);
      expect((await read(bought)).status).toBe('issued');
    });

    promise('a supplier that fails is asked again', async () => {
      const bought = await paid(await subject.offer(1));
      const failing = supplier({ issue: () => Promise.reject(new Error('The supplier is away')) });
      await server.runJobs(failing);
      expect((await read(bought)).status).toBe('issuing');
      server.clock.now += MINUTE_MS;
      await server.runJobs();
      server.clock.now += subject.issueMs;
      await server.runJobs();
      expect((await read(bought)).status).toBe('issued');
    });

    promiseIf(traits.promise)('what is not issued by the promise goes back as a whole', async () => {
      const offered = await subject.offer(1);
      const bought = await paid(offered);
      const failing = supplier({ issue: () => Promise.reject(new Error('The supplier is away')) });
      await server.runJobs(failing);
      server.clock.now = (await read(bought)).promisedAt ?? 0;
      await server.runJobs(failing);
      await server.runJobs(failing);
      expect((await read(bought)).status).toBe('refunded');
      await expectCounts(offered, { held: 0, sold: 0 });
    });

    promise('a supplier that hangs holds up no other order', async () => {
      const stuck = await paid(await subject.offer(1));
      let fail = (_error: Error) => {};
      let begun = () => {};
      const hasBegun = new Promise<void>((resolve) => (begun = resolve));
      const round = server.runJobs(
        supplier({
          issue: () => {
            begun();
            return new Promise((_resolve, reject) => (fail = reject));
          },
        }),
      );
      await hasBegun;
      await issued(await subject.offer(1));
      fail(new Error('The supplier never answered'));
      await round;
      expect((await read(stuck)).status).toBe('issuing');
    });

    promise('everybody else gets 404, whatever they ask of it', async () => {
      const { order } = await ready(await subject.offer(1));
      const stranger = server.newTraveller();
      const path = `/orders/${order.orderId}`;
      const answers = await Promise.all([
        stranger.read(order.orderId),
        stranger.release(order.orderId),
        stranger.extend(order.orderId),
        stranger.documents(order.orderId),
        stranger.ask('GET', `${path}/draft`),
        stranger.ask('GET', `${path}/passengers`),
        stranger.submit(order.orderId, details),
        stranger.pay(order.orderId, { total: order.total, cancelPackage: false, rulesAccepted: true }),
        stranger.ask('GET', `${path}/cancellation`),
      ]);
      expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 404));
    });

    promise('what is not right is told by field, and nothing changes', async () => {
      const { browser, order } = await held(await subject.offer(1));
      const nameless = people.map((person) => ({ ...person, firstName: '' }));
      const answer = await browser.submit(order.orderId, { ...details, passengers: nameless });
      expect([answer.statusCode, answer.json().error.fields['passengers.0.firstName']]).toEqual([422, 'required']);
      expect((await read({ browser, order })).status).toBe(begun);
    });

    promise('once it is over it is past, and passports and people of erased accounts are forgotten', async () => {
      const browser = server.newTraveller();
      const { accountId } = await signIn(server.deps, browser);
      const { order } = await issued(await subject.offer(1), browser);
      const { endsAt } = order.summary;
      const kept = async () =>
        (
          await server.db
            .selectFrom('passenger')
            .select('passport_sealed')
            .where('order_id', '=', order.orderId)
            .execute()
        ).map(({ passport_sealed }) => passport_sealed !== '');
      expect(await kept()).toEqual(people.map(() => traits.passport));
      await cleanUp(server.db, endsAt + 30 * DAY_MS);
      expect(await kept()).toEqual(people.map(() => false));
      const account = server.db.updateTable('account').where('id', '=', accountId);
      await account.set({ erased_at: server.clock.now }).execute();
      await cleanUp(server.db, endsAt - 1);
      expect(await kept()).toHaveLength(people.length);
      await cleanUp(server.db, endsAt);
      expect(await kept()).toEqual([]);
      const row = server.db.selectFrom('orders').select(['email', 'phone']).where('id', '=', order.orderId);
      expect(await row.executeTakeFirstOrThrow()).toEqual({ email: null, phone: null });
    });

    promise('no log says who bought it', async () => {
      const before = server.log.length;
      const { order } = await issued(await subject.offer(1));
      const log = server.log.slice(before).join('\n');
      const secrets = [
        order.orderId,
        CONTACT.email,
        ...people.flatMap(({ firstName, lastName, passportNumber }) => [firstName, lastName, passportNumber]),
      ].filter(Boolean);
      expect(log).toContain('/api/orders/:orderId/payments');
      expect(secrets.filter((secret) => log.includes(secret))).toEqual([]);
    });
  });
}
