import { expect, test } from 'vitest';
import { wrongPart } from '#domain/core/person.ts';

test.each([
  ['', '', '', 'day'],
  ['32', '5', '1990', 'day'],
  ['x', '5', '1990', 'day'],
  ['7', '', '1990', 'month'],
  ['7', '13', '1990', 'month'],
  ['31', '2', '1990', 'day'],
  ['29', '2', '2024', 'year'],
  ['7', '5', '', 'year'],
  ['7', '5', '90', 'year'],
  ['7', '5', '2190', 'year'],
  ['۷', '۵', '۲۱۹۰', 'year'],
])('of the day %s, month %s, year %s that is wrong, the %s part is looked at first', (day, month, year, part) => {
  expect(wrongPart({ day, month, year })).toBe(part);
});
