import type { FastifyRequest } from 'fastify';
import { DAY_MS } from '#domain/core/time.ts';
import type { Config } from '#server/config.ts';
import type { Queryable } from '#server/db/database.ts';
import { hashOf, newToken, tokenCookie, tokenIn } from '#server/http/cookies.ts';

/*
 * Marks a browser in which the owner has signed in before, so that strangers who try passwords or request codes use up
 * their own tries, not the owner's (OWASP: device cookies). It grants no access.
 */

const NAME = 'known';
const LIFE_MS = 180 * DAY_MS;

type Origin = Pick<Config, 'publicUrl'>;
type SignedIn = {
  readonly accountId: string;
  readonly request: FastifyRequest;
  readonly config: Origin;
  readonly now: number;
};

/** Stores that an account was signed in to here; returns the cookie. */
export async function rememberBrowser(tx: Queryable, { accountId, request, config, now }: SignedIn): Promise<string> {
  const token = tokenIn(request, NAME, config) ?? newToken().token;
  const ends_at = now + LIFE_MS;
  await tx
    .insertInto('known_browser')
    .values({ token_hash: hashOf(token), account_id: accountId, ends_at })
    .onConflict((conflict) => conflict.columns(['token_hash', 'account_id']).doUpdateSet({ ends_at }))
    .execute();
  return tokenCookie(NAME, token, LIFE_MS / 1000, config);
}

/** Key for a limit: the e-mail alone, or the e-mail in a browser that knows its account. */
export async function asKnown(
  db: Queryable,
  email: string,
  { request, config, now }: Omit<SignedIn, 'accountId'>,
): Promise<string> {
  const token = tokenIn(request, NAME, config);
  if (token === null) return email;
  const hash = hashOf(token);
  const known = await db
    .selectFrom('known_browser')
    .innerJoin('account', 'account.id', 'known_browser.account_id')
    .select('account.id')
    .where('account.email', '=', email)
    .where('known_browser.token_hash', '=', hash)
    .where('known_browser.ends_at', '>', now)
    .executeTakeFirst();
  return known ? `${email} ${hash}` : email;
}
