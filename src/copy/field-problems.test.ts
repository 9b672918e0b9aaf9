import { expect, test } from 'vitest';
import { characterOutside } from '#domain/core/wrong-character.ts';
import { fieldProblemText } from '#src/copy/field-problems.ts';
import { signNamed } from '#src/copy/sign-named.ts';
import { contactFaultText } from '#src/screens/core/contact/contact-words.ts';

const EMAIL = 'Write the whole address, as name@example.org.';

test('the text of a field names the character that is wrong, and none where nothing is typed or wrong', () => {
  expect(fieldProblemText('email_invalid', 'anna;muster@example.org')).toBe(`“;” cannot stand here. ${EMAIL}`);
  expect(fieldProblemText('email_invalid', 'anna muster@example.org')).toBe(`A blank cannot stand here. ${EMAIL}`);
  expect(fieldProblemText('email_invalid', 'anna@example')).toBe(EMAIL);
  expect(fieldProblemText('email_invalid', '')).toBe(EMAIL);
  expect(fieldProblemText('constructor', 'Ш')).toBe('This is not valid.');
});

test('a message to us names it as well', () => {
  expect(contactFaultText({ field: 'email', code: 'email_invalid' }, 'anna(at)example.org')).toBe(
    `“(” cannot stand here. ${EMAIL}`,
  );
});

test('a product with characters of its own names them in the same words', () => {
  expect(signNamed(characterOutside(/\d/, '3O'), 'Write a number.')).toBe('“O” cannot stand here. Write a number.');
  expect(signNamed(characterOutside(/\d/, '30'), 'Write a number.')).toBe('Write a number.');
});
