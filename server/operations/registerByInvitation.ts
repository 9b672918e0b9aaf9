import { registerByInvitation as signUp } from '#server/accounts/invitation.ts';
import type { Operation } from '#server/contract.ts';

export const registerByInvitation: Operation<'registerByInvitation'> = async ({ body, request, deps }) => {
  await signUp(deps, body, request.ip);
  return { status: 201, body: undefined };
};
