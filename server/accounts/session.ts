import { randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Selectable } from 'kysely';
import { CODE_MINUTES, IDLE_MINUTES, SESSION_DAYS } from '#domain/core/limits.ts';
import { DAY_MS, MINUTE_MS } from '#domain/core/time.ts';
import { deviceOf } from '#server/accounts/device.ts';
import type { Config } from '#server/config.ts';
import type { Queryable, Tables } from '#server/db/database.ts';
import { newToken, tokenCookie, tokenHashIn } from '#server/http/cookies.ts';

export type SessionRow = Selectable<Tables['session']>;

const NAME = 'session';
/** A session ends after this time, used or not. */
const LIFE_MS = SESSION_DAYS * DAY_MS;
/** As long as the one-time code that opened it. */
const RESET_LIFE_MS = CODE_MINUTES * MINUTE_MS;
const SEEN_EVERY_MS = MINUTE_MS;
/** After this time without use, actions with money need the password again (ASVS 7.3). */
const IDLE_MS = IDLE_MINUTES * MINUTE_MS;

/**
 * The open session of a request, or null. Updates its last use once a minute.
 * It acts as the visitor of its cookie only while its own account has taken that visitor over: a visitor that was given
 * back, or belongs to another account now, gives it no access.
 */
export async function readSession(
  db: Queryable,
  request: FastifyRequest,
  config: Pick<Config, 'publicUrl'>,
  now: number,
): Promise<SessionRow | null> {
  const hash = tokenHashIn(request, NAME, config);
  if (hash === null) return null;
  const found = await db
    .selectFrom('session')
    .innerJoin('account', 'account.id', 'session.account_id')
    .leftJoin('retired_visitor', (join) =>
      join
        .onRef('retired_visitor.visitor', '=', 'session.visitor')
        .onRef('retired_visitor.account_id', '=', 'session.account_id'),
    )
    .selectAll('session')
    .select('retired_visitor.visitor as taken')
    .where('token_hash', '=', hash)
    .where('ends_at', '>', now)
    .where('erased_at', 'is', null)
    .executeTakeFirst();
  if (!found) return null;
  const { taken, ...session } = found;
  if (now - session.last_seen_at >= SEEN_EVERY_MS) {
    const active = session.active_until > now ? { active_until: now + IDLE_MS } : {};
    await db
      .updateTable('session')
      .set({ last_seen_at: now, ...active })
      .where('id', '=', session.id)
      .execute();
  }
  const isOwn = session.visitor === null || session.visitor.startsWith(OWN) || taken !== null;
  return isOwn ? session : { ...session, visitor: ownVisitorOf(session) };
}

const OWN = 'session ';

/** Visitor id of a session without a guest cookie. No cookie has this value. */
export const ownVisitorOf = ({ id }: Pick<SessionRow, 'id'>): string => OWN + id;

/**
 * The visitor of a session that came without a visitor cookie. It becomes fixed with the first request that may change
 * something, so that a later cookie takes nothing away. Not earlier: a guest's first hold may still be in progress in
 * another tab, and is taken over when its cookie arrives.
 */
export async function settleOwnVisitor(db: Queryable, session: SessionRow, request: FastifyRequest): Promise<string> {
  const own = ownVisitorOf(session);
  if (request.method === 'GET' || request.method === 'HEAD') return own;
  const settled = await db
    .updateTable('session')
    .set(({ fn, val }) => ({ visitor: fn.coalesce('visitor', val(own)) }))
    .where('id', '=', session.id)
    .returning('visitor')
    .executeTakeFirst();
  return settled?.visitor ?? own;
}

type NewSession = {
  readonly accountId: string;
  readonly purpose: SessionRow['purpose'];
  readonly request: FastifyRequest;
  readonly config: Pick<Config, 'publicUrl'>;
  readonly now: number;
  /** The visitor of this browser in a session of the same account that has just ended. */
  readonly visitor?: string | null;
};

/**
 * Opens a session with a new token, so that a token known before the sign-in is worthless; ends the browser's earlier
 * session. Returns the session's id and its cookie.
 */
export async function openSession(
  tx: Queryable,
  { accountId, purpose, request, config, now, visitor = null }: NewSession,
): Promise<{ sessionId: string; cookie: string }> {
  const before = tokenHashIn(request, NAME, config);
  const ended = before
    ? await tx
        .deleteFrom('session')
        .where('token_hash', '=', before)
        .returning(['id', 'account_id', 'visitor'])
        .executeTakeFirst()
    : undefined;
  const { token, hash } = newToken();
  const life = purpose === 'full' ? LIFE_MS : RESET_LIFE_MS;
  const sessionId = randomUUID();
  await tx
    .insertInto('session')
    .values({
      id: sessionId,
      token_hash: hash,
      account_id: accountId,
      purpose,
      device: deviceOf(request.headers['user-agent']),
      created_at: now,
      last_seen_at: now,
      ends_at: now + life,
      stepped_up_until: null,
      active_until: now + IDLE_MS,
      visitor: visitor ?? (ended?.account_id === accountId ? (ended.visitor ?? ownVisitorOf(ended)) : null),
    })
    .execute();
  return { sessionId, cookie: tokenCookie(NAME, token, life / 1000, config) };
}

/** Set-Cookie that removes the session cookie. */
export const forgetSession = (config: Pick<Config, 'publicUrl'>): string => tokenCookie(NAME, '', 0, config);
