import { requireStaff } from '#server/accounts/staff.ts';
import { logStaffAct } from '#server/accounts/staff-log.ts';
import { FileAnswer, type Operation } from '#server/contract.ts';
import { findPicture, openPicture } from '#server/pictures/stored.ts';
import { notFound } from '#server/products/visa/own-request.ts';
import { findSubmitted } from '#server/products/visa/staff/request.ts';

/** A picture of a submitted request. Reading it is logged. */
export const readStaffVisaDocument: Operation<'readStaffVisaDocument'> = async ({ path, request, deps }) => {
  const member = await requireStaff(request, deps, 'visa.read');
  const picture = await findPicture(deps.db, path.pictureId);
  if (!picture) throw notFound();
  const { order_id: orderId, position, kind } = picture;
  await findSubmitted(deps.db, orderId);
  const at = deps.now();
  await logStaffAct(deps.db, { name: member.name, act: 'readDocument', at, orderId, position, field: kind });
  const bytes = await openPicture(deps.db, deps.config, picture.id);
  return { status: 200, body: new FileAnswer('image/jpeg', `${kind}.jpg`, bytes) };
};
