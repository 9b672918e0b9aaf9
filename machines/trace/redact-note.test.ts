import { expect, test } from 'vitest';
import { redactNote } from '#machines/trace/redact-note.ts';
import { createRedactor, keyFromText } from '#machines/trace/redactor.ts';

const key = keyFromText('a key of a test');

test.each([
  ['an e-mail', 'anna.keller+trip@mail.example.org'],
  ['an e-mail in another script', 'зоя@пример.рф'],
  ['a phone with its country', '+49 (151) 234 567-89'],
  ['a phone without', '09121234567'],
  ['a phone in Persian digits', '۰۹۱۲۱۲۳۴۵۶۷'],
  ['a card', '4242 4242 4242 4242'],
  ['a card with a slip of the finger', '4242-4242-4242-4243'],
  ['a one-time code', '482913'],
  ['a passport of letters and digits', 'C01X04T2K'],
  ['a passport in small letters', 'l898902c3'],
  ['a passport of digits', '123456789'],
  ['a reference', 'SFR-7K2M-9Q'],
  ['a reference as people type it', 'sfr 7k2m 9q'],
  ['a date of birth', '14.03.1988'],
  ['a short one', '3/4/88'],
  ['one in words', '14 March 1988'],
  ['one in American words', 'Mar 14th, 1988'],
  ['an ISO day', '1988-03-14'],
  ['an order', '5f0c2f5e-6a1b-4a55-9d2c-0e6f4b7a9c31'],
])('%s does not leave in a note', (_what, secret) => {
  const sent = redactNote(`I am here with ${secret}, please help. (${secret})`, key);
  expect(sent).not.toContain(secret);
  expect(sent).toMatch(/^I am here with .+, please help\. \(.+\)$/);
});

test('what tells what went wrong stays as it was written', () => {
  const note =
    'Flight IR 333 or QB1213 at 10:05 in 2026: I paid 95.00 EUR for 3 people, code 1404, and the page stood still.';
  expect(redactNote(note, key)).toBe(note);
});

test('what a trace of the same report knows by its shape has the same pseudonym there', () => {
  const email = 'anna@example.org';
  const redactor = createRedactor(key);
  redactor.learn({ email });
  const { email: inTrace } = redactor.rewrite({ email }) as { email: string };
  expect(redactNote(`It never came to ${email}`, key)).toBe(`It never came to ${inTrace}`);
});

test('an empty note stays empty', () => expect(redactNote('', key)).toBe(''));
