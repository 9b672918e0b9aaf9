import { accountByEmail } from '#server/accounts/account.ts';
import { checkedCode, codeWrong, newCode, tryCode } from '#server/accounts/codes.ts';
import { emailFields, emailOf } from '#server/accounts/contact-fields.ts';
import { LIMITS } from '#server/accounts/limits.ts';
import { mailTo, resetCodeMail } from '#server/accounts/mails.ts';
import { refuseFields } from '#server/accounts/new-password.ts';
import type { Deps } from '#server/deps.ts';
import { countUse, isUsedUp } from '#server/rate-limit.ts';

/** Mails a code to the owner of an address, when there is one and not more than three times an hour; says neither. */
export async function sendResetCode(deps: Deps, email: string): Promise<void> {
  const { db, config } = deps;
  const account = await accountByEmail(db, email);
  if (!account || (await isUsedUp(deps, LIMITS.forgotByAccount, email))) return;
  const now = deps.now();
  await db.transaction().execute(async (tx) => {
    const code = await newCode(tx, { accountId: account.id, purpose: 'reset', config, now });
    await mailTo(tx, email, resetCodeMail(code, config.publicUrl), now);
  });
}

/** Nobody's account: an unknown address takes the same way as a known one. */
const NOBODY = '00000000-0000-4000-8000-000000000000';

/** The account that a code was mailed to. Throws 422 `code_wrong` whatever is wrong; 429. */
export async function accountOfCode(
  deps: Deps,
  typed: { readonly email: string; readonly code: string },
  address: string,
): Promise<string> {
  const email = emailOf(typed.email);
  refuseFields(emailFields(email));
  const code = checkedCode(typed.code);
  await countUse(deps, LIMITS.codeByAddress, address);
  await countUse(deps, LIMITS.codeByAccount, email);
  const account = await accountByEmail(deps.db, email);
  const accountId = account?.id ?? NOBODY;
  const refused = await tryCode(deps.db, { accountId, purpose: 'reset', config: deps.config, now: deps.now() }, code);
  if (!account || refused !== null) throw codeWrong();
  return account.id;
}
