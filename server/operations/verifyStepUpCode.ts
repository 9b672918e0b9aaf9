import { verifyStepUp } from '#server/accounts/step-up.ts';
import { requireAccount } from '#server/accounts/who.ts';
import type { Operation } from '#server/contract.ts';

export const verifyStepUpCode: Operation<'verifyStepUpCode'> = async ({ body, who, deps }) => {
  await verifyStepUp(deps, requireAccount(who), body.code);
  return { status: 204, body: undefined };
};
