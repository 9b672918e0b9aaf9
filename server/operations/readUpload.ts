import type { Operation } from '#server/contract.ts';
import { requireMayChange } from '#server/orders/authority.ts';
import { findOwnOrder } from '#server/orders/read-order.ts';
import { pictureNotFound } from '#server/pictures/may-send.ts';
import { findUpload, toUpload } from '#server/pictures/uploads.ts';

/** Where to continue after a broken connection. */
export const readUpload: Operation<'readUpload'> = async ({ path, who, deps }) => {
  const now = deps.now();
  const upload = await findUpload(deps.db, path.uploadId, now);
  if (!upload) throw pictureNotFound();
  await requireMayChange(deps.db, await findOwnOrder(deps, upload.order_id, who, now), who, now);
  return { status: 200, body: await toUpload(deps.db, upload) };
};
