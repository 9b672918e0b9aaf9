import { expect, test } from 'vitest';
import { HOUR_MS, MINUTE_MS, momentOf } from '#domain/core/time.ts';
import { coverAfter, dayProblems, daysFrom, endOf, firstDayInIran, lastDayOf } from '#domain/insurance/days.ts';

const TODAY = '2026-11-20';
const ask = (firstDay: string, days: number, isInIran = false) => dayProblems({ firstDay, days, isInIran }, TODAY);

test.each([
  ['2026-12-05', 13, '2026-12-17'],
  ['2026-12-05', 1, '2026-12-05'],
  ['2026-12-01', 92, '2027-03-02'],
  ['2028-02-28', 3, '2028-03-01'],
])('from %s on, %d days end with %s', (firstDay, days, lastDay) => {
  expect([lastDayOf(firstDay, days), daysFrom(firstDay, lastDay)]).toEqual([lastDay, days]);
});

test.each([
  ['', 7, { firstDay: 'required' }],
  ['2026-02-30', 7, { firstDay: 'date_invalid' }],
  ['2026-11-19', 7, { firstDay: 'date_in_past' }],
  ['2026-11-20', 1, {}],
  ['2027-11-20', 92, {}],
  ['2027-11-21', 1, { firstDay: 'first_day_far' }],
  ['2026-12-05', 0, { days: 'days_invalid' }],
  ['2026-12-05', 93, { days: 'days_invalid' }],
  ['2026-12-05', 1.5, { days: 'days_invalid' }],
] as const)('"%s" for %d days: %j', (firstDay, days, problems) => {
  expect(ask(firstDay, days)).toEqual(problems);
});

test('who is in Iran already names no first day', () => {
  expect([ask('', 7, true), ask('2020-01-01', 93, true)]).toEqual([{}, { days: 'days_invalid' }]);
});

test.each([
  ['2026-11-20', 12 * 60, '2026-11-23'],
  ['2026-11-20', 23 * 60 + 59, '2026-11-23'],
  ['2026-11-21', 0, '2026-11-24'],
])('a payment on %s, %d minutes after midnight in Tehran, covers from %s on', (day, minutes, firstDay) => {
  const paidAt = momentOf(day, minutes);
  expect([coverAfter(paidAt), firstDayInIran(paidAt)]).toEqual([paidAt + 72 * HOUR_MS, firstDay]);
});

test('a cover never begins before the 72 hours are over, nor a minute later', () => {
  const paidAt = momentOf(TODAY, 23 * 60 + 59) + 1;
  expect([coverAfter(paidAt), firstDayInIran(paidAt)]).toEqual([momentOf('2026-11-24'), '2026-11-24']);
  expect(coverAfter(paidAt) - paidAt - 72 * HOUR_MS).toBe(MINUTE_MS - 1);
});

test('the last day ends at midnight in Tehran', () => {
  expect(new Date(endOf('2026-12-17')).toISOString()).toBe('2026-12-17T20:30:00.000Z');
});
