import type { OrderStatus } from '#domain/core/order-status.ts';
import { ProblemError } from '#domain/core/problem.ts';
import type { Operation } from '#server/contract.ts';
import { requireMayChange } from '#server/orders/authority.ts';
import { findOwnOrder, lockOrder } from '#server/orders/read-order.ts';
import { pictureNotFound } from '#server/pictures/may-send.ts';
import { findPicture, removePicture as remove } from '#server/pictures/stored.ts';

/** The people of the order are not given yet. */
const OPEN: readonly OrderStatus[] = ['draft', 'held'];

/** Later the order needs all of its pictures, and a new upload replaces a wrong one. */
export const removePicture: Operation<'removePicture'> = async ({ path, who, deps }) => {
  const now = deps.now();
  const picture = await findPicture(deps.db, path.pictureId);
  if (!picture) throw pictureNotFound();
  const { id } = await findOwnOrder(deps, picture.order_id, who, now);
  await deps.db.transaction().execute(async (tx) => {
    const order = await lockOrder(tx, id);
    await requireMayChange(tx, order, who, now);
    if (!OPEN.includes(order.status)) throw onlyReplaced();
    const { position, kind } = picture;
    await remove(tx, { orderId: id, position, kind });
  });
  return { status: 204, body: undefined };
};

const onlyReplaced = () =>
  new ProblemError(409, { code: 'not_allowed', message: 'A picture of a placed order can only be replaced.' });
