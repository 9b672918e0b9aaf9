import { changeSavedPassenger as change } from '#server/accounts/passengers.ts';
import { requireAccount } from '#server/accounts/who.ts';
import type { Operation } from '#server/contract.ts';

export const changeSavedPassenger: Operation<'changeSavedPassenger'> = async ({ path, body, who, deps }) => {
  const { accountId } = requireAccount(who);
  const asked = { accountId, config: deps.config, now: deps.now() };
  return { status: 200, body: await change(deps.db, path.passengerId, body, asked) };
};
