import { requireAccount } from '#server/accounts/who.ts';
import type { Operation } from '#server/contract.ts';
import { messagesOf } from '#server/mails/inbox.ts';

export const listMessages: Operation<'listMessages'> = async ({ query, who, deps }) => {
  const { accountId } = requireAccount(who);
  return { status: 200, body: await messagesOf(deps.db, accountId, { limit: 20, ...query }) };
};
