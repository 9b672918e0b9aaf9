import type { FastifyRequest } from 'fastify';
import { pathTo } from '#domain/core/page-paths.ts';
import { ProblemError } from '#domain/core/problem.ts';
import { accountByEmail } from '#server/accounts/account.ts';
import {
  CODE_LIFE_MS,
  checkedCode,
  codeElsewhere,
  codeWrong,
  newCode,
  spendCodeLink,
  tryCode,
} from '#server/accounts/codes.ts';
import { emailFields, emailOf } from '#server/accounts/contact-fields.ts';
import { asKnown } from '#server/accounts/known-browser.ts';
import { LIMITS } from '#server/accounts/limits.ts';
import { mailTo, resetCodeMail } from '#server/accounts/mails.ts';
import { refuseFields } from '#server/accounts/new-password.ts';
import type { Basics } from '#server/basics.ts';
import type { Config } from '#server/config.ts';
import { hashOf, newToken, tokenCookie, tokenHashIn } from '#server/http/cookies.ts';
import { countUse, isUsedUp } from '#server/http/rate-limit.ts';

/** Mails a code to the account of an address, if it exists and the limit allows; the answer is the same in any case. */
export async function sendResetCode(
  deps: Basics,
  email: string,
  { askedBy, request }: { readonly askedBy: string; readonly request: FastifyRequest },
): Promise<void> {
  const { db, config } = deps;
  const account = await accountByEmail(db, email);
  const now = deps.now();
  const who = await asKnown(db, email, { request, config, now });
  if (!account || (await isUsedUp(deps, LIMITS.forgotByAccount, who))) return;
  await db.transaction().execute(async (tx) => {
    const { token, hash } = newToken();
    const code = await newCode(tx, { accountId: account.id, purpose: 'reset', askedBy, config, now }, hash);
    await mailTo(
      tx,
      { accountId: account.id, email },
      resetCodeMail(code, config.publicUrl + pathTo.resetPassword({ token })),
      now,
    );
  });
}

/** Stands in for an unknown address, so that both cases run the same code. */
const NOBODY = '00000000-0000-4000-8000-000000000000';

const NAME = 'asked';

/** Hash of the cookie of the browser that requested a code; null when no code of it is valid. */
export const askingBrowser = (request: FastifyRequest, config: Pick<Config, 'publicUrl'>): string | null =>
  tokenHashIn(request, NAME, config);

/**
 * A new cookie for a browser that requests a code, and its hash for the database; earlier codes of the browser are
 * void.
 */
export function newAskingBrowser(config: Pick<Config, 'publicUrl'>): { askedBy: string; cookie: string } {
  const { token, hash } = newToken();
  return { askedBy: hash, cookie: tokenCookie(NAME, token, CODE_LIFE_MS / 1000, config) };
}

/**
 * The account that a code was mailed to. Throws 422 `code_elsewhere` when this browser requested no code, `code_wrong`
 * for any other mistake; also 429.
 */
export async function accountOfCode(
  deps: Basics,
  typed: { readonly email: string; readonly code: string },
  { ip, askedBy }: { readonly ip: string; readonly askedBy: string | null },
): Promise<string> {
  const email = emailOf(typed.email);
  refuseFields(emailFields(email));
  const code = checkedCode(typed.code);
  await countUse(deps, LIMITS.codeByIp, ip);
  if (askedBy === null) throw codeElsewhere();
  // Per browser: nobody can use up the tries of others.
  await countUse(deps, LIMITS.codeByAccount, `${email} ${askedBy}`);
  const account = await accountByEmail(deps.db, email);
  const accountId = account?.id ?? NOBODY;
  const asked = { accountId, purpose: 'reset', askedBy, config: deps.config, now: deps.now() } as const;
  const refused = await tryCode(deps.db, asked, code);
  if (!account || refused !== null) throw codeWrong();
  return account.id;
}

/** The account that a link was mailed to. Throws 410 for a link that is unknown, used or expired; 429. */
export async function accountOfLink(deps: Basics, token: string, ip: string): Promise<string> {
  await countUse(deps, LIMITS.codeByIp, ip);
  const accountId = await spendCodeLink(deps.db, hashOf(token), deps.now());
  if (accountId !== null) return accountId;
  throw new ProblemError(410, { code: 'link_expired', message: 'This link has ended. Ask for a new one.' });
}
