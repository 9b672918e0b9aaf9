import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Queryable } from '#server/db/database.ts';

/** All reports together, as they lie on the disk: hundreds of the largest, thousands of usual ones. */
export const REPORTS_BYTES = 200_000_000;

/** Who sent a report, as the database knows it: it can be recognised, but not followed to the visitor's orders. */
export const senderOf = (reportId: string, visitor: string): string =>
  createHash('sha256').update(`${reportId}:${visitor}`).digest('hex');

/** The newest reports stay, as many as fit; strangers make us store no more. */
export async function forgetOldestReports(db: Queryable, maxBytes = REPORTS_BYTES): Promise<void> {
  await sql`delete from trace_report where id in (
    select id from (
      select id, sum(pg_column_size(traces)) over (order by created_at desc, id) as bytes from trace_report
    ) as newest where bytes > ${maxBytes}
  )`.execute(db);
}
