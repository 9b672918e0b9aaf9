import { randomUUID } from 'node:crypto';
import { pathTo } from '#domain/core/page-paths.ts';
import { mailTo, newsletterMail } from '#server/accounts/mails.ts';
import type { Config } from '#server/config.ts';
import type { Queryable } from '#server/db/database.ts';

/** Adds an address to the newsletter list. A new subscriber gets a mail with an unsubscribe link. */
export async function subscribe(
  tx: Queryable,
  email: string,
  { config, now }: { readonly config: Pick<Config, 'publicUrl'>; readonly now: number },
): Promise<void> {
  const added = await tx
    .insertInto('newsletter_subscription')
    .values({ id: randomUUID(), email, created_at: now })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!added) return;
  const account = await tx
    .selectFrom('account')
    .select('id')
    .where('email', '=', email)
    .where('email_confirmed_at', 'is not', null)
    .executeTakeFirst();
  const mail = newsletterMail(config.publicUrl + pathTo.newsletter(added.id));
  await mailTo(tx, { accountId: account?.id ?? null, email }, mail, now);
}

export const isSubscribed = async (db: Queryable, email: string): Promise<boolean> =>
  (await db.selectFrom('newsletter_subscription').select('id').where('email', '=', email).executeTakeFirst()) !==
  undefined;

export async function unsubscribe(db: Queryable, email: string): Promise<void> {
  await db.deleteFrom('newsletter_subscription').where('email', '=', email).execute();
}
