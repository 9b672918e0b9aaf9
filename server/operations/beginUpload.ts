import type { Operation } from '#server/contract.ts';
import { countUse } from '#server/http/rate-limit.ts';
import { findOwnOrder } from '#server/orders/read-order.ts';
import { PICTURE_LIMITS } from '#server/pictures/limits.ts';
import { picturesOf, requireMaySend } from '#server/pictures/may-send.ts';
import { requireRoom } from '#server/pictures/storage-limit.ts';
import { beginUpload as begin, toUpload } from '#server/pictures/uploads.ts';

/** Announces an upload; the bytes follow. */
export const beginUpload: Operation<'beginUpload'> = async ({ path, body, request, who, deps }) => {
  const now = deps.now();
  const order = await findOwnOrder(deps, path.orderId, who, now);
  const rules = await requireMaySend(deps.db, picturesOf(deps.productOf, order), order, { ...body, who, now });
  await countUse(deps, PICTURE_LIMITS.uploadByIp, request.ip);
  await countUse(deps, PICTURE_LIMITS.uploadByOrder, order.id);
  // A larger announcement is refused with its first part.
  const bytes = Math.min(body.bytes, rules.bytes.max);
  await requireRoom(deps, { ...body, bytes, orderId: order.id, owner: order.owner, ip: request.ip });
  const upload = await begin(deps.db, { ...body, orderId: order.id, now });
  return { status: 201, body: await toUpload(deps.db, upload) };
};
