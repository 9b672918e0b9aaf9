import type { Operation } from '#server/contract.ts';
import { countUse } from '#server/http/rate-limit.ts';
import { VISA_LIMITS } from '#server/products/visa/limits.ts';
import { findOwnRequest } from '#server/products/visa/own-request.ts';
import { requireMayGive } from '#server/products/visa/pictures/may-change.ts';
import { requireRoom } from '#server/products/visa/pictures/storage-limit.ts';
import { beginUpload, toVisaUpload } from '#server/products/visa/pictures/uploads.ts';

/** Announces an upload; the bytes follow. */
export const beginVisaUpload: Operation<'beginVisaUpload'> = async ({ path, body, request, who, deps }) => {
  const now = deps.now();
  const { position } = path;
  const order = await findOwnRequest(deps, path.orderId, who, now);
  await requireMayGive(deps.db, order, { position, kind: body.kind, who, now });
  await countUse(deps, VISA_LIMITS.uploadByIp, request.ip);
  await countUse(deps, VISA_LIMITS.uploadByOrder, order.id);
  await requireRoom(deps, { orderId: order.id, position, ...body, owner: order.owner, ip: request.ip });
  const upload = await beginUpload(deps.db, { orderId: order.id, position, ...body, now });
  return { status: 201, body: await toVisaUpload(deps.db, upload) };
};
