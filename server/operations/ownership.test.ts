import { describe, expect, test, vi } from 'vitest';
import type { OrderStatus } from '#domain/core/order-status.ts';
import { emptyDraft } from '#domain/core/passengers.ts';
import { expectFields } from '#domain/core/testing/expect-fields.ts';
import { sendOrderProof } from '#server/orders/mailbox-proof.ts';
import { signIn } from '#server/testing/account.ts';
import { ORDER_BODIES } from '#server/testing/belongings.ts';
import { bookingApp } from '#server/testing/booking-app.ts';
import { type Listed, operations } from '#server/testing/operations.ts';
import { connected, find, findAndProve, mailedCode, WAYS, type Way } from '#server/testing/order-ways.ts';
import { productRequests } from '#server/testing/product-requests.ts';
import { nameStaff, staffSignedIn } from '#server/testing/staff.ts';
import { CONTACT, first, type Order, offersOf, passenger } from '#server/testing/traveller.ts';

vi.setConfig({ testTimeout: 60_000 });

const server = bookingApp();
const signedInElsewhere = async () => {
  const browser = server.newTraveller();
  const { accountId } = await signIn(server.deps, browser);
  return { ...browser, accountId };
};

type Row = {
  readonly status?: OrderStatus;
  /** True when it works only once per order. */
  readonly isOnce?: true;
  /** The answer to all who have access, with exceptions in `but`. */
  readonly answer: number;
  readonly but?: Partial<Record<Way, number>>;
  /** The answer without access; default 404, or 401 when the operation needs an account. */
  readonly stranger?: number;
};

const payment = ({ total }: Order) => ({ total, cancelPackage: false, rulesAccepted: true });

const CHANGED: Row = {
  status: 'issued',
  answer: 404,
  but: { finder: 403, finderSignedIn: 403, finderOfAccounts: 401 },
};

const FINDERS_REFUSED = { finder: 403, finderSignedIn: 403, finderOfAccounts: 403 };

/** Permissions on an order: each operation of the contract with its id × each relation to the order. */
const TABLE: Record<string, Row> = {
  readOrder: { answer: 200 },
  readDraft: { answer: 200 },
  saveDraft: { answer: 204, but: FINDERS_REFUSED },
  readPassengers: { answer: 200 },
  submitPassengers: { answer: 200, but: FINDERS_REFUSED },
  extendHold: { answer: 200 },
  releaseHold: { answer: 200, isOnce: true, but: FINDERS_REFUSED },
  holdAgain: { status: 'expired', answer: 200, isOnce: true },
  startPayment: { answer: 201, isOnce: true },
  leavePayment: { answer: 200, but: FINDERS_REFUSED },
  applyDiscount: { answer: 422, but: FINDERS_REFUSED },
  removeDiscount: { answer: 200, but: FINDERS_REFUSED },
  readDocuments: { status: 'issued', answer: 200 },
  downloadDocument: { status: 'issued', answer: 200 },
  mailDocuments: { status: 'issued', answer: 200 },
  readFitting: { status: 'issued', answer: 200 },
  quoteCancellation: { status: 'issued', answer: 200 },
  // Access is granted: flights keep no quote.
  keepQuote: {
    status: 'issued',
    answer: 409,
    but: { finder: 403, finderSignedIn: 403, finderOfAccounts: 401 },
  },
  cancelOrder: {
    status: 'issued',
    // Access is granted: the refund is not the one on the page.
    answer: 409,
    but: { finder: 403, finderSignedIn: 403, finderOfAccounts: 401 },
  },
  // Access is granted: the airline moved no flight, and there is no such change.
  quoteChange: { ...CHANGED, answer: 409 },
  confirmChange: CHANGED,
  dropChange: CHANGED,
  sendOrderCode: { answer: 200 },
  verifyOrderCode: { answer: 422 },
  keepOrder: {
    isOnce: true,
    answer: 401,
    but: { account: 200, finderSignedIn: 403 },
    stranger: 401,
  },
};

// Operations on one product's orders are covered by that product's tests.
const ofProducts = productRequests.flatMap(({ ofOrder = [] }) => ofOrder);
const ofOrder = operations.filter(({ id, path }) => path.includes('{orderId}') && !ofProducts.includes(id));

