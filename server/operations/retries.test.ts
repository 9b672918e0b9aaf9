import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { FLIGHT_HOLD_SECONDS } from '#domain/flights/flight-limits.ts';
import { signIn } from '#server/testing/account.ts';
import { bookingApp } from '#server/testing/booking-app.ts';
import { first, type Order, offersOf } from '#server/testing/traveller.ts';

/* Six operations with a key × answer lost, sent twice at once, same key with another body, sent by another visitor. */
const server = bookingApp();
const euro = (amount: number) => ({ amount, currency: 'EUR' as const });
type Browser = ReturnType<typeof server.newTraveller>;
type Ask = { readonly path: string; readonly body: object; readonly other: object };

async function person() {
  const anna = server.newTraveller();
  const { accountId } = await signIn(server.deps, anna, { balance: 5000 });
  const until = server.clock.now + 1e10;
  await server.db
    .updateTable('session')
    .set({ stepped_up_until: until, active_until: until })
    .where('account_id', '=', accountId)
    .execute();
  return anna;
}

const OPERATIONS: Readonly<Record<string, (anna: Browser) => Promise<Ask>>> = {
  holdFlights: async (anna) => {
    const [one, two] = offersOf(await anna.search());
    return { path: '/flights/holds', body: { offerIds: [one?.offerId] }, other: { offerIds: [two?.offerId] } };
  },
  holdAgain: async (anna) => {
    const offer = first(offersOf(await anna.search()));
    const { orderId, total } = (await anna.hold({ offerIds: [offer.offerId] })).json<Order>();
    await server.db.updateTable('orders').set({ deadline_at: server.clock.now }).where('id', '=', orderId).execute();
    return { path: `/orders/${orderId}/hold-again`, body: {}, other: { acceptedTotal: euro(total.amount + 1) } };
  },
  startPayment: async (anna) => {
    const { orderId, payment } = await server.readyToPay(anna);
    return { path: `/orders/${orderId}/payments`, body: payment, other: { ...payment, cancelPackage: true } };
  },
  cancelOrder: async (anna) => {
    const { orderId, payment } = await server.readyToPay(anna);
    const { redirectUrl } = (await anna.pay(orderId, payment)).json<{ redirectUrl: string }>();
    await server.sandbox.decide(redirectUrl.split('/').at(-1) ?? '', { status: 'succeeded' });
    await server.runJobs();
    const path = `/orders/${orderId}/cancellation`;
    const { refund } = (await anna.ask('GET', path)).json();
    return { path, body: { refund, to: 'card' }, other: { refund, to: 'balance' } };
  },
  startTopUp: async () => ({ path: '/account/top-ups', body: { amount: euro(5000) }, other: { amount: euro(6000) } }),
  startPayout: async () => {
    const transfer = { holder: 'Anna Muster', iban: 'DE89370400440532013000' };
    return {
      path: '/account/payouts',
      body: { amount: euro(5000), transfer },
      other: { amount: euro(4000), transfer },
    };
  },
};

async function made() {
  const tables = ['orders', 'payment', 'top_up', 'ledger', 'payout_transfer', 'cancellation', 'order_event'] as const;
  const counts = tables.map((table) =>
    server.db
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<string>().as('n'))
      .executeTakeFirstOrThrow(),
  );
  return (await Promise.all(counts)).map(({ n }) => Number(n));
}

test.each(Object.keys(OPERATIONS))(
  '%s: the same key does it once, for its sender and for what was asked',
  async (name) => {
    const anna = await person();
    const ask = await OPERATIONS[name]?.(anna);
    if (!ask) throw new Error('There is such an operation');
    const key = randomUUID();
    const send = (who: Browser, body: object) => who.ask('POST', ask.path, body, { 'idempotency-key': key });
    const atOnce = await Promise.all([1, 2, 3].map(() => send(anna, ask.body)));
    expect(atOnce.map(({ statusCode }) => statusCode < 300)).toEqual([true, true, true]);
    await server.runJobs();
    const after = await made();
    const again = await send(anna, ask.body); // the answer was lost
    expect([again.statusCode, await made()]).toEqual([atOnce[0]?.statusCode, after]);
    expect((await send(anna, ask.other)).json().error.code).toBe('conflict');
    expect(await made()).toEqual(after);
    const ben = server.newTraveller();
    await ben.hold({ offerIds: [first(offersOf(await ben.search())).offerId] }); // sets the visitor cookie
    const stranger = await send(ben, ask.body);
    if (name !== 'holdFlights') expect(stranger.statusCode).toBeGreaterThanOrEqual(400);
    else expect(stranger.json<Order>().orderId).not.toBe(atOnce[0]?.json<Order>().orderId);
  },
);

test('a first visit whose answer is lost, cookie and all, finds its hold with the same key; a key that is no chance finds nothing', async () => {
  const offer = first(offersOf(await server.newTraveller().search()));
  const holdWith = async (key: string) => {
    const anna = server.newTraveller();
    const { orderId } = (await anna.hold({ offerIds: [offer.offerId] }, key)).json<Order>();
    return { anna, orderId };
  };
  const key = `${randomUUID()}:hold:1`; // as sent by `placeHold` of machines/flights/flight-booking/machine.ts
  const [lost, found] = [await holdWith(key), await holdWith(key)];
  expect(found.orderId).toBe(lost.orderId);
  expect((await found.anna.read(found.orderId)).statusCode).toBe(200);
  for (const guessable of ['counted-key-1', 'visit-1:hold:1', `${key}:hold:1`]) {
    expect((await holdWith(guessable)).orderId).not.toBe((await holdWith(guessable)).orderId);
  }
});

test('a hold whose answer is lost is found with its key, even when its offer has ended since', async () => {
  const anna = server.newTraveller();
  const { offerId } = first(offersOf(await anna.search()));
  const key = randomUUID();
  const held = await anna.hold({ offerIds: [offerId] }, key);
  const now = server.clock.now;
  server.clock.now += FLIGHT_HOLD_SECONDS * 1000;
  const again = await anna.hold({ offerIds: [offerId] }, key);
  const other = await anna.hold({ offerIds: [offerId] });
  server.clock.now = now;
  expect([again.statusCode, again.json()]).toEqual([201, held.json()]);
  expect(other.json().error.code).toBe('offer_expired');
});
