import type { Operation } from '#server/contract.ts';
import { requireMayChange } from '#server/orders/authority.ts';
import { lockOrder } from '#server/orders/read-order.ts';
import { findOwnRequest, notAllowed, notFound } from '#server/products/visa/own-request.ts';
import { findDocument, removeDocument } from '#server/products/visa/pictures/documents.ts';

/** Only in a draft: a placed request needs all pictures, and a new upload replaces a wrong one. */
export const removeVisaDocument: Operation<'removeVisaDocument'> = async ({ path, who, deps }) => {
  const now = deps.now();
  const document = await findDocument(deps.db, path.documentId);
  if (!document) throw notFound();
  const { id } = await findOwnRequest(deps, document.order_id, who, now);
  await deps.db.transaction().execute(async (tx) => {
    const order = await lockOrder(tx, id);
    await requireMayChange(tx, order, who, now);
    if (order.status !== 'draft') throw notAllowed('A picture of a placed request can only be replaced.');
    const { order_id: orderId, position, kind } = document;
    await removeDocument(tx, { orderId, position, kind });
  });
  return { status: 204, body: undefined };
};
