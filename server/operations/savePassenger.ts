import { savePassenger as save } from '#server/accounts/passengers.ts';
import { requireAccount } from '#server/accounts/who.ts';
import type { Operation } from '#server/contract.ts';

export const savePassenger: Operation<'savePassenger'> = async ({ body, who, deps: { db, config, now } }) => {
  const { accountId } = requireAccount(who);
  return { status: 201, body: await save(db, body, { accountId, config, now: now() }) };
};
