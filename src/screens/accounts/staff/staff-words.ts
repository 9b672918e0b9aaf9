import type { Problem } from '#domain/core/problem.ts';
import { m } from '#src/copy/generated/messages.js';
import { problemText } from '#src/copy/problems.ts';

/** Why a desk could not do what was asked. */
export function staffProblem(problem: Problem): string {
  switch (problem.code) {
    case 'wrong_credentials':
      return m.staff_wrong();
    case 'conflict':
      return m.staff_conflict();
    case 'not_allowed':
      return m.staff_not_due();
    default:
      return problemText(problem);
  }
}
