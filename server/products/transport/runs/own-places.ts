import { sql } from 'kysely';
import { isUnfinished } from '#domain/core/status-questions.ts';
import type { TakenBy } from '#domain/transport/runs/riders.ts';
import { isMaker } from '#server/accounts/own-rows.ts';
import type { Who } from '#server/accounts/who.ts';
import type { Queryable } from '#server/db/database.ts';
import { isClose } from '#server/orders/authority.ts';
import type { OrderRow } from '#server/orders/order-row.ts';
import { ownOrders } from '#server/orders/read-order.ts';
import { ownHolds } from '#server/orders/visitor-holds.ts';
import { PRODUCT } from '#server/products/transport/detail.ts';
import { type RunItemDetail, type RunOrderRow, runsAmong } from '#server/products/transport/runs/detail.ts';
import { takenOfRuns } from '#server/products/transport/runs/stock.ts';

type Asker = Pick<Who, 'visitor' | 'accountId'> & { readonly now: number };

/** Open orders of this visitor for trains and buses; `run`: for this one. */
export async function ownRuns(db: Queryable, asker: Asker, run?: string): Promise<readonly RunOrderRow[]> {
  const { visitor, now } = asker;
  if (visitor === null) return [];
  const holds = await ownHolds(db, PRODUCT, { visitor, now, like: run === undefined ? {} : { run } });
  return runsAmong(holds).filter((order) => isMaker(order, asker));
}

/** Orders that this visitor gave back unpaid before their time was over, with one of these places. */
export async function givenBack(
  db: Queryable,
  { visitor, now }: { readonly visitor: string; readonly now: number },
  { run, places }: Pick<RunItemDetail, 'run' | 'places'>,
): Promise<readonly RunOrderRow[]> {
  const orders = db.selectFrom('orders').selectAll().where('owner', '=', visitor).where('product', '=', PRODUCT);
  const unpaid = orders.where('status', '=', 'cancelled').where('issued_at', 'is', null);
  const ofRun = unpaid.where('deadline_at', '>', now).where(sql<boolean>`detail @> ${JSON.stringify({ run })}::jsonb`);
  const wanted = new Set(places.map(({ place }) => place));
  const hasOne = (order: RunOrderRow) => order.detail.places.some(({ place }) => wanted.has(place));
  return runsAmong(await ofRun.execute()).filter(hasOne);
}

/** `replaces`: an order that another choice will end, also where it has its names. */
type Choosing = Asker & { readonly replaces?: string | undefined };

type Taken = ReadonlyMap<string, TakenBy>;

/**
 * A run as this visitor may choose in it: by whom its places are taken, and the order whose places they can choose again, which is that
 * which is replaced, else the newest without names; null: none.
 */
export async function runFor(
  db: Queryable,
  run: string,
  asker: Choosing,
): Promise<{ readonly taken: Taken; readonly own: RunOrderRow | null }> {
  const own = await choosable(db, asker, run);
  const taken = withoutOwn(await takenOfRuns(db, [run]), own).get(run) ?? new Map();
  return { taken, own: own[0] ?? null };
}

/**
 * The order that is replaced, by the rule by which the hold ends it: also one of their account from another device; and holds without
 * names, the newest first.
 */
async function choosable(db: Queryable, asker: Choosing, run?: string): Promise<readonly RunOrderRow[]> {
  const { replaces, now } = asker;
  const unnamed = (await ownRuns(db, asker, run)).filter(({ id, status }) => status === 'held' && id !== replaces);
  if (replaces === undefined) return unnamed;
  const order = await ownOrders(db, asker).where('id', '=', replaces).executeTakeFirst();
  const isTheirs = order !== undefined && isHoldingNow(order, now) && (await isClose(db, order, asker, now));
  const replaced = isTheirs ? runsAmong([order]) : [];
  return [...replaced.filter(({ detail }) => run === undefined || detail.run === run), ...unnamed];
}

/** Still unpaid, and its time is not over. */
const isHoldingNow = ({ status, deadline_at }: OrderRow, now: number): boolean =>
  isUnfinished(status) && deadline_at > now;

/** By whom places of some runs are taken, as this visitor may choose: what a hold of theirs without names has, they can have again. */
export const takenFor = async (
  db: Queryable,
  runs: readonly string[],
  asker: Asker,
): Promise<ReadonlyMap<string, Taken>> => withoutOwn(await takenOfRuns(db, runs), await choosable(db, asker));

function withoutOwn(taken: ReadonlyMap<string, Taken>, own: readonly RunOrderRow[]): ReadonlyMap<string, Taken> {
  const isTheirs = new Set(own.flatMap(({ detail: { run, places } }) => places.map(({ place }) => `${run} ${place}`)));
  if (isTheirs.size === 0) return taken;
  return new Map(
    [...taken].map(([run, places]) => [
      run,
      new Map([...places].filter(([place]) => !isTheirs.has(`${run} ${place}`))),
    ]),
  );
}