describe('who may do what with an order', () => {
  test('every operation with the id of an order is in the table', () => {
    expect(Object.keys(TABLE).toSorted()).toEqual(ofOrder.map(({ id }) => id).toSorted());
  });

  const ask = async (browser: ReturnType<typeof server.newTraveller>, order: Order, { id, path, method }: Listed) => {
    const headers = { 'idempotency-key': `table-${crypto.randomUUID()}` };
    const { statusCode } = await browser.ask(
      method,
      path.replace('{orderId}', order.orderId).replace('{changeId}', order.orderId).replace('{file}', 'papers'),
      ORDER_BODIES[id]?.(order),
      headers,
    );
    return statusCode;
  };

  test.each(WAYS)('%s', async (way) => {
    const shared = new Map<OrderStatus | undefined, ReturnType<typeof connected>>();
    const answers: Record<string, number> = {};
    for (const operation of ofOrder) {
      const { status, isOnce } = TABLE[operation.id] ?? { status: undefined, isOnce: undefined };
      const situation = (!isOnce && shared.get(status)) || connected(server, way, status);
      if (!isOnce) shared.set(status, situation);
      const { browser, order } = await situation;
      answers[operation.id] = await ask(browser, order, operation);
    }
    expect(answers).toEqual(
      Object.fromEntries(ofOrder.map(({ id }) => [id, TABLE[id]?.but?.[way] ?? TABLE[id]?.answer])),
    );
  });

  /** Limits that count the asker alone, by network. */
  const isOfAsker = (bucket: string) => /-address:/.test(bucket);
  const used = async () => {
    const rows = await server.db.selectFrom('rate_limit').select(['bucket', 'used']).execute();
    return new Map(rows.map(({ bucket, used }) => [bucket, used]));
  };

  test.each(WAYS)('%s: who is refused uses up no limit of others', async (way) => {
    const refused = ofOrder.filter(({ id }) => [401, 403].includes(TABLE[id]?.but?.[way] ?? 0));
    for (const operation of refused) {
      const { browser, order } = await connected(server, way, TABLE[operation.id]?.status);
      const before = await used();
      await ask(browser, order, operation);
      const grown = [...(await used())].filter(([bucket, uses]) => uses > (before.get(bucket) ?? 0));
      const ofOthers = grown.map(([bucket]) => bucket).filter((bucket) => !isOfAsker(bucket));
      expect([operation.id, ofOthers]).toEqual([operation.id, []]);
    }
  });

  test('everybody else is refused, also while others have found the order, and nothing has changed', async () => {
    const { maker, order } = await connected(server, 'finder');
    const before = (await maker.read(order.orderId)).json();
    const visitor = server.newTraveller();
    await visitor.hold({ offerIds: [first(offersOf(await visitor.search())).offerId] });
    const guessing = server.newTraveller();
    guessing.jar.cookie = `${maker.jar.cookie.slice(0, -1)}_`;
    const strangers = { account: await signedInElsewhere(), visitor, guessing, nobody: server.newTraveller() };
    for (const [name, stranger] of Object.entries(strangers)) {
      for (const operation of ofOrder) {
        const { stranger: unsigned = 404 } = TABLE[operation.id] ?? {};
        const expected = name === 'account' ? 404 : unsigned;
        expect([name, operation.id, await ask(stranger, order, operation)]).toEqual([name, operation.id, expected]);
      }
    }
    expect((await maker.read(order.orderId)).json()).toEqual(before);
  });
});

