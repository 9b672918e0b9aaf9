import { expect, test } from 'vitest';
import { testApp } from '#server/db/testing/test-app.ts';
import { post } from '#server/ledger/ledger.ts';
import { signIn } from '#server/testing/account.ts';
import { first, type Order, offersOf, traveller } from '#server/testing/traveller.ts';

const server = testApp();
const visitor = () => traveller(() => server.app);

async function account(balance = 0) {
  const who = visitor();
  return { who, ...(await signIn(server.deps, who, { balance })) };
}

async function hold(who: ReturnType<typeof visitor>, departureDate = '2026-12-05') {
  const offer = first(offersOf(await who.search({ departureDate })));
  return (await who.hold({ offerIds: [offer.offerId] })).json<Order>();
}

test.each(['/account/balance', '/account/transactions', '/account/orders'])('%s asks to sign in', async (path) => {
  const answer = await visitor().ask('GET', path);
  expect([answer.statusCode, answer.json().error.code]).toEqual([401, 'login_required']);
});

test('an account sees its own lines, newest first, and their sum as its balance', async () => {
  const anna = await account(15_000);
  const ben = await account(700);
  const order = await hold(anna.who);
  await server.db.transaction().execute((tx) =>
    post(tx, {
      kind: 'payment',
      key: 'payment:x',
      accountId: anna.accountId,
      amount: 4000,
      orderId: order.orderId,
      at: server.clock.now,
    }),
  );
  const euro = (amount: number) => ({ amount, currency: 'EUR' });
  expect((await anna.who.ask('GET', '/account/balance')).json()).toEqual({ balance: euro(11_000) });
  expect((await anna.who.ask('GET', '/account/transactions')).json()).toEqual({
    balance: euro(11_000),
    transactions: [
      {
        transactionId: expect.any(String),
        kind: 'payment',
        direction: 'out',
        amount: euro(4000),
        balanceAfter: euro(11_000),
        at: server.clock.now,
        orderId: order.orderId,
        reference: order.reference,
      },
      {
        transactionId: expect.any(String),
        kind: 'topUp',
        direction: 'in',
        amount: euro(15_000),
        balanceAfter: euro(15_000),
        at: server.clock.now,
        orderId: null,
        reference: null,
      },
    ],
  });
  const bens = await ben.who.ask('GET', '/account/transactions');
  expect(bens.json()).toMatchObject({ balance: euro(700), transactions: [{ kind: 'topUp' }] });
});

test('the orders of an account are its own, newest first, and can be asked for by state', async () => {
  const anna = await account();
  const ben = await account();
  const older = await hold(anna.who);
  server.clock.now += 1000;
  const newer = await hold(anna.who, '2026-12-06');
  await hold(ben.who);
  const listed = async (query = '') =>
    (await anna.who.ask('GET', `/account/orders${query}`))
      .json<{ orderId: string; state: string }[]>()
      .map(({ orderId, state }) => [orderId, state]);

  expect(await listed()).toEqual([
    [newer.orderId, 'open'],
    [older.orderId, 'open'],
  ]);
  await anna.who.release(newer.orderId);
  await server.db.updateTable('orders').set({ status: 'issued' }).where('id', '=', older.orderId).execute();
  expect(await listed('?state=ended')).toEqual([[newer.orderId, 'ended']]);
  expect(await listed('?state=upcoming&product=flights')).toEqual([[older.orderId, 'upcoming']]);
  expect(await listed('?state=past')).toEqual([]);
  expect((await anna.who.ask('GET', '/account/orders')).json()[1]).toEqual({
    orderId: older.orderId,
    reference: older.reference,
    product: 'flights',
    status: 'issued',
    state: 'upcoming',
    legs: older.legs.map(({ flight: { origin, destination, departsAt, arrivesAt } }) => ({
      origin,
      destination,
      departsAt,
      arrivesAt,
    })),
    passengers: 1,
    total: older.total,
    createdAt: server.clock.now - 1000,
    deadlineAt: older.deadlineAt,
  });
  server.clock.now = older.legs[0]?.flight.arrivesAt ?? 0;
  await signIn(server.deps, anna.who, { accountId: anna.accountId }); // the first session ended in the meantime
  expect(await listed('?state=past')).toEqual([[older.orderId, 'past']]);
});

test('a hold whose time is over is not listed as open', async () => {
  const { who } = await account();
  const { orderId, deadlineAt } = await hold(who, '2026-12-20');
  server.clock.now = deadlineAt;
  expect((await who.ask('GET', '/account/orders')).json()).toMatchObject([
    { orderId, state: 'ended', status: 'expired' },
  ]);
});
