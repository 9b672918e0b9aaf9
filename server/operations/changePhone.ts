import { changePhone as change } from '#server/accounts/change-contact.ts';
import { requireAccount } from '#server/accounts/who.ts';
import type { Operation } from '#server/contract.ts';

export const changePhone: Operation<'changePhone'> = async ({ body, who, deps }) => ({
  status: 200,
  body: await change(deps, requireAccount(who).accountId, body),
});
