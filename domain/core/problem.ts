import type { components } from '#openapi/generated/types.ts';

export type ProblemCode = components['schemas']['ProblemCode'];
export type FieldProblem = components['schemas']['FieldProblem'];
export type Problem = components['schemas']['ProblemBody']['error'];

/** Keeps only the fields with an error. */
export const problemsIn = <F extends string>(
  looked: Readonly<Record<F, FieldProblem | undefined>>,
): Readonly<Partial<Record<F, FieldProblem>>> => {
  const found: Partial<Record<F, FieldProblem>> = {};
  for (const field in looked) if (looked[field]) found[field] = looked[field];
  return found;
};

/** The only error type that crosses a module border on purpose. */
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

/** Total: converts any thrown value to a Problem. */
export const toProblem = (error: unknown): Problem =>
  error instanceof ProblemError ? error.problem : { code: 'unexpected', message: 'Unexpected failure' };
