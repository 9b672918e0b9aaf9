import { expect, test } from 'vitest';
import { loginHref } from '#src/platform/accounts/login-href.ts';
import { safeNext } from '#src/platform/accounts/safe-next.ts';

test('a login leads back to the page with all of its query', () => {
  const href = loginHref('/flights/THR-SYZ', '?departing=2026-12-01&adult=2');
  expect(href).toBe('/login?redirect=%2Fflights%2FTHR-SYZ%3Fdeparting%3D2026-12-01%26adult%3D2');
  const redirect = new URL(href, 'https://safar.example').searchParams.get('redirect');
  expect(safeNext(redirect, () => true)).toBe('/flights/THR-SYZ?departing=2026-12-01&adult=2');
});

test('the login page leads to itself, and no invitation is carried over', () => {
  expect(loginHref('/login', '?redirect=%2Fprofile')).toBe('/login?redirect=%2Fprofile');
  expect(loginHref('/signup', '?invitationToken=secret&email=anna%40example.org')).toBe('/login');
});
