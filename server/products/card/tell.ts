import type { Transaction } from 'kysely';
import { accountById } from '#server/accounts/account.ts';
import type { Tables } from '#server/db/database.ts';
import { type Mail, queueMail } from '#server/mails/outbox.ts';
import type { CardRow } from '#server/products/card/cards.ts';

/** A mail to the account of a card, in the caller's transaction; to nobody once the account is forgotten. */
export async function tellHolder(
  tx: Transaction<Tables>,
  { account_id, order_id }: Pick<CardRow, 'account_id' | 'order_id'>,
  mail: Mail,
  now: number,
  kind: 'stage' | 'code' = 'stage',
): Promise<void> {
  if (account_id === null) return;
  const { email } = await accountById(tx, account_id);
  await queueMail(tx, { orderId: order_id, kind, recipient: email, mail }, now);
}
