import { requireStepUp } from '#server/accounts/step-up.ts';
import { requireAccount, requireActive } from '#server/accounts/who.ts';
import type { Operation } from '#server/contract.ts';
import { payOut } from '#server/ledger/payouts.ts';
import { idempotent, intentionOf } from '#server/orders/idempotent.ts';

export const startPayout: Operation<'startPayout'> = async (call) => {
  const { body, who, deps } = call;
  const { accountId } = requireAccount(who);
  const now = deps.now();
  requireActive(who, now);
  requireStepUp(who, now);
  return idempotent(deps.db, intentionOf(call, 'startPayout', body), async (tx) => ({
    status: 201 as const,
    body: await payOut(tx, accountId, body, { config: deps.config, now }),
  }));
};
