import type { components } from '#openapi/generated/types.ts';
import type { SignedIn } from '#server/accounts/who.ts';
import type { Queryable } from '#server/db/database.ts';

type Session = components['schemas']['Session'];

/** Open sessions of an account, newest first. */
export async function sessionsOf(
  db: Queryable,
  { accountId, session: current }: SignedIn,
  now: number,
): Promise<Session[]> {
  const rows = await db
    .selectFrom('session')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('purpose', '=', 'full')
    .where('ends_at', '>', now)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.map(({ id, device, created_at, last_seen_at }) => ({
    sessionId: id,
    isCurrent: id === current.id,
    device,
    createdAt: created_at,
    lastSeenAt: last_seen_at,
  }));
}
