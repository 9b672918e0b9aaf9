import { expect, test } from 'vitest';
import { machineSkeleton, productSkeleton } from './new.ts';

test('a new machine is the smallest one under its own names', () => {
  const files = machineSkeleton('flights/price-watch');
  expect([...files.keys()].sort()).toEqual(
    ['about', 'alphabet', 'fields', 'fixtures', 'machine.test', 'machine', 'types', 'view'].map(
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

test('a new product is its part of the contract, its folder, the page of its orders and its words, under its own name', () => {
  const files = productSkeleton('tours');
  expect([...files.keys()].sort()).toEqual([
    'openapi/products/tours.yaml',
    'server/products/tours/detail.ts',
    'server/products/tours/operations.ts',
    'server/products/tours/operations/holdTours.ts',
    'server/products/tours/product.ts',
    'server/products/tours/testing/subject.ts',
    'server/products/tours/words.ts',
    'src/copy/messages/en/tours.json',
    'src/screens/tours/OrderPage.tsx',
  ]);
  expect([...files.values()].join('\n')).not.toMatch(/\{\{/);
  expect(files.get('src/copy/messages/en/tours.json')).toBe('{\n  "product_tours": "Tours"\n}\n');
});

test.each(['Tours', 'city-tours', '../tours', ''])('%o is no name of a product', (name) => {
  expect(() => productSkeleton(name)).toThrow('is no name of a product');
});

test('a product that is there is left alone', () => {
  expect(() => productSkeleton('flights')).toThrow('server/products/flights is there already');
});
