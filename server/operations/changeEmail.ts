import { changeEmail as change } from '#server/accounts/change-contact.ts';
import { requireAccount } from '#server/accounts/who.ts';
import type { Operation } from '#server/contract.ts';

export const changeEmail: Operation<'changeEmail'> = async ({ body, who, deps }) => {
  await change(deps, requireAccount(who).accountId, body);
  return { status: 204, body: undefined };
};
