import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { MINUTE_MS } from '#domain/core/time.ts';
import { ownVisitorOf, type SessionRow } from '#server/accounts/session.ts';
import type { Basics } from '#server/basics.ts';
import type { Config } from '#server/config.ts';
import type { Database, Queryable } from '#server/db/database.ts';
import { newToken, tokenCookie, tokenFrom, tokenHashIn } from '#server/http/cookies.ts';

const NAME = 'visitor';
const LIFE_SECONDS = 90 * 24 * 3600;

/** Hash (SHA-256) of the visitor cookie, as stored in the database; null without one. */
export const visitorOf = (request: FastifyRequest, config: Pick<Config, 'publicUrl'>): string | null =>
  tokenHashIn(request, NAME, config);

/** Key format of pages: a UUID of the flow, then the number of the hold. */
const RANDOM_KEY = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}(:hold:\d+)?$/;

/**
 * A new visitor and its cookie.
 * A browser's random key (from a version 4 UUID) always gives the same visitor. When the answer to a first request is
 * lost, its cookie is lost too; the browser then sends the same key again and must find what it did before. Such a key
 * is as secret as the cookie: nobody else has it, and no log or URL contains it. Other kinds of keys could be known
 * to others, so they give a visitor of 128 random bits.
 */
function newVisitor(config: Pick<Config, 'publicUrl' | 'secret'>, key: string | null = null) {
  const { token, hash } = RANDOM_KEY.test(key ?? '') ? tokenFrom(config.secret, `visitor ${key}`) : newToken();
  return { visitor: hash, cookie: tokenCookie(NAME, token, LIFE_SECONDS, config) };
}

/** The current visitor, or a new one with its cookie. */
export async function visitorFor(
  { db, config }: Pick<Basics, 'db' | 'config'>,
  known: { readonly visitor: string | null },
  key: string | null = null,
): Promise<{ readonly visitor: string; readonly cookie: string | null }> {
  if (known.visitor !== null) return { visitor: known.visitor, cookie: null };
  const made = newVisitor(config, key);
  // A key from before a sign-in: what it made then must not open for the person at this browser now.
  return (await livingVisitor(db, made.visitor)) === null ? newVisitor(config) : made;
}

/** The visitor of a cookie; null when a session has taken it over, so that a copy of the cookie opens nothing. */
export async function livingVisitor(db: Queryable, visitor: string | null): Promise<string | null> {
  if (visitor === null) return null;
  const retired = await db
    .selectFrom('retired_visitor')
    .select('visitor')
    .where('visitor', '=', visitor)
    .executeTakeFirst();
  return retired ? null : visitor;
}

/**
 * The visitor of a session, from its first request on: the guest whose cookie comes with it, so that the guest's work
 * continues. After that the cookie itself opens nothing, and the visitor's access ends with the session. Not earlier:
 * when the answer to the sign-in is lost, the browser is still that guest. A cookie that another account has taken over
 * gives nothing.
 */
export const takeOver = (
  db: Database,
  { id, account_id }: Pick<SessionRow, 'id' | 'account_id'>,
  cookie: string,
  now: number,
): Promise<string> =>
  db.transaction().execute(async (tx) => {
    // Locks the account first, like a new password and an erasure: otherwise they deadlock.
    await sql`select from account where id = ${account_id} for key share`.execute(tx);
    // Requests of several tabs arrive at once: the first one decides.
    const session = await tx
      .selectFrom('session')
      .select('visitor')
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    if (session?.visitor) return session.visitor;
    const isTaken = session !== undefined && (await retire(tx, cookie, account_id, now));
    const visitor = isTaken ? cookie : ownVisitorOf({ id });
    await tx.updateTable('session').set({ visitor }).where('id', '=', id).execute();
    return visitor;
  });

/** False when another account has taken the visitor over. */
async function retire(tx: Queryable, visitor: string, account_id: string, retired_at: number): Promise<boolean> {
  const retired = await tx
    .insertInto('retired_visitor')
    .values({ visitor, account_id, retired_at, first_at: retired_at })
    // Signed in again to the same account: it keeps the visitor.
    .onConflict((conflict) =>
      conflict.column('visitor').doUpdateSet({ retired_at }).where('retired_visitor.account_id', '=', account_id),
    )
    .returning('visitor')
    .executeTakeFirst();
  return retired !== undefined;
}

/** A session ended within this time was cancelled: its form was closed while the request was in progress. */
const JUST_MADE_MS = 2 * MINUTE_MS;

/**
 * The browser becomes the guest again that it was before a sign-in it has just made. Later the earlier cookie stays
 * closed, and so does one that an earlier sign-in took over: a copy of it must not become valid, nor see what was found
 * meanwhile. Another session with the same visitor loses it (`readSession`).
 */
export async function giveBack(
  tx: Queryable,
  { visitor, account_id, created_at }: SessionRow,
  now: number,
): Promise<void> {
  if (now - created_at > JUST_MADE_MS) return;
  await tx
    .deleteFrom('retired_visitor')
    .where('visitor', '=', visitor)
    .where('account_id', '=', account_id)
    .where('first_at', '>=', created_at)
    .execute();
}

/** Set-Cookie that removes the visitor cookie: the next person at this browser sees none of the orders. */
export const forgetVisitor = (config: Pick<Config, 'publicUrl'>): string => tokenCookie(NAME, '', 0, config);
