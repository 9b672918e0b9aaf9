import { randomUUID } from 'node:crypto';
import { mailTo, newsletterMail } from '#server/accounts/mails.ts';
import type { Config } from '#server/config.ts';
import type { Queryable } from '#server/db/database.ts';

/** Puts an address on the list. Who is new there gets a mail that says so, with the way off the list. */
export async function subscribe(
  tx: Queryable,
  to: { readonly accountId: string | null; readonly email: string },
  { config, now }: { readonly config: Pick<Config, 'publicUrl'>; readonly now: number },
): Promise<void> {
  const added = await tx
    .insertInto('newsletter_subscription')
    .values({ id: randomUUID(), email: to.email, created_at: now })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (added) await mailTo(tx, to, newsletterMail(`${config.publicUrl}/newsletter/${added.id}`), now);
}

export const isSubscribed = async (db: Queryable, email: string): Promise<boolean> =>
  (await db.selectFrom('newsletter_subscription').select('id').where('email', '=', email).executeTakeFirst()) !==
  undefined;

export async function unsubscribe(db: Queryable, email: string): Promise<void> {
  await db.deleteFrom('newsletter_subscription').where('email', '=', email).execute();
}