describe('whole passport numbers', () => {
  const NUMBER = passenger().passportNumber;
  const numbersSeen = async (browser: ReturnType<typeof server.newTraveller>, orderId: string) => {
    const seen = (text: string) => (text.includes(NUMBER) ? 'whole' : 'covered');
    return {
      documents: seen((await browser.documents(orderId)).body),
      order: seen((await browser.read(orderId)).body),
      people: seen((await browser.ask('GET', `/orders/${orderId}/passengers`)).body),
    };
  };

  test.each([
    ['maker', 'whole'],
    ['proved', 'whole'],
    ['account', 'covered'],
    ['finder', 'covered'],
    ['finderSignedIn', 'covered'],
    ['finderOfAccounts', 'covered'],
  ] as const)('on the tickets of an issued order, to the %s: %s', async (way, documents) => {
    const { browser, orderId } = await connected(server, way, 'issued');
    // After payment there is nothing left to check.
    const expected = { documents, order: 'covered', people: 'covered' };
    expect(await numbersSeen(browser, orderId)).toEqual(expected);
  });

  test('on the tickets of an account after its own one-time code', async () => {
    const { browser, orderId } = await connected(server, 'account', 'issued');
    await server.db
      .updateTable('session')
      .set({ stepped_up_until: server.clock.now + 1 })
      .execute();
    expectFields(await numbersSeen(browser, orderId), { documents: 'whole' });
  });

  test.each([
    ['maker', { isWhole: true, birthDate: '1988-03-14' }, true],
    ['account', { isWhole: false, birthDate: '1988-03-14' }, false],
    ['finder', { isWhole: false, birthDate: null }, false],
    ['proved', { isWhole: true, birthDate: '1988-03-14' }, true],
  ] as const)('before it is paid, on review and in the form, to the %s', async (way, shown, isInDraft) => {
    const { maker, browser, orderId } = await connected(server, way);
    const draft = emptyDraft({ adult: 1, child: 0, infant: 0 });
    const passengers = draft.passengers.map((one) => ({ ...one, passportNumber: NUMBER }));
    await maker.ask('PUT', `/orders/${orderId}/draft`, { ...draft, passengers });
    expectFields((await browser.ask('GET', `/orders/${orderId}/passengers`)).json(), [shown]);
    const read = async (who: typeof browser) => (await who.ask('GET', `/orders/${orderId}/draft`)).json();
    expect((await read(browser)).passengers[0].passportNumber).toBe(isInDraft ? NUMBER : '');
    // A browser that may not see a number does not erase it by saving the form without it; a browser that only found
    // the order saves nothing.
    await browser.ask('PUT', `/orders/${orderId}/draft`, { ...draft, email: 'a' });
    const email = way === 'finder' ? '' : 'a';
    expectFields(await read(maker), { email, passengers: [{ passportNumber: isInDraft ? '' : NUMBER }] });
  });

  test('are in no draft after payment, and a finder reads no dates, countries or saved passengers there', async () => {
    const { maker, browser, orderId } = await connected(server, 'finder');
    const date = { day: '1', month: '2', year: '2031' };
    const [one] = emptyDraft({ adult: 1, child: 0, infant: 0 }).passengers;
    const names = { ...one, title: 'MS', firstName: 'Anna', lastName: 'Keller', nationality: 'DE' };
    const whole = {
      ...names,
      birthDate: date,
      age: '40',
      passportNumber: NUMBER,
      passportCountry: 'DE',
      passportExpiry: date,
      savedPassengerId: orderId,
    };
    const saved = await maker.ask('PUT', `/orders/${orderId}/draft`, { ...CONTACT, passengers: [whole] });
    expect(saved.statusCode).toBe(204);
    const read = async (who: typeof browser) =>
      (await who.ask('GET', `/orders/${orderId}/draft`)).json().passengers as unknown[];
    expect([await read(maker), await read(browser)]).toEqual([[whole], [names]]);
    await server.db.updateTable('orders').set({ status: 'issued' }).where('id', '=', orderId).execute();
    expect(await read(maker)).toEqual([{ ...whole, passportNumber: '' }]);
  });

  test('are no more seen after the ten minutes of a code, though the browser saved and sent what it was shown', async () => {
    const { maker, browser, orderId } = await connected(server, 'proved');
    const draft = emptyDraft({ adult: 1, child: 0, infant: 0 });
    const withNumber = (passportNumber: string) => ({
      ...draft,
      passengers: draft.passengers.map((one) => ({ ...one, passportNumber })),
    });
    const save = (who: typeof browser, number: string) =>
      who.ask('PUT', `/orders/${orderId}/draft`, withNumber(number));
    const submit = (passportNumber: string) =>
      browser.submit(orderId, { passengers: [passenger({ passportNumber })], ...CONTACT });
    const formOf = async (who: typeof browser) => ({
      form: (await who.ask('GET', `/orders/${orderId}/draft`)).json().passengers[0].passportNumber,
      isWhole: (await who.ask('GET', `/orders/${orderId}/passengers`)).json()[0].isWhole,
    });
    const now = server.clock.now;
    await save(maker, NUMBER);
    await save(browser, ` ${NUMBER.toLowerCase()}`);
    expect((await submit(NUMBER)).statusCode).toBe(200);
    server.clock.now = now + 600_000;
    expect(await formOf(browser)).toEqual({ form: '', isWhole: false });
    expect(await formOf(maker)).toEqual({ form: ` ${NUMBER.toLowerCase()}`, isWhole: true });
    server.clock.now = now;
    // A number that this browser typed itself.
    await save(browser, 'D77Y11Z22');
    expect((await submit('D77Y11Z22')).statusCode).toBe(200);
    server.clock.now = now + 600_000;
    expect(await formOf(browser)).toEqual({ form: 'D77Y11Z22', isWhole: true });
    server.clock.now = now;
  });

  test('from the saved passengers only after a one-time code, also in the browser that chose them', async () => {
    const anna = await signedInElsewhere();
    const { ageClass: _, ...person } = passenger();
    const saved = await anna.ask('POST', '/account/passengers', { ...person, isMe: false });
    const { orderId } = await server.readyToPay(anna);
    const { passengerId: savedPassengerId } = saved.json();
    await anna.submit(orderId, {
      passengers: [{ ...passenger({ passportNumber: '' }), savedPassengerId }],
      ...CONTACT,
    });
    const peopleShown = async () => (await anna.ask('GET', `/orders/${orderId}/passengers`)).json();
    expectFields(await peopleShown(), [{ passportNumber: '•••••0T47', isWhole: false }]);
    await server.db
      .updateTable('session')
      .set({ stepped_up_until: server.clock.now + 1 })
      .execute();
    expectFields(await peopleShown(), [{ passportNumber: NUMBER, isWhole: true }]);
  });
});

