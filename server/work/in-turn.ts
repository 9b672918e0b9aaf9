import type { Database } from '#server/db/database.ts';
import { failedAgain, forgetFailure, type OnFailure, pauseAfter } from '#server/work/due.ts';

/** `job` names the work in the failure counts; `limit`: of one round, the others wait for the next. */
export type Turn = { readonly job: string; readonly now: number; readonly limit: number };

/**
 * Does the same for rows that are due, one after the other. A failure does not stop the others: it is told, and the row is
 * passed over for a growing pause, so that rows that fail each time fill no round.
 */
export async function inTurn<Row extends { readonly id: string }>(
  db: Database,
  turn: Turn,
  due: readonly Row[],
  work: (row: Row) => Promise<void>,
  onFailure: OnFailure,
): Promise<void> {
  const { job, now, limit } = turn;
  const failures = await failuresAmong(db, job, due);
  const isPaused = ({ id }: Row): boolean => (failures.get(id) ?? now) > now;
  for (const row of due.filter((one) => !isPaused(one)).slice(0, limit)) {
    try {
      await work(row);
      if (failures.has(row.id)) await forgetFailure(db, job, row.id);
    } catch (error) {
      onFailure(error, row.id);
      await failedAgain(db, { job, now }, row.id).catch((failure: unknown) => onFailure(failure, row.id));
    }
  }
}

/** Of rows that failed, when they may be tried again. Epoch ms. */
async function failuresAmong(
  db: Database,
  job: string,
  due: readonly { readonly id: string }[],
): Promise<ReadonlyMap<string, number>> {
  if (due.length === 0) return new Map();
  const rows = await db.selectFrom('work_failure').selectAll().where('job', '=', job).execute();
  const ids = new Set(due.map(({ id }) => id));
  return new Map(
    rows.filter(({ id }) => ids.has(id)).map(({ id, tries, failed_at }) => [id, failed_at + pauseAfter(tries)]),
  );
}
