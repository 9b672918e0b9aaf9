import { expect, test } from 'vitest';
import { emptyDraft } from '#domain/passengers.ts';
import { testApp } from '#server/db/testing/test-app.ts';
import { CONTACT, first, type Order, offersOf, passenger, traveller } from '#server/testing/traveller.ts';

const server = testApp();
const visitor = () => traveller(() => server.app);

async function heldOrder(who = visitor()) {
  const offer = first(offersOf(await who.search()));
  return { who, order: (await who.hold({ offerIds: [offer.offerId] })).json<Order>() };
}

const key = { 'idempotency-key': 'of-somebody' };
const OPERATIONS = [
  ['readOrder', 'GET', '', undefined, {}],
  ['readDraft', 'GET', '/draft', undefined, {}],
  ['saveDraft', 'PUT', '/draft', emptyDraft({ adult: 1, child: 0, infant: 0 }), {}],
  ['submitPassengers', 'PUT', '/passengers', { passengers: [passenger()], ...CONTACT }, {}],
  ['extendHold', 'POST', '/extend', undefined, {}],
  ['holdAgain', 'POST', '/hold-again', {}, key],
  ['releaseHold', 'POST', '/release', undefined, {}],
  [
    'startPayment',
    'POST',
    '/payments',
    { total: { amount: 1, currency: 'EUR' }, cancelPackage: false, rulesAccepted: true },
    key,
  ],
  ['readDocuments', 'GET', '/documents', undefined, {}],
  ['applyDiscount', 'PUT', '/discount', { code: '2026' }, {}],
  ['removeDiscount', 'DELETE', '/discount', undefined, {}],
  ['quoteCancellation', 'GET', '/cancellation', undefined, {}],
  ['cancelOrder', 'POST', '/cancellation', { refund: { amount: 0, currency: 'EUR' }, to: 'card' }, key],
] as const;

test.each(OPERATIONS)('%s knows nothing of the order of somebody else', async (_id, method, path, body, headers) => {
  const { who, order } = await heldOrder();
  const strangers = [visitor(), (await heldOrder()).who, Object.assign(visitor())];
  strangers[2]?.jar && Object.assign(strangers[2].jar, { cookie: `${who.jar.cookie.slice(0, -1)}_` });
  for (const stranger of strangers) {
    const answer = await stranger.ask(method, `/orders/${order.orderId}${path}`, body, headers);
    expect([answer.statusCode, answer.json()]).toEqual([
      404,
      { error: { code: 'not_found', message: 'There is no such order.' } },
    ]);
  }
  expect((await who.read(order.orderId)).json()).toEqual(order);
});

test('who found the order is let in', async () => {
  const { order } = await heldOrder();
  const { who: ben, order: bens } = await heldOrder();
  const { owner } = await server.db
    .selectFrom('orders')
    .select('owner')
    .where('id', '=', bens.orderId)
    .executeTakeFirstOrThrow();
  await server.db.insertInto('order_access').values({ order_id: order.orderId, visitor: owner }).execute();
  expect((await ben.read(order.orderId)).json()).toEqual(order);
});

test('the database knows a visitor only by a hash', async () => {
  const { who, order } = await heldOrder();
  const row = await server.db.selectFrom('orders').selectAll().where('id', '=', order.orderId).executeTakeFirst();
  expect(row?.owner).toMatch(/^[0-9a-f]{64}$/);
  expect(JSON.stringify(row)).not.toContain(who.jar.cookie.replace('visitor=', ''));
});
