import { expect, test } from 'vitest';
import { expectFields } from '#domain/core/testing/expect-fields.ts';
import { testApp } from '#server/db/testing/test-app.ts';
import { expireHolds } from '#server/orders/expire.ts';
import { countsOf, fareIdOf, setStock } from '#server/testing/stock.ts';
import { CONTACT, first, type Order, offersOf, passenger, traveller } from '#server/testing/traveller.ts';

const server = testApp();
const sweep = (now = server.clock.now) =>
  expireHolds(server.deps, now, (error) => {
    throw error;
  });
let days = 0;

async function heldOrder() {
  days += 1;
  const anna = traveller(() => server.app);
  const offer = first(offersOf(await anna.search({ departureDate: `2027-01-${String(days).padStart(2, '0')}` })));
  const fareId = fareIdOf(offer);
  await setStock(server.db, fareId, { capacity: 10, adult_price: offer.prices.adult.amount });
  const order = (await anna.hold({ offerIds: [offer.offerId] })).json<Order>();
  return { anna, offer, fareId, order };
}

const codeOf = (answer: { statusCode: number; json: () => { error: { code: string } } }) => [
  answer.statusCode,
  answer.json().error.code,
];

test('ten times five minutes are added, not eleven', async () => {
  const { anna, order } = await heldOrder();
  const { now } = server.clock;
  for (let left = 9; left >= 0; left -= 1) {
    server.clock.now = order.deadlineAt + (9 - left) * 300_000 - 1;
    const extended = (await anna.extend(order.orderId)).json<Order>();
    expect(extended.extensionsLeft).toBe(left);
    expect(extended.deadlineAt).toBe(order.deadlineAt + (10 - left) * 300_000);
  }
  server.clock.now += 300_000;
  expect(codeOf(await anna.extend(order.orderId))).toEqual([409, 'extension_refused']);
  server.clock.now = now;
});

test('nothing is added before the end is near: ten at once keep no seat longer than one', async () => {
  const { anna, order } = await heldOrder();
  const { now } = server.clock;
  const extensions = async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => anna.extend(order.orderId)));
    return new Set(
      answers.map((answer) => {
        const { deadlineAt, extensionsLeft } = answer.json<Order>();
        return [answer.statusCode, deadlineAt - order.deadlineAt, extensionsLeft].join();
      }),
    );
  };
  expect(await extensions()).toEqual(new Set(['200,0,10']));
  server.clock.now = order.deadlineAt - 330_000;
  expect(await extensions()).toEqual(new Set(['200,300000,9']));
  server.clock.now = now;
});

test('no time is added while nobody else would find a seat on the fare', async () => {
  const { anna, order, fareId } = await heldOrder();
  const { now } = server.clock;
  server.clock.now = order.deadlineAt - 1;
  await setStock(server.db, fareId, { capacity: 10, sold: 9 });
  expect(codeOf(await anna.extend(order.orderId))).toEqual([409, 'extension_refused']);
  await setStock(server.db, fareId, { sold: 8 });
  expect((await anna.extend(order.orderId)).json<Order>().extensionsLeft).toBe(9);
  server.clock.now = now;
});

test('an added five minutes keeps the seats from the sweeper', async () => {
  const { anna, order, fareId } = await heldOrder();
  const { now } = server.clock;
  server.clock.now = order.deadlineAt - 1;
  await anna.extend(order.orderId);
  server.clock.now = now;
  await sweep(order.deadlineAt);
  expect(await countsOf(server.db, fareId)).toEqual({ held: 1, sold: 0 });
  await sweep(order.deadlineAt + 300_000);
  expect(await countsOf(server.db, fareId)).toEqual({ held: 0, sold: 0 });
});

test('of three sweepers at once and a reader one gives the seats back', async () => {
  const held = await Promise.all([heldOrder(), heldOrder(), heldOrder(), heldOrder()]);
  server.clock.now = Math.max(...held.map(({ order }) => order.deadlineAt));
  const read = held[0]?.anna.read(held[0].order.orderId);
  await Promise.all([sweep(), sweep(), sweep(), read]);
  expect((await read)?.json<Order>().status).toBe('expired');
  for (const { fareId, anna, order } of held) {
    expect(await countsOf(server.db, fareId)).toEqual({ held: 0, sold: 0 });
    const { events } = (await anna.read(order.orderId)).json<Order>();
    expect(events.map(({ status }) => status)).toEqual(['held', 'expired']);
  }
  expect(await sweep()).toBe(0);
});

