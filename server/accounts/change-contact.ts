import { phoneText } from '#domain/core/phone.ts';
import { type Account, accountByEmail, toAccount } from '#server/accounts/account.ts';
import { askToConfirm } from '#server/accounts/confirmation.ts';
import { emailFields, emailOf, maskEmail, phoneFields } from '#server/accounts/contact-fields.ts';
import { lockProved, proveByPassword } from '#server/accounts/current-password.ts';
import { LIMITS } from '#server/accounts/limits.ts';
import { alreadyMail, emailChangeMail, mailTo, phoneChangedMail } from '#server/accounts/mails.ts';
import { refuseFields } from '#server/accounts/new-password.ts';
import type { Basics } from '#server/basics.ts';
import { countUse } from '#server/http/rate-limit.ts';

/**
 * Mails a confirmation link to the new address and a notice to the old one. The answer is the same for an address that
 * has an account.
 */
export async function changeEmail(
  deps: Basics,
  accountId: string,
  typed: { readonly email: string; readonly currentPassword: string },
): Promise<void> {
  const email = emailOf(typed.email);
  refuseFields(emailFields(email));
  const account = await proveByPassword(deps, accountId, typed.currentPassword);
  await countUse(deps, LIMITS.sendConfirmation, accountId);
  const { publicUrl } = deps.config;
  const now = deps.now();
  await deps.db.transaction().execute(async (tx) => {
    await lockProved(tx, account);
    const isOwn = account.email === email;
    await tx
      .updateTable('account')
      .set({ pending_email: isOwn ? null : email })
      .where('id', '=', accountId)
      .execute();
    if (isOwn) return;
    const other = await accountByEmail(tx, email);
    if (other) await mailTo(tx, { accountId: other.id, email }, alreadyMail(publicUrl), now);
    else await askToConfirm(tx, { accountId, email, publicUrl, now });
    await mailTo(tx, { accountId, email: account.email }, emailChangeMail(maskEmail(email), publicUrl), now);
  });
}

export async function changePhone(
  deps: Basics,
  accountId: string,
  { phone, currentPassword }: { readonly phone: string; readonly currentPassword: string },
): Promise<Account> {
  refuseFields(phoneFields(phone));
  const proved = await proveByPassword(deps, accountId, currentPassword);
  const now = deps.now();
  return deps.db.transaction().execute(async (tx) => {
    const { email } = await lockProved(tx, proved);
    await tx
      .updateTable('account')
      .set({ phone: phoneText(phone) })
      .where('id', '=', accountId)
      .execute();
    await mailTo(tx, { accountId, email }, phoneChangedMail(deps.config.publicUrl), now);
    return toAccount(tx, accountId, now);
  });
}
