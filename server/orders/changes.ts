import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { type Selectable, sql, type Transaction } from 'kysely';
import { discountOn } from '#domain/core/discounts.ts';
import { MAX_FREE_CHANGES } from '#domain/core/limits.ts';
import { euro, type Money } from '#domain/core/money.ts';
import { totalOf } from '#domain/core/payment.ts';
import { ProblemError } from '#domain/core/problem.ts';
import { DAY_MS } from '#domain/core/time.ts';
import type { components } from '#openapi/generated/types.ts';
import type { Config } from '#server/config.ts';
import type { Queryable, Tables } from '#server/db/database.ts';
import { openPassport } from '#server/db/passports.ts';
import { withoutPersonal } from '#server/db/without-personal.ts';
import { unmakeLater } from '#server/orders/cancel-at-supplier.ts';
import { codeRow } from '#server/orders/discounts.ts';
import { checkHoldLimits, heldFrom } from '#server/orders/hold-limits.ts';
import { endQuote, forgetQuote } from '#server/orders/kept-quote.ts';
import { cheaperBy, type Paid, paidFor } from '#server/orders/new-price.ts';
import type { OrderRow, PassengerRow } from '#server/orders/order-row.ts';
import { paymentsThatPaid } from '#server/orders/parts.ts';
import { priceOf } from '#server/orders/price.ts';
import type { Changed, ChangedPerson, Changes, Product } from '#server/orders/product.ts';
import { lockOrder, papersOf, passengersOf } from '#server/orders/read-order.ts';
import { notAllowed } from '#server/orders/refusals.ts';
import { requireAllowed } from '#server/orders/transition.ts';
import { LEASE_MS } from '#server/work/due.ts';

/*
 * A change of an issued order (0079):
 * quoted → (paid, or confirmed where nothing is to be paid) changing → done, or refused by the supplier.
 * A quote that nobody takes lapses; it is dropped by its owner, by the next quote, and by a cancellation.
 */

type Tx = Transaction<Tables>;
export type ChangeRow = Selectable<Tables['order_change']>;
type At = { readonly product: Product; readonly now: number };

/** Throws 409 for a product whose issued orders are not changed. */
export function changesOf({ changes }: Product): Changes<unknown> {
  if (!changes) throw notAllowed('This order is not changed here.');
  return changes;
}

const conflict = (message: string) => new ProblemError(409, { code: 'conflict', message });

/** The change of an order that is quoted or being made; an order has at most one. */
export const openChange = (db: Queryable, orderId: string): Promise<ChangeRow | undefined> =>
  db
    .selectFrom('order_change')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('status', 'in', ['quoted', 'changing'])
    .executeTakeFirst();

/** In cents of EUR; 0 where nothing is to be paid. */
export const toPayOf = ({ old_total, new_total }: Pick<ChangeRow, 'old_total' | 'new_total'>): number =>
  Math.max(0, new_total - old_total);

/** In cents of EUR. */
export const toGiveOf = (order: OrderRow, payments: Paid, { old_total, new_total }: ChangeRow): number =>
  cheaperBy(order, payments, Math.max(0, old_total - new_total)).back;

/** The same percentage of other fares; the code was used when the order was bought, so its minimum is not asked again. */
export async function discountOf(db: Queryable, order: OrderRow, fares: Money): Promise<number> {
  const code = order.discount_code === null ? undefined : await codeRow(db, order.discount_code);
  return code ? discountOn(fares, code.percent).amount : 0;
}

const atBank = (db: Queryable, orderId: string) =>
  db
    .selectFrom('payment')
    .select('purpose')
    .where('order_id', '=', orderId)
    .where('status', '=', 'started')
    .executeTakeFirst();

/** True while the rest of a deposit is being paid. */
export const isRestAtBank = async (db: Queryable, orderId: string): Promise<boolean> =>
  (await atBank(db, orderId))?.purpose === 'balance';

