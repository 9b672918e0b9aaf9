import { expect, test } from 'vitest';
import { isRevoked, isToKeep, keepUntilOf } from '#src/platform/core/offline/keep-rules.ts';
import { KEEP_READING_HEADER, KEEP_UNTIL_HEADER } from '#src/platform/core/offline/names.ts';

const answer = (status: number, until?: string, more: { type?: ResponseType; redirected?: boolean } = {}) => ({
  status,
  ok: status >= 200 && status < 300,
  type: 'basic' as ResponseType,
  redirected: false,
  headers: new Headers(until === undefined ? {} : { [KEEP_UNTIL_HEADER]: until }),
  ...more,
});

test.each([
  ['issued papers', answer(200, '1800000000000'), 1_800_000_000_000, false],
  ['papers that were cancelled', answer(200), null, true],
  ['papers without a date', answer(200, 'soon'), null, true],
  ['a page for somebody else, to the browser', answer(0, undefined, { type: 'opaqueredirect' }), null, true],
  ['a page for somebody else, to a call', answer(200, '1800000000000', { redirected: true }), null, true],
  ['a page that is gone', answer(404), null, true],
  ['a page that needs a sign-in', answer(401), null, true],
  ['too many questions from this network', answer(429), null, false],
  ['a server that restarts', answer(503), null, false],
  ['a fault', answer(500), null, false],
])('%s', (_, given, until, revoked) => {
  expect([keepUntilOf(given), isRevoked(given)]).toEqual([until, revoked]);
});

test('a page to read is kept once a day, and nothing else by itself', () => {
  const page = (until: string | undefined, isReading: boolean, status = 200) => {
    const one = answer(status, until);
    if (isReading) one.headers.set(KEEP_READING_HEADER, '1');
    return one;
  };
  const now = page('1800000000000', true);
  expect(isToKeep(now, undefined)).toBe(true);
  expect(isToKeep(now, page('1799999999999', true))).toBe(false);
  expect(isToKeep(now, page(String(1_800_000_000_000 - 86_400_000), true))).toBe(true);
  expect(isToKeep(page('1800000000000', false), undefined)).toBe(false);
  expect(isToKeep(page(undefined, true), undefined)).toBe(false);
  expect(isToKeep(page('1800000000000', true, 404), undefined)).toBe(false);
});
