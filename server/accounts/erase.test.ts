import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { expectFields } from '#domain/core/testing/expect-fields.ts';
import { askToConfirm } from '#server/accounts/confirmation.ts';
import { testApp } from '#server/db/testing/test-app.ts';
import { cleanUp } from '#server/jobs.ts';
import { post } from '#server/ledger/ledger.ts';
import { applyToTopUp, refundDueTopUps } from '#server/ledger/top-ups.ts';
import { requestCancellation } from '#server/orders/cancel.ts';
import { lockOrder } from '#server/orders/read-order.ts';
import { productOf } from '#server/products/all.ts';
import { mailsTo, PASSWORD, person } from '#server/testing/person.ts';
import { CONTACT, first, type Order, offersOf, passenger, traveller } from '#server/testing/traveller.ts';

// Password hashing is slow by design, slower on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

const server = testApp();
const somebody = () => person(() => server.app, server.deps);
const { ageClass: _, ...someone } = passenger();
type Person = Awaited<ReturnType<typeof somebody>>;
const DAY = 86_400_000;
const euro = (amount: number) => ({ amount, currency: 'EUR' as const });

/** A return trip: the journey ends when the second flight has landed, not the first. */
async function issuedOrder(anna: Person) {
  const found = await anna.search({ returnDate: '2026-12-12' });
  const offerIds = [first(offersOf(found)).offerId, first(offersOf(found, 'returning')).offerId];
  const { orderId } = (await anna.hold({ offerIds })).json<Order>();
  const order = (await anna.submit(orderId, { passengers: [passenger()], ...CONTACT })).json<Order>();
  await server.db
    .updateTable('orders')
    .set({ status: 'issued', issued_at: server.clock.now })
    .where('id', '=', orderId)
    .execute();
  return order;
}
const erase = (anna: Person, currentPassword = PASSWORD) => anna.ask('POST', '/account/erase', { currentPassword });
const everything = async () => {
  const tables = ['account', 'orders', 'passenger', 'saved_passenger', 'outbox', 'newsletter_subscription'] as const;
  const rows = await Promise.all(tables.map((table) => server.db.selectFrom(table).selectAll().execute()));
  return JSON.stringify(rows);
};

test('an export has everything, after a code', async () => {
  const anna = await somebody();
  await anna.ask('POST', '/account/passengers', { ...someone, isMe: true });
  const { orderId } = await issuedOrder(anna);
  expect((await anna.ask('GET', '/account/export')).json().error.code).toBe('step_up_required');
  await server.db
    .updateTable('session')
    .set({ stepped_up_until: server.clock.now + 1000 })
    .where('id', '=', anna.sessionId)
    .execute();
  expectFields((await anna.ask('GET', '/account/export')).json(), {
    exportedAt: server.clock.now,
    'account.email': anna.email,
    sessions: [{ isCurrent: true }],
    passengers: [{ passportNumber: 'C01X00T47', 'passenger.firstName': 'Anna' }],
    orders: [{ orderId }],
    transactions: [],
    newsletter: false,
  });
});

test('erasing takes what is personal, keeps an open journey until it is over, and then forgets that too', async () => {
  const anna = await somebody();
  await anna.ask('PATCH', '/account', { firstName: 'Wilhelmina' });
  await anna.ask('POST', '/account/passengers', { ...someone, lastName: 'Wilhelm', isMe: true });
  await anna.ask('POST', `/newsletter/${anna.email}`);
  const order = await issuedOrder(anna);
  const finder = traveller(() => server.app);
  await finder.ask('POST', '/orders/find', { reference: order.reference, email: CONTACT.email });
  const landsAt = order.summary.endsAt;
  expect((await erase(anna, 'wrong')).json().error.fields).toEqual({ currentPassword: 'password_wrong' });
  const answer = await erase(anna);
  expect(answer.json()).toEqual({
    kept: [
      { what: 'openOrders', until: landsAt },
      { what: 'accounting', until: server.clock.now + 7 * 365 * DAY },
    ],
  });
  expect(anna.jar.cookie).toBe('');
  expect((await mailsTo(server.db, anna.email)).map(({ subject }) => subject)).toEqual(['Your account was erased']);
  await server.db.deleteFrom('outbox').where('recipient', '=', anna.email).execute(); // as after 30 days
  expect(await everything()).not.toMatch(new RegExp(`Wilhelm|${anna.email}`));
  expect(await everything()).toContain('Muster'); // the ticket
  const login = await anna.ask('POST', '/sessions', { email: anna.email, password: PASSWORD });
  expect(login.statusCode).toBe(401);

  await cleanUp(server.db, landsAt - 1);
  expect(await everything()).toContain(CONTACT.email);
  expect((await finder.read(order.orderId)).statusCode).toBe(200);
  await cleanUp(server.db, landsAt + 1);
  expect((await finder.read(order.orderId)).statusCode).toBe(404);
  const left = await server.db.selectFrom('orders').selectAll().where('id', '=', order.orderId).executeTakeFirst();
  expectFields(left, { email: null, phone: null, fares: order.total.amount });
  const people = await server.db.selectFrom('passenger').selectAll().where('order_id', '=', order.orderId).execute();
  expect(people).toEqual([]);
});

