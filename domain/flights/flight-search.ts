import type { FieldProblem } from '#domain/core/problem.ts';
import { addDays, isDay } from '#domain/core/time.ts';
import { isAirport } from '#domain/country/cities.ts';
import { BOOKING_HORIZON_DAYS, MAX_PASSENGERS } from '#domain/flights/flight-limits.ts';

export type Path = 'departing' | 'returning';
export type TripType = 'oneWay' | 'twoWay';

/** A flight search; field names follow the customer's specification. */
export type FlightSearch = {
  readonly type: TripType;
  readonly origin: string;
  readonly destination: string;
  readonly departing: string;
  /** Day of the way back; empty for a one-way trip. */
  readonly returning: string;
  readonly adult: number;
  readonly child: number;
  readonly infant: number;
};

export type Party = Pick<FlightSearch, 'adult' | 'child' | 'infant'>;

export const partySize = ({ adult, child, infant }: Party): number => adult + child + infant;

/** Infants do not get a seat. */
export const seatsFor = ({ adult, child }: Party): number => adult + child;

export type SearchProblems = Partial<Record<keyof FlightSearch, FieldProblem>>;

/** Validation errors; empty when the search is valid. `today` is the day in Tehran. */
export function searchProblems(search: FlightSearch, today: string): SearchProblems {
  const problems: SearchProblems = {};
  if (!search.origin) problems.origin = 'required';
  else if (!isAirport(search.origin)) problems.origin = 'airport_unknown';
  if (!search.destination) problems.destination = 'required';
  else if (!isAirport(search.destination)) problems.destination = 'airport_unknown';
  else if (search.destination === search.origin) problems.destination = 'same_place';

  const departing = dayProblem(search.departing, today);
  if (departing) problems.departing = departing;
  if (search.type === 'twoWay') {
    const returning = dayProblem(search.returning, today);
    if (returning) problems.returning = returning;
    else if (!departing && search.returning < search.departing) problems.returning = 'return_before_departure';
  }
  return { ...problems, ...partyProblems(search) };
}

/** Limits from the fare rules: nine people, one infant per adult, no child alone. */
export function partyProblems(party: Party): SearchProblems {
  if (party.adult < 1) return { adult: 'adult_needed' };
  if (partySize(party) > MAX_PASSENGERS) return { adult: 'too_many_passengers' };
  if (party.infant > party.adult) return { infant: 'too_many_infants' };
  return {};
}

/** Whether a Tehran day is on sale. @param today the Tehran day */
export function dayProblem(day: string, today: string): FieldProblem | undefined {
  if (!day) return 'required';
  if (!isDay(day)) return 'date_invalid';
  if (day < today) return 'date_in_past';
  return day > addDays(today, BOOKING_HORIZON_DAYS) ? 'date_too_far' : undefined;
}
