import { requireStepUp } from '#server/accounts/step-up.ts';
import { ownerKey, requireAccount, requireActive } from '#server/accounts/who.ts';
import type { Operation } from '#server/contract.ts';
import { payOut } from '#server/ledger/payouts.ts';
import { idempotent } from '#server/orders/idempotent.ts';

/** Once per key. */
export const startPayout: Operation<'startPayout'> = async ({ headers, body, who, deps }) => {
  const { accountId } = requireAccount(who);
  const now = deps.now();
  requireActive(who, now);
  requireStepUp(who, now);
  const intention = {
    owner: ownerKey(who),
    operation: 'startPayout',
    key: headers['Idempotency-Key'],
    request: body,
    now,
  };
  return idempotent(deps.db, intention, async (tx) => ({
    status: 201 as const,
    body: await payOut(tx, accountId, body, { config: deps.config, now }),
  }));
};
