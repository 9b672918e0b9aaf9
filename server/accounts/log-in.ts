import type { FastifyRequest } from 'fastify';
import { ProblemError } from '#domain/problem.ts';
import { accountByEmail } from '#server/accounts/account.ts';
import { emailFields, emailOf } from '#server/accounts/contact-fields.ts';
import { checkPassword, hashPassword } from '#server/accounts/hashing.ts';
import { asKnown } from '#server/accounts/known-browser.ts';
import { LIMITS } from '#server/accounts/limits.ts';
import { refuseFields } from '#server/accounts/new-password.ts';
import type { Deps } from '#server/deps.ts';
import { countUse, forgetUses } from '#server/http/rate-limit.ts';

/**
 * The account of an e-mail and its password. Throws 401 `wrong_credentials`, whichever of the two is wrong and after the
 * same time; 422, 429, 503. Wrong passwords of others do not keep out whoever comes with a browser that knows the account.
 */
export async function accountOf(
  deps: Deps,
  { email: typed, password }: { readonly email: string; readonly password: string },
  request: FastifyRequest,
): Promise<string> {
  const email = emailOf(typed);
  refuseFields({ ...emailFields(email), ...(password === '' ? { password: 'required' } : {}) });
  await countUse(deps, LIMITS.logInByAddress, request.ip);
  const who = await asKnown(deps.db, email, { request, config: deps.config, now: deps.now() });
  await countUse(deps, LIMITS.logInByAccount, who);
  const account = await accountByEmail(deps.db, email);
  const { isRight, isOutdated } = await checkPassword(password, account?.password_hash ?? null);
  if (!account || !isRight) {
    throw new ProblemError(401, { code: 'wrong_credentials', message: 'Incorrect username and password.' });
  }
  await forgetUses(deps, LIMITS.logInByAccount, who);
  if (isOutdated) {
    const hash = await hashPassword(password);
    // Unless it was changed meanwhile.
    await deps.db
      .updateTable('account')
      .set({ password_hash: hash })
      .where('id', '=', account.id)
      .where('password_hash', '=', account.password_hash)
      .execute();
  }
  return account.id;
}
