import { sendStepUp } from '#server/accounts/step-up.ts';
import { requireAccount } from '#server/accounts/who.ts';
import type { Operation } from '#server/contract.ts';

export const sendStepUpCode: Operation<'sendStepUpCode'> = async ({ who, deps }) => ({
  status: 200,
  body: await sendStepUp(deps, requireAccount(who)),
});
