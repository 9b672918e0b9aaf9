import type { Operation } from '#server/contract.ts';
import { requireMayChange } from '#server/orders/authority.ts';
import { findOwnRequest, notFound } from '#server/products/visa/own-request.ts';
import { findUpload, toVisaUpload } from '#server/products/visa/pictures/uploads.ts';

/** Where to continue after a broken connection. */
export const readVisaUpload: Operation<'readVisaUpload'> = async ({ path, who, deps }) => {
  const now = deps.now();
  const upload = await findUpload(deps.db, path.uploadId, now);
  if (!upload) throw notFound();
  await requireMayChange(deps.db, await findOwnRequest(deps, upload.order_id, who, now), who, now);
  return { status: 200, body: await toVisaUpload(deps.db, upload) };
};
