import { type Problem, type ProblemCode, toProblem } from '#domain/core/problem.ts';

type Failure = { readonly event: { readonly error: unknown } };

export const asProblem = ({ event }: Failure): { problem: Problem } => ({ problem: toProblem(event.error) });

/** Like `asProblem`, for a guard that tests one code. */
export const asProblemOf =
  <C extends ProblemCode>(code: C) =>
  ({ event }: Failure): { problem: Problem; code: C } => ({ problem: toProblem(event.error), code });

/** Like `asProblem`, for a guard that tests several codes. */
export const asProblemAmong =
  <C extends ProblemCode>(...codes: C[]) =>
  ({ event }: Failure): { problem: Problem; codes: C[] } => ({ problem: toProblem(event.error), codes });

/**
 * Error codes that say that this browser lost access to the order: its cookies are gone, the session ended, or it is
 * another browser. A retry does not help.
 */
export const KEY_LOST = ['order_unknown', 'login_required'] as const satisfies readonly ProblemCode[];
export const asKeyLost = asProblemAmong(...KEY_LOST);

export const hasCodeAmong = (
  _: unknown,
  { problem, codes }: { problem: Problem; codes: readonly ProblemCode[] },
): boolean => codes.includes(problem.code);
