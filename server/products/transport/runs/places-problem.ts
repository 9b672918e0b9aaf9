import { type FieldProblem, type Problem, ProblemError } from '#domain/core/problem.ts';
import type { PlaceProblem } from '#domain/transport/runs/choice.ts';
import type { RunParty, TakenBy } from '#domain/transport/runs/riders.ts';
import { saleOf } from '#domain/transport/runs/timetable.ts';
import type { SoldRun } from '#server/products/transport/runs/runs.ts';
import { classOffer } from '#server/products/transport/runs/view.ts';

/** Places that cannot be taken as chosen. Rolls the transaction back; `problemFor` then says what would fit. */
export class PlacesError extends Error {
  readonly problem: PlaceProblem;

  constructor(problem: PlaceProblem) {
    super(`${problem.place} cannot be taken: ${problem.code}`);
    this.name = 'PlacesError';
    this.problem = problem;
  }
}

type Asked = {
  readonly run: SoldRun;
  readonly party: RunParty;
  readonly taken: ReadonlyMap<string, TakenBy>;
  readonly now: number;
};

/** What these people can take in a run now, and what it was about. */
export function whatFits({ run, party, taken, now }: Asked, problem: PlaceProblem): NonNullable<Problem['run']> {
  const isOpen = saleOf(run.times, run.daysAhead, now) === 'open';
  const { childPercent } = run;
  return {
    place: problem.place,
    beside: problem.code === 'beside_stranger' ? problem.beside : null,
    classes: isOpen ? run.classes.map((one) => classOffer(one, { childPercent, party, taken, isOpen })) : [],
  };
}

/** 409 where somebody else has a place; else 422 with the place in the request that it is about. */
export function problemFor(
  problem: PlaceProblem,
  places: readonly { readonly place: string }[],
  run: NonNullable<Problem['run']>,
): ProblemError {
  if (problem.code === 'place_taken')
    return new ProblemError(409, { code: 'sold_out', message: 'Somebody else has this place.', run });
  return fieldsProblem({ [fieldOf(problem, places)]: problem.code }, run);
}

/** 422 about fields, with what would fit. */
export const fieldsProblem = (
  fields: Readonly<Record<string, FieldProblem>>,
  run: NonNullable<Problem['run']>,
): ProblemError =>
  new ProblemError(422, { code: 'invalid_details', message: 'These places cannot be taken like this.', fields, run });

function fieldOf({ place }: PlaceProblem, places: readonly { readonly place: string }[]): string {
  const at = places.findIndex((one) => one.place === place);
  return at < 0 ? 'places' : `places.${at}`;
}
