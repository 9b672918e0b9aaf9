import { confirmEmail as confirm } from '#server/accounts/confirmation.ts';
import type { Operation } from '#server/contract.ts';

/** What a mailed link does; more for who is signed in to its account. */
export const confirmEmail: Operation<'confirmEmail'> = async ({ body, who: { accountId }, deps }) => ({
  status: 200,
  body: await confirm(deps.db, body.token, { accountId, now: deps.now() }),
});
