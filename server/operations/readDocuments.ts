import type { Operation } from '#server/contract.ts';
import { documentsOf } from '#server/orders/documents.ts';

export const readDocuments: Operation<'readDocuments'> = async ({ path, who, deps }) => {
  const { documents } = await documentsOf(deps, path.orderId, who);
  return { status: 200, body: documents };
};