test('an answer after the end is never stale, also when no sweeper came', async () => {
  const { anna, order, fareId } = await heldOrder();
  server.clock.now = order.deadlineAt - 1;
  expect((await anna.read(order.orderId)).json<Order>().status).toBe('held');
  server.clock.now = order.deadlineAt;
  expect(codeOf(await anna.extend(order.orderId))).toEqual([409, 'hold_expired']);
  expect((await anna.read(order.orderId)).json<Order>().status).toBe('expired');
  expect(await countsOf(server.db, fareId)).toEqual({ held: 0, sold: 0 });
});

test('an order that is being paid does not end', async () => {
  const { order, fareId } = await heldOrder();
  await server.db.updateTable('orders').set({ status: 'paying' }).where('id', '=', order.orderId).execute();
  server.clock.now = order.deadlineAt;
  await sweep();
  expect(await countsOf(server.db, fareId)).toEqual({ held: 1, sold: 0 });
});

test('an expired order is held again for a fresh session, with its passengers', async () => {
  const { anna, order, fareId } = await heldOrder();
  await anna.submit(order.orderId, { passengers: [passenger()], ...CONTACT });
  expect(codeOf(await anna.holdAgain(order.orderId))).toEqual([409, 'not_allowed']);
  server.clock.now = order.deadlineAt - 1;
  const extended = (await anna.extend(order.orderId)).json<Order>();
  expect(extended.extensionsLeft).toBe(9);
  server.clock.now = extended.deadlineAt;
  const again = await anna.holdAgain(order.orderId, {}, 'hold-again-1');
  expect(again.statusCode).toBe(200);
  expectFields(again.json(), {
    status: 'awaitingPayment',
    deadlineAt: server.clock.now + 1_500_000,
    holdSeconds: 1500,
    extensionsLeft: 10,
    total: order.total,
    passengers: [{ firstName: 'Anna' }],
    events: [{ status: 'held' }, { status: 'awaitingPayment' }, { status: 'expired' }, { status: 'awaitingPayment' }],
  });
  expect(await countsOf(server.db, fareId)).toEqual({ held: 1, sold: 0 });
  expect((await anna.holdAgain(order.orderId, {}, 'hold-again-1')).json()).toEqual(again.json());
  expect(await countsOf(server.db, fareId)).toEqual({ held: 1, sold: 0 });
});

test('holding again at another price asks first; without passengers the order is held', async () => {
  const { anna, order, offer, fareId } = await heldOrder();
  server.clock.now = order.deadlineAt;
  const price = { amount: offer.total.amount + 500, currency: 'EUR' as const };
  await setStock(server.db, fareId, { adult_price: price.amount });
  const changed = (await anna.holdAgain(order.orderId)).json();
  expectFields(changed.error, { code: 'price_changed', price: { old: order.total, new: price } });
  const again = (await anna.holdAgain(order.orderId, { acceptedTotal: price })).json<Order>();
  expect([again.status, again.total]).toEqual(['held', price]);
});

test('held again at another price, the protection that was chosen before costs its share of the new fares', async () => {
  const { anna, order, offer, fareId } = await heldOrder();
  const shareOf = (fares: number) => Math.round(fares * 0.12);
  const chosen = { protection: shareOf(order.total.amount) };
  await server.db.updateTable('orders').set(chosen).where('id', '=', order.orderId).execute();
  server.clock.now = order.deadlineAt;
  const price = { amount: offer.total.amount + 5000, currency: 'EUR' as const };
  await setStock(server.db, fareId, { adult_price: price.amount });
  const again = (await anna.holdAgain(order.orderId, { acceptedTotal: price })).json<Order>();
  expect([again.item.protection.price.amount, again.total.amount]).toEqual([
    shareOf(price.amount),
    price.amount + shareOf(price.amount),
  ]);
});

test('what others took in the meantime cannot be held again; there are other flights', async () => {
  const { anna, order, fareId } = await heldOrder();
  server.clock.now = order.deadlineAt;
  await anna.read(order.orderId);
  await setStock(server.db, fareId, { capacity: 3, sold: 3 });
  const { error } = (await anna.holdAgain(order.orderId)).json();
  expect({ ...error, alternatives: error.alternatives.length }).toEqual({
    code: 'sold_out',
    message: 'These seats have just been taken.',
    leg: 'departing',
    alternatives: 3,
  });
  expect((await anna.read(order.orderId)).json<Order>().status).toBe('expired');
});

test('giving seats back twice changes nothing', async () => {
  const { anna, order, fareId } = await heldOrder();
  const released = (await anna.release(order.orderId)).json<Order>();
  expect(released.status).toBe('cancelled');
  expect((await anna.release(order.orderId)).json()).toEqual(released);
  expect(await countsOf(server.db, fareId)).toEqual({ held: 0, sold: 0 });
  expect(released.events.map(({ status }) => status)).toEqual(['held', 'cancelled']);
});
