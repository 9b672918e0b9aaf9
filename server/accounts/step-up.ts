import { CODE_MINUTES, OTP_COUNTDOWN_SECONDS } from '#domain/core/limits.ts';
import { ProblemError } from '#domain/core/problem.ts';
import { MINUTE_MS } from '#domain/core/time.ts';
import type { components } from '#openapi/generated/types.ts';
import { accountById } from '#server/accounts/account.ts';
import { CODE_LIFE_MS, checkedCode, newCode, requireCode } from '#server/accounts/codes.ts';
import { markConfirmed } from '#server/accounts/confirmation.ts';
import { maskEmail, maskPhone } from '#server/accounts/contact-fields.ts';
import { LIMITS } from '#server/accounts/limits.ts';
import { lockLivingAccount } from '#server/accounts/lock-account.ts';
import { mailTo, stepUpCodeMail } from '#server/accounts/mails.ts';
import type { SignedIn, Who } from '#server/accounts/who.ts';
import type { Basics } from '#server/basics.ts';
import { countUse } from '#server/http/rate-limit.ts';

/** How long after a code a session may show passport numbers and pay out. */
const LIFE_MS = CODE_MINUTES * MINUTE_MS;
/** Wait before a new code can be requested. */
export const RESEND_MS = OTP_COUNTDOWN_SECONDS * 1000;

/** Throws 403 `step_up_required` unless a code has proved this session a short time ago. */
export function requireStepUp({ session }: Pick<Who, 'session'>, now: number): void {
  if ((session?.stepped_up_until ?? 0) > now) return;
  throw new ProblemError(403, { code: 'step_up_required', message: 'Show once more that it is you.' });
}

/** Mails a code to the account; limited by LIMITS.sendStepUp. */
export async function sendStepUp(
  deps: Basics,
  { accountId, session }: SignedIn,
): Promise<components['schemas']['CodeSent']> {
  await countUse(deps, LIMITS.sendStepUp, accountId);
  const now = deps.now();
  const { email, phone } = await accountById(deps.db, accountId);
  await deps.db.transaction().execute(async (tx) => {
    const code = await newCode(tx, { accountId, purpose: 'stepUp', askedBy: session.id, config: deps.config, now });
    await mailTo(tx, { accountId, email }, stepUpCodeMail(code), now);
  });
  return {
    emailMasked: maskEmail(email),
    phoneMasked: maskPhone(phone),
    resendAt: now + RESEND_MS,
    endsAt: now + CODE_LIFE_MS,
  };
}

/**
 * Proves this session and its address with a typed code. Throws 422 `code_wrong` with the tries left, `code_elsewhere`.
 */
export async function verifyStepUp(deps: Basics, { accountId, session }: SignedIn, typed: string): Promise<void> {
  const code = checkedCode(typed);
  await countUse(deps, LIMITS.codeByAccount, accountId);
  const now = deps.now();
  const asked = { accountId, purpose: 'stepUp', askedBy: session.id, config: deps.config, now } as const;
  await requireCode(deps.db, asked, code);
  const { email } = await accountById(deps.db, accountId);
  await deps.db.transaction().execute(async (tx) => {
    await lockLivingAccount(tx, accountId);
    await tx
      .updateTable('session')
      .set({ stepped_up_until: now + LIFE_MS })
      .where('id', '=', session.id)
      .execute();
    // The code was mailed to this address, and this browser is signed in.
    await markConfirmed(tx, accountId, email, now);
  });
}
