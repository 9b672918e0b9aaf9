import { savedPassengersOf, toSavedPassenger } from '#server/accounts/passengers.ts';
import { requireAccount } from '#server/accounts/who.ts';
import type { Operation } from '#server/contract.ts';

/** Passport numbers are masked. */
export const listSavedPassengers: Operation<'listSavedPassengers'> = async ({ who, deps }) => ({
  status: 200,
  body: (await savedPassengersOf(deps.db, requireAccount(who).accountId)).map(toSavedPassenger),
});
