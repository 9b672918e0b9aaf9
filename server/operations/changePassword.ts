import { changePassword as change } from '#server/accounts/change-password.ts';
import type { Operation } from '#server/contract.ts';

/** Also signs all other sessions out. */
export const changePassword: Operation<'changePassword'> = async ({ body, who, request, setCookie, deps }) => {
  const { account, cookies } = await change(deps, body, who, request);
  for (const cookie of cookies) setCookie(cookie);
  return { status: 200, body: account };
};
