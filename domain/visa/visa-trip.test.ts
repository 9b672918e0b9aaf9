import { expect, test } from 'vitest';
import { NO_CORRECTIONS } from '#domain/core/facts/corrections.ts';
import { visaRulesOn } from '#domain/visa/visa-rules-today.ts';
import {
  arrivalRange,
  inTime,
  placesIn,
  type VisaMember,
  type VisaTrip,
  verdictsOf,
  visaTripProblems,
} from '#domain/visa/visa-trip.ts';

const TODAY = '2026-12-01';
const RULES = visaRulesOn(TODAY, NO_CORRECTIONS);
const TRIP: VisaTrip = {
  applicants: [{ nationality: 'DE' }],
  residence: 'DE',
  entry: 'airport',
  arrival: '2027-01-20',
  days: 10,
  processing: 'normal',
};
const problems = (change: Partial<VisaTrip>) => visaTripProblems({ ...TRIP, ...change }, TODAY, RULES);

test.each<[Partial<VisaTrip>, Record<string, string>]>([
  [{}, {}],
  [
    { applicants: [{ nationality: '' }, { nationality: 'XX' }] },
    { 'applicants.0.nationality': 'required', 'applicants.1.nationality': 'country_invalid' },
  ],
  [{ residence: 'QQ' }, { residence: 'country_invalid' }],
  [{ days: 0 }, { days: 'number_invalid' }],
  [{ days: 91 }, { days: 'visa_stay_too_long' }],
  [{ arrival: '2027-02-30' }, { arrival: 'date_invalid' }],
  [{ arrival: '27-01-20' }, { arrival: 'date_short_year' }],
  [{ arrival: '2026-11-30' }, { arrival: 'date_in_past' }],
  [
    { processing: 'urgent', applicants: [{ nationality: 'DE' }, { nationality: 'US' }] },
    { processing: 'choice_needed' },
  ],
  [{ arrival: '2026-12-15' }, { arrival: 'arrival_too_soon' }],
  [{ arrival: '2026-12-16' }, {}],
  [{ arrival: '2027-03-01' }, {}],
  [{ arrival: '2027-03-02' }, { arrival: 'arrival_too_far' }],
  [{ entry: 'land', arrival: '2026-12-22' }, { arrival: 'arrival_too_soon' }],
  [{ entry: 'land', arrival: '2026-12-23' }, {}],
  [
    { applicants: [{ nationality: 'TR' }, { nationality: 'AM' }] },
    { 'applicants.0.nationality': 'no_code_needed', 'applicants.1.nationality': 'no_code_needed' },
  ],
  [{ applicants: [{ nationality: 'TR' }, { nationality: 'DE' }] }, {}],
  [{ applicants: [{ nationality: 'AE' }] }, { 'applicants.0.nationality': 'no_code_needed' }],
  [{ applicants: [{ nationality: 'AE', hasUsedExemption: true }] }, {}],
])('%j', (change, expected) => {
  expect(problems(change)).toEqual(expected);
});

test('urgent reaches an earlier arrival; a guide makes it later for all', () => {
  expect(arrivalRange({ processing: 'urgent' }, ['airportCode'], TODAY).first).toBe('2026-12-07');
  expect(arrivalRange({ processing: 'urgent' }, ['airportCode', 'guidedTour'], TODAY).first > '2027-01-20').toBe(true);
});

test('each of a mixed group has a verdict of their own', () => {
  const applicants = ['DE', 'TR', 'US', 'IR'].map((nationality) => ({ nationality }));
  expect(verdictsOf({ ...TRIP, applicants }, RULES)).toEqual(['airportCode', 'exempt', 'guidedTour', 'impossible']);
});

test('an arrival that only urgent reaches begins as urgent; what neither reaches, or nobody sells, stays', () => {
  const speed = (change: Partial<VisaTrip>) => inTime({ ...TRIP, ...change }, TODAY, RULES).processing;
  expect(speed({ arrival: '2026-12-16' })).toBe('normal');
  expect(speed({ arrival: '2026-12-15' })).toBe('urgent');
  expect(speed({ arrival: '2026-12-02' })).toBe('normal');
  expect(speed({ arrival: '2026-12-15', applicants: [{ nationality: 'US' }] })).toBe('normal');
});

test.each<[string, readonly (number | null)[], number, readonly number[]]>([
  ['a new group counts from the first', [null, null], -1, [0, 1]],
  ['who stays keeps their place, who comes along gets the next', [0, 2, null], 2, [0, 2, 3]],
  ['the place of who goes is not given to who comes', [0, null], 1, [0, 2]],
  ['nor is that of who went long ago', [0, null], 4, [0, 5]],
  ['after the last place, the first free one', [1, 8, null, null], 8, [1, 8, 0, 2]],
  ['nine new people', Array(9).fill(null), 0, [1, 2, 3, 4, 5, 6, 7, 8, 0]],
])('%s', (_, group, lastPlace, places) => {
  const members = group.map((position): VisaMember => ({ nationality: 'DE', ...(position !== null && { position }) }));
  expect(placesIn(members, lastPlace)).toEqual(places);
});
