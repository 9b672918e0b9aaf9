import { expect, test } from 'vitest';
import { machineSkeleton } from './new.ts';

test('a new machine is the smallest one under its own names', () => {
  const files = machineSkeleton('price-watch');
  expect([...files.keys()].sort()).toEqual(
    ['about', 'alphabet', 'fields', 'fixtures', 'machine.test', 'machine', 'types', 'view'].map(
      (name) => `machines/price-watch/${name}.ts`,
    ),
  );
  const texts = [...files.values()].join('\n');
  expect(texts).not.toMatch(/documents-?mail|mailDocuments/i);
  expect(files.get('machines/price-watch/machine.ts')).toContain("id: 'priceWatch'");
});

test.each(['Price', 'price_watch', '../price', ''])('%o is no name', (name) => {
  expect(() => machineSkeleton(name)).toThrow('is no name of a machine');
});

test('a name that is taken is left alone', () => {
  expect(() => machineSkeleton('sign-up')).toThrow('machines/sign-up is there already');
});
