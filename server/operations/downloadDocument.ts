import { ProblemError } from '#domain/core/problem.ts';
import { LIMITS } from '#server/accounts/limits.ts';
import { ownerKey } from '#server/accounts/who.ts';
import { FileAnswer, type Operation } from '#server/contract.ts';
import { countUse } from '#server/http/rate-limit.ts';
import { whileConnected } from '#server/http/while-connected.ts';
import { documentsOf } from '#server/orders/documents.ts';
import { findBookingUrl } from '#server/orders/mails/layout.ts';

/** A plain link, so that it works without scripts and for a guest who found the order. */
export const downloadDocument: Operation<'downloadDocument'> = async ({ path, request, who, deps }) => {
  const { row, order, documents } = await documentsOf(deps, path.orderId, who);
  await countUse(deps, LIMITS.documentsFile, `${order.orderId} ${ownerKey(who)}`);
  const url = findBookingUrl({ publicUrl: deps.config.publicUrl, reference: order.reference });
  const product = deps.productOf(row.product);
  const files = await whileConnected(request, (signal) => product.papers.files(order, documents, url, { signal }));
  const file = files.find(({ of }) => of === path.file);
  if (!file) throw new ProblemError(404, { code: 'not_found', message: 'This order has no such file.' });
  return { status: 200, body: new FileAnswer(file.type, file.name, file.bytes) };
};
