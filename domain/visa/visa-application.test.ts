import { expect, test } from 'vitest';
import {
  askedFields,
  lastArrivalWith,
  passengerOfAnswers,
  passportNeededUntil,
  plainAnswers,
  problemsOnPage,
  VISA_PAGE_ORDER,
  type VisaAnswers,
  visaAnswerProblems,
} from '#domain/visa/visa-application.ts';

const RIGHT: VisaAnswers = {
  firstName: 'Anna',
  lastName: 'Muster',
  sex: 'female',
  birthDate: '1988-03-14',
  passportNumber: 'C01X00T47',
  passportCountry: 'DE',
  passportType: 'ordinary',
  passportIssue: '2025-05-01',
  passportExpiry: '2035-05-01',
  passportIssuePlace: 'Berlin',
  blankPages: 'yes',
  birthCountry: 'DE',
  birthCity: 'Hamburg',
  fatherName: 'Karl Muster',
  maritalStatus: 'married',
  homeCity: 'Berlin',
  emergencyContact: 'Waldemar Muster, +49 30 1234567',
  occupation: 'retired',
  entryCity: 'Tehran',
  itinerary: 'Tehran, Isfahan and Shiraz by train.',
  timesInIran: '0',
  collectAt: 'airport',
  collectPlace: 'IKA',
  noIsraeliPassport: 'yes',
  notPress: 'yes',
  truth: 'yes',
  consent: 'yes',
};
const CASE = { nationality: 'DE', verdict: 'airportCode', arrival: '2027-01-20', today: '2026-12-01' } as const;
const problems = (change: VisaAnswers, of: Partial<Parameters<typeof visaAnswerProblems>[1]> = {}) =>
  visaAnswerProblems({ ...RIGHT, passportCountry: of.nationality ?? CASE.nationality, ...change }, { ...CASE, ...of });

test('what is right has no problem, and of an empty form every page but the pictures has some', () => {
  expect(problems({})).toEqual({});
  const empty = visaAnswerProblems({}, CASE);
  const pages = VISA_PAGE_ORDER.filter((page) => problemsOnPage(page, empty).length > 0);
  expect(pages).toEqual(VISA_PAGE_ORDER.filter((page) => page !== 'photo'));
});

test.each<[VisaAnswers, Record<string, string>]>([
  [{ firstName: 'Änna' }, {}],
  [{ firstName: 'Анна' }, { firstName: 'not_latin' }],
  [{ firstName: 'A'.repeat(41) }, { firstName: 'name_long' }],
  [{ fatherName: 'Müller' }, {}],
  [{ fatherName: 'Мюллер' }, { fatherName: 'text_not_latin' }],
  [{ fatherName: 'A'.repeat(101) }, { fatherName: 'text_long' }],
  [{ passportType: 'service' }, { passportType: 'passport_kind' }],
  [{ passportCountry: 'FR' }, { passportCountry: 'other_passport' }],
  [{ otherNationality: 'IR' }, { otherNationality: 'nationality_refused' }],
  [{ otherNationality: 'IL' }, { otherNationality: 'nationality_refused' }],
  [{ blankPages: 'no' }, { blankPages: 'pages_needed' }],
  [{ passportExpiry: '2027-07-19' }, { passportExpiry: 'passport_ends_early' }],
  [{ passportIssue: '1980-01-01' }, { passportIssue: 'passport_issued_late' }],
  [{ passportIssue: '2026-12-02' }, { passportIssue: 'date_in_future' }],
  [{ sex: 'x' }, { sex: 'choice_needed' }],
  [{ otherNationality: 'XX' }, { otherNationality: 'country_invalid' }],
  [{ emergencyContact: 'Waldemar' }, { emergencyContact: 'phone_invalid' }],
  [{ emergencyContact: 'Waldemar, 030 1234567' }, { emergencyContact: 'phone_no_country' }],
  [{ timesInIran: 'often' }, { timesInIran: 'number_invalid' }],
  [{ timesInIran: '2' }, { lastVisit: 'required' }],
  [{ collectPlace: 'XYZ' }, { collectPlace: 'place_unknown' }],
  [{ collectAt: 'consulate' }, { collectPlace: 'place_unknown' }],
  [{ consent: '' }, { consent: 'declaration_needed' }],
  [
    { occupation: 'employed' },
    { jobTitle: 'required', employer: 'required', workCity: 'required', workAddress: 'required' },
  ],
])('%j is told by field', (change, expected) => {
  expect(problems(change)).toEqual(expected);
});

test('the passport of the beginning is the one of the form until another country is chosen', () => {
  const { passportCountry: _, ...unnamed } = RIGHT;
  expect(visaAnswerProblems(unnamed, CASE)).toEqual({});
  expect(passengerOfAnswers(unnamed, CASE).passportCountry).toBe('DE');
  expect(problems({ passportCountry: '' })).toEqual({ passportCountry: 'required' });
});

test('a passport that is good for six months to the day does, and the last arrival for another is told', () => {
  expect(passportNeededUntil('2027-01-20')).toBe('2027-07-20');
  expect(problems({ passportExpiry: '2027-07-20' })).toEqual({});
  expect(lastArrivalWith('2027-07-19')).toBe('2027-01-19');
});

test('a text may have the dashes, quotes and blanks of a phone, a name too, and one place is a trip', () => {
  expect(problems({ itinerary: 'Tehran' })).toEqual({});
  expect(problems({ lastName: 'O’Brien' })).toEqual({});
  const typed = { fatherName: 'Karl–Heinz', birthCity: 'Sant’Agata', homeCity: 'New\u00A0York' };
  expect(problems(typed)).toEqual({});
  expect(plainAnswers(typed)).toEqual({ fatherName: 'Karl-Heinz', birthCity: "Sant'Agata", homeCity: 'New York' });
  expect(passengerOfAnswers({ lastName: 'O’Brien' }, CASE).lastName).toBe("O'Brien");
});

test('an airport desk is no choice where the passport gets none', () => {
  const consulate = { verdict: 'consulateCode' } as const;
  expect(problems({}, consulate)).toEqual({ collectAt: 'choice_needed' });
  expect(problems({ collectAt: 'consulate', collectPlace: 'Berlin' }, consulate)).toEqual({});
});

test('who comes with a guide names one and tells a life', () => {
  const guided = { verdict: 'guidedTour', nationality: 'US' } as const;
  const atConsulate = { collectAt: 'consulate', collectPlace: 'Berlin' };
  expect(problems(atConsulate, guided)).toEqual({ guide: 'guide_needed', cv: 'required' });
  const answered = { ...atConsulate, guide: 'Beispiel Tours' };
  expect(problems({ ...answered, cv: 'teacher' }, guided)).toEqual({ cv: 'text_short' });
  expect(problems({ ...answered, cv: '1990–2010 Lehrer an der Schule in Berlin, dann Rentner' }, guided)).toEqual({});
});

test("nationals of Arab countries are asked for the grandfather's name, and nobody else", () => {
  expect(problems({}, { nationality: 'JO' })).toEqual({ grandfatherName: 'required' });
  expect(askedFields(RIGHT, { nationality: 'DE', verdict: 'airportCode' }).has('grandfatherName')).toBe(false);
});
