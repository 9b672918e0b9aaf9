import type { components } from '#openapi/generated/types.ts';
import { toAccount } from '#server/accounts/account.ts';
import { savedPassengersOf, savedPassport, toSavedPassenger } from '#server/accounts/passengers.ts';
import type { ExportedFile } from '#server/accounts/retention.ts';
import { sessionsOf } from '#server/accounts/sessions.ts';
import { requireStepUp } from '#server/accounts/step-up.ts';
import { requireAccount, type SignedIn } from '#server/accounts/who.ts';
import type { Operation } from '#server/contract.ts';
import { toConversation } from '#server/conversations/conversation.ts';
import { inOneMoment } from '#server/db/one-moment.ts';
import { transactionsOf } from '#server/ledger/transactions.ts';
import { allMessagesOf } from '#server/mails/inbox.ts';
import type { Deps } from '#server/orders/deps.ts';
import { toOrder } from '#server/orders/order-view.ts';
import { retentions } from '#server/products/all.ts';

export const exportAccount: Operation<'exportAccount'> = async ({ who, deps }) => {
  const account = requireAccount(who);
  requireStepUp(who, deps.now());
  const { config, now, productOf } = deps;
  const body = await inOneMoment(deps.db, (db) => exportOf({ db, config, now, productOf }, account));
  return { status: 200, body };
};

/** All stored data of an account, with full passport numbers; require a step-up first. */
async function exportOf(
  { db, config, now, productOf }: Pick<Deps, 'db' | 'config' | 'now' | 'productOf'>,
  who: SignedIn,
): Promise<components['schemas']['AccountExport']> {
  const { accountId } = who;
  const exportedAt = now();
  const account = await toAccount(db, accountId, exportedAt);
  const passengers = await savedPassengersOf(db, accountId);
  const rows = await db
    .selectFrom('orders')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('created_at', 'desc')
    .execute();
  const orders: components['schemas']['Order'][] = [];
  const begun = await db.selectFrom('contact_message').selectAll().where('account_id', '=', accountId).execute();
  const conversations: components['schemas']['Conversation'][] = [];
  const files: ExportedFile[] = [];
  for (const { filesOf } of retentions) files.push(...((await filesOf?.(db, accountId)) ?? []));
  for (const row of begun) conversations.push(await toConversation(db, row, { config, now: exportedAt }));
  for (const row of rows) orders.push(await toOrder(db, row, exportedAt, who, { productOf }));
  return {
    exportedAt,
    account,
    sessions: await sessionsOf(db, who, exportedAt),
    passengers: passengers.map((row) => ({
      passenger: toSavedPassenger(row),
      passportNumber: savedPassport(config, row),
    })),
    orders,
    transactions: await transactionsOf(db, accountId),
    messages: await allMessagesOf(db, accountId),
    conversations,
    newsletter: account.newsletter,
    files,
  };
}
