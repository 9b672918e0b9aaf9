import type { FormFault } from '#domain/accounts/account-forms.ts';
import type { Problem } from '#domain/core/problem.ts';

export type { FormFault };

/**
 * What a machine knows of a form. What was typed is not in it: events say what is wrong with the fields, and the port that
 * sends the form reads it where it is typed, so that no password stands in an event, a context or a trace.
 */
export type FormContext = {
  readonly faults: readonly FormFault[];
  /** The server's answer. */
  readonly problem: Problem | null;
  /** Counts up each time the focus should move to the first input in error. */
  readonly focusAsked: number;
};

export const UNTOUCHED: FormContext = { faults: [], problem: null, focusAsked: 0 };

/** A form was sent with these faults. */
export type Faulty = { readonly faults: readonly FormFault[] };

/** The server names fields too; they stand at their fields like our own. */
export const faultsOf = ({ fields = {} }: Problem): readonly FormFault[] =>
  Object.entries(fields).map(([field, code]) => ({ field, code: code as FormFault['code'] }));
