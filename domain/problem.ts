import type { components } from '#openapi/generated/types.ts';

export type ProblemCode = components['schemas']['ProblemCode'];
/** Why one field cannot stay as it is. */
export type FieldProblem = components['schemas']['FieldProblem'];
export type Problem = components['schemas']['ProblemBody']['error'];

/** The only error that crosses a border on purpose. */
export class ProblemError extends Error {
  readonly status: number;
  readonly problem: Problem;

  constructor(status: number, problem: Problem) {
    super(problem.message);
    this.name = 'ProblemError';
    this.status = status;
    this.problem = problem;
  }
}

/** Total: whatever was thrown becomes a Problem. */
export const toProblem = (error: unknown): Problem =>
  error instanceof ProblemError ? error.problem : { code: 'unexpected', message: 'Unexpected failure' };
