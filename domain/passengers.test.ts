import { expect, test } from 'vitest';
import { detailsOf, emptyDraft, type PassengerDetails, passengerProblems } from '#domain/passengers.ts';
import { dayFromParts } from '#domain/person.ts';

const TRIP = { days: ['2026-12-05', '2026-12-09'], today: '2026-11-20' };
const ANNA = {
  ageClass: 'adult',
  title: 'MS',
  firstName: 'Anna Maria',
  lastName: 'Keller',
  birthDate: '1988-03-14',
  nationality: 'DE',
  passportNumber: 'C01X00T47',
  passportCountry: 'DE',
  passportExpiry: '2031-08-21',
} as const;
const details = (...passengers: Partial<PassengerDetails['passengers'][number]>[]): PassengerDetails => ({
  email: 'anna@example.org',
  phone: '+49 151 23456789',
  passengers: passengers.map((change) => ({ ...ANNA, ...change })),
});

test('a correct traveller has no problem', () => {
  expect(passengerProblems(details({}), TRIP)).toEqual({});
});

test('an empty form names every field', () => {
  expect(passengerProblems(detailsOf(emptyDraft({ adult: 1, child: 0, infant: 0 })), TRIP)).toEqual({
    'passengers.0.title': 'required',
    'passengers.0.firstName': 'required',
    'passengers.0.lastName': 'required',
    'passengers.0.birthDate': 'required',
    'passengers.0.nationality': 'required',
    'passengers.0.passportNumber': 'required',
    'passengers.0.passportCountry': 'required',
    'passengers.0.passportExpiry': 'required',
    email: 'required',
    phone: 'required',
  });
});

test('the age class is the age on the day of the first flight', () => {
  const problemOf = (ageClass: 'adult' | 'child' | 'infant', birthDate: string) =>
    passengerProblems(details({ ageClass, birthDate }), TRIP)['passengers.0.birthDate'];
  expect(problemOf('adult', '2014-12-05')).toBeUndefined(); // turns 12 that day
  expect(problemOf('adult', '2014-12-06')).toBe('age_not_adult');
  expect(problemOf('child', '2014-12-06')).toBeUndefined(); // 12 before the way back: the fare follows, not a refusal
  expect(problemOf('child', '2024-12-06')).toBe('age_not_child');
  expect(problemOf('infant', '2024-12-06')).toBeUndefined();
  expect(problemOf('infant', '2024-12-05')).toBe('age_not_infant');
  expect(problemOf('infant', '2026-11-21')).toBe('date_in_future');
});

test('a passport is good to the last flight, and written without spaces', () => {
  const problemsOf = (passportNumber: string, passportExpiry: string) =>
    passengerProblems(details({ passportNumber, passportExpiry }), TRIP);
  expect(problemsOf('C01X00T47', '2026-12-09')).toEqual({});
  expect(problemsOf('C01X0 0K92', '2026-12-08')).toEqual({
    'passengers.0.passportNumber': 'passport_invalid',
    'passengers.0.passportExpiry': 'passport_expired',
  });
});

test('the same passport and the same person are named at the later traveller', () => {
  expect(passengerProblems(details({}, { firstName: 'Jonas' }), TRIP)).toEqual({
    'passengers.1.passportNumber': 'same_passport',
  });
  expect(passengerProblems(details({}, { passportNumber: 'C01X00K92' }), TRIP)).toEqual({
    'passengers.1.firstName': 'same_person',
  });
});

test('names are Latin letters', () => {
  const problemOf = (firstName: string) => passengerProblems(details({ firstName }), TRIP)['passengers.0.firstName'];
  expect(["Anna-Maria O'Neil", 'Jürgen', 'آنا', 'Anna  Maria', 'A'.repeat(41)].map(problemOf)).toEqual([
    undefined,
    'not_latin',
    'not_latin',
    'not_latin',
    'too_long',
  ]);
});

test('three boxes make a day, or something that is none', () => {
  expect(dayFromParts({ day: '5', month: '3', year: '1988' })).toBe('1988-03-05');
  expect(dayFromParts({ day: '', month: '', year: '' })).toBe('');
  expect(
    passengerProblems(details({ birthDate: dayFromParts({ day: '31', month: '2', year: '1988' }) }), TRIP),
  ).toEqual({
    'passengers.0.birthDate': 'date_invalid',
  });
});
