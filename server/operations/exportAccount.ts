import { exportOf } from '#server/accounts/export.ts';
import { requireStepUp } from '#server/accounts/step-up.ts';
import { requireAccount } from '#server/accounts/who.ts';
import type { Operation } from '#server/contract.ts';

/** Everything that is kept, after a one-time code. */
export const exportAccount: Operation<'exportAccount'> = async ({ who, deps }) => {
  const account = requireAccount(who);
  requireStepUp(who, deps.now());
  return { status: 200, body: await exportOf(deps, account) };
};
