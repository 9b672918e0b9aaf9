import { accountOfCode, askingBrowser } from '#server/accounts/reset.ts';
import { openSession } from '#server/accounts/session.ts';
import type { Operation } from '#server/contract.ts';

/** Opens a session that may only set a new password. */
export const logInWithCode: Operation<'logInWithCode'> = async ({ body, request, setCookie, deps }) => {
  const { db, config } = deps;
  const accountId = await accountOfCode(deps, body, { ip: request.ip, askedBy: askingBrowser(request, config) });
  const now = deps.now();
  const { cookie } = await openSession(db, { accountId, purpose: 'reset', request, config, now });
  setCookie(cookie);
  return { status: 201, body: undefined };
};
