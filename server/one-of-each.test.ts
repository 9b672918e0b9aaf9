import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { euro, type Money } from '#domain/core/money.ts';
import { addDays, dayOf } from '#domain/core/time.ts';
import type { components } from '#openapi/generated/types.ts';
import { closeTransfer, openTransfers } from '#server/ledger/payouts.ts';
import { products } from '#server/products/registry.gen.ts';
import { bookingApp } from '#server/testing/booking-app.ts';
import type { Subject } from '#server/testing/conformance.ts';
import { wrongBooks } from '#server/testing/ledger-check.ts';
import { PASSWORD, person } from '#server/testing/person.ts';
import { wrongRefunds } from '#server/testing/refund-check.ts';
import { CONTACT } from '#server/testing/traveller.ts';

type Schemas = components['schemas'];
type Order = Schemas['Order'];
type Anna = Awaited<ReturnType<typeof person>>;

const server = bookingApp();
const TOP_UP = euro(1000_00);
const BANK = { holder: 'Anna Muster', iban: 'DE89 3704 0044 0532 0130 00' };
const keyed = () => ({ 'idempotency-key': randomUUID() });

const names = Object.keys(products).toSorted();
const subjects = await Promise.all(
  names.map(async (name): Promise<Subject> => {
    const { subject } = await import(new URL(`./products/${name}/testing/subject.ts`, import.meta.url).href);
    return subject(server);
  }),
);

/** A code was typed, and counts as long as the test takes. */
const prove = ({ accountId }: Anna) => {
  const until = server.clock.now + 1e12;
  const session = server.db.updateTable('session').where('account_id', '=', accountId);
  return session.set({ stepped_up_until: until, active_until: until }).execute();
};

const balanceOf = async (anna: Anna): Promise<Money> =>
  (await anna.ask('GET', '/account/balance')).json<Schemas['Balance']>().balance;

const ordersOf = async (anna: Anna) =>
  (await anna.ask('GET', '/account/orders'))
    .json<Schemas['Orders']>()
    .orders.toSorted((one, other) => (one.product < other.product ? -1 : 1));

async function topUp(anna: Anna): Promise<void> {
  const { topUpId } = (await anna.ask('POST', '/account/top-ups', { amount: TOP_UP }, keyed())).json();
  await server.sandbox.decide(topUpId, { status: 'succeeded' });
  await server.runJobs();
  expect(await balanceOf(anna)).toEqual(TOP_UP);
}

/** From the hold to the papers; the balance pays what it can, the card the rest. Returns the order. */
async function buy(anna: Anna, subject: Subject): Promise<string> {
  const held = await (await subject.offer(2)).hold(anna);
  expect([subject.name, held.statusCode, held.statusCode === 201 ? '' : held.body]).toEqual([subject.name, 201, '']);
  const { orderId } = held.json<Order>();
  const details = { passengers: [...subject.people], ...CONTACT, ...(subject.answers && { answers: subject.answers }) };
  const told = await anna.submit(orderId, details);
  expect([subject.name, told.statusCode, told.statusCode === 200 ? '' : told.body]).toEqual([subject.name, 200, '']);
  const order = told.json<Order>();
  const total = order.due?.amounts.EUR ?? order.total;
  const fromBalance = euro(Math.min(total.amount, (await balanceOf(anna)).amount));
  const paid = await anna.pay(orderId, { total, fromBalance, cancelPackage: false, rulesAccepted: true });
  expect([subject.name, paid.statusCode, paid.statusCode === 201 ? '' : paid.body]).toEqual([subject.name, 201, '']);
  const { redirectUrl } = paid.json<Schemas['PaymentStarted']>();
  const chargeId = redirectUrl?.split('/').at(-1);
  if (chargeId) await server.sandbox.decide(chargeId, { status: 'succeeded' });
  await server.runJobs();
  server.clock.now += subject.issueMs;
  await server.runJobs();
  return orderId;
}

