import { FileAnswer, type Operation } from '#server/contract.ts';
import { isClose } from '#server/orders/authority.ts';
import { findOwnOrder } from '#server/orders/read-order.ts';
import { pictureNotFound } from '#server/pictures/may-send.ts';
import { findPicture, openPicture } from '#server/pictures/stored.ts';

/** A stored picture. A browser that only found the order sees none. */
export const readPicture: Operation<'readPicture'> = async ({ path, who, deps }) => {
  const now = deps.now();
  const picture = await findPicture(deps.db, path.pictureId);
  if (!picture) throw pictureNotFound();
  const order = await findOwnOrder(deps, picture.order_id, who, now);
  if (!(await isClose(deps.db, order, who, now))) throw pictureNotFound();
  const bytes = await openPicture(deps.db, deps.config, picture.id);
  return { status: 200, body: new FileAnswer('image/jpeg', `${picture.kind}.jpg`, bytes) };
};
