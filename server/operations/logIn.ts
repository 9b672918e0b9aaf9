import { accountOf, signIn } from '#server/accounts/log-in.ts';
import type { Operation } from '#server/contract.ts';

export const logIn: Operation<'logIn'> = async ({ body, request, setCookie, deps }) => {
  const { account, cookies } = await signIn(deps, await accountOf(deps, body, request), request);
  for (const cookie of cookies) setCookie(cookie);
  return { status: 201, body: account };
};
