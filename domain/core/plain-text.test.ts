import { expect, test } from 'vitest';
import { plainLine, plainProse, plainText } from '#domain/core/plain-text.ts';

test.each([
  ['1990–2010 teacher — retired', '1990-2010 teacher - retired'],
  ['O’Brien, “Haus” «Nord»', 'O\'Brien, "Haus" "Nord"'],
  ['Mr.\u00A0Muster\u202FBerlin…', 'Mr. Muster Berlin...'],
  ['Ber\u00ADlin\u200E', 'Berlin'],
  ["Müller, 12 Rue de l'Été", "Müller, 12 Rue de l'Été"],
])('%s has plain signs', (typed, plain) => {
  expect(plainText(typed)).toBe(plain);
});

const LONG = 200_000;
test.each([
  ['joiners before a letter', `x${'\u200c'.repeat(LONG)}x`],
  ['blanks before a letter', `x${'\u00a0'.repeat(LONG)}x`],
  ['marks in turn', `a${'\u0315\u0316'.repeat(LONG)}`],
  ['line breaks', `x${' \n'.repeat(LONG)}x`],
  ['apostrophes', '’'.repeat(LONG)],
])('of a hostile text each sign is looked at a few times: %s', (_, typed) => {
  // A quadratic pattern would take minutes here and hit the time limit of the test.
  for (const clean of [plainText, plainLine, plainProse]) expect(clean(typed).length).toBeLessThanOrEqual(2 * LONG + 2);
});

test('a letter keeps its marks; of hundreds thirty are kept', () => {
  expect(plainLine('e\u0301')).toBe('é');
  expect(plainLine(`x${'\u0315'.repeat(500)}`)).toBe(`x${'\u0315'.repeat(30)}`);
});

test('a letter to somebody loses what is not seen at its ends only', () => {
  expect(plainProse('\u200c \n Dear all,\n\u200c\nyours \u200c ')).toBe('Dear all,\n\u200c\nyours');
  expect(plainProse(' \u200b ')).toBe('');
});
