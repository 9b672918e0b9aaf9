import { type Problem, ProblemError } from '#domain/core/problem.ts';

type Refusal = { readonly offer: string; readonly status: number; readonly problem?: Problem };

/**
 * The first script may have requested a hold of these offers before the application loaded, and been refused (src/app/early-press.ts stores
 * the refusal at the root element). Throws that refusal once, so that one click does not ask the supplier twice.
 *
 * @throws ProblemError the server's answer to that request
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
