import { expect, test } from 'vitest';
import type { PassengerDetails } from '#domain/core/passengers.ts';
import { clockIn, dayIn, isTimeZone, momentIn } from '#domain/core/zoned-time.ts';
import { freeUntil, percentBack, refundSteps } from '#domain/hotels/hotel-cancellation.ts';
import { ageClassOf, ageOf, emptyGuests, guestProblems } from '#domain/hotels/hotel-guests.ts';
import { genderOf, hotelTypeOf, titleOf } from '#domain/hotels/hotel-type.ts';

const stay = { zone: 'Asia/Tehran', checkIn: '2026-12-05', checkInFrom: '14:00' };
const at = (text: string) => Date.parse(text);

test('"ir" in any case is at home, everything else is not', () => {
  expect(['ir', 'IR', 'Ir', 'iR'].map(hotelTypeOf)).toEqual(Array(4).fill('domestic-hotel'));
  expect(['tr', '', 'iran', 'irr', 'İR'].map(hotelTypeOf)).toEqual(Array(5).fill('hotel'));
});

test('MR is male and MS is female, and back', () => {
  expect((['MR', 'MS'] as const).map(genderOf)).toEqual(['male', 'female']);
  expect((['male', 'female'] as const).map(titleOf)).toEqual(['MR', 'MS']);
});

test('a day and a clock of a zone are a moment, across a change of clocks too', () => {
  expect(momentIn('Asia/Tehran', '2026-12-03', 720)).toBe(at('2026-12-03T12:00+03:30'));
  expect(momentIn('Asia/Dubai', '2026-12-03', 720)).toBe(at('2026-12-03T12:00+04:00'));
  expect(momentIn('Europe/Berlin', '2027-03-28', 0)).toBe(at('2027-03-28T00:00+01:00'));
  expect(momentIn('Europe/Berlin', '2027-03-28', 720)).toBe(at('2027-03-28T12:00+02:00'));
  expect(momentIn('America/New_York', '2026-11-01', 720)).toBe(at('2026-11-01T12:00-05:00'));
  expect([dayIn('Asia/Dubai', at('2026-12-02T21:00Z')), clockIn('Asia/Dubai', at('2026-12-02T21:05Z'))]).toEqual([
    '2026-12-03',
    '01:05',
  ]);
  expect(['Asia/Yerevan', 'Mars/Olympus', ''].map(isTimeZone)).toEqual([true, false, false]);
});

test('what comes back falls step by step, and nothing does once the stay begins', () => {
  const steps = refundSteps(
    [
      { daysBefore: 1, clock: '12:00', percent: 50 },
      { daysBefore: 2, clock: '00:00', percent: 100 },
    ],
    stay,
  );
  expect(steps).toEqual([
    { until: at('2026-12-03T00:00+03:30'), percent: 100 },
    { until: at('2026-12-04T12:00+03:30'), percent: 50 },
    { until: at('2026-12-05T14:00+03:30'), percent: 0 },
  ]);
  const moments = [
    '2026-12-02T23:59:59.999+03:30',
    '2026-12-03T00:00+03:30',
    '2026-12-04T12:00+03:30',
    '2026-12-06T00:00+03:30',
  ];
  expect(moments.map((moment) => percentBack(steps, at(moment)))).toEqual([100, 50, 0, 0]);
  expect(freeUntil(steps, at('2026-12-01T00:00Z'))).toBe(at('2026-12-03T00:00+03:30'));
  expect(freeUntil(steps, at('2026-12-03T00:00+03:30'))).toBeNull();
});

test('a rate without rules gives nothing back, and a rule that ends after the arrival ends with it', () => {
  expect(refundSteps([], stay)).toEqual([{ until: at('2026-12-05T14:00+03:30'), percent: 0 }]);
  expect(refundSteps([{ daysBefore: 0, clock: '23:00', percent: 80 }], stay)).toEqual([
    { until: at('2026-12-05T14:00+03:30'), percent: 80 },
  ]);
});

const places = [
  { room: 0, isAdult: true, age: 30 },
  { room: 0, isAdult: false, age: 8 },
];
const guest = (firstName: string, age: string, change = {}) => ({
  ...{ ageClass: 'adult' as const, title: 'MS', firstName, lastName: 'Keller', birthDate: '', nationality: 'DE' },
  ...{ passportNumber: '', passportCountry: '', passportExpiry: '', age, ...change },
});
const details = (change: Partial<PassengerDetails> = {}): PassengerDetails => ({
  email: 'anna@example.org',
  phone: '+49 151 23456789',
  passengers: [guest('Anna', '34'), guest('Mia', '۸', { ageClass: 'child', nationality: '' })],
  answers: { arrival: '17-18', wishes: 'No nuts for Mia.' },
  ...change,
});
const problems = (change: Partial<PassengerDetails> = {}) =>
  guestProblems(details(change), { places, minGuestAge: 18, today: '2026-11-21' });

test('guests need a name, a title and an age; only the first says its nationality', () => {
  expect(problems()).toEqual({});
  expect(
    problems({ passengers: [guest('', '', { title: '', nationality: '' }), guest('Mia', '8', { ageClass: 'child' })] }),
  ).toEqual({
    'passengers.0.title': 'required',
    'passengers.0.firstName': 'required',
    'passengers.0.age': 'required',
    'passengers.0.nationality': 'required',
  });
});

test('an adult is over 12 and the first one of age; a child may be another age than was searched, not an adult', () => {
  const ages = (adult: string, child: string, ageClass = 'child') =>
    problems({ passengers: [guest('Anna', adult), guest('Mia', child, { ageClass })] });
  expect(ages('17', '9')).toEqual({ 'passengers.0.age': 'age_too_young' });
  expect(ages('12', '9')['passengers.0.age']).toBe('guest_age_not_adult');
  expect(ages('34', '12')).toEqual({});
  expect(ages('34', '13', 'adult')).toEqual({ 'passengers.1.age': 'guest_age_not_as_searched' });
  expect(ages('34', '8', 'adult')).toEqual({ 'passengers.1.ageClass': 'invalid' });
  expect(ages('34.5', '1e1')).toEqual({
    'passengers.0.age': 'guest_age_invalid',
    'passengers.1.age': 'guest_age_invalid',
  });
});

test('the same guest twice, one too few, a strange arrival and a long wish are refused where they are', () => {
  const twins = [guest('Anna', '34'), guest('Anna', '34', { ageClass: 'adult' })];
  expect(problems({ passengers: twins })['passengers.1.firstName']).toBe('same_person');
  expect(problems({ passengers: [guest('Anna', '34')] })).toEqual({ passengers: 'invalid' });
  expect(problems({ answers: { arrival: '5pm', wishes: 'x'.repeat(301) } })).toEqual({
    'answers.arrival': 'arrival_invalid',
    'answers.wishes': 'too_long',
  });
  expect(['', 'later', '00-01', '23-24'].map((arrival) => problems({ answers: { arrival } }))).toEqual([
    {},
    {},
    {},
    {},
  ]);
});

test('an empty form has the ages of the children that were searched', () => {
  expect(emptyGuests(places).passengers.map(({ ageClass, age }) => [ageClass, age])).toEqual([
    ['adult', ''],
    ['child', '8'],
  ]);
  expect([ageOf(' ١٢ '), ageOf('0'), ageOf('-1'), ageOf(undefined)]).toEqual([12, 0, Number.NaN, Number.NaN]);
  expect([12, 13].map(ageClassOf)).toEqual(['child', 'adult']);
});
