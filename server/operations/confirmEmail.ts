import { confirmEmail as confirm } from '#server/accounts/confirmation.ts';
import type { Operation } from '#server/contract.ts';

/** Uses a mailed link once. */
export const confirmEmail: Operation<'confirmEmail'> = async ({ body, deps }) => ({
  status: 200,
  body: await confirm(deps.db, body.token, deps.now()),
});