describe('a one-time code to the address of an order', () => {
  const verify = (browser: ReturnType<typeof server.newTraveller>, orderId: string, code: string) =>
    browser.ask('POST', `/orders/${orderId}/code/verify`, { code });

  test('is for the browser that asked, for five tries, and proves it for ten minutes', async () => {
    const { browser, order, orderId } = await connected(server, 'finder', 'issued');
    const sent = await browser.ask('POST', `/orders/${orderId}/code`);
    const now = server.clock.now;
    expect(sent.json()).toEqual({
      emailMasked: 'a•••@example.org',
      phoneMasked: null,
      resendAt: now + 120_000,
      endsAt: now + 600_000,
    });
    const code = await mailedCode(server, orderId);
    const other = server.newTraveller();
    await find(other, order);
    expect((await verify(other, orderId, code)).json().error.code).toBe('code_elsewhere');
    const wrong = await verify(browser, orderId, code === '000000' ? '000001' : '000000');
    expectFields([wrong.statusCode, wrong.json().error], [422, { code: 'code_wrong', triesLeft: 4 }]);
    expect((await verify(browser, orderId, code)).statusCode).toBe(204);
    expectFields((await verify(browser, orderId, code)).json().error, { code: 'code_wrong', triesLeft: 0 });

    const { refund } = (await browser.ask('GET', `/orders/${orderId}/cancellation`)).json();
    const cancel = (who: typeof browser) =>
      who.ask('POST', `/orders/${orderId}/cancellation`, { refund, to: 'card' }, { 'idempotency-key': 'guest-cancel' });
    expect((await cancel(other)).statusCode).toBe(403);
    server.clock.now = now + 600_000;
    expect((await cancel(browser)).statusCode).toBe(403);
    server.clock.now = now + 599_999;
    expectFields((await cancel(browser)).json(), { status: 'refunding', refunded: refund });
    server.clock.now = now;
  });

  test.each(['finder', 'finderSignedIn', 'finderOfAccounts'] as const)(
    'a %s changes neither the e-mail nor who flies: 403 and nothing changed',
    async (way) => {
      const { maker, browser, orderId } = await connected(server, way);
      const rows = async () => [
        (await maker.read(orderId)).json(),
        (await maker.ask('GET', `/orders/${orderId}/passengers`)).json(),
        (await maker.ask('GET', `/orders/${orderId}/draft`)).json(),
      ];
      const before = await rows();
      const details = { passengers: [passenger()], ...CONTACT };
      const draft = { ...emptyDraft({ adult: 1, child: 0, infant: 0 }), email: 'eve@example.org' };
      for (const answer of [
        await browser.submit(orderId, { ...details, email: 'eve@example.org' }),
        await browser.submit(orderId, { ...details, passengers: [passenger({ firstName: 'Eve' })] }),
        await browser.ask('PUT', `/orders/${orderId}/draft`, draft),
      ]) {
        expect([answer.statusCode, answer.json().error.code]).toEqual([403, 'step_up_required']);
      }
      expect(await rows()).toEqual(before);
    },
  );

  test('proves nothing any more once the order has another address; the same in capitals is no other', async () => {
    const { maker, browser, order, orderId } = await connected(server, 'proved');
    const late = server.newTraveller();
    await find(late, order);
    await late.ask('POST', `/orders/${orderId}/code`);
    const code = await mailedCode(server, orderId);
    const submit = (who: typeof browser, email: string) =>
      who.submit(orderId, { passengers: [passenger()], ...CONTACT, email });
    expect((await submit(maker, 'ANNA@example.org')).statusCode).toBe(200);
    expect((await submit(browser, 'ANNA@example.org')).statusCode).toBe(200);
    expect((await submit(maker, 'new@example.org')).statusCode).toBe(200);
    // A browser that entered with the old address loses access: the new address, the names and later the tickets are
    // not for it.
    for (const answer of [
      await submit(browser, 'eve@example.org'),
      await verify(late, orderId, code),
      await browser.read(orderId),
      await late.read(orderId),
    ]) {
      expect(answer.statusCode).toBe(404);
    }
  });

  test('a fourth one in 15 minutes waits, from whichever address it is asked for, and leaves another browser its own', async () => {
    const { orderId } = await connected(server, 'finder');
    await server.db.deleteFrom('rate_limit').execute();
    const deps = { ...server.deps, config: { ...server.deps.config, rateLimitFactor: 1 } };
    const { owner, visitor } = await server.db
      .selectFrom('orders')
      .innerJoin('order_access', 'order_access.order_id', 'orders.id')
      .select(['owner', 'visitor'])
      .where('id', '=', orderId)
      .executeTakeFirstOrThrow();
    const send = (by: string, ip: string) =>
      sendOrderProof(deps, { orderId, who: { visitor: by, session: null, accountId: null }, ip }).then(
        () => 'sent',
        ({ problem }) => problem.code,
      );
    const answers = [];
    for (const host of [1, 2, 3, 4]) answers.push(await send(visitor, `192.0.2.${host}`));
    expect(answers).toEqual(['sent', 'sent', 'sent', 'rate_limited']);
    expect(await send(owner, '192.0.2.5')).toBe('sent');
  });
});

