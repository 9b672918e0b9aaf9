import { sql, type Transaction } from 'kysely';
import type { OrderStatus } from '#domain/core/order-status.ts';
import { hasPapers, isIssued, isUnderWay, isUnfinished, statusesThat } from '#domain/core/status-questions.ts';
import type { Queryable, Tables } from '#server/db/database.ts';
import type { OrderRow, PassengerRow } from '#server/orders/order-row.ts';

type Tx = Transaction<Tables>;

/** `stands`: in which statuses of its order a gift is given; `ofWhoLeft`: also to those who left that order. */
type Kind = { readonly stands: (status: OrderStatus) => boolean; readonly ofWhoLeft: boolean };
const whileIssued: Kind = { stands: isIssued, ofWhoLeft: false };

/** What orders give and ask for. Nobody names the product that gives it. */
const KINDS = {
  /** A travel insurance covers these days. */
  insured: whileIssued,
  /** A guide goes along on these days, as some need for a visa. */
  guide: whileIssued,
  /** The service fee of one visa request for a journey on these days is paid already. */
  visaFee: whileIssued,
  /** A visa for these days was refused; true whatever became of the request. */
  visaRefused: { stands: () => true, ofWhoLeft: true },
} as const satisfies Record<string, Kind>;

export type GiftKind = keyof typeof KINDS;

/** What an order gives to other orders of its owner, for the same travellers. Holds nothing of a person. */
export type Gift = {
  readonly kind: GiftKind;
  /** Positions of those who have it, known by their passports; null: all people of the order. */
  readonly people: readonly number[] | null;
  /** First and last day in Tehran, YYYY-MM-DD. */
  readonly from: string;
  readonly to: string;
  /** Who the guide is, of a `guide`. */
  readonly guide?: string;
};

/** A gift for one person of the order that asks. */
export type Given = Omit<Gift, 'people'> & {
  /** Position in the order that asks. */
  readonly position: number;
  /** Which order gives it, and the position there. */
  readonly giver: string;
  readonly person: number;
};

type Asking = Pick<OrderRow, 'id' | 'owner' | 'account_id'>;
/** Of a stored person, or `markOf` of one that is typed. */
type Marked = Pick<PassengerRow, 'position' | 'passport_mark'>;

/**
 * What other orders of the same owner give to these people: of the same account or, where the order is in none, of the same
 * browser. People are the same when their passports are. Oldest order first.
 */
export async function givenTo(
  db: Queryable,
  order: Asking,
  kind: GiftKind,
  people: readonly Marked[],
): Promise<readonly Given[]> {
  const marks = people.flatMap(({ passport_mark }) => passport_mark ?? []);
  if (marks.length === 0) return [];
  const { stands, ofWhoLeft }: Kind = KINDS[kind];
  let found = db
    .selectFrom('passenger')
    .innerJoin('orders', 'orders.id', 'passenger.order_id')
    .select(['orders.id as giver', 'orders.gives', 'passenger.position as person', 'passenger.passport_mark as mark'])
    .where('passenger.passport_mark', 'in', marks)
    .where('orders.id', '<>', order.id)
    .where('orders.account_id', 'is not distinct from', order.account_id)
    .where('orders.status', 'in', statusesThat(stands))
    .orderBy('orders.created_at')
    .orderBy('orders.id')
    .orderBy('passenger.position');
  if (order.account_id === null) found = found.where('orders.owner', '=', order.owner);
  if (!ofWhoLeft) found = found.where('passenger.left_at', 'is', null);
  const rows = await found.execute();
  return rows.flatMap(({ giver, gives, person, mark }) => {
    const fits = (gives as Gift[]).filter((gift) => gift.kind === kind && (gift.people?.includes(person) ?? true));
    const same = people.filter(({ passport_mark }) => passport_mark === mark);
    return same.flatMap(({ position }) => fits.map(({ people: _, ...gift }) => ({ ...gift, position, giver, person })));
  });
}

/** Whether orders that this browser or account begins are of the same owner as an order. */
export const isOwnerOf = (
  { owner, account_id }: Pick<OrderRow, 'owner' | 'account_id'>,
  { visitor, accountId }: { readonly visitor: string | null; readonly accountId: string | null },
): boolean => account_id === accountId && (account_id !== null || owner === visitor);

/** Another order of the same owner. */
export type Giver = { readonly people: readonly PassengerRow[]; readonly gifts: readonly Gift[] };

/** Who still comes of an order of the same owner, and what it gives now; null for an order of somebody else. */
export async function giverOf(db: Queryable, asking: Omit<Asking, 'id'>, id: string): Promise<Giver | null> {
  let own = db
    .selectFrom('orders')
    .select(['gives', 'status'])
    .where('id', '=', id)
    .where('account_id', 'is not distinct from', asking.account_id);
  if (asking.account_id === null) own = own.where('owner', '=', asking.owner);
  const order = await own.executeTakeFirst();
  if (!order) return null;
  const people = db.selectFrom('passenger').selectAll().where('order_id', '=', id).where('left_at', 'is', null);
  return {
    people: await people.orderBy('position').execute(),
    gifts: (order.gives as Gift[]).filter(({ kind }) => KINDS[kind].stands(order.status)),
  };
}

