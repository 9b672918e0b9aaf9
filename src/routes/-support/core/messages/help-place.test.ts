import { expect, test } from 'vitest';
import { helpPlaceOf } from '#src/routes/-support/core/messages/help-place.ts';

const context = {
  ...{ origin: 'https://safar.example', cache: {}, mayBeSignedIn: false, now: () => 0 },
  fetch: () => Promise.reject(new Error('Nothing is asked.')),
};
const kindAt = (href: string, loaded?: unknown) => helpPlaceOf(context, href, loaded).kind;

test('of a product with several kinds, the address says which one is asked for, and the order which one is bought', () => {
  expect(kindAt('/iran-transportation?kind=train&from=tehran')).toBe('train');
  expect(kindAt('/iran-transportation')).toBeNull();
  const order = { product: 'transport', status: 'issued', item: { kind: 'bus' } };
  expect(kindAt('/profile/orders/1?kind=train', { order })).toBe('bus');
  expect(kindAt('/profile/orders/1?kind=train', { order: { ...order, item: {} } })).toBeNull();
});
