import { type Problem, type ProblemCode, toProblem } from '#domain/core/problem.ts';

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

/**
 * With these the server says that this browser may not see the order any more: its cookies are gone, the sign-in is over,
 * or it is another browser. Asking again changes nothing.
 */
export const KEY_LOST = ['order_unknown', 'login_required'] as const satisfies readonly ProblemCode[];
export const asKeyLost = asProblemAmong(...KEY_LOST);

/** The guard to go with it. */
export const hasCodeAmong = (
  _: unknown,
  { problem, codes }: { problem: Problem; codes: readonly ProblemCode[] },
): boolean => codes.includes(problem.code);
