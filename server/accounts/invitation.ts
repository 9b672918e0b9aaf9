import { INVITATION_DAYS } from '#domain/core/limits.ts';
import { pathTo } from '#domain/core/page-paths.ts';
import { ProblemError } from '#domain/core/problem.ts';
import { DAY_MS } from '#domain/core/time.ts';
import type { components } from '#openapi/generated/types.ts';
import { emailOf } from '#server/accounts/contact-fields.ts';
import { invitationMail, mailTo } from '#server/accounts/mails.ts';
import { refuseFields } from '#server/accounts/new-password.ts';
import { registerInvited, type SignUp } from '#server/accounts/register.ts';
import type { Basics } from '#server/basics.ts';
import type { Database, Queryable } from '#server/db/database.ts';
import { hashOf, newToken } from '#server/http/cookies.ts';

const LIFE_MS = INVITATION_DAYS * DAY_MS;

type Invitation = components['schemas']['Invitation'];
type Invited = SignUp & { readonly invitationToken: string; readonly discountCodes: readonly number[] };

/**
 * Opens an account for an invited address, with the invitation's existing discount codes. Throws 404 for an unknown
 * invitation, 410 `link_used` and `link_expired`, and what registering throws.
 */
export async function registerByInvitation(deps: Basics, typed: Invited, ip: string): Promise<void> {
  const hash = hashOf(typed.invitationToken);
  const now = deps.now();
  const found = await openInvitation(deps.db, hash, now);
  if (found.email !== emailOf(typed.email)) refuseFields({ email: 'invalid' });
  await registerInvited(deps, typed, ip, async (tx, accountId) => {
    const taken = await tx
      .updateTable('invitation')
      .set({ used_at: now })
      .where('token_hash', '=', hash)
      .where('used_at', 'is', null)
      .returning('discount_codes')
      .executeTakeFirst();
    if (!taken) throw used();
    const wanted = taken.discount_codes.filter((code) => typed.discountCodes.includes(code));
    if (wanted.length === 0) return;
    await tx
      .insertInto('discount_grant')
      .columns(['code', 'account_id', 'granted_at'])
      .expression(
        tx
          .selectFrom('discount_code')
          .select(({ val }) => ['code', val(accountId).as('account_id'), val(now).as('granted_at')])
          .where('code', 'in', wanted),
      )
      .execute();
  });
}

/** Contents of an invitation. Throws like registerByInvitation. */
export async function lookAtInvitation(db: Database, token: string, now: number): Promise<Invitation> {
  const { email, discount_codes } = await openInvitation(db, hashOf(token), now);
  return { email, discountCodes: await knownCodes(db, discount_codes) };
}

async function openInvitation(db: Queryable, hash: string, now: number) {
  const found = await db.selectFrom('invitation').selectAll().where('token_hash', '=', hash).executeTakeFirst();
  if (!found) throw new ProblemError(404, { code: 'not_found', message: 'There is no such invitation.' });
  if (found.used_at !== null) throw used();
  if (found.ends_at <= now) {
    throw new ProblemError(410, { code: 'link_expired', message: 'This invitation has ended. Ask for a new one.' });
  }
  return found;
}

export async function knownCodes(db: Queryable, codes: readonly number[]): Promise<number[]> {
  if (codes.length === 0) return [];
  const rows = await db
    .selectFrom('discount_code')
    .select('code')
    .where('code', 'in', [...codes])
    .execute();
  return rows.map(({ code }) => code);
}

const used = () => new ProblemError(410, { code: 'link_used', message: 'This invitation was used before.' });

/** Invites an address; mails the link and returns it. */
export async function invite(
  db: Database,
  {
    email: typed,
    discountCodes,
    publicUrl,
    now,
  }: { email: string; discountCodes: number[]; publicUrl: string; now: number },
): Promise<string> {
  const email = emailOf(typed);
  const { token, hash } = newToken();
  const query = {
    registerByInvitation: true,
    invitationToken: token,
    email,
    discountCodes: discountCodes.join(','),
  };
  const url = publicUrl + pathTo.signUp(query);
  await db.transaction().execute(async (tx) => {
    await tx
      .insertInto('invitation')
      .values({
        token_hash: hash,
        email,
        discount_codes: discountCodes,
        created_at: now,
        ends_at: now + LIFE_MS,
        used_at: null,
      })
      .execute();
    await mailTo(tx, { accountId: null, email }, invitationMail(url), now);
  });
  return url;
}
