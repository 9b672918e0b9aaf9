import { randomUUID } from 'node:crypto';
import { type FieldProblem, ProblemError } from '#domain/core/problem.ts';
import { addDays, dayOf } from '#domain/core/time.ts';
import { dayProblem } from '#domain/transport/days.ts';
import { inOrderOfPeople } from '#domain/transport/runs/people-order.ts';
import type { RunClass } from '#domain/transport/runs/places.ts';
import { pricedPlaces } from '#domain/transport/runs/price.ts';
import { type ChosenPlace, type PartyProblem, partyOf, partyProblem } from '#domain/transport/runs/riders.ts';
import { saleOf } from '#domain/transport/runs/timetable.ts';
import type { components } from '#openapi/generated/types.ts';
import { refuseFields } from '#server/accounts/new-password.ts';
import type { Queryable } from '#server/db/database.ts';
import type { RunItemDetail, RunPlaceDetail } from '#server/products/transport/runs/detail.ts';
import { findRun, type SoldRun } from '#server/products/transport/runs/runs.ts';

type Asked = Pick<components['schemas']['RunHoldRequest'], 'kind' | 'number' | 'day' | 'class'>;
/** A run with the class that is wanted of it. */
export type SoldClass = { readonly run: SoldRun; readonly runClass: RunClass };
type Choice = { readonly places: readonly ChosenPlace[]; readonly infants: number };

const PARTY_FIELDS: Readonly<Record<PartyProblem, Readonly<Record<string, FieldProblem>>>> = {
  adult_needed: { women: 'required' },
  too_many_passengers: { people: 'too_many_passengers' },
  too_many_infants: { infants: 'invalid' },
};

/** Throws 422 with the counts of people who cannot travel as one order. */
export function requireParty(party: components['schemas']['RunParty']): void {
  const problem = partyProblem(party);
  if (problem) refuseFields(PARTY_FIELDS[problem]);
}

/**
 * Why a day has no timetable that we tell; undefined where it has: from yesterday, whose trains may still be on the way, until the last
 * day on which anything of the product is sold.
 */
export function timetableProblem(day: string, now: number): FieldProblem | undefined {
  const today = dayOf(now);
  return dayProblem(day, today, addDays(today, -1));
}

/** A run of a day that has a timetable. Throws 404. */
export async function knownRun(db: Queryable, asked: Omit<Asked, 'class'>, now: number): Promise<SoldRun> {
  const run = timetableProblem(asked.day, now) ? null : await findRun(db, asked);
  if (!run) throw new ProblemError(404, { code: 'not_found', message: 'Nothing of this number leaves on this day.' });
  return run;
}

/** The class of a run as it is sold now. Throws 404, or 422 with `day`. */
export async function soldClass(db: Queryable, asked: Asked, now: number): Promise<SoldClass> {
  const run = await knownRun(db, asked, now);
  const runClass = run.classes.find(({ id }) => id === asked.class);
  if (!runClass) throw new ProblemError(404, { code: 'not_found', message: 'It has no such class.' });
  const sale = saleOf(run.times, run.daysAhead, now);
  if (sale !== 'open') refuseFields({ day: sale === 'notYet' ? 'sale_not_open' : 'sale_over' });
  return { run, runClass };
}

/** What is bought with a choice of places; `before`: those of the order that it replaces. Throws 422 with the counts of people. */
export function detailFor(
  { run, runClass }: SoldClass,
  { places, infants }: Choice,
  before: readonly ChosenPlace[] = [],
): RunItemDetail {
  requireParty(partyOf(places, infants));
  const { id, kind, number, from, to, minutes, times, childPercent, daysAhead, isSample } = run;
  return {
    ...{ run: id, holder: randomUUID(), runClass },
    ...{ kind, number, from, to, minutes, times, childPercent, daysAhead, isSample, infants },
    places: placesWith(pricedPlaces(runClass, inOrderOfPeople(places, before), childPercent)),
    ...{ stage: 'issued', delay: null },
  };
}

/** Empty berths come last, so who has a place has its position among the people. */
const placesWith = (priced: ReturnType<typeof pricedPlaces>): readonly RunPlaceDetail[] =>
  priced.map((one, at) => ({ ...one, person: one.rider === null ? null : at, isGivenBack: false }));
