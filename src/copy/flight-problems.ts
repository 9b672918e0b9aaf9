import { own } from '#domain/core/own.ts';
import type { Problem, ProblemCode } from '#domain/core/problem.ts';
import { m } from '#src/copy/generated/messages.js';
import { problemText } from '#src/copy/problems.ts';

/** Texts for the flight list; the checkout uses the shared texts of all products. */
const OWN: Partial<Readonly<Record<ProblemCode, () => string>>> = {
  sold_out: m.flights_hold_sold_out,
  hold_expired: m.flights_hold_expired,
  extension_refused: m.flights_extension_refused,
};

export const flightProblemText = (problem: Problem): string => own(OWN, problem.code)?.() ?? problemText(problem);
