import { expect, test } from 'vitest';
import { characterOutside } from '#domain/core/wrong-character.ts';
import { BOOKING_HORIZON_DAYS } from '#domain/flights/flight-limits.ts';
import { HOTEL_HORIZON_DAYS } from '#domain/hotels/hotel-limits.ts';
import { fieldProblemText } from '#src/copy/field-problems.ts';
import { signNamed } from '#src/copy/sign-named.ts';
import { contactFaultText } from '#src/screens/core/contact/contact-words.ts';

const problems =
  import.meta.glob<Readonly<Record<string, unknown>>>('./messages/en/problems.json', {
    import: 'default',
    eager: true,
  })['./messages/en/problems.json'] ?? {};

test('a reason that fields of all products share names none of them, and its days are those of each', () => {
  const shared = Object.entries(problems).filter(([name]) => name.startsWith('problems_field_'));
  expect(shared.length).toBeGreaterThan(40);
  const named = shared.filter(([, text]) => /flight|seat|airline|hotel|room|night|visa/i.test(JSON.stringify(text)));
  // Infant age is a rule of airlines; no other product asks for it.
  expect(named.map(([name]) => name)).toEqual(['problems_field_age_too_young']);
  for (const days of [HOTEL_HORIZON_DAYS, BOOKING_HORIZON_DAYS])
    expect(problems.problems_field_date_too_far).toBe(`On sale up to ${days} days ahead.`);
});

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
