import { toStaffSession } from '#server/accounts/staff-session.ts';
import { signStaffIn } from '#server/accounts/staff-sign-in.ts';
import type { Operation } from '#server/contract.ts';

/** Signs a staff member in; a traveller's session in the same browser is unchanged. */
export const staffLogIn: Operation<'staffLogIn'> = async ({ body, request, setCookie, deps }) => {
  const { member, cookies } = await signStaffIn(deps, body, request);
  for (const cookie of cookies) setCookie(cookie);
  return { status: 201, body: await toStaffSession(member, deps.db, deps.now()) };
};