/** Those gifts that this order may still take, or has: no other order keeps them. */
export async function untaken(
  db: Queryable,
  order: Pick<OrderRow, 'id'>,
  given: readonly Given[],
): Promise<readonly Given[]> {
  const takers = await takersOf(db, given);
  return given.filter((gift) => {
    const taker = takers.find(isOf(gift));
    return !taker || taker.taker === order.id || !keeps(taker);
  });
}

/** Those gifts that this order has taken and that are still given. */
export async function takenBy(
  db: Queryable,
  order: Pick<OrderRow, 'id'>,
  given: readonly Given[],
): Promise<readonly Given[]> {
  const takers = await takersOf(db, given);
  return given.filter((gift) => takers.find(isOf(gift))?.taker === order.id);
}

const isOf = (gift: Given) => (taker: Pick<Given, 'giver' | 'kind' | 'person'>) =>
  taker.giver === gift.giver && taker.kind === gift.kind && taker.person === gift.person;

async function takersOf(db: Queryable, given: readonly Given[]) {
  if (given.length === 0) return [];
  const rows = await db
    .selectFrom('gift_taken')
    .innerJoin('orders', 'orders.id', 'gift_taken.taker')
    .select(['giver', 'kind', 'person', 'taker', 'status', 'issued_at'])
    .where('giver', 'in', [...new Set(given.map(({ giver }) => giver))])
    .execute();
  return rows.map(({ kind, ...row }) => ({ ...row, kind: kind as GiftKind }));
}

/** An order keeps what it took while it may still get papers, and for good once it had them; any other has given it back. */
const keeps = ({ status, issued_at }: Pick<OrderRow, 'status' | 'issued_at'>): boolean =>
  issued_at !== null || isUnfinished(status) || isUnderWay(status) || hasPapers(status);

/**
 * Takes what is given once, for a locked order that is placed or priced in this transaction: each gift goes to one order,
 * and each person of it gets one at most. Returns what this order has now, of these or from before; asking again gives the
 * same. An order that ends without papers has freed what it took.
 */
export async function takeGifts(
  tx: Tx,
  order: Pick<OrderRow, 'id'>,
  given: readonly Given[],
): Promise<readonly Given[]> {
  const taken: Given[] = [];
  // In one order for all, so that no two wait for each other.
  for (const gift of given.toSorted((one, other) => keyOf(one).localeCompare(keyOf(other)))) {
    const isServed = taken.some(({ position }) => position === gift.position);
    if (!isServed && (await take(tx, order.id, gift))) taken.push(gift);
  }
  // Its price is that of what it has from now on.
  await tx.deleteFrom('gift_lost').where('loser', '=', order.id).execute();
  return taken;
}

/**
 * False when another order has taken over what a locked order that ended had taken: its price counts on it no more. Locks
 * what it still has until the transaction ends, so that only one of two orders is paid with it.
 */
export async function hasItsGifts(tx: Tx, order: Pick<OrderRow, 'id'>): Promise<boolean> {
  const own = tx.selectFrom('gift_taken').select('person').where('taker', '=', order.id);
  await own.orderBy('giver').orderBy('person').forUpdate().execute();
  const lost = tx.selectFrom('gift_lost').select('loser').where('loser', '=', order.id);
  return (await lost.executeTakeFirst()) === undefined;
}

const keyOf = ({ giver, person }: Given): string => `${giver} ${person}`;

async function take(tx: Tx, taker: string, { kind, giver, person }: Given): Promise<boolean> {
  const isThis = sql<boolean>`giver = ${giver} and kind = ${kind} and person = ${person}`;
  await tx
    .insertInto('gift_taken')
    .values({ kind, giver, person, taker })
    .onConflict((conflict) => conflict.columns(['giver', 'kind', 'person']).doNothing())
    .execute();
  // Waits for who takes it at this moment; what became of that order is read after it, in a statement of its own.
  const row = await tx.selectFrom('gift_taken').select('taker').where(isThis).forUpdate().executeTakeFirstOrThrow();
  if (row.taker === taker) return true;
  const holder = tx.selectFrom('orders').select(['status', 'issued_at']).where('id', '=', row.taker);
  if (keeps(await holder.executeTakeFirstOrThrow())) return false;
  await tx.updateTable('gift_taken').set({ taker }).where(isThis).execute();
  const lost = tx.insertInto('gift_lost').values({ loser: row.taker });
  await lost.onConflict((conflict) => conflict.doNothing()).execute();
  return true;
}
