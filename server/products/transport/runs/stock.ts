import { choiceProblem, givingProblem, type PlaceProblem, takenBy } from '#domain/transport/runs/choice.ts';
import type { RunClass } from '#domain/transport/runs/places.ts';
import type { ChosenPlace, TakenBy } from '#domain/transport/runs/riders.ts';
import type { Queryable } from '#server/db/database.ts';

/**
 * The places of one run. `holder` is what all places of one order have; a run's row is locked while places of it change, so
 * that of two who choose beside each other the second sees the first.
 */
export type RunPlaces = {
  readonly run: string;
  readonly vehicle: Pick<RunClass, 'carriages' | 'plan'>;
  readonly holder: string;
};

/** By whom places of a run are taken; `except`: those of this holder. */
export async function takenPlaces(db: Queryable, run: string, except?: string): Promise<ReadonlyMap<string, TakenBy>> {
  let query = db.selectFrom('transport_place_taken').select(['place', 'taken_by']).where('run', '=', run);
  if (except !== undefined) query = query.where('holder', '!=', except);
  const rows = await query.orderBy('place').execute();
  return new Map(rows.map(({ place, taken_by }) => [place, taken_by]));
}

/** The same of several runs. */
export async function takenOfRuns(
  db: Queryable,
  runs: readonly string[],
): Promise<ReadonlyMap<string, ReadonlyMap<string, TakenBy>>> {
  const taken = new Map(runs.map((run) => [run, new Map<string, TakenBy>()]));
  if (runs.length === 0) return taken;
  const query = db.selectFrom('transport_place_taken').select(['run', 'place', 'taken_by']);
  for (const { run, place, taken_by } of await query.where('run', 'in', [...runs]).execute())
    taken.get(run)?.set(place, taken_by);
  return taken;
}

async function lockRun(tx: Queryable, run: string): Promise<void> {
  await tx
    .insertInto('transport_run')
    .values({ id: run })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  await tx.selectFrom('transport_run').select('id').where('id', '=', run).forUpdate().executeTakeFirstOrThrow();
}

/**
 * Takes places, or says why they cannot be taken. Those that the holder has already are given up for them: a choice is changed as a whole
 * or stays as it was. The key of the table is the last guard. `tx`: a transaction, which keeps the lock.
 */
export async function takePlaces(
  tx: Queryable,
  { run, vehicle, holder }: RunPlaces,
  choice: readonly ChosenPlace[],
): Promise<PlaceProblem | null> {
  await lockRun(tx, run);
  const problem = choiceProblem(vehicle, await takenPlaces(tx, run, holder), choice);
  if (problem || choice.length === 0) return problem;
  const own = tx.deleteFrom('transport_place_taken').where('run', '=', run).where('holder', '=', holder);
  const before = await own.returning('is_sold').execute();
  const rows = choice.map((one) => ({
    ...{ run, holder, place: one.place, taken_by: takenBy(vehicle, one) },
    is_sold: before.some(({ is_sold }) => is_sold),
  }));
  await tx.insertInto('transport_place_taken').values(rows).execute();
  return null;
}

/** What is held is sold from now on. False where nothing of it is held. */
export async function sellPlaces(db: Queryable, { run, holder }: Omit<RunPlaces, 'vehicle'>): Promise<boolean> {
  const own = db.updateTable('transport_place_taken').set({ is_sold: true });
  const sold = await own.where('run', '=', run).where('holder', '=', holder).returning('place').execute();
  return sold.length > 0;
}

/** Frees all places of a holder, held or sold. */
export async function freePlaces(db: Queryable, { run, holder }: Omit<RunPlaces, 'vehicle'>): Promise<void> {
  await db.deleteFrom('transport_place_taken').where('run', '=', run).where('holder', '=', holder).execute();
}

/** Frees some of the places of an order, or says why they cannot be given back alone. `order`: what it has. */
export async function giveBack(
  tx: Queryable,
  { run, vehicle, holder }: RunPlaces,
  { order, given }: { readonly order: readonly ChosenPlace[]; readonly given: readonly string[] },
): Promise<PlaceProblem | null> {
  const problem = givingProblem(vehicle, order, given);
  if (problem || given.length === 0) return problem;
  await lockRun(tx, run);
  const own = tx.deleteFrom('transport_place_taken').where('run', '=', run).where('holder', '=', holder);
  await own.where('place', 'in', [...given]).execute();
  return null;
}
