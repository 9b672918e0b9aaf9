import { expect, test } from 'vitest';
import { datePartsOf } from '#domain/core/person.ts';
import { dateText } from '#src/screens/visa/request/date-text.ts';

test('a whole date is a day of the calendar, a half one keeps what was typed', () => {
  expect(dateText({ day: '4', month: '3', year: '1988' })).toBe('1988-03-04');
  expect(dateText({ day: '۴', month: '۳', year: '۱۹۸۸' })).toBe('1988-03-04');
  expect(dateText({ day: '', month: '3', year: '1988' })).toBe('1988-03-');
  expect(dateText({ day: '', month: '', year: '' })).toBe('');
  expect(datePartsOf('1988-03-')).toEqual({ day: '', month: '03', year: '1988' });
  expect(datePartsOf('')).toEqual({ day: '', month: '', year: '' });
});