/** Throws 409 while a payment of the order is at the bank: its sum is that of the order as it is. */
async function requireNothingAtBank(db: Queryable, orderId: string): Promise<void> {
  if (await atBank(db, orderId))
    throw conflict('A payment of this order is at the bank. Go on with it, or leave it first.');
}

/** Throws 409 while the supplier makes a change of the order. */
export async function requireNoneUnderWay(db: Queryable, orderId: string): Promise<void> {
  if ((await openChange(db, orderId))?.status === 'changing') throw conflict('A change of this order is being made.');
}

/**
 * Quotes a wish for a locked order and holds what it takes; replaces an open quote. Throws 409 or 422, see the contract.
 */
export async function quoteWish(
  tx: Tx,
  locked: OrderRow,
  wish: components['schemas']['ChangeWish'],
  { product, now, ip, visitor, config }: At & Asking,
): Promise<string> {
  const changes = changesOf(product);
  requireAllowed('change', locked.status);
  await requireNothingAtBank(tx, locked.id);
  await requireNoneUnderWay(tx, locked.id);
  const paid = await paymentsThatPaid(tx, locked);
  if (paid.some(({ status }) => status !== 'succeeded'))
    throw notAllowed('The bank has given this payment back already.');
  await endOpenChange(tx, locked.id, 'dropped', { product, now });
  await forgetQuote(tx, locked.id);
  await endQuote(tx, locked, now);
  const order = await lockOrder(tx, locked.id);
  const [people, papers] = [await passengersOf(tx, order.id), await papersOf(tx, order.id)];
  const changed = await changes.quote(tx, order, { wish, people, papers, ip, config, now });
  requireSomething(order, people, changed);
  const { detail, fares, people: named = [], replaces, takesNothing = false } = changed;
  if (replaces.some((position) => papers.every((paper) => paper.position !== position)))
    throw new Error('A change replaces papers that are not valid');
  const discount = await discountOf(tx, order, fares);
  const price = priceOf(order);
  const id = randomUUID();
  const until = Math.min(now + changes.quoteMs, changed.until ?? Number.POSITIVE_INFINITY);
  const newTotal = totalOf({ ...price, fares, discount: euro(discount) }).amount;
  if (newTotal <= totalOf(price).amount) await requireFewFree(tx, order.id, now);
  const { holdLimits } = product.stock;
  const from = takesNothing || !holdLimits ? null : heldFrom(ip, config.secret);
  await tx
    .insertInto('order_change')
    .values({
      id,
      order_id: order.id,
      ordinal: await nextOrdinal(tx, order.id),
      kind: wish.kind,
      status: 'quoted',
      before: JSON.stringify(order.detail),
      after: JSON.stringify(detail),
      people: JSON.stringify(named.map((one) => ({ ...one, ...typistIn(order, { one, people, visitor, config }) }))),
      replaces: [...replaces],
      fares: fares.amount,
      discount,
      old_total: totalOf(price).amount,
      new_total: newTotal,
      until,
      held_from: from,
      quoted_at: now,
      due_at: until,
    })
    .execute();
  if (holdLimits && from !== null) await checkHoldLimits(tx, { owner: order.owner, from }, { config, now }, holdLimits);
  await bump(tx, order.id);
  return id;
}

/** Who asks: what a quote holds counts for the browser and the network. */
type Asking = {
  readonly ip: string;
  readonly visitor: string | null;
  readonly config: Pick<Config, 'secret' | 'rateLimitFactor'>;
};

type Named = Pick<Asking, 'visitor' | 'config'> & {
  readonly one: ChangedPerson;
  readonly people: readonly PassengerRow[];
};

/** Whose browser sees the passport number of somebody after the change: who typed it. A number that stays stays theirs, also encrypted anew. */
function typistIn(
  { id }: Pick<OrderRow, 'id'>,
  { one: { position, passport, added }, people, visitor, config }: Named,
): Pick<ChangedPerson, 'typed_by'> {
  const written = passport ?? added;
  if (!written) return {};
  const before = people.find((person) => person.position === position);
  const numberIn = (sealed = '') => (sealed === '' ? '' : openPassport(config, id, position, sealed));
  const isSame = before !== undefined && numberIn(before.passport_sealed) === numberIn(written.passport_sealed);
  return { typed_by: isSame ? before.typed_by : visitor };
}

