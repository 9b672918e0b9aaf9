import { requireStaff } from '#server/accounts/staff.ts';
import { logStaffAct } from '#server/accounts/staff-log.ts';
import type { Operation } from '#server/contract.ts';
import { findSubmitted, toStaffVisaRequest } from '#server/products/visa/staff/request.ts';

/** A whole request. Reading it is logged. */
export const readStaffVisaRequest: Operation<'readStaffVisaRequest'> = async ({ path, request, deps }) => {
  const member = await requireStaff(request, deps, 'visa.read');
  const now = deps.now();
  const order = await findSubmitted(deps.db, path.orderId);
  await logStaffAct(deps.db, { name: member.name, act: 'read', at: now, orderId: order.id });
  return { status: 200, body: await toStaffVisaRequest(deps.db, order, { member, deps, now }) };
};
