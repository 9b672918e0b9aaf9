import { toAccount } from '#server/accounts/account.ts';
import { accountOf } from '#server/accounts/log-in.ts';
import { openSession } from '#server/accounts/session.ts';
import type { Operation } from '#server/contract.ts';

/** Opens a session; the visitor cookie stays, so that what a guest began goes on. */
export const logIn: Operation<'logIn'> = async ({ body, request, setCookie, deps }) => {
  const { db, config } = deps;
  const accountId = await accountOf(deps, body, request.ip);
  const now = deps.now();
  const { cookie, account } = await db.transaction().execute(async (tx) => ({
    ...(await openSession(tx, { accountId, purpose: 'full', request, config, now })),
    account: await toAccount(tx, accountId, now),
  }));
  setCookie(cookie);
  return { status: 201, body: account };
};
