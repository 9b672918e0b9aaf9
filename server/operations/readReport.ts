import { ProblemError } from '#domain/core/problem.ts';
import type { Operation } from '#server/contract.ts';
import { isOperator } from '#server/http/operator.ts';
import { senderOf } from '#server/reports.ts';

/** For the operator and the sender; 404 for all others. */
export const readReport: Operation<'readReport'> = async ({ path, request, who, deps }) => {
  const { db, config } = deps;
  const found = await db
    .selectFrom('trace_report')
    .select(['sender', 'note', 'page', 'build', 'traces'])
    .where('id', '=', path.reportId)
    .where('delete_at', '>', deps.now())
    .executeTakeFirst();
  const { visitor } = who;
  const isSender = visitor !== null && found?.sender === senderOf(path.reportId.toLowerCase(), visitor);
  if (!found || !(isSender || isOperator(request, config))) {
    throw new ProblemError(404, { code: 'not_found', message: 'There is no such report.' });
  }
  const { note, page, build, traces } = found;
  return { status: 200, body: { note, page, build, traces: JSON.parse(traces) } };
};
