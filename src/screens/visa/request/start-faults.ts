import { latinDigits } from '#domain/time.ts';
import { inTime, visaTripProblems } from '#domain/visa-trip.ts';
import type { VisaFault } from '#machines/visa-applicant/types.ts';
import type { VisaSearchBox } from '#machines/visa-request/types.ts';

/** What was typed of the beginning; anything may still be missing. */
export type VisaStart = Omit<VisaSearchBox, 'days' | 'processing'> & { readonly days: string };

/** As it is asked for. How quickly is chosen later, beside the prices. */
export const searchBoxOf = ({ days, ...start }: VisaStart): VisaSearchBox => ({
  ...start,
  days: /^\d{1,4}$/.test(latinDigits(days).trim()) ? Number(latinDigits(days)) : 0,
  processing: 'normal',
});

/** A field of the contract as the page calls it: `applicants.1.nationality` is `nationality1`. */
export const startFault = ([field, code]: readonly [string, string]): VisaFault => ({
  field: field.replace(/^applicants\.(\d+)\.nationality$/, 'nationality$1'),
  code,
});

/** What a request cannot begin with, by the rules of the server. `today`: YYYY-MM-DD. */
export function startFaults(start: VisaStart, today: string): VisaFault[] {
  const { nationalities, ...trip } = searchBoxOf(start);
  const applicants = nationalities.map((nationality) => ({ nationality }));
  return Object.entries(visaTripProblems(inTime({ ...trip, applicants }, today), today)).map(startFault);
}

/** What is asked for: urgent where nothing else is in time. How quickly can be changed beside the prices. */
export function asked(searchBox: VisaSearchBox, today: string): VisaSearchBox {
  const applicants = searchBox.nationalities.map((nationality) => ({ nationality }));
  return { ...searchBox, processing: inTime({ ...searchBox, applicants }, today).processing };
}
