import { expect, test } from 'vitest';
import { datePartsOf, dayFromParts } from '#domain/core/person.ts';
import { quoteOf, totalsOf } from '#src/screens/insurance/quote/quote.ts';
import {
  emptyQuote,
  lastDayFault,
  type QuoteDraft,
  quoteOfCounts,
  withBirth,
  withDays,
  withFirst,
  withKnown,
  withLast,
  withoutPerson,
  withPerson,
} from '#src/screens/insurance/quote/quote-draft.ts';
import { problemsAtOnce, quoteProblems } from '#src/screens/insurance/quote/quote-problems.ts';

const draftOf = (firstDay: string, days: string, births: readonly string[]): QuoteDraft =>
  withDays({ ...emptyQuote, firstDay: datePartsOf(firstDay), births: births.map(datePartsOf) }, days, '');

const FIRST = '2026-12-05';
const AT = { today: '2026-11-20', waiting: '2026-11-23' };

test('the days follow the last day, and the last day follows the days', () => {
  const twelve = draftOf(FIRST, '12', ['1988-03-14']);
  expect(dayFromParts(twelve.lastDay)).toBe('2026-12-16');
  expect(withLast(twelve, datePartsOf('2026-12-17'), '').days).toBe('13');
  expect(withLast(twelve, datePartsOf('2026-12-05'), '').days).toBe('1');
  expect(dayFromParts(withFirst(twelve, { firstDay: datePartsOf('2026-12-30') }, '').lastDay)).toBe('2027-01-10');
});

test('a last day before the first one has no days and no price, and is told at its field', () => {
  const early = withLast(draftOf(FIRST, '12', ['1988-03-14']), datePartsOf('2026-12-04'), '');
  expect([early.days, quoteOf(early, AT).isWhole, lastDayFault(early, '')]).toEqual(['', false, 'last_before_first']);
  const mended = [
    withLast(early, datePartsOf('2026-12-06'), ''),
    withFirst(early, { firstDay: datePartsOf('2026-12-03') }, ''),
    withDays(early, '2', ''),
  ];
  expect(mended.map((draft) => [draft.days, lastDayFault(draft, '')])).toEqual(Array(3).fill(['2', undefined]));
  // Told first, it leads to the days as soon as the first day is there.
  const later = withLast({ ...emptyQuote }, datePartsOf('2026-12-17'), '');
  expect([later.days, withFirst(later, { firstDay: datePartsOf(FIRST) }, '').days]).toEqual(['', '13']);
});

test.each([
  ['2014-12-05', 12, 3000],
  ['2014-12-06', 11, 1500],
  ['1961-12-05', 65, 3500],
  ['1961-12-06', 64, 3000],
  ['1956-12-05', 70, 4000],
  ['1946-12-05', 80, 6000],
  ['1900-01-01', 126, 6000],
  ['2026-11-20', 0, 1500],
] as const)('who is born on %s is %d on the first day and pays %d cents for twelve days', (birth, age, cents) => {
  const [one] = quoteOf(draftOf(FIRST, '12', [birth]), AT).people;
  expect([one?.age, one?.price?.amount]).toEqual([age, cents]);
});

test('a birthday that leads to another band is told while it is near', () => {
  const turns = (birth: string) => quoteOf(draftOf(FIRST, '12', [birth]), AT).people[0]?.turnsOn;
  expect(turns('1962-05-03')).toBe('2027-05-03');
  expect(turns('1962-06-06')).toBeNull();
  expect(turns('1988-03-14')).toBeNull();
});

test.each(['0', '93', '', '1.5', 'x'])('"%s" days have no price', (days) => {
  const quote = quoteOf(draftOf(FIRST, days, ['1988-03-14']), AT);
  expect([quote.days, quote.isWhole]).toEqual([null, false]);
});

test('nobody who is not born yet, and nobody without a date, has a price', () => {
  const quote = quoteOf(withPerson(draftOf(FIRST, '12', ['2026-12-06'])), AT);
  expect([quote.people.map(({ price }) => price), quote.isWhole]).toEqual([[null, null], false]);
  expect(totalsOf(draftOf(FIRST, '12', ['2026-12-06']), AT)).toBeNull();
});

test('for who is in Iran already the days count from the day after the waiting time', () => {
  const draft = withFirst(draftOf(FIRST, '12', ['2014-11-28']), { isInIran: true }, '2026-11-28');
  const quote = quoteOf(draft, { today: '2026-11-25', waiting: '2026-11-28' });
  expect([quote.firstDay, quote.lastDay, quote.people[0]?.age]).toEqual(['2026-11-28', '2026-12-09', 12]);
});

test('both plans are priced for the same people; the second is one and a half times the first', () => {
  const family = draftOf(FIRST, '12', ['1988-03-14', '1986-11-02', '2018-08-09', '1962-05-03']);
  expect(totalsOf(family, AT)).toEqual({
    standard: { amount: 10_500, currency: 'EUR' },
    wide: { amount: 15_750, currency: 'EUR' },
  });
  expect(quoteOf(withoutPerson(family, 2), AT).total.amount).toBe(9000);
});

test.each([
  ['2026-11-19', '1988-03-14', { firstDay: 'date_in_past' }],
  ['2027-11-21', '1988-03-14', { firstDay: 'first_day_far' }],
  [FIRST, '2026-11-21', { 'people.0.birthDate': 'date_in_future' }],
  [FIRST, '1890-06-01', { 'people.0.birthDate': 'date_too_early' }],
  [FIRST, '1370-06-01', { 'people.0.birthDate': 'date_persian_year' }],
] as const)(
  'a first day %s and a birth date %s have no price, and are told while one types',
  (first, birth, problems) => {
    const draft = draftOf(first, '12', [birth]);
    const quote = quoteOf(draft, AT);
    expect([quote.people[0]?.price, quote.isWhole, problemsAtOnce(draft, AT)]).toEqual([null, false, problems]);
  },
);

test('an answer that is not whole yet is told only when one goes on', () => {
  const draft = { ...emptyQuote, firstDay: { day: '19', month: '11', year: '202' } };
  expect(problemsAtOnce(draft, AT)).toEqual({});
  expect(quoteProblems(draft, AT)).toEqual({
    firstDay: 'date_invalid',
    days: 'days_invalid',
    'people.0.birthDate': 'required',
  });
});

test('an address with ten people is told so, and has no total', () => {
  const ten = quoteOfCounts({ firstDay: FIRST, days: 12, people: 10 }, 'standard', false);
  expect([problemsAtOnce(ten, AT), quoteOf(ten, AT).isWhole]).toEqual([{ people: 'too_many_passengers' }, false]);
});

test('birth dates that an order knows give the total at once, and never come over what is typed or to other people', () => {
  const two = quoteOfCounts({ firstDay: FIRST, days: 12, people: 2 }, 'standard', false);
  const known = withKnown(two, ['1988-03-14', '2018-08-09']);
  expect([quoteOf(two, AT).isWhole, quoteOf(known, AT).isWhole, quoteOf(known, AT).total.amount]).toEqual([
    false,
    true,
    4500,
  ]);
  const typed = withBirth(two, 1, datePartsOf('2000-01-01'));
  expect([withKnown(typed, ['1988-03-14', '2018-08-09']), withKnown(two, ['1988-03-14'])]).toEqual([typed, two]);
});
