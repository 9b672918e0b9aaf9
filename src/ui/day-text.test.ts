import { describe, expect, it } from 'vitest';
import { addDays, persianOf } from '#domain/time.ts';
import { fromPersian, rangeProblem, readDay } from '#src/ui/day-text.ts';

const TODAY = '2026-11-20'; // a Friday, 29 Aban 1405

describe('readDay', () => {
  it.each([
    ['5 Dec', '2026-12-05'],
    ['5 dec 2026', '2026-12-05'],
    ['Sat 5 Dec 2026', '2026-12-05'],
    ['December 5, 2026', '2026-12-05'],
    ['5th December', '2026-12-05'],
    ['2026-12-05', '2026-12-05'],
    ['5.12.2026', '2026-12-05'],
    ['1.1.27', '2027-01-01'],
    ['24. 12.', '2026-12-24'],
    ['24.12', '2026-12-24'],
    ['24/12', '2026-12-24'],
    ['24-12-26', '2026-12-24'],
    ['24 dec', '2026-12-24'],
    ['25/12/2026', '2026-12-25'],
    ['12/25/2026', '2026-12-25'],
    ['14 Azar', '2026-12-05'],
    ['14 azar 1405', '2026-12-05'],
    ['1405-09-14', '2026-12-05'],
    ['۱۴ آذر ۱۴۰۵', '2026-12-05'],
    ['1 Farvardin', '2027-03-21'],
    ['3 March', '2027-03-03'],
    ['today', TODAY],
    ['tomorrow', '2026-11-21'],
    ['next friday', '2026-11-27'],
    ['Saturday', '2026-11-21'],
    ['1 Nov', '2027-11-01'],
  ])('reads %s', (text, day) => {
    expect(readDay(text, TODAY)).toBe(day);
  });

  it.each(['', '5', 'dec', '31 Feb', '31 Aban', '5/12/2026', '5/12', '30.2.27', 'soon', '5 Dec 2026 10:00', '99 Azar'])(
    'refuses "%s"',
    (text) => {
      expect(readDay(text, TODAY)).toBeNull();
    },
  );
});

describe('fromPersian', () => {
  it('is the inverse of persianOf for six years', () => {
    for (let n = 0; n < 6 * 366; n++) {
      const day = addDays('2024-01-01', n);
      const { year, month, day: date } = persianOf(day);
      expect(fromPersian(year, month, date)).toBe(day);
    }
  });
});

describe('rangeProblem', () => {
  it('names the end that is missed', () => {
    expect(rangeProblem('2026-11-19', TODAY, '2027-10-16')).toBe('early');
    expect(rangeProblem('2027-10-17', TODAY, '2027-10-16')).toBe('late');
    expect(rangeProblem(TODAY, TODAY, '2027-10-16')).toBeNull();
  });
});
