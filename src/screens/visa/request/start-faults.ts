import { wholeNumber } from '#domain/core/whole-number.ts';
import { needsCode, speedsFor, type VisaProcessing } from '#domain/visa/visa-fees.ts';
import { isCountry } from '#domain/visa/visa-question.ts';
import type { VisaRules } from '#domain/visa/visa-rules-today.ts';
import { arrivalRange, askFrom, inTime, verdictsOf, visaTripProblems } from '#domain/visa/visa-trip.ts';
import type { VisaFault } from '#machines/visa/visa-applicant/types.ts';
import type { VisaSearchBox } from '#machines/visa/visa-request/types.ts';

/** Typed start values; any may be missing. */
export type VisaStart = Omit<VisaSearchBox, 'days' | 'processing'> & { readonly days: string };

/** As an API request. The speed is chosen later, beside the prices. */
export const searchBoxOf = ({ days, applicants, residence, entry, arrival }: VisaStart): VisaSearchBox => ({
  ...{ applicants, residence, entry, arrival },
  days: wholeNumber(days, 4) ?? 0,
  processing: 'normal',
});

/** Converts a contract field to the page's name: `applicants.1.nationality` → `nationality1`. */
export const startFault = ([field, code]: readonly [string, string]): VisaFault => ({
  field: field.replace(/^applicants\.(\d+)\.nationality$/, 'nationality$1'),
  code,
});

/** Today (YYYY-MM-DD in Tehran) and the rules of that day. */
export type VisaDay = { readonly today: string; readonly rules: VisaRules };

/** Why a request cannot start, by the server's rules. */
export const startFaults = (start: VisaStart, { today, rules }: VisaDay): VisaFault[] =>
  Object.entries(visaTripProblems(inTime(searchBoxOf(start), today, rules), today, rules)).map(startFault);

/** The request to send: the chosen speed, or urgent if nothing else is in time. It can be changed beside the prices. */
export const asked = (
  searchBox: VisaSearchBox,
  { today, rules }: VisaDay,
  processing: VisaProcessing = 'normal',
): VisaSearchBox => ({
  ...searchBox,
  processing: inTime({ ...searchBox, processing }, today, rules).processing,
});

/** Arrivals sold today; `askFrom`: the day from which later arrivals can be requested. */
export type SoldArrivals = {
  readonly first: string;
  readonly last: string;
  readonly askFrom: (arrival: string) => string;
};

/** Arrivals for which a code can be promised today at the fastest speed; null while a country is missing, or if nobody needs a code. */
export function soldArrivals(start: VisaStart, { today, rules }: VisaDay): SoldArrivals | null {
  const trip = searchBoxOf(start);
  if (!isCountry(trip.residence) || !trip.applicants.every(({ nationality }) => isCountry(nationality))) return null;
  const verdicts = verdictsOf(trip, rules).filter(needsCode);
  if (verdicts.length === 0) return null;
  const [processing = 'normal'] = speedsFor(verdicts).toReversed();
  const { first, last } = arrivalRange({ processing }, verdicts, today);
  return { first, last, askFrom: (arrival) => askFrom(arrival, last, today) };
}

/** Nationalities that need a guided tour, without duplicates; and whether others in the group need none. */
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
