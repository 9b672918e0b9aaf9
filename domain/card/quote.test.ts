import { expect, test } from 'vitest';
import { FREE_DAYS, MAX_PEOPLE, percentBack, priceOf, questionProblems } from '#domain/card/quote.ts';
import { euro } from '#domain/core/money.ts';
import { DAY_MS } from '#domain/core/time.ts';

const TODAY = '2026-11-25';

test.each([
  ['', 1, { day: 'required' }],
  ['2026-02-30', 1, { day: 'date_invalid' }],
  ['2026-11-24', 1, { day: 'date_in_past' }],
  ['2028-01-01', 1, { day: 'date_too_far' }],
  ['2026-11-25', MAX_PEOPLE + 1, { people: 'too_many_passengers' }],
  ['2026-11-25', 1.5, { people: 'too_many_passengers' }],
  ['2026-11-25', MAX_PEOPLE, {}],
] as const)('"%s" for %d is refused where it cannot be sold', (day, people, problems) => {
  expect(questionProblems({ day, people }, TODAY)).toEqual(problems);
});

test.each([
  [FREE_DAYS * DAY_MS + 1, 100],
  [FREE_DAYS * DAY_MS, 50],
  [1, 50],
  [0, null],
])('%d ms before it begins %j percent come back', (before, percent) => {
  expect(percentBack(DAY_MS * 100, DAY_MS * 100 - before)).toBe(percent);
});

test('each person pays the same', () => {
  expect(priceOf({ day: TODAY, people: 3 })).toEqual(euro(15_000));
});
