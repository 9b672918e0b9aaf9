import { removeSavedPassenger as remove } from '#server/accounts/passengers.ts';
import { requireAccount } from '#server/accounts/who.ts';
import type { Operation } from '#server/contract.ts';

export const removeSavedPassenger: Operation<'removeSavedPassenger'> = async ({ path, who, deps }) => {
  await remove(deps.db, path.passengerId, requireAccount(who).accountId);
  return { status: 204, body: undefined };
};
