import { lookAtInvitation as look } from '#server/accounts/invitation.ts';
import { LIMITS } from '#server/accounts/limits.ts';
import type { Operation } from '#server/contract.ts';
import { countUse } from '#server/http/rate-limit.ts';

export const lookAtInvitation: Operation<'lookAtInvitation'> = async ({ body, request, deps }) => {
  await countUse(deps, LIMITS.lookByIp, request.ip);
  return { status: 200, body: await look(deps.db, body.invitationToken, deps.now()) };
};
