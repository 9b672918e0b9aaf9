import type { Problem, ProblemCode } from '#domain/core/problem.ts';

export const hasCode = (_: unknown, { problem, code }: { problem: Problem; code: ProblemCode }): boolean =>
  problem.code === code;