test('what its supplier is still asked to cancel keeps its papers until that is done', async () => {
  const anna = await somebody();
  const { orderId } = await issuedOrder(anna);
  await server.db
    .insertInto('paper')
    .values({ order_id: orderId, position: 0, kind: 'ticket', number: '000-1', person: 0 })
    .execute();
  expect((await erase(anna)).statusCode).toBe(200);
  const papers = async (status: 'cancelRequested' | 'cancelled') => {
    await server.db.updateTable('orders').set({ status }).where('id', '=', orderId).execute();
    await cleanUp(server.db, server.clock.now);
    return server.db.selectFrom('paper').select('number').where('order_id', '=', orderId).execute();
  };
  expect(await papers('cancelRequested')).toEqual([{ number: '000-1' }]);
  expect(await papers('cancelled')).toEqual([]);
});

test('of an erased account only its orders are left: no sign-in, no browser, no code, no link, no discount', async () => {
  const anna = await somebody();
  const { accountId: account_id, email } = anna;
  const at = server.clock.now;
  await anna.ask('POST', '/sessions', { email, password: PASSWORD });
  await anna.ask('POST', '/account/step-up');
  await anna.ask('POST', '/account/passengers', { ...someone, isMe: true });
  await issuedOrder(anna);
  await askToConfirm(server.db, { accountId: account_id, email, publicUrl: '', now: at });
  const terms = { percent: 10, min_fares: 0, starts_at: 0, ends_at: at + DAY, max_uses: null, is_personal: true };
  await server.db
    .insertInto('discount_code')
    .values({ code: 5100, ...terms })
    .execute();
  await server.db.insertInto('discount_grant').values({ code: 5100, account_id, granted_at: at }).execute();
  const tables = async () => {
    const { rows } = await sql<{ name: string }>`select table_name as name from information_schema.columns
      where column_name = 'account_id' and table_schema = current_schema() order by 1`.execute(server.db);
    const found: string[] = [];
    for (const { name } of rows) {
      const left = sql`select from ${sql.table(name)} where account_id = ${account_id}`;
      if ((await left.execute(server.db)).rows.length > 0) found.push(name);
    }
    return found;
  };
  const personal = ['discount_grant', 'email_confirmation', 'known_browser', 'one_time_code', 'outbox'];
  expect(await tables()).toEqual([...personal, 'saved_passenger', 'session', 'orders'].sort());
  expect((await erase(anna)).statusCode).toBe(200);
  expect(await tables()).toEqual(['orders']);
});

test('a balance is not lost without a word, nor a payment that is under way', async () => {
  const anna = await somebody();
  const line = { kind: 'topUp', key: `topUp:${anna.accountId}`, accountId: anna.accountId, amount: 500 } as const;
  await server.db.transaction().execute((tx) => post(tx, { ...line, orderId: null, at: server.clock.now }));
  const refused = await erase(anna);
  expectFields(
    [refused.statusCode, refused.json().error],
    [409, { code: 'not_allowed', balance: { amount: 500, currency: 'EUR' } }],
  );
  const ben = await somebody();
  const { orderId } = await issuedOrder(ben);
  await server.db.updateTable('orders').set({ status: 'paying' }).where('id', '=', orderId).execute();
  expect((await erase(ben)).statusCode).toBe(409);
  expect((await ben.ask('GET', '/account')).statusCode).toBe(200);
});

