import { expect, test } from 'vitest';
import { answersFor, findAnswers, type HelpPlace } from '#src/screens/core/help/answer.ts';
import { helpAnswers } from '#src/screens/core/help/help-answers.gen.ts';

const idsAt = (place: Partial<HelpPlace>) =>
  answersFor(helpAnswers, { path: '/', product: null, kind: null, status: null, ...place }).map(({ id }) => id);
const idsOf = (typed: string) => findAnswers(helpAnswers, typed).map(({ id }) => id);

test('each answer has an id of its own', () => {
  const ids = helpAnswers.map(({ id }) => id);
  expect(ids).toEqual([...new Set(ids)]);
});

test('every page has something to say, and never more than seven', () => {
  for (const product of [null, 'flights', 'hotels', 'visa'] as const)
    for (const status of [null, 'draft', 'held', 'paying', 'issuing', 'issued', 'cancelled', 'expired'] as const) {
      const { length } = idsAt({ product, status });
      expect([product, status, length > 0 && length <= 7]).toEqual([product, status, true]);
    }
});

test('a page asks what is asked there', () => {
  expect(idsAt({ path: '/login' })).toContain('code');
  expect(idsAt({ product: 'flights' })).toEqual(expect.arrayContaining(['flight-bags', 'flight-charter']));
  expect(idsAt({ product: 'flights', status: 'issued' })).toEqual(expect.arrayContaining(['flight-airport', 'mail']));
  expect(idsAt({ product: 'flights', status: 'issued' })).not.toContain('flight-held');
  expect(idsAt({ product: 'hotels', status: 'paying' })).toContain('paid');
  expect(idsAt({ product: 'visa' })).not.toContain('flight-bags');
});

test('the beginning of each typed word is enough, in any order, with accents or without, and in Persian', () => {
  expect(idsOf('bag')).toContain('flight-bags');
  expect(idsOf('back cancel flight')).toContain('flight-refunds');
  expect(idsOf('Cancél FLIGHT')).toContain('flight-refunds');
  expect(idsOf('بار')).toContain('flight-bags');
  expect(idsOf('bag giraffe')).toEqual([]);
  expect(['  ', '\u200B', '!', '—'].map(idsOf)).toEqual([[], [], [], []]);
});
