import type { Transaction } from 'kysely';
import type { Database, Tables } from '#server/db/database.ts';

/** Reads in several queries what belongs together: all of them see the database as it was at the first one. */
export const inOneMoment = <T>(db: Database, read: (tx: Transaction<Tables>) => Promise<T>): Promise<T> =>
  db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(read);