test('erasing waits for a cancellation, and for a charge that a bank may still approve', async () => {
  const anna = await somebody();
  const { orderId } = await issuedOrder(anna);
  const setStatus = (status: 'cancelRequested' | 'expired') =>
    server.db.updateTable('orders').set({ status }).where('id', '=', orderId).execute();
  await setStatus('cancelRequested');
  expect((await erase(anna)).statusCode).toBe(409);
  await setStatus('expired');
  const started = await anna.ask(
    'POST',
    '/account/top-ups',
    { amount: euro(5000) },
    { 'idempotency-key': 'erase-me-1' },
  );
  const { topUpId } = started.json();
  const topUp = server.db.updateTable('top_up').where('charge_id', '=', topUpId);
  await topUp.set({ status: 'declined' }).execute(); // given up by us, still checked at the bank
  expect((await erase(anna)).statusCode).toBe(409);
  await topUp.set({ check_at: null }).execute();
  expect((await erase(anna)).statusCode).toBe(200);

  // The bank charges the card after all: the balance is unchanged, and the card is refunded.
  const gateway = server.deps.gateway;
  await server.db.updateTable('sandbox_charge').set({ status: 'succeeded' }).where('charge_id', '=', topUpId).execute();
  await applyToTopUp(server.db, topUpId, await gateway.verify(topUpId), server.clock.now);
  await refundDueTopUps(server.db, gateway, server.clock.now, (error) => expect(error).toBeUndefined());
  expect(await gateway.verify(topUpId)).toEqual({ status: 'refunded', amount: euro(5000) });
  expect(
    (await server.db.selectFrom('account').select('balance').where('id', '=', anna.accountId).execute())[0],
  ).toEqual({ balance: 0 });
});

test.each(['check_at', 'refund_due_at', 'part_refund_due_at'] as const)(
  'erasing waits for the money of a payment that is on its way: %s',
  async (column) => {
    const anna = await somebody();
    const { orderId } = await issuedOrder(anna);
    const charge_id = crypto.randomUUID();
    const at = server.clock.now;
    const payment = {
      charge_id,
      order_id: orderId,
      attempt: 1,
      purpose: 'full',
      worth: 5000,
      from_balance: 0,
    } as const;
    await server.db
      .insertInto('payment')
      .values({ ...payment, ...euro(5000), per_euro: 1.1, started_at: at, status: 'succeeded', [column]: at })
      .execute();
    expect((await erase(anna)).statusCode).toBe(409);
    await server.db
      .updateTable('payment')
      .set({ [column]: null })
      .where('charge_id', '=', charge_id)
      .execute();
    expect((await erase(anna)).statusCode).toBe(200);
  },
);

test('no money goes to an erased account, and no order of one is given back to it', async () => {
  const anna = await somebody();
  const { orderId } = await issuedOrder(anna);
  expect((await erase(anna)).statusCode).toBe(200);
  const refused = { status: 409, problem: { code: 'not_allowed' } };
  const line = { kind: 'refund', key: `refund:${orderId}`, accountId: anna.accountId, amount: 500, orderId } as const;
  const at = server.clock.now;
  await expect(server.db.transaction().execute((tx) => post(tx, { ...line, at }))).rejects.toMatchObject(refused);
  const cancelling = server.db
    .transaction()
    .execute(async (tx) =>
      requestCancellation(
        tx,
        await lockOrder(tx, orderId),
        productOf('flights'),
        { refund: 500, destination: 'balance' },
        at,
      ),
    );
  await expect(cancelling).rejects.toMatchObject(refused);
});

test('the draft of an order goes with its passport numbers', async () => {
  const anna = await somebody();
  const order = await issuedOrder(anna);
  const draft = { order_id: order.orderId, sealed: 'as it was typed', saved_at: server.clock.now };
  await server.db
    .insertInto('order_draft')
    .values(draft)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const landsAt = order.summary.endsAt;
  const drafts = async () =>
    (await server.db.selectFrom('order_draft').select('order_id').where('order_id', '=', order.orderId).execute())
      .length;
  await cleanUp(server.db, landsAt + 30 * DAY - 1);
  expect(await drafts()).toBe(1);
  await cleanUp(server.db, landsAt + 30 * DAY);
  expect(await drafts()).toBe(0);
});

test('passport numbers go 30 days after the journey; the tickets then show the masked one', async () => {
  const anna = await somebody();
  const order = await issuedOrder(anna);
  await server.db
    .insertInto('paper')
    .values({ order_id: order.orderId, position: 0, kind: 'ticket', number: 'SIM 100 000001', person: 0 })
    .execute();
  const landsAt = order.summary.endsAt;
  // Keep the session alive: an account's order is only readable when signed in.
  await server.db
    .updateTable('session')
    .set({ ends_at: landsAt + 99 * DAY })
    .execute();
  const shown = async () => (await anna.documents(order.orderId)).json().papers[0].holder.passportNumber;
  await cleanUp(server.db, landsAt + 30 * DAY - 1);
  expect(await shown()).toBe('C01X00T47');
  await cleanUp(server.db, landsAt + 30 * DAY);
  expect(await shown()).toBe('•••••0T47');
});
