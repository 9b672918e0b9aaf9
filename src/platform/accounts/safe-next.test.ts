import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sized } from '#domain/core/testing/sized.ts';
import { safeNext, withSlash } from '#src/platform/accounts/safe-next.ts';

const ORIGIN = 'https://safar.example';
const isOurs = (path: string) => /^\/(profile(\/\w+)?|flights\/[A-Z-]+|iran-visa\/request)?$/.test(path);
const next = (raw: unknown) => safeNext(raw, isOurs);

test.each([
  ['/', '/'],
  ['/profile', '/profile'],
  ['/profile/orders?state=open', '/profile/orders?state=open'],
  ['/profile/orders#newest', '/profile/orders#newest'],
  ['/flights/THR-SYZ?departing=2026-12-05&adult=2', '/flights/THR-SYZ?departing=2026-12-05&adult=2'],
  ['/iran-visa/request?next=//evil.example', '/iran-visa/request?next=//evil.example'],
])('%s is a page of ours', (raw, expected) => {
  expect(next(raw)).toBe(expected);
});

const HOSTILE: readonly unknown[] = [
  '//evil.example',
  '///evil.example',
  '////evil.example/profile',
  'https://evil.example',
  'http:evil.example',
  'HTTPS://evil.example/profile',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,hi',
  '/\\evil.example',
  '\\\\evil.example',
  '/\\/evil.example',
  '/profile\\..\\..\\evil',
  '/\tprofile',
  '/\n/evil.example',
  '/\r\nSet-Cookie: a=b',
  ' /profile',
  '/profile ',
  '/ /evil.example',
  '/\u0000profile',
  '/\u2028/evil.example',
  '/\u00a0/evil.example'.replace('\u00a0', '\u0085'),
  '/profile/..//evil.example',
  '/..//evil.example',
  '/.//evil.example',
  '/profile/%2e%2e//evil.example',
  '/%2f%2fevil.example',
  '/%5cevil.example',
  '/profile//orders',
  '/profile/../../etc/passwd',
  '/api/account',
  '/.env',
  '/login?redirect=/profile',
  '/signup',
  'profile',
  '@evil.example',
  '/@evil.example',
  '/profile@evil.example',
  '',
  undefined,
  null,
  42,
  ['/profile'],
  `/profile?${'a'.repeat(3000)}`,
];

test('at least forty hostile ones, and each leads to the start', () => {
  expect(HOSTILE.length).toBeGreaterThanOrEqual(40);
  expect(HOSTILE.map((raw) => [raw, next(raw)])).toEqual(HOSTILE.map((raw) => [raw, '/']));
});

test('whatever stands in the address, nobody leaves the origin or lands where no page is', () => {
  const piece = fc.constantFrom(
    '/',
    '//',
    '\\',
    '..',
    '.',
    '%2f',
    '%5c',
    '@',
    ':',
    '?',
    '#',
    '\t',
    '\n',
    'https:',
    'evil.example',
    'profile',
    'orders',
    '\u0000',
    '\u2028',
  );
  const text = fc.oneof(
    fc.string(),
    fc.string({ unit: 'binary' }),
    fc.array(piece).map((list) => list.join('')),
  );
  fc.assert(
    fc.property(text, (raw) => {
      for (const found of [next(raw), next(withSlash(raw))]) {
        const url = new URL(found, ORIGIN);
        expect(url.origin).toBe(ORIGIN);
        expect(isOurs(url.pathname)).toBe(true);
        expect(found).toMatch(/^\/(?![/\\])/);
      }
    }),
    { numRuns: sized(1000, 5000) },
  );
});

test('what names a scheme gets no slash, so that no page of ours is looked for', () => {
  const schemes = HOSTILE.filter((raw) => typeof raw === 'string' && /^\w+:/.test(raw)) as string[];
  expect(schemes.length).toBeGreaterThan(5);
  const anyPage = (raw: string) => safeNext(raw, () => true);
  expect(schemes.map((raw) => [raw, anyPage(withSlash(raw))])).toEqual(schemes.map((raw) => [raw, '/']));
});

test('redirectURL of an invitation comes with or without its slash', () => {
  expect(next(withSlash('profile/orders'))).toBe('/profile/orders');
  expect(next(withSlash('/profile'))).toBe('/profile');
  expect(next(withSlash('//evil.example'))).toBe('/');
  expect(next(withSlash('https://evil.example'))).toBe('/');
});
