import { expect, test } from 'vitest';
import { savedPassengers } from '#machines/accounts/passenger-book/fixtures.ts';
import { filledWith, fitting, toSave } from '#src/screens/core/passengers/saved-passenger.ts';

const [anna, jonas, mia] = savedPassengers;
if (!anna || !jonas || !mia) throw new Error('The book has three people');

test('a place is offered to those of its age on the first flight day', () => {
  expect(fitting(savedPassengers, { ageClass: 'adult' }, '2026-12-05')).toEqual([anna, jonas]);
  expect(fitting(savedPassengers, { ageClass: 'child' }, '2026-12-05')).toEqual([mia]);
  expect(fitting(savedPassengers, { ageClass: 'adult' }, '2026-12-09')).toEqual([anna, jonas, mia]);
});

test('the form is filled with all but the number, which stays with the server', () => {
  expect(filledWith(jonas)).toEqual({
    title: 'MR',
    firstName: 'Jonas',
    lastName: 'Keller',
    birthDate: { year: '1986', month: '11', day: '02' },
    nationality: 'DE',
    passportNumber: '',
    passportCountry: 'DE',
    passportExpiry: { year: '2027', month: '02', day: '03' },
    savedPassengerId: jonas.passengerId,
  });
});

test('what was typed is saved as a passport writes it', () => {
  const typed = {
    ...filledWith(jonas),
    ageClass: 'adult' as const,
    firstName: ' Jonas ',
    passportNumber: ' c01x00k92 ',
  };
  expect(toSave(typed)).toEqual({
    isMe: false,
    title: 'MR',
    firstName: 'Jonas',
    lastName: 'Keller',
    birthDate: '1986-11-02',
    nationality: 'DE',
    passportNumber: 'C01X00K92',
    passportCountry: 'DE',
    passportExpiry: '2027-02-03',
  });
});
