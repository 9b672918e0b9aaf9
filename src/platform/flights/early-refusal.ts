import { type Problem, ProblemError } from '#domain/core/problem.ts';

type Refusal = { readonly offer: string; readonly status: number; readonly problem?: Problem };

/**
 * Before the application was there the first script has asked for a hold of these offers, and was refused
 * (src/app/go-ahead.ts leaves it at the root element). It is told once, so that nobody asks the supplier twice for one press.
 *
 * @throws ProblemError what the server said then
 */
export function tellEarlyRefusal(offerIds: readonly string[]): void {
  if (typeof document === 'undefined') return;
  const { dataset } = document.documentElement;
  const { refused } = dataset;
  if (refused === undefined) return;
  delete dataset.refused;
  const { offer, status, problem } = JSON.parse(refused) as Refusal;
  if (problem && offerIds.length === 1 && offerIds[0] === offer) throw new ProblemError(status, problem);
}