describe('who only found an unpaid order', () => {
  test('ends neither a payment under way nor the hold: the money that comes then brings the tickets', async () => {
    const { maker, browser, order, orderId } = await connected(server, 'finder');
    const started = await maker.pay(orderId, payment(order));
    expect([(await browser.leave(orderId)).statusCode, (await browser.release(orderId)).statusCode]).toEqual([
      403, 403,
    ]);
    const chargeId = started.json<{ redirectUrl: string }>().redirectUrl.split('/').at(-1) ?? '';
    await server.sandbox.decide(chargeId, { status: 'succeeded' });
    await server.runJobs();
    expectFields((await maker.read(orderId)).json(), { status: 'issued' });
  });

  test('chooses other flights for themselves; the order that they found keeps its seats', async () => {
    const { maker, browser, orderId } = await connected(server, 'finder');
    const [, other] = offersOf(await browser.search());
    const held = await browser.hold({ offerIds: [other?.offerId ?? ''], replacesOrderId: orderId });
    expect(held.statusCode).toBe(201);
    expect(held.json<Order>().orderId).not.toBe(orderId);
    expectFields((await maker.read(orderId)).json(), { status: 'awaitingPayment' });
  });

  test('reads it no more once it is in an account', async () => {
    const { maker, browser, orderId } = await connected(server, 'finder', 'issued');
    await signIn(server.deps, maker);
    await maker.ask('POST', `/orders/${orderId}/keep`);
    expect((await browser.read(orderId)).statusCode).toBe(404);
  });
});

