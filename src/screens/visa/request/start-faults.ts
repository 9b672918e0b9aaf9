import { wholeNumber } from '#domain/core/whole-number.ts';
import { needsCode, speedsFor, type VisaProcessing } from '#domain/visa/visa-fees.ts';
import { isCountry } from '#domain/visa/visa-question.ts';
import type { VisaRules } from '#domain/visa/visa-rules-today.ts';
import { arrivalRange, askFrom, inTime, verdictsOf, visaTripProblems } from '#domain/visa/visa-trip.ts';
import type { VisaFault } from '#machines/visa/visa-applicant/types.ts';
import type { VisaSearchBox } from '#machines/visa/visa-request/types.ts';

/** What was typed of the beginning; anything may still be missing. */
export type VisaStart = Omit<VisaSearchBox, 'days' | 'processing'> & { readonly days: string };

/** As it is asked for. How quickly is chosen later, beside the prices. */
export const searchBoxOf = ({ days, applicants, residence, entry, arrival }: VisaStart): VisaSearchBox => ({
  ...{ applicants, residence, entry, arrival },
  days: wholeNumber(days, 4) ?? 0,
  processing: 'normal',
});

/** A field of the contract as the page calls it: `applicants.1.nationality` is `nationality1`. */
export const startFault = ([field, code]: readonly [string, string]): VisaFault => ({
  field: field.replace(/^applicants\.(\d+)\.nationality$/, 'nationality$1'),
  code,
});

/** The day, YYYY-MM-DD in Tehran, and the rules of that day. */
export type VisaDay = { readonly today: string; readonly rules: VisaRules };

/** What a request cannot begin with, by the rules of the server. */
export const startFaults = (start: VisaStart, { today, rules }: VisaDay): VisaFault[] =>
  Object.entries(visaTripProblems(inTime(searchBoxOf(start), today, rules), today, rules)).map(startFault);

/**
 * What is asked for: as quickly as was chosen before, urgent where nothing else is in time. It can be changed beside the
 * prices.
 */
export const asked = (
  searchBox: VisaSearchBox,
  { today, rules }: VisaDay,
  processing: VisaProcessing = 'normal',
): VisaSearchBox => ({
  ...searchBox,
  processing: inTime({ ...searchBox, processing }, today, rules).processing,
});

/** Which arrivals are sold today; `askFrom`: the first day to ask for one that is later than the last. */
export type SoldArrivals = {
  readonly first: string;
  readonly last: string;
  readonly askFrom: (arrival: string) => string;
};

/** The arrivals for which a code can be promised today, as quickly as it is sold; null while a passport is missing. */
export function soldArrivals(start: VisaStart, { today, rules }: VisaDay): SoldArrivals | null {
  const trip = searchBoxOf(start);
  if (!isCountry(trip.residence) || !trip.applicants.every(({ nationality }) => isCountry(nationality))) return null;
  const verdicts = verdictsOf(trip, rules).filter(needsCode);
  if (verdicts.length === 0) return null;
  const [processing = 'normal'] = speedsFor(verdicts).toReversed();
  const { first, last } = arrivalRange({ processing }, verdicts, today);
  return { first, last, askFrom: (arrival) => askFrom(arrival, last, today) };
}

/** The passports of a group that need a guided tour, each country once; and whether others go along who need none. */
export function guidedIn(
  start: VisaStart,
  rules: VisaRules,
): { readonly nationalities: readonly string[]; readonly isMixed: boolean } {
  const trip = searchBoxOf(start);
  const verdicts = verdictsOf(trip, rules);
  const guided = trip.applicants.filter((_, index) => verdicts[index] === 'guidedTour');
  return {
    nationalities: [...new Set(guided.map(({ nationality }) => nationality))],
    isMixed: verdicts.some((verdict) => needsCode(verdict) && verdict !== 'guidedTour') && guided.length > 0,
  };
}
