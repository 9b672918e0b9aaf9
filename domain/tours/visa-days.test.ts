import { expect, test } from 'vitest';
import { workingDayAfter } from '#domain/core/working-days.ts';
import { codeBefore, GUIDED_CODE_DAYS } from '#domain/tours/visa-days.ts';

const TODAY = '2026-11-26';
const soonest = workingDayAfter(TODAY, GUIDED_CODE_DAYS.soonest);
const latest = workingDayAfter(TODAY, GUIDED_CODE_DAYS.latest);

test.each([
  ['2026-12-01', 'late'],
  [soonest, 'late'],
  [latest, 'tight'],
  ['2027-04-10', 'inTime'],
] as const)('a code asked for on 26 November, for a start on %s: %s', (start, when) => {
  expect(codeBefore(start, TODAY)).toBe(when);
});
