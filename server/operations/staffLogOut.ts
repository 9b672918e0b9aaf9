import { signStaffOut } from '#server/accounts/staff.ts';
import type { Operation } from '#server/contract.ts';

export const staffLogOut: Operation<'staffLogOut'> = async ({ request, setCookie, deps }) => {
  setCookie(await signStaffOut(deps, request));
  return { status: 204, body: undefined };
};
