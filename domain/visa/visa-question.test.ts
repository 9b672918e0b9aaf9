import { expect, test } from 'vitest';
import {
  EMPTY_DRAFT,
  questionOf,
  soundSwap,
  swapped,
  type VisaDraft,
  visaProblems,
} from '#domain/visa/visa-question.ts';

const whole: VisaDraft = {
  ...EMPTY_DRAFT,
  travellers: [
    { nationality: 'DE', isIranian: false },
    { nationality: 'FR', isIranian: true },
  ],
  residence: 'DE',
  days: 12,
};

test('a draft is a question when nothing is missing', () => {
  expect(visaProblems(whole)).toEqual({});
  expect(questionOf(whole)).toEqual(whole);
  expect(visaProblems(EMPTY_DRAFT)).toEqual({ nationality0: 'required', residence: 'required', days: 'required' });
  expect(questionOf(EMPTY_DRAFT)).toBeNull();
});

test('who only changes planes is asked for no days', () => {
  const transit: VisaDraft = { ...whole, entry: 'transit', days: null };
  expect(visaProblems(transit)).toEqual({});
  expect(questionOf(transit)).toEqual({ ...transit, days: 0 });
});

test.each([0, -1, 1.5, 366, Number.NaN])('%s is no number of days', (days) => {
  expect(visaProblems({ ...whole, days })).toEqual({ days: 'days' });
});

test.each(['ZZ', 'de', 'DEU', '__proto__'])('%s is no country', (nationality) => {
  const [first] = whole.travellers;
  expect(
    visaProblems({
      ...whole,
      travellers: [first ?? { nationality, isIranian: false }, { nationality, isIranian: false }],
    }),
  ).toEqual({
    nationality1: 'required',
  });
});

test('a swap changes one passport and keeps the rest', () => {
  expect(swapped(whole, { index: 1, nationality: 'TR' })).toEqual({
    ...whole,
    travellers: [whole.travellers[0], { nationality: 'TR', isIranian: true }],
  });
  expect(swapped(whole, null)).toBe(whole);
});

test('a swap to the same passport, of nobody, or to no country is none', () => {
  expect(soundSwap(whole, { index: 0, nationality: 'FR' })).toEqual({ index: 0, nationality: 'FR' });
  for (const swap of [
    { index: 0, nationality: 'DE' },
    { index: 2, nationality: 'TR' },
    { index: 0, nationality: 'XX' },
  ])
    expect(soundSwap(whole, swap)).toBeNull();
});
