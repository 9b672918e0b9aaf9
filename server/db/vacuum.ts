import { sql } from 'kysely';
import type { Database } from '#server/db/database.ts';

/**
 * What a server of PostgreSQL does by itself, and the embedded one never: it is one process without the helpers that give back the room
 * of rows that are gone, and that let go of old logs. Table by table, so that others get their turn between two of them.
 */
export async function vacuum(db: Database): Promise<void> {
  await sql`select pg_stat_force_next_flush()`.execute(db); // what was deleted a moment ago counts, too
  const { rows } = await sql<{ relname: string }>`
    select relname from pg_stat_user_tables where n_dead_tup > 0
  `.execute(db);
  for (const { relname } of rows) await sql`vacuum ${sql.table(relname)}`.execute(db);
  await sql`checkpoint`.execute(db);
}
