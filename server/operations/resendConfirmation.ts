import { accountById } from '#server/accounts/account.ts';
import { askToConfirm, ownerOfLink, unconfirmedOf } from '#server/accounts/confirmation.ts';
import { LIMITS } from '#server/accounts/limits.ts';
import { requireAccount } from '#server/accounts/who.ts';
import type { Operation } from '#server/contract.ts';
import { countUse } from '#server/http/rate-limit.ts';

/** New link for an unconfirmed address, also for a visitor with only an old link. */
export const resendConfirmation: Operation<'resendConfirmation'> = async ({ body, who, request, deps }) => {
  const { db, config } = deps;
  await countUse(deps, LIMITS.resendByIp, request.ip);
  const accountId = body.token === undefined ? requireAccount(who).accountId : await ownerOfLink(db, body.token);
  if (accountId === null) return { status: 204, body: undefined };
  await countUse(deps, LIMITS.sendConfirmation, accountId);
  const email = unconfirmedOf(await accountById(db, accountId));
  if (email !== null) {
    const asked = { accountId, email, publicUrl: config.publicUrl, now: deps.now() };
    await db.transaction().execute((tx) => askToConfirm(tx, asked));
  }
  return { status: 204, body: undefined };
};
