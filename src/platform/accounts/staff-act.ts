import { ProblemError } from '#domain/core/problem.ts';
import type { ProfileDeps } from '#src/platform/accounts/step-up-actors.ts';

/** Problems that show that the page is outdated: it is fetched anew, and the problem is shown beside it. */
const OUTDATED = ['conflict', 'not_allowed', 'not_found', 'login_required'];

/** Runs an act, then fetches the page anew, also after a failure that shows that the page was outdated. Rethrows the failure. */
export async function refreshed(act: Promise<unknown>, refresh: ProfileDeps['refresh']): Promise<void> {
  try {
    await act;
  } catch (error) {
    if (error instanceof ProblemError && OUTDATED.includes(error.problem.code)) await refresh();
    throw error;
  }
  await refresh();
}
