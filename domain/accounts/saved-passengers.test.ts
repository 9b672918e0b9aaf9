import { expect, test } from 'vitest';
import { passportState, type SavedPassengerInput, savedPassengerProblems } from '#domain/accounts/saved-passengers.ts';
import { passengerKeptUntil } from '#domain/core/retention.ts';

const TODAY = '2026-11-20';
const anna: SavedPassengerInput = {
  isMe: true,
  title: 'MS',
  firstName: 'Anna',
  lastName: 'Keller',
  birthDate: '1988-03-14',
  nationality: 'DE',
  passportNumber: 'C01X00T47',
  passportCountry: 'DE',
  passportExpiry: '2034-08-21',
};

test('a whole passenger can be saved, and an empty number keeps the saved one', () => {
  expect(savedPassengerProblems(anna, { today: TODAY, hasNumber: false })).toEqual({});
  const kept = { ...anna, passportNumber: ' ' };
  expect(savedPassengerProblems(kept, { today: TODAY, hasNumber: true })).toEqual({});
  expect(savedPassengerProblems(kept, { today: TODAY, hasNumber: false })).toEqual({ passportNumber: 'required' });
});

test('every field that cannot stay is named', () => {
  const empty = Object.fromEntries(Object.keys(anna).map((key) => [key, ''])) as unknown as SavedPassengerInput;
  expect(savedPassengerProblems(empty, { today: TODAY, hasNumber: true })).toEqual({
    title: 'required',
    firstName: 'required',
    lastName: 'required',
    birthDate: 'required',
    nationality: 'required',
    passportCountry: 'required',
    passportExpiry: 'required',
  });
  const wrong = {
    ...anna,
    firstName: 'آنا',
    birthDate: '2026-11-21',
    passportNumber: 'C-1',
    passportExpiry: '2034-02-30',
  };
  expect(savedPassengerProblems(wrong, { today: TODAY, hasNumber: true })).toEqual({
    firstName: 'not_latin',
    birthDate: 'date_in_future',
    passportNumber: 'passport_invalid',
    passportExpiry: 'date_invalid',
  });
});

test('a passport that ended can be saved for a year, in which it is kept', () => {
  const problemsOf = (passportExpiry: string) =>
    savedPassengerProblems({ ...anna, passportExpiry }, { today: TODAY, hasNumber: false });
  expect(['2025-11-19', '2025-11-20'].map(problemsOf)).toEqual([{ passportExpiry: 'passport_expired' }, {}]);
  expect(passengerKeptUntil('2025-11-20')).toBe(TODAY);
});

test('a passport is over the day after its last day, and ends soon for six months before', () => {
  const days = ['2026-11-19', '2026-11-20', '2027-05-19', '2027-05-20'];
  expect(days.map((day) => passportState(day, TODAY))).toEqual(['over', 'soon', 'soon', 'good']);
});
