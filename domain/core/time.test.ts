import { expect, test } from 'vitest';
import { formatFullPersianDay, persianOf } from '#domain/core/persian-day.ts';
import { formatPersianDayFa } from '#domain/core/persian-text.ts';
import { addDays, clockOf, dayOf, daysBetween, formatDuration, isDay, momentOf } from '#domain/core/time.ts';

test('every day of 1930 to 2099 is the Persian day that the CLDR calendar says', () => {
  const cldr = new Intl.DateTimeFormat('en-US-u-ca-persian', {
    timeZone: 'UTC',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
  });
  const wrong: string[] = [];
  for (let day = '1930-01-01'; day < '2100-01-01'; day = addDays(day, 1)) {
    const { year, month, day: date } = persianOf(day);
    if (cldr.format(Date.parse(day)) !== `${month}/${date}/${year} AP`) wrong.push(day);
  }
  expect(wrong).toEqual([]);
});

test('a moment just before midnight UTC is already the next day in Tehran', () => {
  const moment = Date.parse('2026-12-04T23:30:00Z');
  expect([dayOf(moment), clockOf(moment)]).toEqual(['2026-12-05', '03:00']);
  expect(momentOf('2026-12-05', 180)).toBe(moment);
});

test('days are counted over months, years and leap days', () => {
  expect([addDays('2028-02-28', 1), addDays('2026-12-31', 1), daysBetween('2026-11-20', '2027-11-20')]).toEqual([
    '2028-02-29',
    '2027-01-01',
    365,
  ]);
  expect(['2028-02-29', '2026-02-29', '2026-1-1', ''].map(isDay)).toEqual([true, false, false, false]);
});

test('days and lengths as people read them', () => {
  expect(formatFullPersianDay('2026-12-05')).toBe('14 Azar 1405');
  expect(formatPersianDayFa('2026-12-05')).toBe('شنبه ۱۴ آذر ۱۴۰۵');
  expect([45, 60, 90].map(formatDuration)).toEqual(['45 min', '1 h', '1 h 30']);
});
