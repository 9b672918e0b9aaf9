import fs from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type Arrow, filesIn, importsOf } from './arrows.ts';
import { arrowsBetweenProducts, arrowsIntoProducts, PRODUCTS, productOf } from './rooms.ts';

/** Folders in which each product has a room of the same name. */
const LAYERED = ['domain', 'machines', 'src/platform', 'src/routes/-support', 'src/screens'];
const SHARED_ROOMS = ['core', 'accounts', 'country'];

const sources = importsOf(['openapi', 'domain', 'machines', 'src', 'server'].flatMap(filesIn));
const arrowTexts = (arrows: readonly Arrow[]) => arrows.map(({ from, to }) => `${from} → ${to}`);

describe.each(LAYERED)('%s/', (layer) => {
  test('has the shared rooms and those of products, and no other folder but its tools', () => {
    const rooms = fs
      .readdirSync(layer, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name);
    const tools = layer === 'machines' ? ['trace'] : [];
    expect(rooms.sort()).toEqual([...SHARED_ROOMS, ...PRODUCTS, ...tools].sort());
  });
});

test('no product knows another', () => {
  const all = importsOf(['openapi', 'domain', 'machines', 'src', 'server', 'stories', 'e2e'].flatMap(filesIn));
  expect(all.length).toBeGreaterThan(8000);
  expect(arrowTexts(arrowsBetweenProducts(all))).toEqual([]);
});

/** Places that may know all products: routes, the application's entry, lists generated from folders. */
const MEETING = [
  /^src\/routes\/[^-]/,
  /^src\/app\//,
  /\.gen\.ts$/,
  /^server\/products\/[^/]+\.ts$/,
  /^server\/scenarios\//,
];

test('what is shared knows no product but where products meet', () => {
  const wrong = arrowsIntoProducts(sources).filter(({ from }) => !MEETING.some((place) => place.test(from)));
  expect(arrowTexts(wrong)).toEqual([]);
});

test('the slots of a made-up product know none of the real ones', () => {
  const madeUp = ['stories/support/museum.tsx', 'src/platform/core/testing/museum.ts'];
  expect(arrowTexts(arrowsIntoProducts(importsOf(madeUp)))).toEqual([]);
  // The contract has a type per product's order; the shared checkout must not use them.
  const checkout = ['booking', 'passengers', 'review', 'issue'].flatMap((name) => filesIn(`src/screens/core/${name}`));
  expect(checkout.length).toBeGreaterThan(40);
  expect(checkout.filter((file) => /\['Flight\w+'\]/.test(fs.readFileSync(file, 'utf8')))).toEqual([]);
});

test.each([
  ['src/screens/core/review/ReviewScreen.tsx', 'src/screens/flights/RefundLine.tsx'],
  ['src/platform/core/checkout/purchases.ts', 'src/platform/flights/flight-order.ts'],
  ['domain/country/trip.ts', 'domain/hotels/hotel-stay.ts'],
  ['server/jobs.ts', 'server/products/flights/stock.ts'],
])('a shared file that knows a product is found: %s → %s', (from, to) => {
  expect(arrowsIntoProducts([{ from, to }], ['flights', 'hotels'])).toEqual([{ from, to }]);
});

test.each([
  ['server/products/flights/stock.ts', 'server/products/hotels/stock.ts'],
  ['src/screens/visa/words.ts', 'domain/flights/airlines.ts'],
])('a product that knows another is found: %s → %s', (from, to) => {
  expect(arrowsBetweenProducts([{ from, to }], ['flights', 'hotels', 'visa'])).toEqual([{ from, to }]);
});

test('a folder that only begins as a product is called is none of its rooms', () => {
  expect(productOf('domain/core/flights.ts', ['flights'])).toBeNull();
  expect(productOf('domain/flights-of-birds/a.ts', ['flights'])).toBeNull();
});
