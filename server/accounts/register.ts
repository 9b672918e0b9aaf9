import { randomUUID } from 'node:crypto';
import { phoneText } from '#domain/core/phone.ts';
import { ProblemError } from '#domain/core/problem.ts';
import { accountByEmail } from '#server/accounts/account.ts';
import { askToConfirm, markConfirmed, noteInertLink } from '#server/accounts/confirmation.ts';
import { emailFields, emailOf, phoneFields } from '#server/accounts/contact-fields.ts';
import { claimGuestOrders } from '#server/accounts/guest-orders.ts';
import { hashPassword } from '#server/accounts/hashing.ts';
import { LIMITS } from '#server/accounts/limits.ts';
import { alreadyMail, mailTo } from '#server/accounts/mails.ts';
import { passwordFields, refuseFields } from '#server/accounts/new-password.ts';
import type { Basics } from '#server/basics.ts';
import type { Queryable } from '#server/db/database.ts';
import { countDistinct, countUse, isUsedUp } from '#server/http/rate-limit.ts';

export type SignUp = {
  readonly email: string;
  readonly password: string;
  readonly confirmPassword: string;
  readonly phone: string;
};

/** Throws 422 with the fields to correct. */
function checkSignUp(typed: SignUp): void {
  const email = emailOf(typed.email);
  refuseFields({ ...emailFields(email), ...phoneFields(typed.phone), ...passwordFields(typed, email) });
}

/** Opens an account and mails a confirmation link. Takes the same time for an address that has an account. */
export async function register(deps: Basics, typed: SignUp, ip: string): Promise<void> {
  checkSignUp(typed);
  await countSignUp(deps, typed, ip);
  const hash = await hashPassword(typed.password);
  const { publicUrl } = deps.config;
  const now = deps.now();
  const isNew = await deps.db.transaction().execute(async (tx) => {
    const accountId = await insertAccount(tx, typed, hash, now);
    if (accountId) await askToConfirm(tx, { accountId, email: emailOf(typed.email), publicUrl, now });
    return accountId !== null;
  });
  if (!isNew) await refuseKnown(deps, emailOf(typed.email));
}

/** Opens an account by invitation; the mailed link proves the address. */
export async function registerInvited(
  deps: Basics,
  typed: SignUp,
  ip: string,
  takeInvitation: (tx: Queryable, accountId: string) => Promise<void>,
): Promise<void> {
  checkSignUp(typed);
  await countSignUp(deps, typed, ip);
  const hash = await hashPassword(typed.password);
  const now = deps.now();
  const isNew = await deps.db.transaction().execute(async (tx) => {
    const accountId = await insertAccount(tx, typed, hash, now);
    if (accountId === null) return false;
    await takeInvitation(tx, accountId);
    await markConfirmed(tx, accountId, emailOf(typed.email), now);
    await claimGuestOrders(tx, accountId, emailOf(typed.email));
    return true;
  });
  if (!isNew) await refuseKnown(deps, emailOf(typed.email));
}

async function countSignUp(deps: Basics, { email }: SignUp, ip: string): Promise<void> {
  await countUse(deps, LIMITS.signUpByIp, ip);
  await countDistinct(deps, LIMITS.signUpEmails, ip, emailOf(email));
}

async function insertAccount(tx: Queryable, typed: SignUp, hash: string, now: number): Promise<string | null> {
  const inserted = await tx
    .insertInto('account')
    .values({
      id: randomUUID(),
      email: emailOf(typed.email),
      password_hash: hash,
      phone: phoneText(typed.phone),
      email_confirmed_at: null,
      pending_email: null,
      created_at: now,
      erased_at: null,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted?.id ?? null;
}

/**
 * Notifies the owner, at most once a day. The form has its own text for this error code. Writes as much as for a new
 * account, so that the answer takes the same time.
 */
async function refuseKnown(deps: Basics, email: string): Promise<never> {
  const isTold = await isUsedUp(deps, LIMITS.triedMail, email);
  const now = deps.now();
  await deps.db.transaction().execute(async (tx) => {
    const known = await accountByEmail(tx, email);
    if (known) await noteInertLink(tx, known, now);
    if (!isTold) await mailTo(tx, { accountId: known?.id ?? null, email }, alreadyMail(deps.config.publicUrl), now);
  });
  throw new ProblemError(409, {
    code: 'registration_failed',
    message: 'User registration failed',
    fields: { email: 'in_use' },
  });
}
