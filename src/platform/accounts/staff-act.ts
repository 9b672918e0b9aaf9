import { ProblemError } from '#domain/core/problem.ts';
import type { ProfileDeps } from '#src/platform/accounts/step-up-ports.ts';

/** After these the page is not what it showed: it is read anew, and the problem is told beside it. */
const OUTDATED = ['conflict', 'not_allowed', 'not_found', 'login_required'];

/** After an act the page is read anew, also where it was not what it showed. */
export async function refreshed(act: Promise<unknown>, refresh: ProfileDeps['refresh']): Promise<void> {
  try {
    await act;
  } catch (error) {
    if (error instanceof ProblemError && OUTDATED.includes(error.problem.code)) await refresh();
    throw error;
  }
  await refresh();
}
