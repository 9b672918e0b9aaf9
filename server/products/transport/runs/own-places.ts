import type { TakenBy } from '#domain/transport/runs/riders.ts';
import { isMaker } from '#server/accounts/own-rows.ts';
import type { Who } from '#server/accounts/who.ts';
import type { Queryable } from '#server/db/database.ts';
import { ownHolds } from '#server/orders/visitor-holds.ts';
import { PRODUCT } from '#server/products/transport/detail.ts';
import { type RunOrderRow, runsAmong } from '#server/products/transport/runs/detail.ts';
import { takenOfRuns } from '#server/products/transport/runs/stock.ts';

type Asker = Pick<Who, 'visitor' | 'accountId'> & { readonly now: number };

/** Open orders of this visitor for trains and buses; `run`: for this one. */
export async function ownRuns(db: Queryable, asker: Asker, run?: string): Promise<readonly RunOrderRow[]> {
  const { visitor, now } = asker;
  if (visitor === null) return [];
  const holds = await ownHolds(db, PRODUCT, { visitor, now, like: run === undefined ? {} : { run } });
  return runsAmong(holds).filter((order) => isMaker(order, asker));
}

/** By whom places of some runs are taken, as this visitor may choose: what a hold of theirs without names has, they can have again. */
export async function takenFor(
  db: Queryable,
  runs: readonly string[],
  asker: Asker,
): Promise<ReadonlyMap<string, ReadonlyMap<string, TakenBy>>> {
  const taken = await takenOfRuns(db, runs);
  const own = await ownRuns(db, asker, runs.length === 1 ? runs[0] : undefined);
  const again = own.flatMap(({ status, detail: { run, places } }) =>
    status === 'held' ? places.map(({ place }) => `${run} ${place}`) : [],
  );
  if (again.length === 0) return taken;
  const isTheirs = new Set(again);
  return new Map(
    [...taken].map(([run, places]) => [
      run,
      new Map([...places].filter(([place]) => !isTheirs.has(`${run} ${place}`))),
    ]),
  );
}
