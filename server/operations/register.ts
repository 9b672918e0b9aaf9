import { register as signUp } from '#server/accounts/register.ts';
import type { Operation } from '#server/contract.ts';

/** Opens an account without signing in. */
export const register: Operation<'register'> = async ({ body, request, deps }) => {
  await signUp(deps, body, request.ip);
  return { status: 201, body: undefined };
};
