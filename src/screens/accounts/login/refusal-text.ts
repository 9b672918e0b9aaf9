import type { Problem } from '#domain/core/problem.ts';
import { problemText } from '#src/copy/problems.ts';

/** What the server says about a password is said in its words. */
export const refusalText = (problem: Problem): string =>
  problem.code === 'invalid_details' ? problem.message : problemText(problem);
