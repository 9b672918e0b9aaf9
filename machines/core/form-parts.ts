import { assign, type EventObject } from 'xstate';
import { FOCUS_DELAY_MS } from '#domain/core/limits.ts';
import type { Problem } from '#domain/core/problem.ts';
import { type Faulty, type FormContext, faultsOf } from '#machines/core/form.ts';

/**
 * Handling of form errors and of server errors, shared by all machines with a form: `setup({ … }).extend(formParts<C,
 * E>())`.
 */
export function formParts<TContext extends FormContext, TEvent extends EventObject>() {
  const set = <TParams extends Faulty | { problem: Problem } | undefined>(
    change: (params: TParams, context: FormContext) => Partial<FormContext>,
  ) =>
    assign<TContext, TEvent, TParams, TEvent, never>(
      ({ context }, params) => change(params, context) as Partial<TContext>,
    );
  return {
    actions: {
      setFaults: set<Faulty>(({ faults }) => ({ faults, problem: null })),
      setProblem: set<{ problem: Problem }>(({ problem }) => ({ problem, faults: faultsOf(problem) })),
      askFocus: set<undefined>((_, { focusAsked }) => ({ focusAsked: focusAsked + 1 })),
    },
    guards: { hasFaults: (_: unknown, { faults }: Faulty) => faults.length > 0 },
    delays: { focusDelay: FOCUS_DELAY_MS },
  };
}

/** States of an open form: a refused one, also by the server, asks for the focus when its errors were read out. */
export const formStates = {
  idle: {},
  invalid: { after: { focusDelay: { target: 'idle', actions: 'askFocus' } } },
} as const;
