import { expect, test } from 'vitest';
import { isWorkingDay, workingDayAfter } from '#domain/core/working-days.ts';

test('Thursdays, Fridays and public holidays are no working days', () => {
  // Saturday 28 November to Friday 4 December 2026.
  const week = ['2026-11-28', '2026-11-29', '2026-11-30', '2026-12-01', '2026-12-02', '2026-12-03', '2026-12-04'];
  expect(week.map(isWorkingDay)).toEqual([true, true, true, true, true, false, false]);
  expect(['2026-12-23', '2027-06-14', '2027-02-08'].map(isWorkingDay)).toEqual([false, false, true]);
});

test('the day itself is not counted, and a weekend lies between', () => {
  expect(workingDayAfter('2026-12-01', 1)).toBe('2026-12-02');
  expect(workingDayAfter('2026-12-02', 1)).toBe('2026-12-05');
  expect(workingDayAfter('2026-12-02', 0)).toBe('2026-12-02');
});

test('urgent over Nowruz takes until the offices are open again', () => {
  // Wednesday 17 March 2027; Saturday 20 to Wednesday 24 are holidays, 25 and 26 a weekend.
  expect(workingDayAfter('2027-03-17', 1)).toBe('2027-03-27');
  expect(workingDayAfter('2027-03-17', 3)).toBe('2027-03-29');
});