describe('which account an order is in', () => {
  const accountOf = async (orderId: string) =>
    (await server.db.selectFrom('orders').select('account_id').where('id', '=', orderId).executeTakeFirstOrThrow())
      .account_id;

  test('paying for an order that one merely found does not take it', async () => {
    const { browser, orderId, order } = await connected(server, 'finderSignedIn');
    expect((await browser.pay(orderId, payment(order))).statusCode).toBe(201);
    expect(await accountOf(orderId)).toBeNull();
  });

  test('who made it and signs in may keep it at once, held, typed or paid, and nobody else afterwards', async () => {
    for (const status of ['held', 'awaitingPayment', 'issued'] as const) {
      const { maker, orderId } = await connected(server, 'maker', status);
      const { accountId } = await signIn(server.deps, maker);
      const kept = await maker.ask('POST', `/orders/${orderId}/keep`);
      expectFields(kept.json(), { orderId, isInAccount: true });
      const list = (await maker.ask('GET', '/account/orders')).json<{ orders: Order[] }>();
      expect(list.orders.map((one) => one.orderId)).toEqual([orderId]);
      await signIn(server.deps, maker);
      expect((await maker.ask('POST', `/orders/${orderId}/keep`)).statusCode).toBe(404);
      expect(await accountOf(orderId)).toBe(accountId);
    }
  });

  test('who found it keeps it only with a code that came to its address', async () => {
    const { browser, order, orderId } = await connected(server, 'finderSignedIn');
    await findAndProve(server, browser, order);
    expectFields((await browser.ask('POST', `/orders/${orderId}/keep`)).json(), { isInAccount: true });
  });

  test('an address that was typed lists no order in the account that has it, whatever its owner does', async () => {
    const anna = await signedInElsewhere();
    await server.db
      .updateTable('account')
      .set({ email: 'stranger@example.org' })
      .where('id', '=', anna.accountId)
      .execute();
    const { anna: guest, orderId, payment: paid } = await server.readyToPay();
    await guest.submit(orderId, { passengers: [passenger()], ...CONTACT, email: 'stranger@example.org' });
    await guest.pay(orderId, paid);
    await anna.ask('POST', '/account/step-up');
    const [mail] = await server.db
      .selectFrom('outbox')
      .select('subject')
      .where('account_id', '=', anna.accountId)
      .execute();
    const verified = await anna.ask('POST', '/account/step-up/verify', { code: mail?.subject.slice(0, 6) ?? '' });
    expect(verified.statusCode).toBe(204);
    expectFields((await anna.ask('GET', '/account/orders')).json(), { orders: [] });
  });
});

