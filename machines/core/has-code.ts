import type { Problem, ProblemCode } from '#domain/core/problem.ts';

/** Guard: the problem has this code. */
export const hasCode = (_: unknown, { problem, code }: { problem: Problem; code: ProblemCode }): boolean =>
  problem.code === code;
