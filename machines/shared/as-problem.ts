import { type Problem, type ProblemCode, toProblem } from '#domain/problem.ts';

type Failure = { readonly event: { readonly error: unknown } };

/** `params` of an action or a guard that gets why an actor failed. */
export const asProblem = ({ event }: Failure): { problem: Problem } => ({ problem: toProblem(event.error) });

/** The same for a guard that asks for one code. */
export const asProblemOf =
  <C extends ProblemCode>(code: C) =>
  ({ event }: Failure): { problem: Problem; code: C } => ({ problem: toProblem(event.error), code });

/** The same for a guard that asks for one of several. */
export const asProblemAmong =
  <C extends ProblemCode>(...codes: C[]) =>
  ({ event }: Failure): { problem: Problem; codes: C[] } => ({ problem: toProblem(event.error), codes });

/** The guard to go with it. */
export const hasCodeAmong = (
  _: unknown,
  { problem, codes }: { problem: Problem; codes: readonly ProblemCode[] },
): boolean => codes.includes(problem.code);
