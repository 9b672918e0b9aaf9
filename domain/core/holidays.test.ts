import { expect, test } from 'vitest';
import { crowdBetween, HOLIDAYS, holidayOn, holidaysBetween, isCrowded } from '#domain/core/holidays.ts';
import { expectFields } from '#domain/core/testing/expect-fields.ts';
import { isDay } from '#domain/core/time.ts';

test('each line of the table is a day with a name, in order', () => {
  expect(HOLIDAYS.length).toBeGreaterThan(30);
  expect(HOLIDAYS.filter(({ day, name }) => !isDay(day) || !/^\p{L}|^\d/u.test(name))).toEqual([]);
  expect(HOLIDAYS.map(({ day }) => day)).toEqual(HOLIDAYS.map(({ day }) => day).toSorted());
});

test('a holiday says whether it may move and whether museums close', () => {
  expect(holidayOn('2027-03-21')).toEqual({
    day: '2027-03-21',
    name: 'Nowruz',
    isExact: true,
    areMuseumsClosed: false,
  });
  expectFields(holidayOn('2027-06-15'), { name: 'Ashura', isExact: false, areMuseumsClosed: true });
  expect(holidayOn('2026-12-05')).toBeUndefined();
  expect(holidaysBetween('2027-06-14', '2027-06-15').map(({ name }) => name)).toEqual(['Tasua', 'Ashura']);
});

test('around the new year all of Iran travels', () => {
  expect(['2027-03-15', '2027-03-16', '2027-04-03', '2027-04-04'].map(isCrowded)).toEqual([false, true, true, false]);
  expect(crowdBetween('2027-03-01', '2027-03-31')).toEqual({ from: '2027-03-16', until: '2027-04-03' });
  expect(crowdBetween('2027-05-01', '2027-05-31')).toBeNull();
  expect(crowdBetween('2026-12-20', '2027-01-20')).toBeNull();
});
