import { ProblemError } from '#domain/problem.ts';
import { requireAccount } from '#server/accounts/who.ts';
import type { Operation } from '#server/contract.ts';

/** Ends a sign-in of one's own account; anybody else's is not found. */
export const endSession: Operation<'endSession'> = async ({ path, who, deps }) => {
  const { accountId } = requireAccount(who);
  const ended = await deps.db
    .deleteFrom('session')
    .where('id', '=', path.sessionId)
    .where('account_id', '=', accountId)
    .returning('id')
    .executeTakeFirst();
  if (!ended) throw new ProblemError(404, { code: 'not_found', message: 'There is no such sign-in.' });
  return { status: 204, body: undefined };
};
