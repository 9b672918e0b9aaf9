import { requireAccount } from '#server/accounts/who.ts';
import type { Operation } from '#server/contract.ts';
import { messageOf } from '#server/mails/inbox.ts';

export const readMessage: Operation<'readMessage'> = async ({ path, who, deps }) => {
  const { accountId } = requireAccount(who);
  return { status: 200, body: await messageOf(deps.db, accountId, path.messageId) };
};
