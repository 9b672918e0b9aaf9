import { ProblemError } from '#domain/core/problem.ts';
import type { Operation } from '#server/contract.ts';
import { townsOf } from '#server/products/transport/runs/runs.ts';

/** The towns of the forms. */
export const listRunTowns: Operation<'listRunTowns'> = async ({ path, deps }) => {
  const body = await townsOf(deps.db, path.kind);
  if (!body) throw new ProblemError(404, { code: 'not_found', message: 'Nothing of this kind is in the inventory.' });
  return { status: 200, body };
};
