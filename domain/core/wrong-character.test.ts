import { expect, test } from 'vitest';
import { wrongCharacter } from '#domain/core/wrong-character.ts';

test.each([
  ['not_latin', 'Anna Шмидт', 'Ш'],
  ['not_latin', 'Anna2', '2'],
  ['not_latin', 'Anna_Maria', '_'],
  ['not_latin', 'Ann\u0001a', 'U+0001'],
  ['text_not_latin', 'Straße 5, Köln № ☎', '☎'],
  ['passport_invalid', 'AB_12345', '_'],
  ['phone_invalid', '+49 151 # 234', '#'],
  ['email_invalid', 'anna muster@example.org', ' '],
  ['email_invalid', 'anna;muster@example.org', ';'],
  ['code_invalid', '12345O', 'O'],
  ['discount_unknown', '14O4', 'O'],
  ['reference_invalid', 'SFR-7K2Ш-9Q', 'Ш'],
  ['reference_invalid', 'sfr-7u2m-9q', 'u'],
])('%s: of "%s" it names %s', (problem, typed, sign) => {
  expect(wrongCharacter(problem, typed)).toBe(sign);
});

test('where no single sign is wrong none is named', () => {
  expect(wrongCharacter('email_invalid', 'anna@example')).toBeUndefined();
  expect(wrongCharacter('passport_invalid', 'AB')).toBeUndefined();
  expect(wrongCharacter('required', 'Ш')).toBeUndefined();
  expect(wrongCharacter('reference_invalid', 'SFR/7K2M')).toBeUndefined();
  expect(wrongCharacter('constructor', 'Ш')).toBeUndefined();
});