describe('a key is for one request', () => {
  const euro = (amount: number) => ({ amount, currency: 'EUR' as const });
  const begunBy = async (browser: ReturnType<typeof server.newTraveller>) => {
    const message = { topic: 'planned', name: 'Anna', email: 'anna@example.org', message: 'Is it open?' };
    const sent = await browser.ask('POST', '/contact', message, { 'idempotency-key': `begun-${crypto.randomUUID()}` });
    return sent.json<{ conversationId: string }>();
  };
  const REQUESTS: Record<
    string,
    () => Promise<{
      ask: (body: object, key: string) => Promise<{ statusCode: number; body: string }>;
      bodies: readonly [object, object];
    }>
  > = {
    ...Object.assign({}, ...productRequests.map(({ keyed }) => keyed(server.newTraveller))),
    ...Object.assign({}, ...productRequests.map(({ keyedOfOwner }) => keyedOfOwner?.(server))),
    holdFlights: async () => {
      const anna = server.newTraveller();
      const [one, other] = offersOf(await anna.search());
      // The first answer sets the cookie that owns the key.
      await anna.hold({ offerIds: [one?.offerId ?? ''] });
      return {
        ask: (body, key) => anna.ask('POST', '/flights/holds', body, { 'idempotency-key': key }),
        bodies: [{ offerIds: [one?.offerId] }, { offerIds: [other?.offerId] }],
      };
    },
    sendContactMessage: async () => {
      const anna = server.newTraveller();
      const message = { topic: 'planned', name: 'Anna', email: 'anna@example.org', message: 'Is it open?' };
      return {
        ask: (body, key) => anna.ask('POST', '/contact', body, { 'idempotency-key': key }),
        bodies: [message, { ...message, message: 'Is it closed?' }],
      };
    },
    replyInConversation: async () => {
      const anna = server.newTraveller();
      const { conversationId } = await begunBy(anna);
      return {
        ask: (body, key) => anna.ask('POST', `/contact/${conversationId}/replies`, body, { 'idempotency-key': key }),
        bodies: [{ text: 'And on Friday?' }, { text: 'And on Saturday?' }],
      };
    },
    answerConversation: async () => {
      const anna = server.newTraveller();
      const { conversationId } = await begunBy(anna);
      await nameStaff(server, { Maryam: ['messages.answer'] });
      const staff = await staffSignedIn(server, 'Maryam');
      const path = `/staff/messages/${conversationId}/replies`;
      return {
        ask: (body, key) => staff.ask('POST', path, body, { 'idempotency-key': key }),
        bodies: [
          { text: 'Yes.', texts: 1 },
          { text: 'No.', texts: 1 },
        ],
      };
    },
    holdAgain: async () => {
      const { browser, orderId } = await connected(server, 'maker', 'expired');
      return {
        ask: (body, key) => browser.ask('POST', `/orders/${orderId}/hold-again`, body, { 'idempotency-key': key }),
        bodies: [{}, { acceptedTotal: euro(1) }],
      };
    },
    startPayment: async () => {
      const { browser, order, orderId } = await connected(server, 'maker');
      return {
        ask: (body, key) => browser.ask('POST', `/orders/${orderId}/payments`, body, { 'idempotency-key': key }),
        bodies: [payment(order), { ...payment(order), cancelPackage: true }],
      };
    },
    cancelOrder: async () => {
      const { browser, orderId } = await connected(server, 'maker', 'issued');
      const { refund } = (await browser.ask('GET', `/orders/${orderId}/cancellation`)).json();
      return {
        ask: (body, key) => browser.ask('POST', `/orders/${orderId}/cancellation`, body, { 'idempotency-key': key }),
        bodies: [
          { refund, to: 'card' },
          { refund: euro(1), to: 'card' },
        ],
      };
    },
    startPayout: async () => {
      const anna = server.newTraveller();
      await signIn(server.deps, anna, { balance: 2000 });
      await server.db
        .updateTable('session')
        .set({ stepped_up_until: server.clock.now + 1 })
        .execute();
      const transfer = { holder: 'Anna Muster', iban: 'DE89 3704 0044 0532 0130 00' };
      return {
        ask: (body, key) => anna.ask('POST', '/account/payouts', body, { 'idempotency-key': key }),
        bodies: [
          { amount: euro(2000), transfer },
          { amount: euro(1000), transfer },
        ],
      };
    },
    startTopUp: async () => {
      const anna = await signedInElsewhere();
      return {
        ask: (body, key) => anna.ask('POST', '/account/top-ups', body, { 'idempotency-key': key }),
        bodies: [{ amount: euro(2000) }, { amount: euro(3000) }],
      };
    },
  };
  // Keys of changes are tried by the conformance tests, with a product that is changed.
  const isOfChanges = ({ path }: Listed) => path.includes('/changes');
  const keyed = operations.filter((one) => one.isKeyed && !isOfChanges(one)).map(({ id }) => id);

  test('every operation that takes one is tried', () => {
    expect(Object.keys(REQUESTS).toSorted()).toEqual(keyed.toSorted());
  });

  test.each(keyed)('%s: the same key with something else is a conflict', async (id) => {
    const { ask, bodies } = (await REQUESTS[id]?.()) ?? expect.fail('in no row');
    const [one, other] = bodies;
    const first = await ask(one, 'one-key-of-the-table');
    expect(first.statusCode).toBeLessThan(300);
    expectFields(await ask(one, 'one-key-of-the-table'), { statusCode: first.statusCode });
    const second = await ask(other, 'one-key-of-the-table');
    expect([second.statusCode, JSON.parse(second.body).error.code]).toEqual([409, 'conflict']);
  });
});

test('the database knows a visitor only by a hash', async () => {
  const { maker, orderId } = await connected(server, 'maker');
  const row = await server.db.selectFrom('orders').selectAll().where('id', '=', orderId).executeTakeFirst();
  expect(row?.owner).toMatch(/^[0-9a-f]{64}$/);
  expect(JSON.stringify(row)).not.toContain(maker.jar.cookie.replace('visitor=', ''));
});
