import { unreadDay } from '#domain/core/person.ts';
import type { FieldProblem } from '#domain/core/problem.ts';
import { addDays, daysBetween, isDay } from '#domain/core/time.ts';
import { judgeVisa, type VisaVerdict } from '#domain/visa/visa-eligibility.ts';
import { needsCode, promisedDay, speedsFor, type VisaProcessing } from '#domain/visa/visa-fees.ts';
import { isCountry, MAX_VISA_TRAVELLERS, type VisaEntry, type VisaPassport } from '#domain/visa/visa-question.ts';
import { VISA_NUMBERS } from '#domain/visa/visa-rules.ts';
import type { VisaRules } from '#domain/visa/visa-rules-today.ts';
import { type CollectAt, firstArrivalAfter, lastArrivalWithCodeOf } from '#domain/visa/visa-validity.ts';

/** A member of the group. */
export type VisaMember = VisaPassport & {
  /** Index in the request, from 0; absent for a new person. Answers are stored under it, so it never changes. */
  readonly position?: number;
};

export type VisaTrip = {
  readonly applicants: readonly VisaMember[];
  readonly residence: string;
  readonly entry: VisaEntry;
  readonly arrival: string;
  readonly days: number;
  readonly processing: VisaProcessing;
};

/**
 * Indices of a group: members keep theirs. A new one gets the next index after the last ever used, or the first free
 * one when there is none. `lastPlace`: -1 for a new group.
 */
export function placesIn(group: readonly VisaMember[], lastPlace = -1): number[] {
  const taken = group.flatMap(({ position }) => position ?? []);
  const last = Math.max(lastPlace, ...taken);
  const places = Array.from({ length: MAX_VISA_TRAVELLERS }, (_, place) => place);
  const free = [...places.slice(last + 1), ...places.slice(0, last + 1).filter((place) => !taken.includes(place))];
  let next = 0;
  return group.map(({ position }) => position ?? free[next++] ?? 0);
}

/** The verdict for each applicant as a tourist without Iranian citizenship. */
export const verdictsOf = ({ applicants, entry, days, residence }: VisaTrip, rules: VisaRules): VisaVerdict[] =>
  applicants.map((passport) => {
    const traveller = { ...passport, isIranian: false };
    return judgeVisa({ travellers: [traveller], residence, entry, purpose: 'tourism', days }, traveller, rules).verdict;
  });

/** Airport desks need no extra days; consulates do, and a group waits for its slowest member. */
const placesOf = (verdicts: readonly VisaVerdict[]): readonly CollectAt[] =>
  verdicts.map((verdict) => (verdict === 'airportCode' ? 'airport' : 'consulate'));

/**
 * First arrival for which a code is promised in time when paid today, and last arrival for which it is valid even if
 * issued today.
 */
export function arrivalRange(
  { processing }: Pick<VisaTrip, 'processing'>,
  verdicts: readonly VisaVerdict[],
  today: string,
): { readonly first: string; readonly last: string } {
  const promised = promisedDay(today, processing, verdicts);
  const places = placesOf(verdicts);
  const sorted = (days: readonly string[]) => days.toSorted();
  return {
    first: sorted(places.map((place) => firstArrivalAfter(promised, place))).at(-1) ?? promised,
    last: sorted(places.map((place) => lastArrivalWithCodeOf(today, place)))[0] ?? promised,
  };
}

/** First day on which a request can be sent for an arrival that is too far away today. */
export const askFrom = (arrival: string, last: string, today: string): string =>
  addDays(today, daysBetween(last, arrival));

export function visaTripProblems(
  trip: VisaTrip,
  today: string,
  rules: VisaRules,
): Readonly<Record<string, FieldProblem>> {
  const problems: Record<string, FieldProblem> = {};
  for (const [index, { nationality }] of trip.applicants.entries())
    if (!isCountry(nationality))
      problems[`applicants.${index}.nationality`] = nationality ? 'country_invalid' : 'required';
  if (!isCountry(trip.residence)) problems.residence = trip.residence ? 'country_invalid' : 'required';
  if (trip.days < 1) problems.days = 'number_invalid';
  else if (trip.days > VISA_NUMBERS.longestDays) problems.days = 'visa_stay_too_long';
  if (trip.arrival === '') problems.arrival = 'required';
  else if (!isDay(trip.arrival)) problems.arrival = unreadDay(trip.arrival);
  else if (trip.arrival < today) problems.arrival = 'date_in_past';
  if (Object.keys(problems).length > 0) return problems;

  const verdicts = verdictsOf(trip, rules).filter(needsCode);
  if (verdicts.length === 0)
    return Object.fromEntries(trip.applicants.map((_, index) => [`applicants.${index}.nationality`, 'no_code_needed']));
  if (!speedsFor(verdicts).includes(trip.processing)) return { processing: 'choice_needed' };
  const { first, last } = arrivalRange(trip, verdicts, today);
  if (trip.arrival < first) return { arrival: 'arrival_too_soon' };
  return trip.arrival > last ? { arrival: 'arrival_too_far' } : {};
}

/** The trip with a possible speed: urgent where only that is fast enough; normal where urgent is not sold. */
export function inTime(wanted: VisaTrip, today: string, rules: VisaRules): VisaTrip {
  const isSold = visaTripProblems(wanted, today, rules).processing === undefined;
  const trip: VisaTrip = isSold ? wanted : { ...wanted, processing: 'normal' };
  const urgent: VisaTrip = { ...trip, processing: 'urgent' };
  const isTooSoon = visaTripProblems(trip, today, rules).arrival === 'arrival_too_soon';
  return isTooSoon && Object.keys(visaTripProblems(urgent, today, rules)).length === 0 ? urgent : trip;
}
