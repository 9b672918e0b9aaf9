import { expect, test } from 'vitest';
import { siteOrigin } from '#server/site-origin.ts';

test.each([
  // On this machine the host name in use counts, because cookies belong to it.
  ['http://localhost:3000', '127.0.0.1:3000', 'http://127.0.0.1:3000'],
  ['http://localhost:3000', 'localhost:3000', 'http://localhost:3000'],
  ['http://localhost:3000', '[::1]:3000', 'http://[::1]:3000'],
  ['http://localhost:3000', '127.0.0.1:4000', 'http://localhost:3000'],
  // No other Host header has any effect.
  ['http://localhost:3000', 'evil.example:3000', 'http://localhost:3000'],
  ['https://safar.example', '127.0.0.1', 'https://safar.example'],
  ['https://safar.example', 'evil.example', 'https://safar.example'],
  ['http://localhost:3000', 'a b', 'http://localhost:3000'],
  ['http://localhost:3000', undefined, 'http://localhost:3000'],
])('%s asked as %s is %s', (publicUrl, host, expected) => {
  expect(siteOrigin({ publicUrl }, host)).toBe(expected);
});
