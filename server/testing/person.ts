import type { FastifyInstance } from 'fastify';
import { hashPassword } from '#server/accounts/hashing.ts';
import type { Database } from '#server/db/database.ts';
import type { Deps } from '#server/orders/deps.ts';
import { newAccount, signIn } from '#server/testing/account.ts';
import { traveller } from '#server/testing/traveller.ts';

export const PASSWORD = 'nine tiles of Isfahan';
// Hashing is expensive: all people of the tests share one hash.
let hashed: Promise<string> | undefined;

/** A signed-in person whose account has PASSWORD. */
export async function person(
  app: () => FastifyInstance,
  deps: Deps,
  change: { email?: string; isConfirmed?: boolean } = {},
) {
  hashed ??= hashPassword(PASSWORD);
  const accountId = await newAccount(deps);
  const email = change.email ?? `${accountId}@example.org`;
  await deps.db
    .updateTable('account')
    .set({
      email,
      password_hash: await hashed,
      email_confirmed_at: change.isConfirmed === false ? null : deps.now(),
    })
    .where('id', '=', accountId)
    .execute();
  const browser = traveller(app, () => deps.config.publicUrl);
  const { sessionId } = await signIn(deps, browser, { accountId });
  return { ...browser, accountId, email, sessionId };
}

/** Mails to an address, newest first. */
export const mailsTo = (db: Database, recipient: string) =>
  db
    .selectFrom('outbox')
    .select(['subject', 'body_text'])
    .where('recipient', '=', recipient)
    .orderBy('created_at', 'desc')
    .execute();