/** Throws 422 for a wish that leaves all as it is. */
function requireSomething(
  order: OrderRow,
  people: readonly PassengerRow[],
  { detail, fares, people: named = [] }: Changed<unknown>,
): void {
  const isNamed = named.some(({ position, title, firstName, lastName, passport }) => {
    const person = people.find((one) => one.position === position);
    return (
      passport !== undefined ||
      person?.title !== title ||
      person.first_name !== firstName ||
      person.last_name !== lastName
    );
  });
  const isSame = !isNamed && fares.amount === order.fares && isDeepStrictEqual(detail, order.detail);
  if (!isSame) return;
  const fields = { kind: 'nothing_changed' } as const;
  throw new ProblemError(422, { code: 'invalid_details', message: 'This changes nothing.', fields });
}

/** Throws 429 when an order was changed too often without a payment: each is work of the supplier, and a mail. */
async function requireFewFree(tx: Tx, orderId: string, now: number): Promise<void> {
  const made = await tx
    .selectFrom('order_change')
    .select('begun_at')
    .where('order_id', '=', orderId)
    .where('begun_at', '>', now - DAY_MS)
    .whereRef('new_total', '<=', 'old_total')
    .orderBy('begun_at', 'desc')
    .limit(MAX_FREE_CHANGES)
    .execute();
  const first = made.at(-1)?.begun_at;
  if (made.length < MAX_FREE_CHANGES || first == null) return;
  throw new ProblemError(429, {
    code: 'rate_limited',
    message: `This order was changed ${MAX_FREE_CHANGES} times in 24 hours. Change it later.`,
    retryAfterSeconds: Math.max(1, Math.ceil((first + DAY_MS - now) / 1000)),
  });
}

async function nextOrdinal(tx: Tx, orderId: string): Promise<number> {
  const { last } = await tx
    .selectFrom('order_change')
    .select(({ fn }) => fn.max('ordinal').as('last'))
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  return (last ?? 0) + 1;
}

/** Tells open pages that the order has changed. */
const bump = (tx: Tx, orderId: string) =>
  tx.updateTable('orders').set({ version: sql<number>`version + 1` }).where('id', '=', orderId).execute();

/** A change of this order by its id. Throws 404. */
export async function changeOf(db: Queryable, orderId: string, changeId: string): Promise<ChangeRow> {
  const change = await db
    .selectFrom('order_change')
    .selectAll()
    .where('id', '=', changeId)
    .where('order_id', '=', orderId)
    .executeTakeFirst();
  if (!change) throw new ProblemError(404, { code: 'not_found', message: 'There is no such change.' });
  return change;
}

/**
 * The detail that a quote leads to if it is taken now; null when it is over: the order costs something else, or something
 * that the quote depends on is not as it was.
 */
export function takenAs(order: OrderRow, change: ChangeRow, product: Product): unknown {
  if (change.status !== 'quoted' || change.old_total !== totalOf(priceOf(order)).amount) return null;
  if (isDeepStrictEqual(order.detail, change.before)) return change.after;
  return changesOf(product).follow(order.detail, change);
}

/** Throws 409 unless the quote can be taken now. */
export function requireOpen(order: OrderRow, change: ChangeRow, { product, now }: At): void {
  requireAllowed('change', order.status);
  if (change.status === 'lapsed' || (change.status === 'quoted' && change.until <= now)) throw lapsed();
  if (change.status !== 'quoted') throw notAllowed('This change is not open any more.');
  if (takenAs(order, change, product) === null) throw lapsed();
}

const lapsed = () => new ProblemError(409, { code: 'hold_expired', message: 'This offer is over. Ask for it again.' });

