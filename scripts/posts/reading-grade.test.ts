import { expect, test } from 'vitest';
import { hardestOf, readingGrade, sentencesOf } from './reading-grade.ts';

test('short words in short sentences are for the first school years', () => {
  // 6 words, 1 sentence, 6 syllables: 0.39 × 6 + 11.8 × 1 − 15.59.
  expect(readingGrade('The cat sat on the mat.')).toBeCloseTo(-1.45, 2);
});

test('long words in a long sentence are far above what we write', () => {
  const hard =
    'Notwithstanding governmental recommendations, international organisations systematically misinterpret administrative responsibilities.';
  expect(readingGrade(hard)).toBeGreaterThan(20);
  expect(hardestOf(`Say it. ${hard} Go home.`)[0]?.text).toBe(hard);
});

test('a line ends a sentence, a point in a number does not, and Persian counts as nothing', () => {
  expect(sentencesOf('It costs 2.5 euro. Pay\nWrite it down')).toEqual(['It costs 2.5 euro.', 'Pay', 'Write it down']);
  expect(readingGrade('The cat sat on the mat. چند تومان است؟')).toBe(readingGrade('The cat sat on the mat.'));
  expect(readingGrade('')).toBe(0);
});
