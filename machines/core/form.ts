import type { FormFault } from '#domain/accounts/account-forms.ts';
import type { Problem } from '#domain/core/problem.ts';

export type { FormFault };

/**
 * What a machine knows of a form. It has no typed values: events carry validation errors, and the actor reads the form
 * when it sends it. So no password gets into an event, a context or a trace.
 */
export type FormContext = {
  readonly faults: readonly FormFault[];
  readonly problem: Problem | null;
  /** Each increase moves the focus to the first field in error. */
  readonly focusAsked: number;
};

export const UNTOUCHED: FormContext = { faults: [], problem: null, focusAsked: 0 };

export type Faulty = { readonly faults: readonly FormFault[] };

/** Field errors of the server, in the shape of our own. */
export const faultsOf = ({ fields = {} }: Problem): readonly FormFault[] =>
  Object.entries(fields).map(([field, code]) => ({ field, code: code as FormFault['code'] }));
