import { expect, test } from 'vitest';
import { tidyPath } from '#server/pages/tidy-path.ts';

test.each([
  ['/isfahan%20', '/isfahan'],
  ['/%20isfahan', '/isfahan'],
  ['/hotel/%20isfahan%20/abbasi-hotel%0A', '/hotel/isfahan/abbasi-hotel'],
  ['/blog/trains.', '/blog/trains'],
  ['/blog/trains),', '/blog/trains'],
  ['/blog/trains%22', '/blog/trains'],
  ['/blog/trains%E2%80%9D.%20', '/blog/trains'],
  ['/isfahan%C2%A0', '/isfahan'],
  // No redirect to another site.
  ['/%20/evil.example', '/evil.example'],
  ['/%20//evil.example', '/evil.example'],
  ['/%20\\evil.example', '/evil.example'],
  ['/%20/\\/evil.example', '/evil.example'],
  ['/%20', '/'],
])('a link that was copied with what stands around it leads to its page: %s', (path, meant) => {
  expect(tidyPath(path)).toBe(meant);
});

test.each([
  '/',
  '/isfahan',
  '/hotel/isfahan/abbasi-hotel',
  '/flights/THR-SYZ',
  '/.env',
  '/assets/a.js',
  '/blog/',
  '/a%20b',
  '/%',
])('what has nothing around it stays: %s', (path) => {
  expect(tidyPath(path)).toBe(path);
});
