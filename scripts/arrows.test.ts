import fs from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  arrowsIn,
  arrowsIntoProducts,
  arrowsOutOfCheckout,
  filesIn,
  importsOf,
  isSharedCheckout,
  roomsIn,
  towersIn,
  wrongArrows,
} from './arrows.ts';

const towers = towersIn(fs.readFileSync('ARCHITECTURE.md', 'utf8'));

test('the two folders with rooms are drawn', () => {
  expect(towers.map(({ folder }) => folder)).toEqual(['server', 'src']);
});

describe.each(towers)('$folder/', (tower) => {
  const arrows = arrowsIn(tower.folder);

  test('every room is drawn, once', () => {
    expect(tower.floors.flat().sort()).toEqual(roomsIn(tower.folder));
  });

  test('what a room imports is drawn below it', () => {
    expect(arrows.length).toBeGreaterThan(500);
    expect(wrongArrows(tower, arrows)).toEqual([]);
  });
});

test('a product is known to the list of products only', () => {
  expect(arrowsIntoProducts(arrowsIn('server'))).toEqual([]);
});

test('the checkout that all products share knows none of them, and neither do the slots of a made-up one', () => {
  const shared = filesIn('src').filter(isSharedCheckout);
  expect(shared.length).toBeGreaterThan(60);
  expect(arrowsOutOfCheckout(importsOf(shared))).toEqual([]);
  // The contract has a name for each product's order.
  const named = shared.filter((file) => /\['Flight\w+'\]/.test(fs.readFileSync(file, 'utf8')));
  expect(named).toEqual([]);
  const madeUp = [
    'stories/support/museum.tsx',
    'stories/screens/core/museum.stories.tsx',
    'src/platform/core/testing/museum.ts',
  ];
  const asShared = importsOf(madeUp).map(({ to }) => ({ from: 'src/screens/core/review/ReviewScreen.tsx', to }));
  expect(arrowsOutOfCheckout(asShared)).toEqual([]);
});

describe('a wrong import is found', () => {
  const [tower] = towersIn('```\nserver/\n  main.ts\n  orders/\n  accounts/  gateways/\n  db/\n```\n');
  if (!tower) throw new Error('Nothing is drawn');

  test.each([
    ['server/accounts/account.ts', 'server/orders/price.ts'],
    ['server/db/open.ts', 'server/main.ts'],
    ['server/accounts/account.ts', 'server/gateways/mail.ts'],
    ['server/orders/price.ts', 'server/unknown/price.ts'],
    ['server/unknown.ts', 'server/db/open.ts'],
  ])('%s → %s', (from, to) => {
    expect(wrongArrows(tower, [{ from, to }])).toEqual([`${from} → ${to}`]);
  });

  test.each([
    ['server/orders/price.ts', 'server/accounts/account.ts'],
    ['server/orders/price.ts', 'server/orders/discounts.ts'],
    ['server/main.ts', 'server/db/open.ts'],
  ])('and a right one is not: %s → %s', (from, to) => {
    expect(wrongArrows(tower, [{ from, to }])).toEqual([]);
  });

  test.each([
    ['src/screens/core/review/ReviewScreen.tsx', 'src/screens/flights/RefundLine.tsx'],
    ['src/screens/core/booking/HoldNews.tsx', 'domain/flights/airlines.ts'],
    ['src/screens/accounts/profile/OrderScreen.tsx', 'domain/flights/flight-code.ts'],
    ['src/platform/core/checkout/purchases.ts', 'src/platform/flights/flight-order.ts'],
    ['src/routes/-support/core/checkout/CheckoutStep.tsx', 'machines/flights/flight-booking/view.ts'],
    ['src/routes/-support/core/checkout/CheckoutStep.tsx', 'src/routes/-support/hotels/HotelReviewStep.tsx'],
    ['src/platform/core/checkout/order-flow.ts', 'src/platform/hotels/hotel-ports.ts'],
    ['src/screens/core/review/ReviewScreen.tsx', 'src/screens/hotels/stars.ts'],
    ['src/platform/core/checkout/checkout-ports.ts', 'machines/hotels/hotel-booking/types.ts'],
  ])('out of the shared checkout: %s → %s', (from, to) => {
    expect(arrowsOutOfCheckout([{ from, to }], ['flights', 'hotels'])).toEqual([`${from} → ${to}`]);
  });

  test.each([
    ['server/jobs.ts', 'server/products/flights/stock.ts'],
    ['server/products/flights/stock.ts', 'server/products/hotels/stock.ts'],
  ])('into a product: %s → %s', (from, to) => {
    expect(arrowsIntoProducts([{ from, to }])).toEqual([`${from} → ${to}`]);
  });
});
