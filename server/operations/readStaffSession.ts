import { staffIn } from '#server/accounts/staff.ts';
import { toStaffSession } from '#server/accounts/staff-session.ts';
import type { Operation } from '#server/contract.ts';

export const readStaffSession: Operation<'readStaffSession'> = async ({ request, deps }) => ({
  status: 200,
  body: await toStaffSession(await staffIn(request, deps), deps.db, deps.now()),
});
