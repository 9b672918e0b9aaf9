import { expect, test } from 'vitest';
import { plainText } from '#domain/plain-text.ts';

test.each([
  ['1990–2010 teacher — retired', '1990-2010 teacher - retired'],
  ['O’Brien, “Haus” «Nord»', 'O\'Brien, "Haus" "Nord"'],
  ['Mr.\u00A0Muster\u202FBerlin…', 'Mr. Muster Berlin...'],
  ['Ber\u00ADlin\u200E', 'Berlin'],
  ["Müller, 12 Rue de l'Été", "Müller, 12 Rue de l'Été"],
])('%s has plain signs', (typed, plain) => {
  expect(plainText(typed)).toBe(plain);
});
