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

/** Who asks, as the database knows them: the SHA-256 of the visitor cookie; null without one. */
export const visitorOf = (request: FastifyRequest, config: Pick<Config, 'publicUrl'>): string | null =>
  tokenHashIn(request, NAME, config);

/** As the page makes it: the chance of its flow, and which hold of it. */
const RANDOM_KEY = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}(:hold:\d+)?$/;

/**
 * A visitor for whom something is kept from now on, and the cookie that identifies them.
 *
 * A random key of the browser (from a version 4 UUID) always gives the same visitor. When the answer to a first request
 * is lost, its cookie is lost too; the browser then sends the same key again and must find what it did before. Such a
 * key is as secret as the cookie: nobody else has it, and no log or address holds it. Another kind of key could belong
 * to somebody else too, so then the visitor is 128 random bits.
 */
function newVisitor(config: Pick<Config, 'publicUrl' | 'secret'>, key: string | null = null) {
  const { token, hash } = RANDOM_KEY.test(key ?? '') ? tokenFrom(config.secret, `visitor ${key}`) : newToken();
  return { visitor: hash, cookie: tokenCookie(NAME, token, LIFE_SECONDS, config) };
}

/** The visitor for whom something is kept now; with the cookie when it is a new one. */
export async function visitorFor(
  { db, config }: Pick<Basics, 'db' | 'config'>,
  known: { readonly visitor: string | null },
  key: string | null = null,
): Promise<{ readonly visitor: string; readonly cookie: string | null }> {
  if (known.visitor !== null) return { visitor: known.visitor, cookie: null };
  const made = newVisitor(config, key);
  // A key of before somebody signed in: what it made then is not for who sits here now.
  return (await livingVisitor(db, made.visitor)) === null ? newVisitor(config) : made;
}

/** The visitor of a cookie; null when a sign-in has taken it over: a copy of it opens nothing. */
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
 * Which visitor a sign-in is, from its first request on: the guest whose cookie comes with it, so that what was begun goes on. From
 * then on the cookie itself opens nothing, and what the visitor had ends with the sign-in. Not earlier: when the answer to the sign-in
 * is lost, the browser is still that guest. A cookie that another account has taken over brings nothing.
 */
export const takeOver = (
  db: Database,
  { id, account_id }: Pick<SessionRow, 'id' | 'account_id'>,
  cookie: string,
  now: number,
): Promise<string> =>
  db.transaction().execute(async (tx) => {
    // The account first, as a new password and an erasure do: each would wait for what the other has.
    await sql`select from account where id = ${account_id} for key share`.execute(tx);
    // Requests of several tabs come at once: the first one decides.
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

/** False when somebody else has it. */
async function retire(tx: Queryable, visitor: string, account_id: string, retired_at: number): Promise<boolean> {
  const retired = await tx
    .insertInto('retired_visitor')
    .values({ visitor, account_id, retired_at, first_at: retired_at })
    // Signed in again: the same account goes on.
    .onConflict((conflict) =>
      conflict.column('visitor').doUpdateSet({ retired_at }).where('retired_visitor.account_id', '=', account_id),
    )
    .returning('visitor')
    .executeTakeFirst();
  return retired !== undefined;
}

/** A sign-in that is ended sooner was meant as "never mind": its form was closed while it was on its way. */
const JUST_MADE_MS = 2 * MINUTE_MS;

/**
 * The browser goes on as the guest that it was before a sign-in that it has just made. Later the cookie of before stays closed, and so
 * does one that an earlier sign-in took over: a copy of it must not come to life, nor see what was found meanwhile. Another sign-in
 * that has the same visitor has it no more (`readSession`).
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

/** Takes the visitor cookie away: the next person at this browser sees none of the orders. */
export const forgetVisitor = (config: Pick<Config, 'publicUrl'>): string => tokenCookie(NAME, '', 0, config);
