import { expect, test, vi } from 'vitest';
import { testApp } from '#server/db/testing/test-app.ts';
import { cleanUp } from '#server/jobs.ts';
import { post } from '#server/ledger/ledger.ts';
import { mailsTo, PASSWORD, person } from '#server/testing/person.ts';
import { CONTACT, first, type Order, offersOf, passenger } from '#server/testing/traveller.ts';

// Hashing is slow on purpose, and slower on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

const server = testApp();
const somebody = () => person(() => server.app, server.deps);
const { ageClass: _, ...someone } = passenger();
type Person = Awaited<ReturnType<typeof somebody>>;
const DAY = 86_400_000;

async function issuedOrder(anna: Person) {
  const offer = first(offersOf(await anna.search()));
  const { orderId } = (await anna.hold({ offerIds: [offer.offerId] })).json<Order>();
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
  expect((await anna.ask('GET', '/account/export')).json()).toMatchObject({
    exportedAt: server.clock.now,
    account: { email: anna.email },
    sessions: [{ isCurrent: true }],
    passengers: [{ passportNumber: 'C01X00T47', passenger: { firstName: 'Anna' } }],
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
  const landsAt = order.legs.at(-1)?.flight.arrivesAt ?? 0;
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
  await cleanUp(server.db, landsAt + 1);
  const left = await server.db.selectFrom('orders').selectAll().where('id', '=', order.orderId).executeTakeFirst();
  expect(left).toMatchObject({ email: null, phone: null, fares: order.total.amount });
  const people = await server.db.selectFrom('passenger').selectAll().where('order_id', '=', order.orderId).execute();
  expect(people).toEqual([]);
});

test('a balance is not lost without a word, nor a payment that is under way', async () => {
  const anna = await somebody();
  const line = { kind: 'topUp', key: `topUp:${anna.accountId}`, accountId: anna.accountId, amount: 500 } as const;
  await server.db.transaction().execute((tx) => post(tx, { ...line, orderId: null, at: server.clock.now }));
  const refused = await erase(anna);
  expect([refused.statusCode, refused.json().error]).toMatchObject([
    409,
    { code: 'not_allowed', balance: { amount: 500, currency: 'EUR' } },
  ]);
  const ben = await somebody();
  const { orderId } = await issuedOrder(ben);
  await server.db.updateTable('orders').set({ status: 'paying' }).where('id', '=', orderId).execute();
  expect((await erase(ben)).statusCode).toBe(409);
  expect((await ben.ask('GET', '/account')).statusCode).toBe(200);
});

test('passport numbers go 30 days after the journey; the tickets then show the masked one', async () => {
  const anna = await somebody();
  const order = await issuedOrder(anna);
  await server.db
    .updateTable('passenger')
    .set({ ticket_number: 'SIM 100 000001' })
    .where('order_id', '=', order.orderId)
    .execute();
  const landsAt = order.legs.at(-1)?.flight.arrivesAt ?? 0;
  const shown = async () => (await anna.documents(order.orderId)).json().tickets[0].passportNumber;
  await cleanUp(server.db, landsAt + 30 * DAY - 1);
  expect(await shown()).toBe('C01X00T47');
  await server.db
    .updateTable('session')
    .set({ ends_at: landsAt + 99 * DAY })
    .execute();
  await cleanUp(server.db, landsAt + 30 * DAY);
  expect(await shown()).toBe('•••••0T47');
});
