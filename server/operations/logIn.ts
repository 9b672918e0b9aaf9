import { accountOf, signIn } from '#server/accounts/log-in.ts';
import type { Operation } from '#server/contract.ts';

/** Opens a session; the visitor cookie stays, so that what a guest began goes on. */
export const logIn: Operation<'logIn'> = async ({ body, request, setCookie, deps }) => {
  const { account, cookies } = await signIn(deps, await accountOf(deps, body, request), request);
  for (const cookie of cookies) setCookie(cookie);
  return { status: 201, body: account };
};
