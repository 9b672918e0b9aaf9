import { FileAnswer, type Operation } from '#server/contract.ts';
import { isClose } from '#server/orders/authority.ts';
import { findOwnRequest, notFound } from '#server/products/visa/own-request.ts';
import { findDocument, openDocument } from '#server/products/visa/pictures/documents.ts';

/** A stored picture. A browser that only found the order sees neither answers nor pictures. */
export const readVisaDocument: Operation<'readVisaDocument'> = async ({ path, who, deps }) => {
  const now = deps.now();
  const document = await findDocument(deps.db, path.documentId);
  if (!document) throw notFound();
  const order = await findOwnRequest(deps, document.order_id, who, now);
  if (!(await isClose(deps.db, order, who, now))) throw notFound();
  const bytes = await openDocument(deps.db, deps.config, document.id);
  return { status: 200, body: new FileAnswer('image/jpeg', `${document.kind}.jpg`, bytes) };
};
