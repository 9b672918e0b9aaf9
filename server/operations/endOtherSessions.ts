import { requireAccount } from '#server/accounts/who.ts';
import type { Operation } from '#server/contract.ts';

/** Ends all other sessions of the account, also those that may only set a password. */
export const endOtherSessions: Operation<'endOtherSessions'> = async ({ who, deps }) => {
  const { accountId, session } = requireAccount(who);
  await deps.db.deleteFrom('session').where('account_id', '=', accountId).where('id', '<>', session.id).execute();
  return { status: 204, body: undefined };
};
