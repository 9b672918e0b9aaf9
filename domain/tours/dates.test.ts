import { expect, test } from 'vitest';
import { momentOf } from '#domain/core/time.ts';
import {
  bookableDays,
  dayProblem,
  decidedOn,
  endOf,
  endOfDay,
  firstSoldDay,
  isOnSale,
  nameUntil,
  restDueDay,
  restDueFor,
  restDueOn,
  runsOn,
  salesEndOn,
  settlesOn,
  takesDeposit,
} from '#domain/tours/dates.ts';

test('the days of a journey, as a calendar counts them', () => {
  const start = '2027-04-10';
  expect([settlesOn(start), restDueOn(start), decidedOn(start), salesEndOn(start), nameUntil(start)]).toEqual([
    '2027-02-09',
    '2027-03-11',
    '2027-03-20',
    '2027-04-05',
    '2027-03-11',
  ]);
  expect(endOf(start, 8)).toBe('2027-04-17');
  // A leap day lies between.
  expect([settlesOn('2028-03-15'), restDueOn('2028-03-15')]).toEqual(['2028-01-15', '2028-02-14']);
});

test('a day ends at midnight in Tehran', () => {
  expect(new Date(endOfDay('2027-04-05')).toISOString()).toBe('2027-04-05T20:30:00.000Z');
});

test.each([
  ['certain long before', '2027-01-01', '2027-03-11'],
  ['certain three days before', '2027-03-08', '2027-03-11'],
  ['certain two days before', '2027-03-09', '2027-03-12'],
  ['certain on the last day', '2027-03-20', '2027-03-23'],
  ['not certain yet', null, '2027-03-23'],
])('the rest is never due before a departure is certain, then with three days: %s', (_name, certainOn, due) => {
  expect(restDueDay('2027-04-10', certainOn)).toBe(due);
});

test.each([
  ['their own places make it certain', { group: 4, certainAt: null }, '2027-03-11'],
  ['others are still needed', { group: 3, certainAt: null }, '2027-03-23'],
  ['it is certain, whoever left', { group: 2, certainAt: momentOf('2027-01-01') }, '2027-03-11'],
])('who books is told the day to pay the rest: %s', (_name, booked, due) => {
  const start = '2027-04-10';
  expect(restDueFor({ start, leastToRun: 4, ...booked }, momentOf('2027-02-01'))).toBe(due);
});

test('a deposit confirms a journey that is booked more than 30 days before', () => {
  expect([takesDeposit('2027-04-10', '2027-03-10'), takesDeposit('2027-04-10', '2027-03-11')]).toEqual([true, false]);
});

test.each([
  ['certain', true, '2027-04-06'],
  ['not certain', false, '2027-03-21'],
])('a departure that is %s is sold until the last minute of its last day in Tehran', (_name, isCertain, dayAfter) => {
  const end = momentOf(dayAfter);
  expect([isOnSale('2027-04-10', isCertain, end - 1), isOnSale('2027-04-10', isCertain, end)]).toEqual([true, false]);
});

const RUNS = {
  weekdays: ['sat', 'sun', 'mon', 'tue', 'wed', 'thu'] as ('sat' | 'sun' | 'mon' | 'tue' | 'wed' | 'thu' | 'fri')[],
  from: '2027-01-01',
  to: '2027-11-30',
  not: ['2027-02-28'],
};

test.each([
  ['2027-01-02', true],
  ['2027-01-01', false],
  ['2026-12-31', false],
  ['2027-02-27', true],
  ['2027-02-28', false],
  ['2027-11-30', true],
  ['2027-12-01', false],
])('a day tour goes on %s: %s', (day, goes) => {
  expect(runsOn(RUNS, day)).toBe(goes);
});

test.each([
  ['', '2027-01-10', 'required'],
  ['2027-02-30', '2027-01-10', 'date_invalid'],
  ['2027-01-09', '2027-01-10', 'date_in_past'],
  ['2027-01-11', '2027-01-10', 'too_soon'],
  ['2027-01-12', '2027-01-10', undefined],
  ['2027-01-15', '2027-01-10', 'day_not_run'],
  ['2027-02-28', '2027-01-10', 'day_not_run'],
  ['2027-12-01', '2027-01-10', 'date_too_far'],
])('"%s" asked on %s: %s', (day, today, problem) => {
  expect(dayProblem(RUNS, day, today)).toBe(problem);
});

test('the days to choose from begin two days ahead and leave out those on which it does not go', () => {
  expect(firstSoldDay(RUNS, '2026-11-25')).toBe('2027-01-01');
  expect(bookableDays(RUNS, '2027-02-24')).toEqual(expect.arrayContaining(['2027-02-27', '2027-03-01', '2027-11-30']));
  expect(bookableDays(RUNS, '2027-02-24').slice(0, 3)).toEqual(['2027-02-27', '2027-03-01', '2027-03-02']);
  expect(bookableDays(RUNS, '2027-11-29')).toEqual([]);
  expect(bookableDays(RUNS, '2027-11-28')).toEqual(['2027-11-30']);
});
