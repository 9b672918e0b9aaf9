import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApp } from '#src/app/createApp.tsx';
import { namePlaces } from '#src/app/name-routes.ts';
import { routeTree } from '#src/app/routeTree.gen.ts';
import { namePlacesBy, pageTemplate } from '#src/platform/core/recording/recording-place.ts';

test('no word of an address leaves before the router is known', () => {
  expect(pageTemplate('/profile')).toBe('/{unknown}');
});

describe('by the router', () => {
  beforeAll(() =>
    namePlaces(
      createApp({
        routeTree,
        origin: 'https://safar.example',
        fetch: () => Promise.reject(new Error('nobody is asked')),
      }),
    ),
  );
  afterAll(() => namePlacesBy(() => undefined));

  test.each([
    ['/', '/'],
    ['/find-booking', '/find-booking'],
    ['/profile', '/profile'],
    ['/profile/orders/', '/profile/orders'],
    ['/isfahan', '/{place}/{part}'],
    ['/flights', '/flights/{route}'],
    ['/flights/THR-SYZ', '/flights/{route}'],
    ['/flights/THR-SYZ/', '/flights/{route}'],
    ['/flights/issue/5f0c2f5e-6a1b-4a55-9d2c-0e6f4b7a9c31', '/flights/issue/{orderId}'],
    ['/profile/orders/5f0c2f5e-6a1b-4a55-9d2c-0e6f4b7a9c31', '/profile/orders/{orderId}'],
  ])('%s is %s', (pathname, template) => {
    expect(pageTemplate(pathname)).toBe(template);
  });

  test.each([
    ['/Keller-C01X00T47', '/{place}/{part}'],
    ['/profile/Keller', '/{place}/{part}'],
    ['/flights/THR-SYZ/anna@example.org', '/{unknown}'],
  ])('%s, which is no page, says nothing of what was typed', (pathname, template) => {
    expect(pageTemplate(pathname)).toBe(template);
  });
});
