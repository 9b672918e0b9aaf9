import { expect, test } from 'vitest';
import { isolated, persianList } from '#domain/core/persian-text.ts';
import { linesIn, looseForeign } from '#domain/core/testing/loose-foreign.ts';

test('names in foreign letters are isolated in a Persian line, Persian ones stay as they are', () => {
  expect(persianList(['Mara Weber', 'هتل عباسی', '۲۱ آذر'])).toBe('\u2068Mara Weber\u2069، هتل عباسی، ۲۱ آذر');
});

test('what is not isolated is found, in each line of a document', () => {
  const lines = linesIn({ a: ['هتل Abbasi', `اتاق ${isolated('Suite')}\nکلاس Y`], b: 'Room Suite', c: null });
  expect(lines.map((line) => [line, looseForeign(line)]).filter(([, loose]) => loose?.length)).toEqual([
    ['هتل Abbasi', ['Abbasi']],
    ['کلاس Y', ['Y']],
  ]);
});
