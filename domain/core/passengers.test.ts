import { expect, test } from 'vitest';
import { detailsOf, emptyDraft, type PassengerDetails, passengerProblems } from '#domain/core/passengers.ts';
import { dayFromParts } from '#domain/core/person.ts';
import { expectFields } from '#domain/core/testing/expect-fields.ts';

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
  expect(problemOf('child', '2014-12-06')).toBeUndefined(); // 12 before the return flight: the fare changes, it is not an error
  expect(problemOf('child', '2024-12-06')).toBe('age_not_child');
  expect(problemOf('infant', '2024-12-06')).toBeUndefined();
  expect(problemOf('infant', '2024-12-05')).toBe('age_not_infant');
  expect(problemOf('infant', '2026-11-21')).toBe('date_in_future');
});

test('a passport is good to the last flight, and has letters and digits only', () => {
  const problemsOf = (passportNumber: string, passportExpiry: string) =>
    passengerProblems(details({ passportNumber, passportExpiry }), TRIP);
  expect(problemsOf('C01X00T47', '2026-12-09')).toEqual({});
  expect(problemsOf('C01X0_0K92', '2026-12-08')).toEqual({
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
  expect(['Mr John', 'mrs. Anna', 'Mira', 'Missy'].map(problemOf)).toEqual([
    'name_with_title',
    'name_with_title',
    undefined,
    undefined,
  ]);
  expect(["Anna-Maria O'Neil", 'Jürgen', 'آنا', 'Anna  Maria', 'A'.repeat(41)].map(problemOf)).toEqual([
    undefined,
    undefined,
    'not_latin',
    undefined,
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

test('each wrong day says in its own way why it is none', () => {
  const problemOf = (day: string, month: string, year: string) => {
    const birthDate = dayFromParts({ day, month, year });
    return passengerProblems(details({ birthDate }), TRIP)['passengers.0.birthDate'];
  };
  expect(problemOf('25', '6', '1359')).toBe('date_persian_year');
  expect(problemOf('31', '2', '1359')).toBe('date_persian_year'); // 31 Ordibehesht exists only in the Persian calendar
  expect(problemOf('1', '1', '80')).toBe('date_short_year');
  expect(problemOf('1', '1', '1880')).toBe('date_too_early');
  expect(problemOf('5', '13', '1980')).toBe('date_invalid');
  expect(problemOf('', '3', '1980')).toBe('date_incomplete');
  expect(problemOf('1', 'Mai', '1980')).toBe('date_incomplete');
  expect(problemOf('۱۲', '۰۶', '۱۹۸۰')).toBeUndefined();
  expect(problemOf('١٢', '٠٦', '١٩٨٠')).toBeUndefined();
  expect(passengerProblems(details({ passportExpiry: '2101-01-01' }), TRIP)).toEqual({
    'passengers.0.passportExpiry': 'date_too_late',
  });
});

test('an airline is given the country code of a phone, written as people write it', () => {
  const problemOf = (phone: string) => passengerProblems({ ...details({}), phone }, TRIP).phone;
  expect(['+49 151 23456789', '0049 170 1234567', '00 98-912-345-6789', '+۹۸ ۹۱۲ ۳۴۵ ۶۷۸۹'].map(problemOf)).toEqual(
    Array.from({ length: 4 }, () => undefined),
  );
  expect(['0170 1234567', '0912 345 6789', '12345678', '+0170 1234567', 'call me'].map(problemOf)).toEqual([
    'phone_no_country',
    'phone_no_country',
    'phone_no_country',
    'phone_no_country',
    'phone_invalid',
  ]);
});

test('what was typed goes out as the ticket has it: names in A to Z, digits as 0 to 9, a passport number in one piece', () => {
  const draft = emptyDraft({ adult: 1, child: 0, infant: 0 });
  const typed = draft.passengers.map((one) => ({
    ...one,
    firstName: ' Jürgen André ',
    lastName: 'کلر',
    passportNumber: ' c۰۱ x۰۰-t۴۷',
  }));
  expectFields(detailsOf({ ...draft, passengers: typed }).passengers[0], {
    firstName: 'Juergen Andre',
    lastName: 'کلر',
    passportNumber: 'C01X00T47',
  });
});
