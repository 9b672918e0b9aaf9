import { confirmEmail as confirm } from '#server/accounts/confirmation.ts';
import type { Operation } from '#server/contract.ts';

/** Confirms a mailed link; the answer has more detail when signed in to its account. */
export const confirmEmail: Operation<'confirmEmail'> = async ({ body, who: { accountId }, deps }) => ({
  status: 200,
  body: await confirm(deps.db, body.token, { accountId, now: deps.now() }),
});
