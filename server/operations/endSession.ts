import { ProblemError } from '#domain/core/problem.ts';
import { giveBack } from '#server/accounts/visitor.ts';
import { requireAccount } from '#server/accounts/who.ts';
import type { Operation } from '#server/contract.ts';

/**
 * Ends a session of the own account; 404 for any other. Ending the current one just after sign-in restores this
 * browser's guest.
 */
export const endSession: Operation<'endSession'> = async ({ path, who, deps }) => {
  const { accountId, session } = requireAccount(who);
  const isEnded = await deps.db.transaction().execute(async (tx) => {
    const ended = await tx
      .deleteFrom('session')
      .where('id', '=', path.sessionId)
      .where('account_id', '=', accountId)
      .returning('id')
      .executeTakeFirst();
    if (ended?.id === session.id) await giveBack(tx, session, deps.now());
    return ended !== undefined;
  });
  if (!isEnded) throw new ProblemError(404, { code: 'not_found', message: 'There is no such sign-in.' });
  return { status: 204, body: undefined };
};
