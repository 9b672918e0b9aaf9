import { expect, test } from 'vitest';
import { plainPrice, plainProblems, plainQuestion } from '#src/screens/insurance/quote/plain-question.ts';

const TODAY = '2026-11-20';
const read = (search: Readonly<Record<string, unknown>>) =>
  plainQuestion(search, { plan: 'standard', isMountain: false });
const SENT = { firstDay: '2026-12-05', days: '12', age0: '0', age12: '2', age65: '1', age70: '0', age80: '0' };

test('a question of counts has a price', () => {
  expect(plainPrice(read(SENT), TODAY)).toEqual({ cents: 3000 * 2 + 3500, days: 12, firstDay: '2026-12-05' });
});

test.each([
  [{ firstDay: '2026-11-19' }, { firstDay: 'date_in_past' }],
  [{ firstDay: '5.12.2026' }, { firstDay: 'date_invalid' }],
  [{ firstDay: '2028-01-01' }, { firstDay: 'first_day_far' }],
  [{ days: '93' }, { days: 'days_invalid' }],
  [{ days: '' }, { days: 'days_invalid' }],
  [{ days: '0' }, { days: 'days_invalid' }],
  [{ age12: '0', age65: '0' }, { people: 'nobody' }],
  [{ age12: '9', age65: '1' }, { people: 'too_many_passengers' }],
] as const)('%j says what is wrong, keeps what was typed and says no price', (change, problems) => {
  const question = read({ ...SENT, ...change });
  expect([plainProblems(question, TODAY), plainPrice(question, TODAY)]).toEqual([problems, null]);
  const { firstDay, days, counts } = question;
  expect({ firstDay, days, age12: String(counts.from12), age65: String(counts.from65) }).toEqual({
    firstDay: SENT.firstDay,
    days: SENT.days,
    age12: SENT.age12,
    age65: SENT.age65,
    ...change,
  });
});

test('an address that says nothing yet, or only the days, is not told what is missing', () => {
  const some = [read({}), read({ firstDay: '2026-12-05', days: 12 })];
  expect(some.map((question) => [plainProblems(question, TODAY), plainPrice(question, TODAY)])).toEqual([
    [{}, null],
    [{}, null],
  ]);
});