/** Confirms a quote of a locked order for which nothing is to be paid; the supplier is asked afterwards. */
export async function confirmQuote(
  tx: Tx,
  order: OrderRow,
  change: ChangeRow,
  shown: Pick<components['schemas']['ChangeConfirmation'], 'toPay' | 'toGive' | 'to'>,
  { product, now }: At,
): Promise<void> {
  requireOpen(order, change, { product, now });
  await requireNothingAtBank(tx, order.id);
  const [toPay, toGive] = [euro(toPayOf(change)), euro(toGiveOf(order, await paidFor(tx, order), change))];
  for (const [old, sum] of [
    [shown.toPay, toPay],
    [shown.toGive, toGive],
  ] as const) {
    if (old.amount === sum.amount && old.currency === sum.currency) continue;
    const message = 'The change does not cost what the page showed.';
    throw new ProblemError(409, { code: 'price_changed', message, price: { old, new: sum } });
  }
  if (toPay.amount > 0) throw notAllowed('Pay the difference to make this change.');
  // The request asks the supplier itself; background work takes over only if the request does not finish.
  await beginChange(tx, order, change, { product, destination: shown.to, now, dueAt: now + LEASE_MS });
}

/** The open quote of a locked order is paid or confirmed: background work asks the supplier, not before `dueAt`. */
export async function beginChange(
  tx: Tx,
  order: OrderRow,
  change: ChangeRow,
  {
    product,
    now,
    destination = 'card',
    dueAt = now,
  }: At & { readonly destination?: 'card' | 'balance'; readonly dueAt?: number },
): Promise<void> {
  const after = takenAs(order, change, product);
  if (after === null) throw new Error('A quote that is over was taken');
  const details = { before: JSON.stringify(order.detail), after: JSON.stringify(after) };
  await tx
    .updateTable('order_change')
    .set({ status: 'changing', destination, begun_at: now, due_at: dueAt, ...details })
    .where('id', '=', change.id)
    .execute();
  await bump(tx, order.id);
}

/**
 * Ends an open quote of a locked order and frees its stock; does nothing without one. False while the supplier makes a
 * change: nothing else may happen to the order then. Money that is at the bank for it goes back when it comes.
 */
export async function endOpenChange(
  tx: Tx,
  orderId: string,
  as: 'dropped' | 'lapsed',
  { product, now }: At,
): Promise<boolean> {
  const change = await openChange(tx, orderId);
  if (!change) return true;
  if (change.status === 'changing') return false;
  await endChange(tx, change, as, { product, now });
  return true;
}

/** Ends a change that was not made, frees its stock, voids what was issued for it, and forgets the names. */
export async function endChange(
  tx: Tx,
  { id, order_id, before, after, issued }: ChangeRow,
  as: 'dropped' | 'lapsed' | 'refused',
  { product, now }: At,
): Promise<void> {
  await changesOf(product).drop(tx, before, after);
  if (issued && issued.length > 0) await unmakeLater(tx, order_id, issued, now);
  await tx.updateTable('order_change').set(endedAs(as, now)).where('id', '=', id).execute();
  await bump(tx, order_id);
}

/** Columns of a change that has ended: nothing personal is kept. */
export const endedAs = (status: 'dropped' | 'lapsed' | 'refused' | 'done', now: number) => ({
  status,
  ended_at: now,
  due_at: null,
  held_from: null,
  people: '[]',
  before: withoutPersonal('before'),
  after: withoutPersonal('after'),
});

/** A difference is at the bank no more: lets a locked order's quote lapse at once when its time is over. */
export async function lapseOverdue(tx: Tx, orderId: string, at: At): Promise<void> {
  const change = await openChange(tx, orderId);
  if (change?.status === 'quoted' && change.until <= at.now) await endChange(tx, change, 'lapsed', at);
}

/** Lets a locked order's quote lapse when its time is over; waits while its difference is at the bank. */
export async function lapseQuote(tx: Tx, change: ChangeRow, at: At & { readonly againAt: number }): Promise<void> {
  if (!(await atBank(tx, change.order_id))) return endChange(tx, change, 'lapsed', at);
  await tx.updateTable('order_change').set({ due_at: at.againAt }).where('id', '=', change.id).execute();
}
