import { expect, test } from 'vitest';
import { guessPlace } from '#domain/country/guess-place.ts';
import { PLACES } from '#domain/country/places.ts';

test.each([
  ['Isfahan', 'isfahan'],
  ['YAZD', 'yazd'],
  ['esfahan', 'isfahan'],
  ['isfahan ', 'isfahan'],
  [' Bandar Abbas', 'bandar-abbas'],
  ['Bandar-Abbas', 'bandar-abbas'],
  ['کیش', 'kish'],
  ['SYZ', 'shiraz'],
])('%j is %s', (written, slug) => expect(guessPlace(written)).toBe(slug));

test.each(['', ' ', '__proto__', 'constructor', 'nowhere', '…', 'isfahan2x'])('%j is no place', (written) =>
  expect(guessPlace(written)).toBeNull(),
);

test('each place is found by its own name, in capitals and in Persian', () => {
  for (const { slug, name, nameFa } of PLACES)
    expect([slug, slug.toUpperCase(), name.replace(' Island', '')].map(guessPlace), nameFa).toEqual([slug, slug, slug]);
});
