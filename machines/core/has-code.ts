import type { Problem, ProblemCode } from '#domain/core/problem.ts';

/** A guard: the problem that was met is this one. */
export const hasCode = (_: unknown, { problem, code }: { problem: Problem; code: ProblemCode }): boolean =>
  problem.code === code;
