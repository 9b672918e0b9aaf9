import type { FastifyRequest } from 'fastify';
import { ProblemError } from '#domain/core/problem.ts';
import { type Account, type AccountRow, accountByEmail, toAccount } from '#server/accounts/account.ts';
import { emailFields, emailOf } from '#server/accounts/contact-fields.ts';
import { checkPassword, hashPassword } from '#server/accounts/hashing.ts';
import { asKnown, rememberBrowser } from '#server/accounts/known-browser.ts';
import { LIMITS } from '#server/accounts/limits.ts';
import { lockChecked } from '#server/accounts/lock-account.ts';
import { refuseFields } from '#server/accounts/new-password.ts';
import { openSession } from '#server/accounts/session.ts';
import type { Basics } from '#server/basics.ts';
import { countUse, forgetUses } from '#server/http/rate-limit.ts';

/**
 * The account of an e-mail and password, with the hash that was checked, so that the caller can compare it again under
 * the account's lock. Throws 401 `wrong_credentials` for a wrong e-mail and a wrong password, after the same time; also
 * 422, 429, 503. Wrong passwords of others do not lock out a browser that knows the account.
 */
export async function accountOf(
  deps: Basics,
  { email: typed, password }: { readonly email: string; readonly password: string },
  request: FastifyRequest,
): Promise<Pick<AccountRow, 'id' | 'password_hash'>> {
  const email = emailOf(typed);
  refuseFields({ ...emailFields(email), ...(password === '' ? { password: 'required' } : {}) });
  await countUse(deps, LIMITS.logInByIp, request.ip);
  const who = await asKnown(deps.db, email, { request, config: deps.config, now: deps.now() });
  await countUse(deps, LIMITS.logInByAccount, who);
  const account = await accountByEmail(deps.db, email);
  const { isRight, isOutdated } = await checkPassword(password, account?.password_hash ?? null);
  if (!account || !isRight) {
    throw wrongCredentials();
  }
  await forgetUses(deps, LIMITS.logInByAccount, who);
  if (!isOutdated) return account;
  const hash = await hashPassword(password);
  // Unless it was changed meanwhile.
  await deps.db
    .updateTable('account')
    .set({ password_hash: hash })
    .where('id', '=', account.id)
    .where('password_hash', '=', account.password_hash)
    .execute();
  return { ...account, password_hash: hash };
}

/** Signs the browser in if the checked password is still current. Throws 401 `wrong_credentials`. */
export async function signIn(
  { db, config, now: time }: Basics,
  checked: Pick<AccountRow, 'id' | 'password_hash'>,
  request: FastifyRequest,
): Promise<{ account: Account; cookies: readonly string[] }> {
  const now = time();
  return db.transaction().execute(async (tx) => {
    const { id: accountId } = await lockChecked(tx, checked, wrongCredentials);
    const { cookie } = await openSession(tx, { accountId, purpose: 'full', request, config, now });
    const known = await rememberBrowser(tx, { accountId, request, config, now });
    return { account: await toAccount(tx, accountId, now), cookies: [cookie, known] };
  });
}

const wrongCredentials = () =>
  new ProblemError(401, { code: 'wrong_credentials', message: 'Incorrect username and password.' });