/** Cancels an order whose money comes back; false: nothing of this one does now. */
async function cancelled(anna: Anna, orderId: string): Promise<boolean> {
  const path = `/orders/${orderId}/cancellation`;
  const quote = await anna.ask('GET', path);
  if (quote.statusCode !== 200) return false;
  const { refund } = quote.json<Schemas['CancellationQuote']>();
  if (refund.amount === 0) return false;
  const answer = await anna.ask('POST', path, { refund, to: 'balance' }, keyed());
  expect([answer.statusCode, answer.statusCode === 200 ? '' : answer.body]).toEqual([200, '']);
  await server.runJobs();
  expect((await anna.read(orderId)).json<Order>().refunded).toEqual(refund);
  return true;
}

/** What was paid for these orders and did not come back, in cents of EUR. */
async function keptOf(anna: Anna, bought: readonly { readonly orderId: string }[]): Promise<number> {
  const orders = await Promise.all(bought.map(async ({ orderId }) => (await anna.read(orderId)).json<Order>()));
  return orders.reduce((sum, { total, paid = total, refunded }) => sum + paid.amount - (refunded?.amount ?? 0), 0);
}

/** What the bank has of all charges, in cents of EUR. */
async function atBank(): Promise<number> {
  const charges = await server.db.selectFrom('sandbox_charge').selectAll().execute();
  expect(charges.filter(({ status }) => status === 'pending')).toEqual([]);
  return charges.reduce((sum, { amount, refunded }) => sum + Number(amount) - Number(refunded ?? 0), 0);
}

test('one of each: one account and one balance, one timeline, two cancelled, exported and erased, and no cent is lost', async () => {
  const anna = await person(() => server.app, server.deps);
  await prove(anna);
  await topUp(anna);
  for (const subject of subjects) await buy(anna, subject);
  const bought = await ordersOf(anna);
  expect(bought.map(({ product }) => product)).toEqual(names);

  const today = dayOf(server.clock.now);
  const trip = (await anna.ask('GET', `/trip?from=${today}&until=${addDays(today, 360)}`)).json<Schemas['Trip']>();
  const inTrip = trip.orders.map(({ orderId, state }) => [orderId, state]);
  expect(inTrip.toSorted()).toEqual(bought.map(({ orderId }) => [orderId, 'booked']).toSorted());

  const gone: string[] = [];
  for (const { orderId } of bought) {
    if (gone.length < 2 && (await cancelled(anna, orderId))) gone.push(orderId);
  }
  expect(gone).toHaveLength(2);

  const amount = await balanceOf(anna);
  const payout = await anna.ask('POST', '/account/payouts', { amount, transfer: BANK }, keyed());
  expect([payout.statusCode, payout.statusCode === 201 ? '' : payout.body]).toEqual([201, '']);
  await server.runJobs();
  let byTransfer = 0;
  for (const { id, amount: sum } of await openTransfers(server.db, server.deps.config)) {
    byTransfer += sum;
    await closeTransfer(server.db, id, 'paid', server.clock.now);
  }
  expect(await balanceOf(anna)).toEqual(euro(0));

  const kept = await keptOf(anna, bought);
  expect(kept).toBeGreaterThan(0);
  // What came in by cards is what the orders keep and what went out by transfer: the sum of all books is zero.
  expect((await atBank()) - kept - byTransfer).toBe(0);
  expect([await wrongBooks(server.db), await wrongRefunds(server.db, server.deps)]).toEqual([[], []]);

  const file = (await anna.ask('GET', '/account/export')).json<Schemas['AccountExport']>();
  expect(file.orders.map(({ orderId }) => orderId).toSorted()).toEqual(bought.map(({ orderId }) => orderId).toSorted());
  const erased = await anna.ask('POST', '/account/erase', { currentPassword: PASSWORD });
  expect([erased.statusCode, erased.statusCode === 200 ? '' : erased.body]).toEqual([200, '']);
  expect((await anna.ask('GET', '/account')).statusCode).toBe(401);
  expect([await wrongBooks(server.db), await wrongRefunds(server.db, server.deps)]).toEqual([[], []]);
}, 120_000);
