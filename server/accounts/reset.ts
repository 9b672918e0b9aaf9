import type { FastifyRequest } from 'fastify';
import { pathTo } from '#domain/core/addresses.ts';
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

/**
 * Mails a code to the owner of an address, when there is one, and not too often; the answer is the same in any case.
 */
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

/** Nobody's account: an unknown address takes the same way as a known one. */
const NOBODY = '00000000-0000-4000-8000-000000000000';

const NAME = 'asked';

/** Which browser asked for a code, by its cookie; null when no code of it still lives. */
export const askingBrowser = (request: FastifyRequest, config: Pick<Config, 'publicUrl'>): string | null =>
  tokenHashIn(request, NAME, config);

/**
 * The cookie of a browser that asks for a code, and what the database knows of it; the codes it asked for before are
 * void.
 */
export function newAskingBrowser(config: Pick<Config, 'publicUrl'>): { askedBy: string; cookie: string } {
  const { token, hash } = newToken();
  return { askedBy: hash, cookie: tokenCookie(NAME, token, CODE_LIFE_MS / 1000, config) };
}

/**
 * The account that a code was mailed to. Throws 422 `code_elsewhere` when this browser asked for no code, and
 * `code_wrong` for everything else that is wrong; also 429.
 */
export async function accountOfCode(
  deps: Basics,
  typed: { readonly email: string; readonly code: string },
  { address, askedBy }: { readonly address: string; readonly askedBy: string | null },
): Promise<string> {
  const email = emailOf(typed.email);
  refuseFields(emailFields(email));
  const code = checkedCode(typed.code);
  await countUse(deps, LIMITS.codeByAddress, address);
  if (askedBy === null) throw codeElsewhere();
  // By browser: nobody uses up the tries of somebody else.
  await countUse(deps, LIMITS.codeByAccount, `${email} ${askedBy}`);
  const account = await accountByEmail(deps.db, email);
  const accountId = account?.id ?? NOBODY;
  const asked = { accountId, purpose: 'reset', askedBy, config: deps.config, now: deps.now() } as const;
  const refused = await tryCode(deps.db, asked, code);
  if (!account || refused !== null) throw codeWrong();
  return account.id;
}

/** The account that a link was mailed to. Throws 410 for one that is unknown, was used or has ended; 429. */
export async function accountOfLink(deps: Basics, token: string, address: string): Promise<string> {
  await countUse(deps, LIMITS.codeByAddress, address);
  const accountId = await spendCodeLink(deps.db, hashOf(token), deps.now());
  if (accountId !== null) return accountId;
  throw new ProblemError(410, { code: 'link_expired', message: 'This link has ended. Ask for a new one.' });
}
