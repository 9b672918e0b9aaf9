import type { Operation } from '#server/contract.ts';
import { findOwnOrder } from '#server/orders/read-order.ts';
import { pictureNotFound, picturesOf, requireMaySend } from '#server/pictures/may-send.ts';
import { invalidPart, receivePart } from '#server/pictures/receive.ts';
import { findUpload, toUpload } from '#server/pictures/uploads.ts';

/** Receives the next part of a picture; after the last one it is checked, and stored or refused. */
export const sendUpload: Operation<'sendUpload'> = async ({ path, query, body, request, who, deps }) => {
  const now = deps.now();
  const upload = await findUpload(deps.db, path.uploadId, now);
  if (!upload) throw pictureNotFound();
  const order = await findOwnOrder(deps, upload.order_id, who, now);
  const { position, kind } = upload;
  const pictures = picturesOf(deps.productOf, order);
  const rules = await requireMaySend(deps.db, pictures, order, { position, kind, who, now });
  if (!(body instanceof Uint8Array) || body.length === 0) throw invalidPart('A part of a picture is bytes.');
  if (query.offset === upload.received)
    await receivePart({ upload, pictures, rules, owner: order.owner, ip: request.ip, part: body, who, now, deps });
  const after = await findUpload(deps.db, upload.id, now);
  if (!after) throw pictureNotFound();
  return { status: 200, body: await toUpload(deps.db, after) };
};
