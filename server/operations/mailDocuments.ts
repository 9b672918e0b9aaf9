import { ProblemError } from '#domain/core/problem.ts';
import { maskEmail } from '#server/accounts/contact-fields.ts';
import { LIMITS } from '#server/accounts/limits.ts';
import type { Operation } from '#server/contract.ts';
import { countUse } from '#server/http/rate-limit.ts';
import { documentsOf } from '#server/orders/documents.ts';
import { queuePapers } from '#server/orders/queue-papers.ts';

/** Only to the address of the order: whoever can open the order cannot send it elsewhere. */
export const mailDocuments: Operation<'mailDocuments'> = async ({ path, who, deps }) => {
  const { db, config, now, productOf } = deps;
  const { row } = await documentsOf(deps, path.orderId, who);
  if (row.email === null) {
    throw new ProblemError(409, { code: 'not_allowed', message: 'This order has no address any more.' });
  }
  await countUse(deps, LIMITS.documentsMail, row.id);
  await queuePapers(db, row, { productOf, publicUrl: config.publicUrl, at: now() });
  return { status: 200, body: { emailMasked: maskEmail(row.email) } };
};
