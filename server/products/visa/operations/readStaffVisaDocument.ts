import { requireStaff } from '#server/accounts/staff.ts';
import { logStaffAct } from '#server/accounts/staff-log.ts';
import { FileAnswer, type Operation } from '#server/contract.ts';
import { notFound } from '#server/products/visa/own-request.ts';
import { findDocument, openDocument } from '#server/products/visa/pictures/documents.ts';
import { findSubmitted } from '#server/products/visa/staff/request.ts';

/** A picture of a submitted request. Reading it is logged. */
export const readStaffVisaDocument: Operation<'readStaffVisaDocument'> = async ({ path, request, deps }) => {
  const member = await requireStaff(request, deps, 'visa.read');
  const document = await findDocument(deps.db, path.documentId);
  if (!document) throw notFound();
  const { order_id: orderId, position, kind } = document;
  await findSubmitted(deps.db, orderId);
  const at = deps.now();
  await logStaffAct(deps.db, { name: member.name, act: 'readDocument', at, orderId, position, field: kind });
  const bytes = await openDocument(deps.db, deps.config, document.id);
  return { status: 200, body: new FileAnswer('image/jpeg', `${kind}.jpg`, bytes) };
};
