import { expect, test } from 'vitest';
import { isSigned, sign } from '#server/gateways/signature.ts';

const NOW = Date.parse('2026-11-20T08:00:00Z');
const BODY = '{"eventId":"12345678"}';
const signature = sign('key', BODY, NOW);

test('has the form that the contract describes', () => {
  expect(signature).toMatch(/^t=1795161600,v1=[0-9a-f]{64}$/);
});

test.each([
  ['as it was signed', 'key', signature, BODY, NOW, true],
  ['300 s later', 'key', signature, BODY, NOW + 300_000, true],
  ['another body', 'key', signature, `${BODY} `, NOW, false],
  ['another key', 'other', signature, BODY, NOW, false],
  ['another time in the header', 'key', signature.replace('t=1', 't=2'), BODY, NOW, false],
  ['301 s later', 'key', signature, BODY, NOW + 301_000, false],
  ['from the future', 'key', signature, BODY, NOW - 301_000, false],
  ['cut', 'key', signature.slice(0, -1), BODY, NOW, false],
  ['empty', 'key', '', BODY, NOW, false],
  ['no time', 'key', signature.replace(/^t=\d+,/, ''), BODY, NOW, false],
])('%s', (_name, key, header, body, now, expected) => {
  expect(isSigned(key, header, body, now)).toBe(expected);
});
