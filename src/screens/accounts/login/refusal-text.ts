import type { Problem } from '#domain/core/problem.ts';
import { problemText } from '#src/copy/problems.ts';

/** Shows the server's own message for password rules. */
export const refusalText = (problem: Problem): string =>
  problem.code === 'invalid_details' ? problem.message : problemText(problem);
