import { savedPassenger, savedPassport } from '#server/accounts/passengers.ts';
import { requireStepUp } from '#server/accounts/step-up.ts';
import { requireAccount } from '#server/accounts/who.ts';
import type { Operation } from '#server/contract.ts';

/** The full number, after a one-time code. */
export const readSavedPassport: Operation<'readSavedPassport'> = async ({ path, who, deps }) => {
  const { accountId } = requireAccount(who);
  const row = await savedPassenger(deps.db, path.passengerId, accountId);
  requireStepUp(who, deps.now());
  return { status: 200, body: { passportNumber: savedPassport(deps.config, row) } };
};
