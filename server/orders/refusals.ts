import { type FieldProblem, ProblemError } from '#domain/core/problem.ts';

/** 409: an order, at this moment, does not allow what was asked. `message` says why, to a developer. */
export const notAllowed = (message: string): ProblemError => new ProblemError(409, { code: 'not_allowed', message });

/** 422: what is wrong with the wish for a change, by its fields. */
export const wishRefused = (fields: Readonly<Record<string, FieldProblem>>): ProblemError =>
  new ProblemError(422, { code: 'invalid_details', message: 'This change cannot be made.', fields });
