import { expect, test } from 'vitest';
import { machineSkeleton, productSkeleton } from './new.ts';

test('a new machine is the smallest one under its own names', () => {
  const files = machineSkeleton('flights/price-watch');
  expect([...files.keys()].sort()).toEqual(
    ['about', 'examples', 'fixtures', 'machine.test', 'machine', 'redaction', 'types', 'view'].map(
      (name) => `machines/flights/price-watch/${name}.ts`,
    ),
  );
  const texts = [...files.values()].join('\n');
  expect(texts).not.toMatch(/documents-?mail|mailDocuments/i);
  expect(files.get('machines/flights/price-watch/machine.ts')).toContain("id: 'priceWatch'");
});

test.each(['Price', 'price-watch', 'flights/price_watch', '../price', ''])('%o is no name', (name) => {
  expect(() => machineSkeleton(name)).toThrow('is no name of a machine');
});

test('a name that is taken is left alone', () => {
  expect(() => machineSkeleton('accounts/sign-up')).toThrow('machines/accounts/sign-up is there already');
});

/** Folders in which a product has a room. */
const ROOMS = [
  /^domain\/tours\//,
  /^machines\/tours\//,
  /^openapi\/products\/tours\.yaml$/,
  /^server\/products\/tours\//,
  /^src\/platform\/tours\//,
  /^src\/routes\/\(tours\)\/tours\//,
  /^src\/routes\/-support\/tours\//,
  /^src\/screens\/tours\//,
  /^src\/copy\/messages\/en\/tours\.json$/,
  /^stories\/products\/tours\//,
  /^e2e\/tours\//,
];

test('a new product has a room in every layer, under its own name, and nothing outside of them', () => {
  const files = productSkeleton('tours');
  const names = [...files.keys()];
  expect(names.filter((file) => !ROOMS.some((room) => room.test(file)))).toEqual([]);
  expect(ROOMS.filter((room) => !names.some((file) => room.test(file)))).toEqual([]);
  expect([...names, ...files.values()].join('\n')).not.toMatch(/\{\{(?:name|Name)\}\}/);
});

test.each(['Tours', 'city-tours', '../tours', ''])('%o is no name of a product', (name) => {
  expect(() => productSkeleton(name)).toThrow('is no name of a product');
});

test('a product that is there is left alone', () => {
  expect(() => productSkeleton('flights')).toThrow('server/products/flights is there already');
});
