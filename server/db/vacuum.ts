import { sql } from 'kysely';
import type { Database } from '#server/db/database.ts';

/**
 * Does what a PostgreSQL server does by itself, but the embedded one never: reclaims the space of deleted rows and
 * releases old logs. Table by table, so that queries run in between.
 */
export async function vacuum(db: Database): Promise<void> {
  await sql`select pg_stat_force_next_flush()`.execute(db); // counts recent deletions too
  const { rows } = await sql<{ relname: string }>`
    select relname from pg_stat_user_tables where n_dead_tup > 0
  `.execute(db);
  for (const { relname } of rows) await sql`vacuum ${sql.table(relname)}`.execute(db);
  await sql`checkpoint`.execute(db);
}
