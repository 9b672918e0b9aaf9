import { ProblemError } from '#domain/core/problem.ts';
import { requireStaff } from '#server/accounts/staff.ts';
import { logStaffAct } from '#server/accounts/staff-log.ts';
import { FileAnswer, type Operation } from '#server/contract.ts';
import { findPicture, openPicture } from '#server/pictures/stored.ts';
import { findSubmitted } from '#server/products/card/staff/order.ts';

/** A picture of a paid order. Looking at it is logged. */
export const readStaffCardPicture: Operation<'readStaffCardPicture'> = async ({ path, request, deps }) => {
  const { name } = await requireStaff(request, deps, 'card.check');
  const picture = await findPicture(deps.db, path.pictureId);
  if (!picture) throw new ProblemError(404, { code: 'not_found', message: 'There is no such picture.' });
  const { order_id: orderId, position, kind } = picture;
  await findSubmitted(deps.db, orderId);
  await logStaffAct(deps.db, { name, act: 'card.look', at: deps.now(), orderId, position, field: kind });
  const bytes = await openPicture(deps.db, deps.config, picture.id);
  return { status: 200, body: new FileAnswer('image/jpeg', `${kind}.jpg`, bytes) };
};
