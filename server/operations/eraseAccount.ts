import { eraseAccount as erase } from '#server/accounts/erase.ts';
import { forgetSession } from '#server/accounts/session.ts';
import { forgetVisitor } from '#server/accounts/visitor.ts';
import { requireAccount } from '#server/accounts/who.ts';
import type { Operation } from '#server/contract.ts';
import { retentions } from '#server/products/all.ts';

export const eraseAccount: Operation<'eraseAccount'> = async ({ body, who, setCookie, deps }) => {
  const erased = await erase(deps, requireAccount(who).accountId, body.currentPassword, retentions);
  setCookie(forgetSession(deps.config));
  setCookie(forgetVisitor(deps.config));
  return { status: 200, body: erased };
};
