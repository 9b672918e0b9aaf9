import { expect, test } from 'vitest';
import { decrypt, encrypt } from '#server/db/encrypt.ts';

test('what was encrypted can be read again with the same secret and at the same place', () => {
  const ciphertext = encrypt('secret', 'passport 1', 'C01X00T47 · پاسپورت');
  expect(ciphertext).not.toContain('C01X00T47');
  expect(decrypt('secret', 'passport 1', ciphertext)).toBe('C01X00T47 · پاسپورت');
});

test('the same text is never encrypted into the same bytes', () => {
  expect(encrypt('secret', 'a', 'text')).not.toBe(encrypt('secret', 'a', 'text'));
});

test.each([
  ['with another secret', 'other', 'passport 1', (text: string) => text],
  ['at another place', 'secret', 'passport 2', (text: string) => text],
  [
    'after a changed letter',
    'secret',
    'passport 1',
    // Change the first letter: the last one has unused bits.
    (text: string) => text.replace(/\.([^.])([^.]*)$/, (_, first, rest) => `.${first === 'A' ? 'B' : 'A'}${rest}`),
  ],
  ['with a short tag', 'secret', 'passport 1', (text: string) => text.replace(/\.[^.]+\.([^.]+)$/, '.AAAA.$1')],
  ['with a part more', 'secret', 'passport 1', (text: string) => `${text}.x`],
  ['with signs that a decoder passes over', 'secret', 'passport 1', (text: string) => `${text}===`],
  ['in the other alphabet', 'secret', 'passport 1', (text: string) => text.replace(/^(v1\.)/, '$1+')],
  ['with a blank', 'secret', 'passport 1', (text: string) => text.replace(/\.(?=[^.]*$)/, '. ')],
  [
    'with another last letter, of which a decoder drops some bits',
    'secret',
    'passport 1',
    (text: string) =>
      text.slice(0, -1) + (/[AQgw]$/.test(text) ? { A: 'B', Q: 'R', g: 'h', w: 'x' }[text.at(-1) ?? ''] : '?'),
  ],
  ['when it is no encrypted text', 'secret', 'passport 1', () => 'C01X00T47'],
])('it cannot be read %s', (_name, secret, context, change) => {
  const ciphertext = change(encrypt('secret', 'passport 1', 'C01X00T478'));
  expect(() => decrypt(secret, context, ciphertext)).toThrow();
});
