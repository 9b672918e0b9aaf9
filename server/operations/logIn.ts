import { toAccount } from '#server/accounts/account.ts';
import { rememberBrowser } from '#server/accounts/known-browser.ts';
import { accountOf } from '#server/accounts/log-in.ts';
import { openSession } from '#server/accounts/session.ts';
import type { Operation } from '#server/contract.ts';

/** Opens a session; the visitor cookie stays, so that what a guest began goes on. */
export const logIn: Operation<'logIn'> = async ({ body, request, setCookie, deps }) => {
  const { db, config } = deps;
  const accountId = await accountOf(deps, body, request);
  const now = deps.now();
  const { cookie, known, account } = await db.transaction().execute(async (tx) => ({
    ...(await openSession(tx, { accountId, purpose: 'full', request, config, now })),
    known: await rememberBrowser(tx, { accountId, request, config, now }),
    account: await toAccount(tx, accountId, now),
  }));
  setCookie(cookie);
  setCookie(known);
  return { status: 201, body: account };
};
