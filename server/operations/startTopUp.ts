import { requireAccount, requireActive } from '#server/accounts/who.ts';
import type { Operation } from '#server/contract.ts';
import { openTopUp, topUpPage } from '#server/ledger/top-ups.ts';
import { idempotent, intentionOf } from '#server/orders/idempotent.ts';
import { siteOrigin } from '#server/site-origin.ts';

/** Opens a charge once per key, and returns the bank's page. */
export const startTopUp: Operation<'startTopUp'> = async (call) => {
  const { body, request, who, deps } = call;
  const { accountId } = requireAccount(who);
  const now = deps.now();
  requireActive(who, now);
  const opened = await idempotent(deps.db, intentionOf(call, 'startTopUp', body), async (tx) => ({
    status: 201 as const,
    body: { topUpId: await openTopUp(tx, accountId, body.amount, now) },
  }));
  const { topUpId } = opened.body;
  const redirectUrl = await topUpPage(deps, topUpId, siteOrigin(deps.config, request.headers.host));
  return { status: 201, body: { topUpId, redirectUrl } };
};
