import { expect, test } from 'vitest';
import { expectFields } from '#domain/core/testing/expect-fields.ts';
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
    nextCursor: null,
  });
  const bens = await ben.who.ask('GET', '/account/transactions');
  expectFields(bens.json(), { balance: euro(700), transactions: [{ kind: 'topUp' }] });
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
      .json<{ orders: { orderId: string; state: string }[] }>()
      .orders.map(({ orderId, state }) => [orderId, state]);

  expect(await listed()).toEqual([
    [newer.orderId, 'open'],
    [older.orderId, 'open'],
  ]);
  await anna.who.release(newer.orderId);
  await server.db.updateTable('orders').set({ status: 'issued' }).where('id', '=', older.orderId).execute();
  expect(await listed('?state=ended')).toEqual([[newer.orderId, 'ended']]);
  expect(await listed('?state=upcoming&product=flights')).toEqual([[older.orderId, 'upcoming']]);
  expect(await listed('?state=past')).toEqual([]);
  expect((await anna.who.ask('GET', '/account/orders')).json().orders[1]).toEqual({
    orderId: older.orderId,
    reference: older.reference,
    product: 'flights',
    status: 'issued',
    state: 'upcoming',
    page: `/flights/issue/${older.orderId}`,
    summary: {
      title: 'Tehran to Shiraz',
      place: 'shiraz',
      startsAt: older.item.legs[0]?.flight.departsAt,
      endsAt: older.item.legs[0]?.flight.arrivesAt,
      people: 1,
    },
    total: older.total,
    createdAt: server.clock.now - 1000,
    deadlineAt: older.deadlineAt,
  });
  const change = (change: { status: 'issued' | 'refunded'; refunded: number | null }) =>
    server.db.updateTable('orders').set(change).where('id', '=', older.orderId).execute();
  await change({ status: 'refunded', refunded: 1234 });
  expectFields((await anna.who.ask('GET', '/account/orders')).json().orders[1], {
    total: older.total,
    refunded: { amount: 1234, currency: 'EUR' },
  });
  await change({ status: 'issued', refunded: null });
  server.clock.now = older.item.legs[0]?.flight.arrivesAt ?? 0;
  await signIn(server.deps, anna.who, { accountId: anna.accountId }); // the first session has ended meanwhile
  expect(await listed('?state=past')).toEqual([[older.orderId, 'past']]);
});

test('a hold whose time is over is not listed as open', async () => {
  const { who } = await account();
  const { orderId, deadlineAt } = await hold(who, '2026-12-20');
  server.clock.now = deadlineAt;
  expectFields((await who.ask('GET', '/account/orders')).json(), {
    orders: [{ orderId, state: 'ended', status: 'expired' }],
  });
});

type Page = { orders?: { orderId: string }[]; transactions?: { transactionId: string }[]; nextCursor: string | null };

async function pagesOf(who: ReturnType<typeof visitor>, path: string, betweenPages = async () => {}) {
  const pages: string[][] = [];
  for (let cursor: string | null = ''; cursor !== null; await betweenPages()) {
    const page: Page = (await who.ask('GET', `${path}${cursor && `&cursor=${cursor}`}`)).json();
    pages.push((page.orders ?? []).map(({ orderId }) => orderId));
    pages.at(-1)?.push(...(page.transactions ?? []).map(({ transactionId }) => transactionId));
    cursor = page.nextCursor;
  }
  return pages;
}

test('pages of orders show each order once, also those of one moment, while new ones come', async () => {
  const { who } = await account();
  const days = ['2026-12-21', '2026-12-22', '2026-12-23', '2026-12-24', '2026-12-25'];
  const held: string[] = [];
  for (const day of days) held.push((await hold(who, day)).orderId);
  const newOne = async () => {
    server.clock.now += 1000;
    await hold(who, '2026-12-26');
  };
  const pages = await pagesOf(who, '/account/orders?limit=2', newOne);
  expect(pages.map(({ length }) => length)).toEqual([2, 2, 1]);
  expect(pages.flat().sort()).toEqual(held.sort());
});

test('pages of the ledger follow each other, and every page says the balance of now', async () => {
  const anna = await account(1000);
  const ben = await account(500);
  const line = { kind: 'topUp' as const, accountId: anna.accountId, amount: 10, orderId: null, at: server.clock.now };
  for (const key of ['a', 'b', 'c', 'd']) {
    await server.db.transaction().execute((tx) => post(tx, { ...line, key: `page:${key}` }));
  }
  const pages = await pagesOf(anna.who, '/account/transactions?limit=2');
  const all = (await anna.who.ask('GET', '/account/transactions')).json<Page>().transactions ?? [];
  expect([pages.flat(), pages.length]).toEqual([all.map(({ transactionId }) => transactionId), 3]);
  const last = await anna.who.ask('GET', `/account/transactions?cursor=${pages[1]?.at(-1)}`);
  expectFields(last.json(), { 'balance.amount': 1040, transactions: [{ 'balanceAfter.amount': 1000 }] });
  // A cursor of another account returns nothing of that account.
  const bens = await ben.who.ask('GET', `/account/transactions?cursor=${pages[0]?.[0]}`);
  expectFields(bens.json(), { 'balance.amount': 500, transactions: [{ 'amount.amount': 500 }] });
});
