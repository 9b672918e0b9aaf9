import { expect, test } from 'vitest';
import { IBAN_CHARACTERS } from '#domain/accounts/payout.ts';
import { AMOUNT_CHARACTERS } from '#domain/accounts/top-up.ts';
import { DISCOUNT_CHARACTERS } from '#domain/core/discounts.ts';
import { REFERENCE_CHARACTERS } from '#domain/core/reference.ts';
import { characterOutside, wrongCharacter } from '#domain/core/wrong-character.ts';

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
])('%s: of "%s" it names %s', (problem, typed, sign) => {
  expect(wrongCharacter(problem, typed)).toBe(sign);
});

test.each([
  [REFERENCE_CHARACTERS, 'SFR-7K2Ш-9Q', 'Ш'],
  [REFERENCE_CHARACTERS, 'sfr-7u2m-9q', 'u'],
  [REFERENCE_CHARACTERS, 'SFR/7K2M', undefined],
  [DISCOUNT_CHARACTERS, '14O4', 'O'],
  [IBAN_CHARACTERS, 'DE89 3704_0044', '_'],
  [AMOUNT_CHARACTERS, '50 $', '$'],
  [AMOUNT_CHARACTERS, '1,000.50 EUR', undefined],
])('what is outside of %s in "%s": %s', (allowed, typed, sign) => {
  expect(characterOutside(allowed, typed)).toBe(sign);
});

test('where no single sign is wrong none is named', () => {
  expect(wrongCharacter('email_invalid', 'anna@example')).toBeUndefined();
  expect(wrongCharacter('passport_invalid', 'AB')).toBeUndefined();
  expect(wrongCharacter('required', 'Ш')).toBeUndefined();
  expect(wrongCharacter('constructor', 'Ш')).toBeUndefined();
});
